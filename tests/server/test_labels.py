"""What a client draws of a view has names in the reader's language."""

from __future__ import annotations

import pytest

from heorot.core.seats import SeatIndex
from heorot.core.view import told_fields
from heorot.games import REGISTRY, load
from heorot.i18n import languages
from heorot.match import OpenDice, Seat, Table
from heorot.server.speaking import Speaker

NAMES = ("Ann", "Ben", "Cyd")


def speaker(game: str, language: str, box: str = "standard") -> Speaker:
    edition = load(game).load_box(box)
    seats = [Seat(name) for name in NAMES]
    table = Table(game, seats, OpenDice(1), start=0, now=0, edition=edition)
    return Speaker(table.chair(SeatIndex(0)), language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REGISTRY)
def test_every_field_that_is_told_has_a_label(game: str, language: str) -> None:
    told = {one.name for one in told_fields(load(game).views)}
    assert speaker(game, language).labels().keys() == told


def test_things_stand_without_an_article() -> None:
    assert speaker("hoard", "en").names()["card:red ring"] == "red ring"
    assert speaker("hoard", "de").names()["card:red ring"] == "roter Ring"
    assert speaker("hoard", "fr").names()["card:red ring"] == "anneau rouge"
    assert speaker("hoard", "ru").names()["card:red ring"] == "красное кольцо"


def test_what_is_no_word_of_a_game_has_a_name_too() -> None:
    assert speaker("legend", "de").names()["kind:risk"] == "Risiko"
    assert speaker("beest", "fr").names()["side:beest"] == "la Bête"


def test_labels_follow_what_is_played() -> None:
    assert speaker("movie", "en").labels()["figures"] == "Figures"
    assert speaker("movie", "en", "kingdoms").labels()["figures"] == "Castles"
