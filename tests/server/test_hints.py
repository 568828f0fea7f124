"""Hints at a table: for whoever is asked, where they are allowed, and nobody else is told more."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tests.server.overheard import Listener, Thinkers, new_room, table_of
from tests.server.rooms import FRIEND, ME, QuickBots, in_a_loop, open_rooms, until
from tests.server.traffic import all_cases

from heorot.bots.advice import Advice, Outlook
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import load
from heorot.server import messages, seating, workers
from heorot.server.compiling import Compiling
from heorot.server.hinting import verdicts
from heorot.server.settings import NewSeat, NewTable
from heorot.server.workers import Question, Workers

CASES = {one.game.name: one for one in reversed(all_cases()) if one.players <= 3}
"""The first of each game."""


async def asked(
    game: str = "hoard", *, has_hints: bool = True
) -> tuple[dict[str, list[Any]], list[str]]:
    """What the seat that is asked, the other one and a spectator hear; and what may be chosen."""
    case = CASES[game]
    room = new_room(case, 1, Thinkers())
    room.kept.settings = msgspec.structs.replace(room.kept.settings, has_hints=has_hints)
    seat = table_of(room).waited_for[0]
    listeners = {
        "asked": Listener(room, seat, "en"),
        "other": Listener(room, SeatIndex((seat + 1) % case.players), "en"),
        "watching": Listener(room, SPECTATOR, "en"),
    }
    for one in listeners.values():
        await one.greet()
    for one in listeners.values():
        one.news()
    heard = {"asked": await listeners["asked"].ask_for_hint()}
    for name in ("other", "watching"):
        heard[name] = listeners[name].news()
        heard[f"{name} asks"] = await listeners[name].ask_for_hint()
    choices = [one.notation for one in room.kept.chair(seat).choices]
    return {name: [json.loads(one) for one in news] for name, news in heard.items()}, choices


@pytest.mark.parametrize("game", ["hoard", "legend", "movie", "beest"])
def test_only_the_seat_that_is_asked_is_advised_and_others_hear_that_it_asked(game: str) -> None:
    heard, choices = asyncio.run(asked(game))
    counted, hint = heard["asked"]
    assert hint["is"] == "hint"
    assert set(hint["actions"]) <= set(choices)
    assert len(hint["verdicts"]) == len(hint["actions"])
    assert "looks best" in hint["text"]
    for news in (heard["other"], heard["watching"]):
        assert [one["is"] for one in news] == ["people"]
        assert hints_in(news[0]) == hints_in(counted)
    assert sorted(hints_in(counted))[-2:] == [0, 1]
    assert "is not asked now" in heard["other asks"][0]["text"]
    assert heard["watching asks"][0]["text"] == "Whoever watches cannot do that."


class Slow(Thinkers):
    """Thinks about the first question until it is told that another one was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []
        self.another = asyncio.Event()

    async def advise(self, question: Question, game: str, edition: Edition) -> Advice:
        self.questions.append(question)
        if len(self.questions) == 1:
            await self.another.wait()
        return await super().advise(question, game, edition)


async def asked_twice() -> tuple[list[Question], list[Any]]:
    """A seat asks, acts before the answer comes, and asks about what it is asked then."""
    bots = Slow()
    room = new_room(CASES["hoard"], 1, bots)
    room.kept.settings = msgspec.structs.replace(room.kept.settings, has_hints=True)
    seat = table_of(room).waited_for[0]
    one = Listener(room, seat, "en")
    await one.greet()
    await room.hinting.ask(room.kept, room.readers, one.reader)
    await asyncio.sleep(0)
    table_of(room).chair(seat).play(room.kept.chair(seat).legal[0], 0.0)
    assert table_of(room).waited_for == (seat,)
    await room.hinting.ask(room.kept, room.readers, one.reader)
    bots.another.set()
    await asyncio.gather(*room.hinting._tasks)
    return bots.questions, [json.loads(news) for news in one.news()]


def test_who_asks_again_is_advised_about_the_new_question() -> None:
    questions, heard = asyncio.run(asked_twice())
    assert len(questions) == 2
    assert questions[0] != questions[1]
    assert [one["is"] for one in heard].count("hint") == 1


def test_what_is_worse_is_not_called_as_good() -> None:
    def outlook(worth: float) -> Outlook:
        return Outlook(0, worth, 0.03, 0.0, 0.0, 0.0, 9.0)

    advice = Advice(tuple(map(outlook, (0.5, 0.45, 0.38, 0.1))), None)
    assert verdicts(advice) == ("best", "close", "worse", "clearly_worse")
    assert verdicts(Advice((outlook(0.5),), None)) == ("best",)


