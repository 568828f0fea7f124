"""Particular sentences of legend, in every language."""

from __future__ import annotations

import pytest

from heorot.core.words import NamedAction, Word
from heorot.games import load
from heorot.i18n import Speech


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ann reveals 2 double wit cards, a Beowulf card, and the Thanes’ Oath."),
        (
            "de",
            "Ann deckt 2 doppelte Klugheitskarten, eine Beowulf-Karte und den Eid der Thane auf.",
        ),
        ("fr", "Ann révèle 2 cartes ruse doubles, une carte Beowulf et le Serment des thanes."),
        ("ru", "Ann открывает 2 двойные карты хитрости, карту Беовульфа и карту «Клятва танов»."),
    ],
)
def test_cards_in_a_row_are_told_in_one_sentence(language: str, text: str) -> None:
    speech = Speech(language, load("legend"), {1: "Ann"})
    cards = [Word("card", name) for name in ("double wit", "beowulf", "double wit", "oath")]
    told = speech.event("reveals", {"seat": Word("seat", 1), "card": cards})
    assert told.replace("\xa0", " ") == text


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Take space 3: 5 fame", "Take space 3: wound", "Take space 3: The Warrior’s Rest"]),
        ("de", ["Nimm Feld 3: 5 Ruhm", "Nimm Feld 3: Wunde", "Nimm Feld 3: Der Krieger Rast"]),
        (
            "fr",
            [
                "Prendre l’emplacement 3 : 5 points de gloire",
                "Prendre l’emplacement 3 : blessure",
                "Prendre l’emplacement 3 : Repos du guerrier",
            ],
        ),
        (
            "ru",
            [
                "Занять ячейку 3: 5 очков славы",
                "Занять ячейку 3: рана",
                "Занять ячейку 3: «Отдых воина»",
            ],
        ),
    ],
)
def test_a_space_is_taken_for_what_it_gives(language: str, texts: list[str]) -> None:
    speech, slot = Speech(language, load("legend")), Word("slot", 3)
    gains = [Word("gain", "5 fame"), Word("gain", "wound")]
    actions = [NamedAction("take_space", {"slot": slot, "gain": gain}) for gain in gains]
    actions.append(NamedAction("take_special", {"slot": slot, "card": Word("card", "rest")}))
    assert [speech.action(one).replace("\xa0", " ") for one in actions] == texts
