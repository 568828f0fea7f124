"""The first version: guests, matches, seats, rows, lines."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "guests",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("since", sql.Double, nullable=False),
    )
    op.create_table(
        "matches",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("settings", sql.Text, nullable=False),
        sql.Column("dice", sql.Text, nullable=False),
        sql.Column("host", sql.Text, sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("is_listed", sql.Boolean, nullable=False),
        sql.Column("stage", sql.Text, nullable=False),
        sql.Column("since", sql.Double, nullable=False),
        sql.Column("begun", sql.Double, nullable=False),
        sql.Column("touched", sql.Double, nullable=False),
        sql.Column("waited", sql.Integer, nullable=False),
        sql.Column("wish", sql.Text, nullable=False),
        sql.Column("next", sql.Text, sql.ForeignKey("matches.id"), nullable=True),
    )
    op.create_index("ix_matches_touched", "matches", ["touched"])
    op.create_table(
        "seats",
        sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("guest", sql.Text, sql.ForeignKey("guests.id"), nullable=True),
        sql.Column("bot", sql.Text, nullable=False),
        sql.Column("link", sql.Text, nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "rows",
        sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("kind", sql.Text, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("action", sql.Integer, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
        sql.Column("request", sql.Text, nullable=True),
        sql.UniqueConstraint("match", "seat", "request", name="once"),
    )
    op.create_table(
        "lines",
        sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("guest", sql.Text, sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
    )
