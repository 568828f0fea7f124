"""First steps: a lesson is told as a match is, to one seat, and to nobody more than that seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.hall import open_hall

from heorot.core.luck import open_luck
from heorot.games import REGISTRY, load
from heorot.i18n import languages
from heorot.match import OpenDice, Seat, Table
from heorot.match.lesson import boxes, read
from heorot.server.lessons import lesson_of
from heorot.server.speaking import Speaker

LESSONS = [(game, box) for game in REGISTRY for box in boxes(load(game))]
WORLDS = 3


def test_every_box_has_first_steps() -> None:
    assert set(LESSONS) == {(game, box) for game in REGISTRY for box in load(game).boxes}


@pytest.mark.parametrize("language", languages())
def test_a_lesson_is_answered_all_at_once(tmp_path: Path, language: str) -> None:
    with open_hall(tmp_path) as client:
        answer = client.get(f"/api/lessons/hoard/standard?lang={language}").json()
    numbers = [entry["number"] for step in answer["steps"] for entry in step["entries"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert answer["table"]["now"] is None
    for step in answer["steps"]:
        assert step["caption"]
        assert step["asks"] in {"", *(choice["action"] for choice in step["now"]["choices"])}
        assert step["now"]["is_asked"] or not step["asks"]


def test_a_game_without_first_steps_says_so(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client:
        for path in ("leduc/standard", "hoard/none", "hoard/..", "none/standard"):
            assert client.get(f"/api/lessons/{path}").status_code == 404
        games = client.get("/api/hall").json()["games"]
    told = {
        (one["name"], box["name"]) for one in games for box in one["boxes"] if box["has_lesson"]
    }
    assert told == set(LESSONS)


@pytest.mark.parametrize(("game", "box"), LESSONS)
def test_a_lesson_tells_its_seat_nothing_that_is_not_its_to_know(game: str, box: str) -> None:
    """In every world that the learner cannot tell from the true one each step looks the same."""
    lesson = read(load(game), box)
    for told, (_, chair) in zip(
        lesson_of(game, box, "en").steps, lesson.walk("Seat {}".format), strict=True
    ):
        for number in range(WORLDS):
            world = chair.seen.s.copy()
            lesson.game.imagine(chair.edition.box, world, chair.reader, open_luck(number))
            seats = [Seat(one.name) for one in chair.seats]
            imagined = Table(
                lesson.game,
                seats,
                OpenDice(1),
                now=0,
                edition=chair.edition,
                options=chair.options,
                start=0,
                state=world,
            )
            seen = imagined.chair(chair.reader)
            assert looks(Speaker(seen, "en").position("", seen.public_json)) == looks(told.now)


def looks(now: Any) -> Any:
    """What is seen of a position, and not of its past."""
    shown = msgspec.json.decode(msgspec.json.encode(now))
    return [shown[key] for key in ("public", "own", "points", "waited_for")] + [
        [choice["action"] for choice in shown["choices"]]
    ]
