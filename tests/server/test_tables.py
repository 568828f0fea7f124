"""Who sits at a table, who plays for them, and what they have to agree on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.rooms import (
    BEN,
    BOT,
    FRIEND,
    ME,
    Visitor,
    cast_dice,
    in_a_loop,
    open_rooms,
    until,
    until_asked,
)

from heorot.core.errors import HeorotError
from heorot.server import hall, kept, messages, readers, taking_over
from heorot.server.messages import Agree, TakeOver
from heorot.server.rows import MatchRow, Row
from heorot.server.settings import NewTable


async def play_on(people: list[Visitor], most: int = 1000) -> None:
    """The first choice of whoever is asked, until it is over."""
    for _ in range(most):
        asked = [one for one in people if one.is_asked]
        if not asked:
            return
        await asked[0].say(asked[0].act())


@in_a_loop
async def test_a_bot_takes_over_and_hands_back(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        first, other = await rooms.two(await rooms.table(ME, FRIEND))
        await first.say(TakeOver(bot="greedy"))
        await until_asked(other)
        assert [one["bot"] for one in other.last("people")["people"]].count("greedy") == 1
        await first.say(TakeOver(bot=""))
        assert not any(one["bot"] for one in other.last("people")["people"])
        while other.is_asked:
            await other.say(other.act())
        assert first.is_asked
        assert not len(first.room.thinking)


@in_a_loop
async def test_a_bot_plays_for_whoever_leaves_a_match_until_they_come_back(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        first, other = await rooms.two(table := await rooms.table(ME, FRIEND))
        await rooms.hall.get_up(table, first.reader.guest)
        await until_asked(other)
        await first.say(TakeOver(bot=""))
        assert first.room.kept.seats_of(first.reader.guest) == [first.seat - 1]
        assert not any(one.bot for one in first.room.kept.seated)


@in_a_loop
async def test_whoever_leaves_an_open_table_frees_the_seat_for_the_same_link(
    tmp_path: Path,
) -> None:
    async with open_rooms(tmp_path) as rooms:
        table = await rooms.table(ME, FRIEND, FRIEND)
        await rooms.sit(table, 2, "ben")
        with pytest.raises(HeorotError, match="not free"):
            await rooms.sit(table, 2, "cat")
        await rooms.hall.get_up(table, "ben")
        await rooms.sit(table, 2, "cat")
        with pytest.raises(HeorotError, match="do not sit"):
            await rooms.hall.get_up(table, "ben")


@in_a_loop
async def test_somebody_may_leave_and_another_come_while_the_dice_are_agreed_on(
    tmp_path: Path,
) -> None:
    async with open_rooms(tmp_path) as rooms:
        table = await rooms.table(ME, FRIEND)
        await rooms.sit(table, 2, "ben")
        ann = await rooms.come(table, 1)
        await ann.roll()
        await rooms.hall.get_up(table, "ben")
        assert ann.last("table")["stage"] == "open"
        await rooms.sit(table, 2, "cat")
        await cast_dice([ann, await rooms.come(table, 2, "cat")])
        assert ann.last("table")["stage"] == "playing"


@in_a_loop
async def test_the_host_gives_a_seat_to_a_bot_when_nobody_comes(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        table = await rooms.table(ME, FRIEND, FRIEND)
        await rooms.sit(table, 2, "ben")
        ann = await rooms.come(table, 1)
        ben = await rooms.come(table, 2, "ben")
        await ben.say(TakeOver(bot="greedy", seat=3))
        assert "Only who opened" in ben.last("refused")["text"]
        await ann.say(TakeOver(bot="greedy", seat=2))
        assert "already" in ann.last("refused")["text"]
        ben.room.leave(ben.reader)
        await ann.say(TakeOver(bot="greedy", seat=2))
        await ann.say(TakeOver(bot="greedy", seat=3))
        await cast_dice([ann])
        assert ann.last("table")["stage"] == "playing"
        people = ann.last("table")["people"]
        assert [one["bot"] for one in people] == ["", "greedy", "greedy"]
        assert len({one["name"] for one in people}) == 3


@in_a_loop
async def test_a_table_whose_host_leaves_before_it_begins_is_closed(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        table = await rooms.table(ME, FRIEND, FRIEND, is_listed=True)
        await rooms.sit(table, 2, "ben")
        ben = await rooms.come(table, 2, "ben")
        assert len(rooms.store.listed(9)) == 1
        await rooms.hall.get_up(table, "ann")
        assert ben.last("table")["stage"] == "closed"
        assert not rooms.store.listed(9)
        assert not rooms.store.tables_of("ben", 9)
        with pytest.raises(HeorotError):
            await rooms.sit(table, 3, "cat")


@in_a_loop
async def test_private_tables_are_not_listed(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        private = await rooms.table(ME, FRIEND)
        listed = await rooms.table(ME, FRIEND, is_listed=True)
        assert [one.match.id for one in rooms.store.listed(9)] == [listed]
        assert {one.match.id for one in rooms.store.tables_of("ann", 9)} == {private, listed}
        assert len(private) >= 16  # nobody finds it by trying


@in_a_loop
async def test_whoever_watches_sees_what_everybody_sees_and_can_do_nothing(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        first, _ = await rooms.two(table := await rooms.table(ME, FRIEND))
        cat = await rooms.come(table, 0, "cat")
        assert cat.now["public"] == first.now["public"]
        assert cat.now["own"] is None
        assert not cat.now["choices"]
        act = messages.Act(
            request="I want it", revision=cat.now["revision"], action=first.act().action
        )
        for message in (act, TakeOver(bot="greedy"), messages.Say(text="Ha!")):
            await cat.say(message)
            assert "watches" in cat.last("refused")["text"]
        assert not first.room.kept.written
        await first.say(first.act())
        assert cat.now["public"] == first.now["public"]


@in_a_loop
async def test_several_play_at_one_screen(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        table = await rooms.table(ME, BEN)
        people = [await rooms.come(table, 1), await rooms.come(table, 2)]
        await cast_dice(people)
        await play_on(people)
        assert all(one.now["result"] for one in people)
        for one in people:
            numbers = [entry["number"] for entry in one.entries]
            assert numbers == list(range(1, len(numbers) + 1))


@in_a_loop
async def test_a_match_that_is_over_is_not_taken_back(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        table = await rooms.table(ME, BEN, game="leduc")
        people = [await rooms.come(table, 1), await rooms.come(table, 2)]
        await cast_dice(people)
        await play_on(people)
        written = people[0].room.kept.written
        for one in people:
            assert one.now["undo"] == ""
            await one.say(one.undo())
            assert "is over" in one.last("refused")["text"]
        assert people[0].room.kept.written == written


@in_a_loop
async def test_nobody_looks_back_on_a_match_before_its_end_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_rooms(tmp_path) as rooms:
        table = await rooms.table(ME, BEN, game="leduc")
        people = [await rooms.come(table, 1), await rooms.come(table, 2)]
        await cast_dice(people)
        kept, write, stages = people[0].room.kept, rooms.store.add_row, []

        async def look_first(match: MatchRow, row: Row) -> None:
            stages.append(match.stage)
            with pytest.raises(HeorotError, match="when it is over"):
                kept.saga()
            await write(match, row)

        monkeypatch.setattr(rooms.store, "add_row", look_first)
        await play_on(people)
        assert stages[-1] == "over"
        assert kept.saga()


@in_a_loop
async def test_what_was_taken_back_though_something_was_learned_is_told_at_the_end(
    tmp_path: Path,
) -> None:
    async with open_rooms(tmp_path) as rooms:
        me = await rooms.come(await rooms.table(ME, BOT, game="movie", box="kingdoms"), 1)
        await cast_dice([me])
        await until_asked(me)
        while me.entries[-1]["seat"] in {0, 1} or len(me.entries) < 4:
            await me.say(me.act())
            await until_asked(me)
        assert me.now["undo"] == "free"
        await me.say(me.undo())
        assert me.last("table")["now"]["taken_back"] == 1
        while not me.now["result"]:
            await me.say(me.act())
            await until_asked(me)
        assert me.now["result"]["taken_back"].startswith("Once, something was taken back")


@in_a_loop
async def test_bots_are_called_in_the_language_of_the_host(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        new = NewTable("beest", [ME, *[BOT] * 4, FRIEND])
        await rooms.store.set_guest("ann", "Анна", 0)
        table = await rooms.hall.open_table(new, "ann", "Анна", "ru")
        ann = await rooms.come(table, 1)
        await ann.say(messages.Hello(version=messages.VERSION, language="ru"))
        await ann.say(TakeOver(bot="greedy", seat=6))
        names = [one.name for one in ann.room.kept.seated]
        assert names == ["Анна", "Унферт", "Виглаф", "Хродгар", "Хигелак", "Брека"]


@in_a_loop
async def test_everybody_plays_again_one_seat_further_when_all_want_to(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        three = [ME, FRIEND, BOT]
        table = await rooms.table(*three, game="movie", box="kingdoms")  # a short match
        first, other = await rooms.two(table)
        while not first.now["result"]:
            await play_on([first, other])
            await asyncio.sleep(0)
        await first.say(Agree(what="rematch", yes=True))
        assert other.last("asked")["what"] == "rematch"
        await other.say(Agree(what="rematch", yes=False))
        assert first.last("refused")
        await other.say(Agree(what="rematch", yes=True))
        await first.say(Agree(what="rematch", yes=True))
        again = first.last("moved")["id"]
        assert other.last("moved")["id"] == again
        await other.say(Agree(what="rematch", yes=True))
        assert other.last("moved")["id"] == again
        async with rooms.hall.visit(again) as new, rooms.hall.visit(table) as old:
            names = [one.name for one in old.kept.seated]
            assert [one.name for one in new.kept.seated] == [names[-1], *names[:-1]]
            assert new.kept.stage == "rolling"


async def _ask_for_undo(first: Visitor, other: Visitor) -> int:
    """Something that the other has learned is to be taken back; how much there was before."""
    while first.is_asked:
        await first.say(first.act())
    await first.say(first.undo())
    assert other.last("asked") == {"is": "asked", "what": "undo", "by": first.seat}
    return first.room.kept.written


@in_a_loop
async def test_what_others_have_learned_from_is_taken_back_when_they_agree(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        first, other = await rooms.two(await rooms.table(ME, FRIEND))
        written = await _ask_for_undo(first, other)
        await other.say(Agree(what="undo", yes=False))
        assert first.last("refused")["request"]
        assert first.room.kept.written == written
        await first.say(first.undo())
        tables = other.count("table")
        await other.say(Agree(what="undo", yes=True))
        assert first.room.kept.written == written + 1
        assert other.count("table") == tables + 1
        assert first.is_asked
        assert first.room.kept.wish is None


@in_a_loop
async def test_a_wish_is_kept_when_the_hall_closes_and_gone_when_somebody_acts(
    tmp_path: Path,
) -> None:
    async with open_rooms(tmp_path) as rooms:
        first, other = await rooms.two(table := await rooms.table(ME, FRIEND))
        await _ask_for_undo(first, other)
    async with open_rooms(tmp_path) as rooms:
        other = await rooms.come(table, other.seat, other.reader.guest)
        assert other.last("asked")["what"] == "undo"
        kept = other.room.kept
        noticed = kept.match.noticed
        while kept.match.noticed == noticed:  # what is chosen in secret leaves a wish as it is
            assert kept.wish is not None
            await other.say(other.act())
        assert kept.wish is None
        written = other.room.kept.written
        await other.say(Agree(what="undo", yes=True))
        assert other.room.kept.written == written


@in_a_loop
async def test_a_bot_may_play_for_somebody_who_is_gone_and_not_for_one_who_is_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_rooms(tmp_path) as rooms:
        first, other = await rooms.two(await rooms.table(ME, FRIEND))
        gone = TakeOver(bot="greedy", seat=first.seat)
        await other.say(gone)
        assert "ten minutes" in other.last("refused")["text"]
        first.room.leave(first.reader)
        await other.say(gone)
        assert not any(one.bot for one in other.room.kept.seated)
        late = kept.NOW() + taking_over.GONE + 1
        monkeypatch.setattr(taking_over, "NOW", lambda: late)
        await other.say(gone)
        assert other.room.kept.seated[first.seat - 1].bot == "greedy"


@in_a_loop
async def test_a_clock_counts_and_a_bot_may_play_when_the_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = kept.NOW()
    for module in (kept, readers):
        monkeypatch.setattr(module, "NOW", lambda: now)
    async with open_rooms(tmp_path) as rooms:
        first, other = await rooms.two(await rooms.table(ME, FRIEND, minutes=1))
        assert first.now["clocks"] == [60, 60]
        now += 70
        await other.say(TakeOver(bot="greedy", seat=first.seat))
        assert other.room.kept.seated[first.seat - 1].bot == "greedy"


@in_a_loop
async def test_tables_that_nobody_visits_are_let_go_and_come_back_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "MOST_IDLE", 2)
    async with open_rooms(tmp_path) as rooms:
        first, _ = await rooms.two(table := await rooms.table(ME, FRIEND))
        await first.say(first.act())
        shown = first.now
    async with open_rooms(tmp_path) as rooms:
        for _ in range(5):
            await rooms.table(ME, FRIEND)
        assert len(rooms.hall.rooms) == 2
        again = await rooms.come(table, first.seat, first.reader.guest)
        assert again.now == shown


@in_a_loop
async def test_what_is_said_is_heard_in_order_and_kept(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        first, other = await rooms.two(table := await rooms.table(ME, FRIEND))
        for number in range(3):
            await first.say(messages.Say(text=f"line {number}"))
        assert [one["text"] for one in other.heard if one["is"] == "said"] == [
            f"line {number}" for number in range(3)
        ]
    async with open_rooms(tmp_path) as rooms:
        again = await rooms.come(table, other.seat, other.reader.guest)
        assert [one["text"] for one in again.last("table")["said"]][-1] == "line 2"


@in_a_loop
async def test_bots_go_on_where_the_hall_was_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_rooms(tmp_path) as rooms:
        first, other = await rooms.two(table := await rooms.table(ME, FRIEND))
        monkeypatch.setattr(first.room.thinking, "ask", lambda _: None)
        await first.say(TakeOver(bot="greedy"))
        written = first.room.kept.written
    async with open_rooms(tmp_path) as rooms:
        await rooms.hall.wake()
        again = rooms.hall.rooms[table]
        await until(lambda: other.seat - 1 in again.kept.waited_for)
        assert again.kept.written > written
