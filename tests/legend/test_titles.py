"""What an owner's copy calls things is told wherever they are named."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.harness.program import told
from tests.legend.test_box import TEXT
from tests.terminal.seated import Evening

from heorot.core.edition import Edition
from heorot.core.words import Word
from heorot.games import load
from heorot.i18n import Speech, languages
from heorot.match import OpenDice, Seat, Table, saga

GAME = load("legend")
SEATS = [Seat("Ann"), Seat("Unferth", "greedy")]
EPISODE, CARD = "Over the Whale-Road", "Giant's Blade"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A copy with names of its own for an episode and a special card."""
    text = TEXT.replace('edition = "standard"', 'edition = "mine"')
    for name, title in (("Sail to Denmark", EPISODE), ("sword", CARD)):
        assert text.count(f'name = "{name}"') == 1
        text = text.replace(f'name = "{name}"', f'name = "{name}"\ntitle = "{title}"')
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_copy_has_titles_and_the_shipped_box_has_none(own: Path) -> None:
    assert GAME.load_box(own).titles == {"episode-2": EPISODE, "card-sword": CARD}
    assert GAME.load_box().titles == {}


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_the_title(own: Path, language: str) -> None:
    edition: Edition = GAME.load_box(own)
    speech = Speech(language, load("legend"), titles=edition.titles)
    assert EPISODE in speech.event("episode_begins", {"episode": Word("episode", "2")})
    won = {"seat": Word("seat", 1), "card": Word("card", "sword")}
    assert CARD in speech.event("takes_special", won)
    assert CARD not in Speech(language, load("legend")).event("takes_special", won)


@pytest.mark.parametrize(("title", "said"), [(CARD, f"de {CARD}"), ("Excalibur", "d’Excalibur")])
def test_french_says_of_a_title(title: str, said: str) -> None:
    speech = Speech("fr", load("legend"), titles={"card-sword": title})
    assert speech.name(Word("card", "sword"), "de") == said


def test_a_saved_match_keeps_its_titles(own: Path, tmp_path: Path) -> None:
    table = Table(GAME, SEATS, OpenDice(1), edition=GAME.load_box(own), start=0, now=0)
    path = tmp_path / "match.saga"
    shown = Evening(path, table=table).play(["decline"])
    assert EPISODE in shown
    assert f"11 {CARD}" in shown  # among the special cards to be won
    again = Evening(path, table=saga.read(path, now=0))
    own.unlink()
    assert EPISODE in again.play(["l", ""])


def test_a_position_is_told_with_the_titles_of_its_box(own: Path) -> None:
    document = f"""
game = "legend"
rules = 1
box = "{own}"
episode = "Hunt for the Sea Hag"
phase = "taking"
decides = 1
[[seat]]
hand = []
rank = 1
[[seat]]
hand = []
rank = 2
"""
    for verb in (["actions", "-"], ["apply", "-", "s1", "--json"]):
        assert CARD in told(*verb, stdin=document)
