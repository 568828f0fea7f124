"""The first version: guests, matches, seats, rows, lines."""

from alembic import op

from heorot.server.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    metadata.create_all(op.get_bind())
