"""What things do is told in the reader's language, of everything whose name does not say it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.test_labels import speaker

from heorot.core.words import Word
from heorot.games import REGISTRY, load
from heorot.i18n import languages, noun

EXPLAINED = {
    "hoard": ("card",),
    "movie": ("tile", "piece"),
    "legend": ("card", "symbol", "token", "gain", "kind"),
    "beest": ("seat", "cave", "stack", "marker", "side"),
}
"""The kinds of words whose things are not known by their names alone."""
PLAIN = {"tile-boon", "tile-peril"}
"""But these are: a plus and a minus."""


def things(game: str) -> Iterator[str]:
    """All that must be explained, whichever box is played."""
    loaded = load(game)
    for box in loaded.boxes:
        edition = loaded.load_box(box)
        for kind in EXPLAINED[game]:
            known = loaded.names.kinds.get(kind)
            values = known(edition) if known else loaded.views.plain.values[kind]
            yield from (noun(Word(kind, value))[0] for value in values)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REGISTRY)
def test_every_thing_that_needs_it_has_its_sentence_in_every_language(
    game: str, language: str
) -> None:
    tips = speaker(game, language).tips()
    told = [thing for tip in tips for thing in tip.things]
    of_things = {one for one in told if not one.startswith("event-")}
    assert of_things == set(things(game)) - PLAIN
    assert len({tip.text for tip in tips}) == len(tips), "two things read alike"


def test_a_tip_is_said_in_the_words_of_the_game() -> None:
    mob = next(tip for tip in speaker("hoard", "de").tips() if "card-mob" in tip.things)
    assert mob.text.startswith("Jeder Mitspieler legt die Hälfte seiner Handkarten ab")
    assert mob.rule == "H10"
