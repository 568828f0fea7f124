"""Who won, and which tables somebody has put away: what the lists of the lobby need."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add both; of matches that are over already it is not known who won."""
    op.add_column("matches", sql.Column("won", sql.Text, nullable=False, server_default=""))
    op.create_table(
        "away",
        sql.Column("guest", sql.Text, sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
    )
