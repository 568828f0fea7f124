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
from heorot.server import backup, messages, migrations, seating
from heorot.server.kept import KeptMatch
from heorot.server.quick import QuickRows
from heorot.server.room import MOST_TRIES
from heorot.server.rows import NotWritten, Row, Taken
from heorot.server.schema import metadata
from heorot.server.settings import NewSeat, NewTable
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
        assert [one["hints"] for one in people[0].last("table")["people"]] == [0, 0]
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


async def check_what_counts_as_taken(store: Store) -> None:
    """Only what is there already; whatever else the database refuses is none of others' doing."""
    await store.set_guest("ann", "Ann", 0)
    new = NewTable("hoard", [NewSeat("me"), NewSeat("friend")])
    match, seated = seating.new_table(new, bytes(32), "ann", "Ann", 0)
    await store.add_match(match, seated)
    row = Row(0, "act", 0, 1, 0, "a request")
    await store.add_row(match, row)
    for again in (row, row._replace(request="another")):
        with pytest.raises(Taken):
            await store.add_row(match, again)
    for table, one in ((match._replace(id="none"), row), (match, row._replace(number=9, at=None))):  # type: ignore[arg-type]
        with pytest.raises(NotWritten):
            await store.add_row(table, one)
    with pytest.raises(NotWritten):
        await store.add_match(match._replace(id="another", host="nobody"), seated)


@in_a_loop
async def test_only_what_is_there_already_counts_as_taken(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    try:
        await check_what_counts_as_taken(store)
    finally:
        store.close()


def test_the_quick_way_is_not_taken_when_all_connections_are_in_use(tmp_path: Path) -> None:
    options = {"pool_size": 1, "max_overflow": 0, "pool_timeout": 0.01}
    engine = sql.create_engine(sqlite_url(tmp_path), **options)
    quick = QuickRows(engine)
    with engine.connect():
        assert not quick.write([])
    quick.close()
    engine.dispose()


@in_a_loop
async def test_whoever_is_never_the_first_gives_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_rooms(tmp_path) as rooms:
        first, _ = await rooms.two(await rooms.table(ME, FRIEND))
        tried = 0

        async def taken(*_: object) -> None:
            nonlocal tried
            tried += 1
            raise Taken("somebody else was faster")

        monkeypatch.setattr(rooms.store, "add_line", taken)
        await first.say(messages.Say(text="Good evening"))
        assert first.last("refused")["text"].startswith("This could not be written down")
        assert tried == MOST_TRIES


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
