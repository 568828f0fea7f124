"""The check of views bites: each test spoils those of leduc in one way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from leduc import GAME
from leduc.words import Card, Hand, Stakes

from heorot.core.edition import Edition
from heorot.core.game import Game, Seen
from heorot.core.view import Asked
from heorot.testing.cases import Case
from heorot.testing.views import Decision, check_touch, check_views

VIEWS = GAME.views


def spoiled(part: str, spoil: Callable[[Any, Seen], Any]) -> Game:
    """The game with another part of its views."""

    def make(edition: Edition, seen: Seen) -> Any:
        return spoil(getattr(VIEWS, part)(edition, seen), seen)

    changes: Any = {part: make}
    return replace(GAME, views=replace(VIEWS, **changes))


def public(**changes: Any) -> Game:
    """The game with something else in the public part."""
    return spoiled("public", lambda part, _: msgspec.structs.replace(part, **changes))


def own(**changes: Any) -> Game:
    """The game with something else in what a seat knows besides."""
    return spoiled("own", lambda part, _: msgspec.structs.replace(part, **changes))


class Stained(Hand, frozen=True, kw_only=True):
    """What everybody sees, and something that has no name."""

    stain: str = "ale_stain"


def with_a_stain(part: Hand, seen: Seen) -> Stained:
    return Stained(**msgspec.structs.asdict(part))


class Marked(Card, frozen=True, kw_only=True):
    """A card that shows more than a card may."""

    mark: str


def following_the_round(part: Stakes, seen: Seen) -> Stakes:
    return msgspec.structs.replace(part, most_raises=seen.s.round)


def with_too_many_points(part: Hand, seen: Seen) -> Hand:
    points = [one + 1 for one in part.points if one is not None]
    return msgspec.structs.replace(
        part, points=tuple(points), sources=tuple({"pot": one} for one in points)
    )


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (spoiled("fixed", following_the_round), "what never changes has changed"),
        (public(decides=2), "another seat decides"),
        (public(where={"number": 1, "note": "x" * 5000}), "bytes on average"),
        (public(where={"number": 1, "note": "x" * 7000}), "is told"),
        (public(points=(0, "1")), "Expected `int"),
        (public(turned_up=Marked(words=("card:king",), mark="x")), "is read as something else"),
        (public(turned_up=Card(words=())), "has no words"),
        (public(turned_up=Card(words=("card:ace",))), "card:ace"),
        (public(points=(None, None), sources=(None, None)), "all is open at the end"),
        (public(points=(0,)), "one entry for each"),
        (spoiled("public", with_too_many_points), "points instead of"),
        (public(sources=({"luck": 0}, {"luck": 0})), "not declared"),
        (public(sources=({"pot": 99}, {"pot": 99})), "are not"),
        (public(sources=()), "come from None"),
        (public(question=Asked(name="bluffing")), "bluffing is not declared"),
        (own(question=Asked(name="betting")), "does not decide"),
        (own(card=Card(words=("king",))), "king"),
        (spoiled("public", with_a_stain), "'ale_stain' in public.stain has no name"),
    ],
)
def test_a_part_that_holds_what_it_should_not_is_found(game: Game, says: str) -> None:
    with pytest.raises((AssertionError, msgspec.ValidationError)) as failure:
        check_views(Case(game, 2), range(8))
    assert says in str(failure.value)


def test_the_views_of_the_game_itself_are_good() -> None:
    check_views(Case(GAME, 2), range(8))


def decision(choices: list[set[str]], drawn: list[set[str]]) -> Decision:
    return Decision("here", list(map(frozenset, choices)), set(map(frozenset, drawn)))


KINDS = {"action", "card", "seat", "slot"}


@pytest.mark.parametrize(
    ("choices", "drawn"),
    [
        ([set()], []),
        ([{"card:a"}, {"card:b"}], [{"card:a"}, {"card:b"}, {"card:c"}]),
        ([{"card:a", "seat:1"}, {"card:a", "seat:2"}], [{"card:a"}, {"seat:1"}, {"seat:2"}]),
        (
            [{"seat:1", "slot:1"}, {"seat:1", "slot:2"}],
            [{"seat:1", "slot:1"}, {"slot:2", "seat:1"}],
        ),
        ([{"card:a", "count:1"}, {"card:a", "count:2"}], [{"card:a"}]),
        ([{"count:1"}], []),
        ([{"action:end"}, {"action:play", "card:a"}], [{"card:a"}]),
        ([{"action:a", "card:a"}, {"action:b", "card:a"}], [{"card:a"}]),
        (
            [{"action:pile", "card:a"}, {"action:row", "card:a", "slot:1"}],
            [{"action:pile", "card:a"}, {"card:a", "slot:1"}],
        ),
    ],
)
def test_what_may_be_chosen_can_be_touched(choices: list[set[str]], drawn: list[set[str]]) -> None:
    check_touch(decision(choices, drawn), KINDS)


@pytest.mark.parametrize(
    ("choices", "drawn"),
    [
        ([{"card:a"}], []),
        ([{"card:a"}], [{"card:a", "slot:1"}]),
        ([{"card:a", "seat:1"}], [{"card:a"}]),
        ([{"card:a"}, {"card:a", "seat:1"}], [{"card:a"}, {"seat:1"}]),
    ],
)
def test_what_cannot_be_touched_is_found(choices: list[set[str]], drawn: list[set[str]]) -> None:
    with pytest.raises(AssertionError, match="here"):
        check_touch(decision(choices, drawn), KINDS)


def test_what_is_asked_for_on_the_board_is_not_touched_in_the_hand() -> None:
    board, card = frozenset({"card:a", "slot:1"}), frozenset({"card:a"})
    one = decision([{*board}], [{*board}, {*card}])
    with pytest.raises(AssertionError, match="here"):
        check_touch(one._replace(laid={board}, owned={card}), KINDS)
    check_touch(one._replace(laid={board}, owned={card | {"action:lay"}}), KINDS)
