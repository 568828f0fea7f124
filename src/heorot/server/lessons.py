"""First steps: the lessons of the games, told step by step in the learner's language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from heorot.core.seats import outside
from heorot.games import load
from heorot.i18n import Speech
from heorot.match import lesson
from heorot.match.chair import Chair
from heorot.server import facts, messages, pages
from heorot.server.speaking import Speaker


def has_lesson(name: str, box: str) -> bool:
    """Whether there are first steps in a box."""
    return box in lesson.boxes(load(name))


@lru_cache(maxsize=64)
def lesson_of(name: str, box: str, language: str) -> facts.Lesson:
    """The whole lesson, as the seat that learns may know it."""
    speech = Speech(language)
    told: list[facts.LessonStep] = []
    tables: list[messages.Table] = []
    heard = 0
    walk = lesson.read(load(name), box).walk(
        lambda seat: speech.say("lesson-seat", {"number": seat})
    )
    for number, (step, chair) in enumerate(walk, 1):
        speaker = Speaker(chair, language)
        entries = speaker.entries(heard)
        heard += len(entries)
        told.append(
            facts.LessonStep(
                caption=speaker.speech.say(step.caption),
                now=speaker.sent(speaker.position(str(number), chair.public_json)),
                entries=speaker.sent(entries),
                shows=step.shows,
                asks=step.asks,
            )
        )
        if not tables:
            tables.append(_table(chair, speaker, language))
    return facts.Lesson(table=tables[0], steps=tuple(told))


def _table(chair: Chair, speaker: Speaker, language: str) -> messages.Table:
    """The table as it is before the first step; what lies there is told with each."""
    game, box = chair.game.name, chair.edition.name
    people = tuple(
        messages.Person(
            seat=number, name=seat.name, is_here=True, is_mine=number == outside(chair.reader)
        )
        for number, seat in enumerate(chair.seats, 1)
    )
    return messages.Table(
        version=messages.VERSION,
        id="",
        stage="playing",
        game=game,
        title=pages.title_of(game, box, language),
        edition=box,
        reconstructed=pages.reconstructed(game, box, language),
        seat=outside(chair.reader),
        people=people,
        fixed=msgspec.Raw(msgspec.json.encode(chair.view().fixed)),
        names=speaker.names(),
        labels=speaker.labels(),
        tips=speaker.tips(),
        plain=chair.game.views.plain,
        now=None,
        entries=(),
        said=(),
        dice="",
        has_hints=False,
    )
