"""When anybody could last notice that something has happened at a table."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add it; tables are listed by it from now on."""
    op.add_column("matches", sql.Column("noticed", sql.Double, nullable=False, server_default="0"))
    op.execute("update matches set noticed = touched")
    op.drop_index("ix_matches_touched", "matches")
    op.create_index("ix_matches_noticed", "matches", ["noticed"])
