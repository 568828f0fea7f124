"""All that is said in random games: declared, told apart, and a sentence in every language."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from heorot.core.words import Word
from heorot.i18n import Speech, as_words, keyed, rulebook
from heorot.testing.cases import Case
from heorot.testing.declared import Vocabulary
from heorot.testing.messages import spoken
from heorot.testing.play import random_game
from heorot.testing.texts import is_well_said

SHORTEST = 5
"""A refusal says why, and what would make the action legal: not in fewer words."""


class Saying(NamedTuple):
    """Something that a game gave occasion to say."""

    sort: str
    """What it is: action, question, refusal or event."""
    name: str
    args: Mapping[str, Word]
    rule: str = ""
    """That of a refusal."""

    @property
    def key(self) -> Hashable:
        """The same for whatever is said with the same words."""
        return self.sort, self.name, *self.args.items()


def check_said(case: Case, seeds: range) -> None:
    """Every legal action has a name of its own, and every other a rule that forbids it.

    These, events and questions are declared, and read differently in every language.
    """
    vocabulary = Vocabulary(case.game, [case.edition])
    said: dict[Hashable, Saying] = {}
    questions: dict[Hashable, list[Saying]] = {}
    for seed in seeds:
        for number, s in enumerate(random_game(case, seed)):
            try:
                choices, others = about_actions(case, s)
                questions.setdefault(frozenset(one.key for one in choices), choices)
                for one in (*choices, *others, *about_events(case, s)):
                    if one.key not in said:
                        said[one.key] = one
                        vocabulary.check(one.sort, one.name, one.args)
            except AssertionError as error:
                error.add_note(f"{case}, seed {seed}, after {number} actions: {s}")
                raise
    for language in spoken(case.game):
        check_in_words(case, language, said.values(), questions.values())


def about_actions(case: Case, s: Any) -> tuple[list[Saying], list[Saying]]:
    """The choices, each with a name of its own; and what is said of all other actions."""
    game, edition = case.game, case.edition
    legal = case.engine.choices(s)
    choices, others = [], []
    for action in range(game.actions.count):
        refusal, name = game.why_not(edition, s, action), game.actions.name(edition, s, action)
        assert (refusal is None) == (action in legal), f"action {action}: {refusal}"
        if refusal is None:
            choices.append(Saying("action", *name))
        else:
            said = Saying("refusal", refusal.reason, refusal.args, refusal.rule)
            others += [Saying("action", *name), said]
    names = {one.key for one in choices}
    assert len(names) == len(choices), f"two choices have one name: {choices}"
    return choices, others


def about_events(case: Case, s: Any) -> Iterator[Saying]:
    """What happened before a state, and the question that follows."""
    game, edition = case.game, case.edition
    names = list(game.events)
    for one in s.events:
        numbers = zip(game.events[names[one.event]], one.numbers, strict=False)
        words = [game.word(edition, kind, number) for kind, number in numbers]
        yield Saying("event", names[one.event], keyed(words))
    for reader in (-1, s.decider):
        view = game.view_of(edition, s, reader)
        yield Saying("question", view.question.name, as_words(view.question.args))


def check_in_words(
    case: Case, language: str, said: Iterable[Saying], questions: Iterable[list[Saying]]
) -> None:
    """Everything is a sentence; refusals name their rule; different things read differently."""
    speech = Speech(language, case.game)
    rules = rulebook.read(case.game, language).rules
    texts: dict[Hashable, str] = {}
    reasons: dict[str, Saying] = {}
    for one in said:
        text = texts[one.key] = speech.say(f"{one.sort}-{one.name}", one.args)
        where = f"{language}, {one}: {text}"
        assert is_well_said(text, is_sentence=one.sort != "action"), f"no sentence: {where}"
        if one.sort == "refusal":
            assert one.rule in rules, f"{where} is no rule: {one.rule}"
            assert len(text.split()) >= SHORTEST, f"too short: {where}"
            assert reasons.setdefault(text, one).key == one.key, f"says {reasons[text]}: {where}"
    for choices in questions:
        read = [texts[one.key] for one in choices]
        assert len(set(read)) == len(read), f"{language}: two choices read alike: {sorted(read)}"
