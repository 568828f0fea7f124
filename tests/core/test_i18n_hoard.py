"""What hoard has to say, it can say in every language."""

from __future__ import annotations

import re

import pytest

from heorot.games import load
from heorot.i18n import Speech, languages, rulebook
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import random_game

HOARD = load("hoard")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", list(plain_cases(HOARD)), ids=str)
def test_every_refusal_of_a_match_is_a_sentence_and_names_a_rule(case: Case, language: str) -> None:
    speech = Speech(language, HOARD)
    rules = rulebook.read(HOARD, language).rules
    said: dict[str, str] = {}
    for s in random_game(case, 2):
        legal = case.engine.legal(s)
        for action in range(HOARD.actions.count):
            refusal = HOARD.why_not(case.edition, s, action)
            assert (refusal is None) == (action in legal)
            if refusal is None:
                continue
            assert refusal.rule in rules
            what = f"{refusal.reason} {refusal.args}"
            if what not in said:
                said[what] = speech.refusal(refusal)
    assert len(said) > 50
    assert len(set(said.values())) == len(said), "two reasons, one sentence"
    for what, sentence in said.items():
        assert re.fullmatch(r"[^a-zа-я{}$_][^{}$_]+\.", sentence), what
        assert len(sentence.split()) >= 5, f"too short to say what would make it legal: {what}"
