"""The database: its versions, what is refused, and how it is saved and brought back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.server.rooms import FRIEND, ME, in_a_loop, open_rooms

from heorot.core.errors import HeorotError
from heorot.server import backup, migrations
from heorot.server.kept import KeptMatch
from heorot.server.schema import metadata
from heorot.server.store import Store, sqlite_url

FIRST = Path(__file__).parent / "first.sql"
"""A database of the first version, with a match in it."""


def test_the_newest_version_is_known() -> None:
    script = ScriptDirectory(str(migrations.FOLDER))
    assert script.get_heads() == [migrations.HEAD]
    assert [one.revision for one in script.walk_revisions()][::-1] == migrations.versions()


@pytest.mark.parametrize("version", [None, *migrations.versions()])
def test_a_database_of_every_version_comes_up_to_date(version: str | None, tmp_path: Path) -> None:
    engine = sql.create_engine(sqlite_url(tmp_path))
    if version is not None:
        migrations.upgrade(engine, version)
    migrations.upgrade(engine)
    migrations.upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@in_a_loop
async def test_a_match_of_the_first_version_is_played_on(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "hall.sqlite") as connection:
        connection.executescript(FIRST.read_text("utf-8"))
    connection.close()
    async with open_rooms(tmp_path) as rooms:
        (table,) = rooms.store.tables_of("ann", 9)
        guests = enumerate(("ann", "ben"), 1)
        people = [await rooms.come(table.match.id, seat, guest) for seat, guest in guests]
        assert len(people[0].entries) > 1
        one = next(one for one in people if one.is_asked)
        await one.say(act := one.act())
        assert one.last("told")["request"] == act.request


def test_a_match_by_other_rules_is_refused_by_name(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "hall.sqlite") as connection:
        connection.executescript(FIRST.read_text("utf-8"))
        connection.execute("update matches set settings = json_set(settings, '$.rules', 99)")
    connection.close()
    store = Store(sqlite_url(tmp_path))
    (table,) = store.tables_of("ann", 9)
    with pytest.raises(HeorotError, match="played by version 99 of the rules of hoard"):
        KeptMatch.load(store, table.match.id)
    store.close()


def _refused(folder: Path, *statements: str) -> str:
    with sqlite3.connect(folder / "hall.sqlite") as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()
    with pytest.raises(HeorotError) as refused:
        Store(sqlite_url(folder))
    return str(refused.value)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    Store(sqlite_url(tmp_path)).close()
    said = _refused(tmp_path, "update alembic_version set version_num = '9999'")
    assert "newer hall (its version is 9999" in said


def test_a_database_of_something_else_is_refused(tmp_path: Path) -> None:
    assert "something else" in _refused(tmp_path, "create table recipes (name text)")
    other = tmp_path / "other"
    other.mkdir()
    (other / "hall.sqlite").write_bytes(b"Dear diary, " * 100)
    with pytest.raises(HeorotError, match="does not open: file is not a database"):
        Store(sqlite_url(other))


@in_a_loop
async def test_a_hall_is_saved_while_it_is_open_and_brought_back(tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved"
    data.mkdir()
    (data / "key").write_bytes(bytes(32))
    async with open_rooms(data) as rooms:
        first, other = await rooms.two(table := await rooms.table(ME, FRIEND))
        await first.say(first.act())
        backup.save(data, saved)
        shown = first.now
        while first.is_asked:
            await first.say(first.act())
        with pytest.raises(HeorotError, match="exists already"):
            backup.save(data, saved)
    assert (saved / "key").read_bytes() == bytes(32)
    assert {one.stat().st_mode & 0o077 for one in saved.iterdir()} == {0}
    async with open_rooms(saved) as rooms:
        again = await rooms.come(table, first.seat, first.reader.guest)
        assert again.now == shown
        await again.say(again.act())
        assert again.last("told")["request"]
        assert await rooms.come(table, other.seat, other.reader.guest)