def test_where_there_are_no_hints_none_is_given() -> None:
    heard, _ = asyncio.run(asked(has_hints=False))
    assert heard["asked"][0]["text"] == "There are no hints at this table."
    assert heard["other"] == []


@pytest.mark.parametrize(
    ("kinds", "wanted", "has_hints"),
    [
        (["me", "bot"], None, True),
        (["me", "bot"], False, False),
        (["me", "friend", "bot"], None, False),
        (["me", "here"], None, False),
        (["me", "friend"], True, True),
    ],
)
def test_hints_are_usual_where_one_person_plays_with_bots(
    kinds: list[Any], wanted: bool | None, has_hints: bool
) -> None:
    seats = [NewSeat(kind) for kind in kinds]
    assert NewTable("hoard", seats, has_hints=wanted).allows_hints == has_hints


class Dying(ThreadPoolExecutor):
    """A process that is killed while it thinks."""

    def submit(self, *_: object, **__: object) -> Future[Any]:
        found: Future[Any] = Future()
        found.set_exception(BrokenExecutor("killed"))
        return found


@pytest.mark.parametrize("deaths", [0, 1, 2, 3])
def test_a_process_that_dies_of_a_hint_does_no_harm(
    deaths: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    advice = Advice((), None)
    monkeypatch.setattr(workers, "_advise", lambda *_: advice)
    monkeypatch.setattr(Compiling, "want", lambda *_: None)
    pools = iter([Dying(1)] * deaths + [ThreadPoolExecutor(1)])
    asked = Workers(1)
    monkeypatch.setattr(asked, "_processes", lambda: next(pools))
    question = Question(SeatIndex(0), "", b"", (7, 8))
    thinking = asked.advise(question, "hoard", load("hoard").load_box("standard"))
    if deaths < workers.TRIES:
        assert asyncio.run(thinking) == advice
    else:
        with pytest.raises(HeorotError, match="no hint could be found"):
            asyncio.run(thinking)


def test_a_hint_is_short() -> None:
    heard, _ = asyncio.run(asked())
    assert len(messages.encode(heard["asked"][-1])) < 4000


class Advisers(QuickBots):
    """What comes to mind first is what they advise."""

    async def advise(self, question: Question, *_: object) -> Advice:
        """At once."""
        await asyncio.sleep(0)
        return Advice((Outlook(question.legal[0], 0.5, 0.03, 0.0, 0.0, 0.0, 9.0),), None)


def hints_in(message: dict[str, Any]) -> list[int]:
    """How many each seat has asked for, as a reader was told."""
    return [one["hints"] for one in message["people"]]


@in_a_loop
async def test_how_many_hints_a_seat_has_asked_for_is_known_also_after_a_restart(
    tmp_path: Path,
) -> None:
    workers = cast("Workers", Advisers())
    async with open_rooms(tmp_path, workers) as rooms:
        first, other = await rooms.two(table := await rooms.table(ME, FRIEND, has_hints=True))
        for _ in range(2):
            await first.say(messages.Advise())
            await until(lambda: not len(first.room.hinting))
        counted = [2, 0] if first.seat == 1 else [0, 2]
        assert hints_in(other.last("people")) == counted
        assert rooms.store.news(table).rows == []  # type: ignore[union-attr]  # of the match itself
        await other.hello()
        assert hints_in(other.last("table")) == counted
    async with open_rooms(tmp_path, workers) as rooms:
        assert hints_in((await rooms.come(table, 0, "cat")).last("table")) == counted
        match, seated, *_ = rooms.store.news(table)  # type: ignore[misc]
        assert [one.hints for one in seating.rematch(match, seated, 0)[1]] == [0, 0]


@in_a_loop
async def test_a_hint_is_heard_of_in_every_process(tmp_path: Path) -> None:
    workers = cast("Workers", Advisers())
    async with open_rooms(tmp_path, workers) as rooms, open_rooms(tmp_path, workers) as elsewhere:
        first, _ = await rooms.two(table := await rooms.table(ME, FRIEND, has_hints=True))
        watching = await elsewhere.come(table, 0, "cat")
        await first.say(messages.Advise())
        await watching.room.catch_up()
        assert sum(hints_in(watching.last("people"))) == 1
