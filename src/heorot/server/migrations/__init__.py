"""The schema, version by version (alembic). A hall brings its database up to date when it opens."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql

from heorot.core.errors import HeorotError

HEAD = "0005"
"""The newest version; a database that has it needs nothing done."""
FOLDER = Path(__file__).parent
ONE_AT_A_TIME = 0x48656F72


def upgrade(engine: sql.Engine, to: str = HEAD) -> None:
    """Bring a database up to date, or refuse it: one that is newer, or is not a hall's."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # several halls may open at the same time
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
            if _version(connection) != to:
                _run(connection, to)
    except sql.exc.DBAPIError as error:
        raise HeorotError("the database does not open: {problem}", problem=_brief(error)) from None


def _brief(error: sql.exc.DBAPIError) -> str:
    return str(error.orig).strip().partition("\n")[0]


def versions() -> list[str]:
    """All versions there are, the first one first."""
    return sorted(one.stem.partition("_")[0] for one in FOLDER.glob("versions/[0-9]*.py"))


def _version(connection: sql.Connection) -> str | None:
    """The version of a database; None for an empty one."""
    names = set(sql.inspect(connection).get_table_names())
    if not names:
        return None
    found = None
    if "alembic_version" in names:
        found = connection.execute(sql.text("select version_num from alembic_version")).scalar()
    if found is None:
        raise HeorotError("this database belongs to something else; give the hall one of its own")
    if found not in versions():
        raise HeorotError(
            "this database was last opened by a newer hall (its version is {found}, and {known} is"
            " the newest known here); install that version of Heorot",
            found=found,
            known=HEAD,
        )
    return str(found)


def _run(connection: sql.Connection, to: str) -> None:
    from alembic import command  # here: a database that is up to date is opened faster without it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
