"""The views of random games: what each part may hold, and that what may be chosen is drawn."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from heorot.core.view import View, things
from heorot.core.words import ACTION
from heorot.i18n import Speech, as_words
from heorot.testing.cases import Case
from heorot.testing.declared import Vocabulary
from heorot.testing.messages import spoken
from heorot.testing.play import random_game

LARGEST = 4096
"""Bytes of JSON that a reader is told after an action: the public and the own part."""

Words = frozenset[str]


def check_views(case: Case, seeds: range, every: int = 3) -> None:
    """The views of all readers, at one state of `every`."""
    if case.game.views is None:
        return
    speeches = [Speech(language, case.game) for language in spoken(case.game)]
    vocabulary = Vocabulary(case.game, [case.edition])
    kinds: set[str] = set()
    decisions = []
    for seed in seeds:
        fixed = b""
        for number, s in enumerate(random_game(case, seed)):
            if (number + seed) % every and s.decider >= 0:
                continue
            try:
                views = [case.game.view_of(case.edition, s, reader) for reader in case.readers]
                fixed = fixed or msgspec.json.encode(views[0].fixed)
                check_parts(s, views, fixed)
                check_points(case, s, views[0].public)
                for view in views:
                    check_words(vocabulary, view)
                    kinds |= {word.partition(":")[0] for one in things(view) for word in one.words}
                for speech in speeches:
                    assert speech.say("where", views[0].public.where), "where is not said"
                where = f"{case}, seed {seed}, after {number} actions"
                decisions.append(decision(case, s, views[s.decider + 1], where))
            except AssertionError as error:
                error.add_note(f"{case}, seed {seed}, after {number} actions: {s}")
                raise
    for one in decisions:
        check_touch(one, kinds)


def check_parts(s: Any, views: list[View], fixed: bytes) -> None:
    """Each part holds what it should, and is what its JSON says."""
    public = msgspec.json.encode(views[0].public)
    assert views[0].own is None, "a spectator has a part of its own"
    check_typed(views[0].fixed)
    check_typed(views[0].public)
    for view in views:
        assert msgspec.json.encode(view.fixed) == fixed, "what never changes has changed"
        assert msgspec.json.encode(view.public) == public, "the public part differs by reader"
        size = len(public) + len(msgspec.json.encode(view.own))
        assert size <= LARGEST, f"{size} bytes for reader {view.seat}"
        if view.own is not None:
            check_typed(view.own)
        if view.own is not None and view.own.question is not None:
            assert view.seat == s.decider + 1, f"seat {view.seat} is asked and does not decide"
    assert views[0].public.decides == (s.decider + 1 or None), "another seat decides"


def check_typed(part: Any) -> None:
    """A part is what its type says: read from its JSON it is the same."""
    read = msgspec.json.decode(msgspec.json.encode(part), type=type(part))
    assert read == part, f"{type(part).__name__} is read as something else"


def check_points(case: Case, s: Any, public: Any) -> None:
    """Points are as they stand, where they are told at all, and come from declared sources."""
    scores = case.engine.scores(s)
    sources = public.sources or (None,) * case.players
    assert len(public.points) == len(sources) == case.players, "one entry a seat"
    for seat, (points, parts) in enumerate(zip(public.points, sources, strict=True)):
        assert points is not None or s.decider >= 0, "all is open at the end"
        assert points in (None, scores[seat]), f"{points} points instead of {scores[seat]}"
        if case.game.names is None or not case.game.names.sources:
            continue
        assert (parts is None) == (points is None), f"seat {seat + 1} has {points} from {parts}"
        assert set(parts or ()) <= set(case.game.names.sources), f"not declared: {parts}"
        assert parts is None or sum(parts.values()) == points, f"{parts} are not {points} points"


def check_words(vocabulary: Vocabulary, view: View) -> None:
    """Questions and things are named by declared words."""
    for asked in (view.public.question, view.question):
        vocabulary.check("question", asked.name, as_words(asked.args))
    for thing in things(view):
        assert thing.words, f"{thing} has no words"
        for spelled in thing.words:
            assert vocabulary.has_spelled(spelled), f"{spelled} of {thing} is not declared"


class Decision(NamedTuple):
    """What may be chosen, and what the decider can touch: both as words."""

    where: str
    choices: list[Words]
    drawn: set[Words]


def decision(case: Case, s: Any, view: View, where: str) -> Decision:
    """The decision that a state asks for."""
    names = [case.game.actions.name(case.edition, s, one) for one in case.engine.choices(s)]
    choices = [frozenset(map(str, one.words)) for one in names]
    return Decision(where, choices, {frozenset(thing.words) for thing in things(view)})


def check_touch(one: Decision, kinds: set[str]) -> None:
    """Every choice can be made by touching: touching a thing keeps the choices with all its words.

    So whatever a choice is about, if it is of a kind that is ever drawn, is drawn now; and the
    choices that are left when all of it is touched are about the same things. What is done with
    them may be drawn, and need not be.
    """
    kinds = kinds - {ACTION}
    for choice in one.choices:
        touched = Words().union(*(words for words in one.drawn if words <= choice))
        about = of_kinds(choice, kinds)
        assert about <= touched, f"{one.where}: nothing to touch for {sorted(about - touched)}"
        for other in one.choices:
            alike = not about or not touched <= other or of_kinds(other, kinds) == about
            assert alike, f"{one.where}: {sorted(choice)} also leaves {sorted(other)}"


def of_kinds(words: Words, kinds: set[str]) -> Words:
    """The words of these kinds."""
    return Words(word for word in words if word.partition(":")[0] in kinds)
