"""How many hints each seat has asked for."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add it; of hints that were given before nothing was kept."""
    op.add_column("seats", sql.Column("hints", sql.Integer, nullable=False, server_default="0"))
