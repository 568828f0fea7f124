"""All that beest can say, by name, with the keys of the arguments."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heorot.core.view import Asked
from heorot.core.words import Keys, NamedAction, Names, Refusal, Telling, Tip, worded
from heorot.games.beest.rules.state import COLOUR_NAMES, STACK_NAMES
from heorot.games.beest.words.spelling import CAVE_WORDS, MARKER_WORDS, SILENT_WORD, VERDICTS

ACTIONS: Final[Keys] = {
    "lay": ("cave", "seat"),
    "lay_cave": ("cave",),
    "go_on": (),
    "announce": ("seat",),
}

QUESTIONS: Final[Keys] = {
    "over": (),
    "before": (),
    "before_as_beest": (),
    "laying": ("seat",),
    "after": (),
    "after_as_beest": (),
    # What others are told.
    "others_laying": (),
    "others_announcing": (),
}

REASONS: Final[Keys] = {
    "match_over": ("count",),
    "announce_first": (),
    "laid_already": (),
    "lay_first": ("count",),
    "chosen_already": ("cave",),
    "not_in_hand": ("cave",),
    "no_silent_one": (),
    "no_such_seat": ("seat", "count"),
    "not_yourself": (),
    "other_number": ("seat", "count", "count2"),
    "beest_is_silent": (),
}

TIPS: Final = {
    "silent": Tip("B10", ("seat-silent",)),
    "cave": Tip("B3", ("cave-top_middle", "cave-top_bottom", "cave-middle_bottom")),
    "meeting": Tip("B7", ("event-passages",)),
    "black_stack": Tip("B1", ("stack-black",)),
    "colour_stack": Tip("B8", tuple(f"stack-{colour}" for colour in COLOUR_NAMES)),
    "black_marker": Tip("B9", tuple(f"marker-{heads}" for heads in range(1, 6))),
    "colour_marker": Tip("B12", tuple(f"marker-{colour}" for colour in COLOUR_NAMES)),
    "beest": Tip("B11", ("side-beest",)),
    "infected": Tip("B9", ("side-infected",)),
    "clean": Tip("B12", ("side-clean",)),
}

NAMES: Final = Names(
    actions=ACTIONS,
    questions=QUESTIONS,
    reasons=REASONS,
    kinds={
        "seat": lambda _: (SILENT_WORD,),  # besides the numbers that every game has
        "cave": lambda _: CAVE_WORDS,
        "stack": lambda _: STACK_NAMES,
        "marker": lambda _: MARKER_WORDS,
        "verdict": lambda _: VERDICTS,
    },
    sources=("infecting", "heads", "colours", "right", "wrong"),
    tips=TIPS,
)

TELLING: Final = Telling(
    example="m-tb",
    example_rule="B13",
    sections=frozenset({"expedition_begins"}),
    quiet=frozenset(
        {
            *("turn_begins", "takes_own", "takes", "draws", "lays", "goes_on"),
            *("shows_stack", "scores"),
        }
    ),
    hopeless=frozenset({"not_in_hand", "no_such_seat", "no_silent_one", "other_number"}),
)


@lru_cache(maxsize=1 << 12)
def action(name: str, *values: str | int) -> NamedAction:
    """An action with the values of its arguments."""
    return NamedAction(name, worded(ACTIONS[name], values))


def question(name: str, *values: str | int) -> Asked:
    """A question likewise."""
    return Asked(name=name, args=dict(zip(QUESTIONS[name], values, strict=True)))


def refusal(rule: str, reason: str, *values: str | int) -> Refusal:
    """A refusal likewise."""
    return Refusal(rule, reason, worded(REASONS[reason], values))
