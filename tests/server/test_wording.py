"""What is said at a table is made once for all tables; names are filled in."""

from __future__ import annotations

import random
from typing import TypeVar

import msgspec
import pytest

from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import REGISTRY, load
from heorot.i18n import Speech, as_words, languages
from heorot.i18n.stand_ins import begins_with_vowel, stand_ins
from heorot.match import OpenDice, Seat, Table
from heorot.match.telling import lines_of
from heorot.server import messages
from heorot.server.speaking import Speaker

T = TypeVar("T")
NAMES = ("Émilie", "Ben", "a\\1 b")


def played(game: str, seed: int) -> Table:
    table = Table(game, [Seat(name) for name in NAMES], OpenDice(seed), now=0)
    chance = random.Random(seed)
    for _ in range(60):
        if not table.is_over:
            table.play(chance.choice(table.legal), now=0)
    return table


def decoded(sent: object, kind: type[T]) -> T:
    return msgspec.json.decode(msgspec.json.encode(sent), type=kind)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REGISTRY)
def test_names_filled_in_make_the_same_text_as_names_said(game: str, language: str) -> None:
    speech = Speech(language, load(game), dict(enumerate(NAMES, 1)))
    table = played(game, seed=3)
    for reader in (SPECTATOR, *map(SeatIndex, range(len(NAMES)))):
        chair = table.chair(reader)
        speaker = Speaker(chair, language)
        entries = decoded(speaker.sent(speaker.entries(0)), tuple[messages.Entry, ...])
        said = [one.text for entry in entries for one in entry.told]
        assert said == [
            line.text for entry in chair.log() for line in lines_of([entry], speech, ())
        ]
        position = speaker.sent(speaker.position("", chair.public_json))
        now, asked = decoded(position, messages.Position), chair.question
        assert now.question == speech.question(asked.name, as_words(asked.args))
        assert [one.text for one in now.choices] == [
            speech.action(choice.named) for choice in chair.choices
        ]


def test_a_stand_in_begins_like_its_name() -> None:
    marks = stand_ins(NAMES)
    assert list(map(begins_with_vowel, marks)) == list(map(begins_with_vowel, NAMES))
    assert list(map(begins_with_vowel, NAMES)) == [True, False, True]


def test_a_name_is_filled_in_as_it_is() -> None:
    one, two, three = stand_ins(NAMES)
    speaker = Speaker(played("hoard", seed=3).chair(SPECTATOR), "en")
    assert decoded(speaker.sent(f"{one} and {three}{two}"), str) == "Émilie and a\\1 bBen"
