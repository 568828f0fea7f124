"""First steps: every lesson of a game, walked from its first caption to its last.

- The table accepts every move, and whatever the learner is asked to play is one of the choices.
- What a caption points at is there: some thing that the learner sees, or a player, or a part of the
  screen; in a part of the screen if it says so (``part:hand|card:courage``).
- Each caption is a few short sentences, in every language (`heorot.testing.texts` finds those that
  are left over, or left in English).
- It is as long as first steps should be, lets the learner play, and begins and ends with something
  to read.
"""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.view import things
from heorot.i18n import Speech
from heorot.match.chair import Chair
from heorot.match.lesson import Lesson, Step, boxes, read
from heorot.testing.messages import spoken

STEPS = range(10, 17)
"""So many captions a lesson has."""
LEAST_PLAYED = 3
"""So often the learner plays."""
LONGEST = 260
"""Letters of a caption: what is read in ten seconds."""
PARTS = frozenset({"part:board", "part:hand", "part:players", "part:choice"})
"""Of the screen, whatever the game."""


def captions(game: Game) -> set[str]:
    """The messages of all lessons."""
    return {step.caption for box in boxes(game) for step in read(game, box).steps}


def check_lessons(game: Game) -> None:
    """Every lesson can be walked to its end."""
    faults = [
        f"{box}: {fault}" for box in boxes(game) for fault in faults_of(game, read(game, box))
    ]
    assert not faults, f"the lessons of {game.name}:\n" + "\n".join(faults)


def faults_of(game: Game, lesson: Lesson) -> Iterator[str]:
    """All that is wrong with a lesson."""
    steps = lesson.steps
    if len(steps) not in STEPS:
        yield f"{len(steps)} captions instead of {STEPS[0]} to {STEPS[-1]}"
    if sum(bool(step.asks) for step in steps) < LEAST_PLAYED:
        yield "the learner plays too seldom"
    if steps[0].asks or steps[-1].asks:
        yield "it does not begin and end with something to read"
    for language in spoken(game):
        speech = Speech(language, game)
        for step in steps:
            yield from (f"{language}: {fault}" for fault in misspoken(speech, step))
    number = 0
    try:
        for number, (step, chair) in enumerate(lesson.walk("Seat {}".format), 1):
            yield from (f"step {number}: {fault}" for fault in misplaced(step, chair))
    except HeorotError as error:
        yield f"it does not go on after step {number}: {error}"


def misspoken(speech: Speech, step: Step) -> Iterator[str]:
    """What is wrong with a caption in a language."""
    try:
        text = speech.say(step.caption)
    except LookupError as error:
        yield str(error)
        return
    if len(text) > LONGEST:
        yield f"{step.caption} has {len(text)} letters; at most {LONGEST} are read"
    if text[0].islower() or text[-1] not in ".!?":
        yield f"{step.caption} is no sentence: {text}"


def misplaced(step: Step, chair: Chair) -> Iterator[str]:
    """What a step points at or asks for, and is not there."""
    choices = [choice.notation for choice in chair.choices]
    if step.asks and step.asks not in choices:
        yield f"{step.asks} is none of {', '.join(choices)}"
    view = chair.view()
    seats = [{f"seat:{number}"} for number in range(1, len(chair.seats) + 1)]
    everywhere = [*seats, *(set(one.words) for one in things(view))]
    held = [set(one.words) for one in things(view.own)]
    for shown in step.shows:
        words = set(shown.split("|"))
        drawn = held if "part:hand" in words else everywhere
        wanted = words - PARTS
        if wanted and not any(wanted <= one for one in drawn):
            yield f"there is no {shown}"
