"""The tables of the database, the same on SQLite and PostgreSQL. `migrations` makes them."""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()

guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("since", sql.Double, nullable=False),
)
"""Whoever has come into the hall: known by a signed cookie, called as they like; the name is empty
while they have not chosen any."""

matches = sql.Table(
    "matches",
    metadata,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("settings", sql.Text, nullable=False),
    sql.Column("dice", sql.Text, nullable=False),
    sql.Column("host", sql.Text, sql.ForeignKey("guests.id"), nullable=False),
    sql.Column("is_listed", sql.Boolean, nullable=False),
    sql.Column("stage", sql.Text, nullable=False),
    sql.Column("since", sql.Double, nullable=False),
    sql.Column("begun", sql.Double, nullable=False),
    sql.Column("touched", sql.Double, nullable=False),
    sql.Column("noticed", sql.Double, nullable=False, index=True),
    sql.Column("waited", sql.Integer, nullable=False),
    sql.Column("wish", sql.Text, nullable=False),
    sql.Column("next", sql.Text, sql.ForeignKey("matches.id"), nullable=True),
    sql.Column("won", sql.Text, nullable=False),
)
"""A table: what is played on it (JSON), the key material of its dice (JSON), how far it has come,
and whom it waits for (`heorot.server.rows.MatchRow`)."""

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("guest", sql.Text, sql.ForeignKey("guests.id"), nullable=True, index=True),
    sql.Column("bot", sql.Text, nullable=False),
    sql.Column("link", sql.Text, nullable=False),
    sql.Column("hints", sql.Integer, nullable=False),
)
"""Who sits where: a guest, a bot, or nobody yet. `link` is the hash of the invitation's secret,
`hints` how many the seat has asked for."""

rows = sql.Table(
    "rows",
    metadata,
    sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("action", sql.Integer, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
    sql.Column("request", sql.Text, nullable=True),
)
"""Everything that was accepted at a table, in order."""

lines = sql.Table(
    "lines",
    metadata,
    sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("guest", sql.Text, sql.ForeignKey("guests.id"), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
)
"""What was said."""

away = sql.Table(
    "away",
    metadata,
    sql.Column("guest", sql.Text, sql.ForeignKey("guests.id"), primary_key=True),
    sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
)
"""Tables that a guest has taken off the list."""
