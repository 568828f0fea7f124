"""What somebody chooses in secret, nobody else hears of: not what, not how far, not when."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.rooms import FRIEND, ME, Rooms, Visitor, in_a_loop, open_rooms

from heorot.server import kept
from heorot.server.messages import Agree

MOST_ACTS = 200


async def _sit(rooms: Rooms, game: str) -> tuple[list[Visitor], Visitor]:
    """Two who play, and one who watches."""
    table = await rooms.table(ME, FRIEND, game=game, is_listed=True)
    people = await rooms.two(table)
    return list(people), await rooms.come(table, 0, "cat")


def _asked(people: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Somebody who is asked, and the other one."""
    one = next(one for one in people if one.is_asked)
    return one, next(other for other in people if other is not one)


@pytest.mark.parametrize("game", ["legend", "movie"])
@in_a_loop
async def test_a_step_that_nobody_sees_is_not_seen_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    now = 1000.0
    monkeypatch.setattr(kept, "NOW", lambda: now)
    async with open_rooms(tmp_path) as rooms:
        people, cat = await _sit(rooms, game)
        seen = {True: 0, False: 0}
        while not all(seen.values()):
            assert sum(seen.values()) < MOST_ACTS
            (before,), heard = rooms.store.listed(9), len(cat.heard)
            now += 100
            one, _ = _asked(people)
            await one.say(one.act())
            (after,) = rooms.store.listed(9)
            has_noticed = len(cat.heard) > heard
            assert (after.match.noticed == now) == has_noticed
            assert has_noticed or after.match.noticed == before.match.noticed
            assert after.match.touched == now
            seen[has_noticed] += 1


@pytest.mark.parametrize("game", ["legend", "movie"])
@in_a_loop
async def test_a_wish_outlives_a_step_that_nobody_sees_and_ends_with_one_that_all_see(
    tmp_path: Path, game: str
) -> None:
    async with open_rooms(tmp_path) as rooms:
        people, cat = await _sit(rooms, game)
        room, has_ended, has_outlived = cat.room, False, False
        for _ in range(MOST_ACTS):
            one, other = _asked(people)
            is_wished = other.now["undo"] == "ask"
            if is_wished:
                await other.say(undo := other.undo())
                assert one.last("asked") == {"is": "asked", "what": "undo", "by": other.seat}
            heard = len(cat.heard)
            await one.say(one.act())
            if not is_wished:
                continue
            if len(cat.heard) > heard:
                has_ended = True
                assert room.kept.wish is None
                assert one.last("asked")["by"] == 0
                assert other.last("refused")["request"] == undo.request
            elif not has_outlived:
                has_outlived = True
                assert room.kept.wish is not None
                assert one.last("asked")["by"] == other.seat
                await one.say(Agree(what="undo", yes=True))
                assert len(room.kept.undone) == 1
                assert one.last("asked")["by"] == 0
                assert other.is_asked
            if has_ended and has_outlived:
                return
        raise AssertionError("such steps did not come up")


@in_a_loop
async def test_whoever_acts_has_no_wish_any_more(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        people, _ = await _sit(rooms, "hoard")
        for _ in range(MOST_ACTS):
            one, other = _asked(people)
            if one.now["undo"] == "ask":
                break
            await one.say(one.act())
        await one.say(one.undo())
        assert other.last("asked")["by"] == one.seat
        await one.say(one.act())
        assert one.room.kept.wish is None
        assert other.last("asked")["by"] == 0
