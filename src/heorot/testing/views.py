"""The views of random games: what each part may hold, and that what may be chosen is drawn."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

import msgspec

from heorot.core.seats import SPECTATOR
from heorot.core.view import View, things
from heorot.core.words import ACTION
from heorot.i18n import Speech, as_words
from heorot.testing.cases import Case
from heorot.testing.declared import Vocabulary
from heorot.testing.labels import check_told
from heorot.testing.messages import spoken
from heorot.testing.play import random_game

USUAL = 4096
"""Bytes of JSON that a reader is told after an action, the public and the own part: on average."""
LARGEST = 6144
"""And at the most, in whatever random players get into."""

Words = frozenset[str]


def check_views(case: Case, seeds: range, every: int = 5) -> None:
    """The views of all readers, at one state of `every`."""
    speeches = [Speech(language, case.game) for language in spoken(case.game)]
    vocabulary = Vocabulary(case.game, [case.edition])
    kinds: set[str] = set()
    decisions, sizes = [], []
    for seed in seeds:
        fixed: Any = None
        for number, s in enumerate(random_game(case, seed)):
            if (number + seed) % every and s.decider >= 0:
                continue
            where = f"{case}, seed {seed}, after {number} actions"
            try:
                views = drawn(case, s)
                fixed = fixed or views[0].fixed
                assert views[0].fixed == fixed, "what never changes has changed"
                sizes.append(check_parts(s, views))
                check_points(case, s, views[0].public)
                kinds |= check_words(vocabulary, views)
                check_told(case.game, vocabulary, views)
                for speech in speeches:
                    assert speech.say("where", views[0].public.where), "where is not said"
                decisions.append(decision(case, s, views[s.decider + 1], where))
            except AssertionError as error:
                error.add_note(f"{where}: {s}")
                raise
    assert sum(sizes) <= USUAL * len(sizes), f"{case}: {sum(sizes) // len(sizes)} bytes on average"
    for one in decisions:
        check_touch(one, kinds)


def drawn(case: Case, s: Any) -> list[View]:
    """The views of all readers, the spectator first."""
    view = case.game.view_of(case.edition, s, SPECTATOR)
    owns = [
        case.game.views.own(case.edition, case.game.seen(s, seat)) for seat in range(case.players)
    ]
    return [view, *(View(seat, view.fixed, view.public, own) for seat, own in enumerate(owns, 1))]


def check_parts(s: Any, views: list[View]) -> int:
    """Each part holds what it should, and is what its JSON says. Bytes for whoever is told most."""
    fixed, public = views[0].fixed, views[0].public
    check_typed(fixed)
    size = check_typed(public) + max(check_typed(view.own) for view in views[1:])
    assert size <= LARGEST, f"a reader is told {size} bytes"
    assert public.decides == (s.decider + 1 or None), "another seat decides"
    for view in views[1:]:
        is_asked = view.own.question is not None
        assert not is_asked or view.seat == public.decides, f"seat {view.seat} does not decide"
    return size


def check_typed(part: Any) -> int:
    """A part is what its type says: read from its JSON it is the same. The bytes of that."""
    data = msgspec.json.encode(part)
    read = msgspec.json.decode(data, type=type(part))
    assert read == part, f"{type(part).__name__} is read as something else"
    return len(data)


def check_points(case: Case, s: Any, public: Any) -> None:
    """Points are as they stand, where they are told at all, and come from declared sources."""
    known = case.game.names.sources
    scores = [*case.engine.scores(s), *(rival.points for rival in case.game.rivals(s))]
    sources = public.sources or (None,) * len(scores)
    assert len(public.points) == len(sources) == len(scores), "one entry for each who takes part"
    for number, (points, parts) in enumerate(zip(public.points, sources, strict=True)):
        assert points is not None or s.decider >= 0, "all is open at the end"
        assert points in (None, scores[number]), f"{points} points instead of {scores[number]}"
        if known:
            assert (parts is None) == (points is None), f"{points} points come from {parts}"
        if parts is not None:
            assert set(parts) <= set(known), f"not declared: {parts}"
            assert sum(parts.values()) == points, f"{parts} are not {points} points"


def check_words(vocabulary: Vocabulary, views: list[View]) -> set[str]:
    """Questions and things are named by declared words. The kinds of those of things."""
    kinds = set()
    for view in views:
        vocabulary.check("question", view.question.name, as_words(view.question.args))
    public, *owns = (view.public if view.own is None else view.own for view in views)
    for thing in (one for part in (views[0].fixed, public, *owns) for one in things(part)):
        assert thing.words, f"{thing} has no words"
        for spelled in thing.words:
            assert vocabulary.has_spelled(spelled), f"{spelled} of {thing} is not declared"
            kinds.add(spelled.partition(":")[0])
    return kinds


class Decision(NamedTuple):
    """What may be chosen, and what the decider can touch: both as words."""

    where: str
    choices: list[Words]
    drawn: set[Words]
    laid: AbstractSet[Words] = frozenset()
    """Of it what lies before everybody."""
    owned: AbstractSet[Words] = frozenset()
    """And what is the decider's own, such as a hand."""


def decision(case: Case, s: Any, view: View, where: str) -> Decision:
    """The decision that a state asks for."""
    names = [case.game.actions.name(case.edition, s, one) for one in case.engine.choices(s)]
    choices = [frozenset(map(str, one.words)) for one in names]
    parts = (view, view.public, view.own)
    sets = ({frozenset(one.words) for one in things(part)} for part in parts)
    return Decision(where, choices, *sets)


def check_touch(one: Decision, kinds: set[str]) -> None:
    """Every choice can be made by touching: touching a thing keeps the choices with all its words.

    So whatever a choice is about, if it is of a kind that is ever drawn, is drawn now; and the
    choices that are left when all of it is touched are about the same things. What is done with
    them may be drawn, and need not be. What is asked for lies in the hand or on the board: an equal
    thing of one's own does not stand for one there.
    """
    kinds = kinds - {ACTION}
    for choice in one.choices:
        for own in one.owned:
            there = [each for each in one.laid if each <= choice and of_kinds(own & each, kinds)]
            assert not own <= choice or not there, f"{one.where}: {sorted(own)} stands for {there}"
        touched = Words().union(*(words for words in one.drawn if words <= choice))
        about = of_kinds(choice, kinds)
        assert about <= touched, f"{one.where}: nothing to touch for {sorted(about - touched)}"
        for other in one.choices:
            alike = not about or not touched <= other or of_kinds(other, kinds) == about
            assert alike, f"{one.where}: {sorted(choice)} also leaves {sorted(other)}"


def of_kinds(words: Words, kinds: set[str]) -> Words:
    """The words of these kinds."""
    return Words(word for word in words if word.partition(":")[0] in kinds)
