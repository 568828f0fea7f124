"""Leduc Hold'em: what speaks. Names, refusals, views and positions in its own words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from heorot.core.documents import Section, shown
from heorot.core.edition import Edition
from heorot.core.errors import BadFile, InvalidAction, Sentence
from heorot.core.game import Actions, Limits, Seen
from heorot.core.holds import Fault
from heorot.core.records import VEIL
from heorot.core.view import Asked, Own, Part, Public, Thing, Views
from heorot.core.words import NamedAction, Names, Refusal, Telling, Word
from leduc.rules import (
    ACTIONS,
    FOLD,
    NONE,
    RAISE,
    RANKS,
    ROUNDS,
    SEATS,
    Box,
    State,
    legal,
    score,
    to_call,
)

CARDS: Final = ("jack", "queen", "king")
NOTATION: Final = ("fold", "call", "raise")

NAMES: Final = Names(
    actions={"fold": (), "check": (), "call": ("count",), "raise": ("count",)},
    questions={"betting": (), "over": ()},
    reasons={"nothing_to_fold": (), "enough_raises": ("count",), "game_over": ()},
    kinds={"card": lambda _: CARDS},
    sources=("pot",),
)
TELLING: Final = Telling("raise", "D2")


def read_box(doc: Section) -> Edition:
    """Check a box document and make the edition of it."""
    if doc.text("game") != "leduc":
        raise BadFile("game", 'expected "leduc"')
    name, title, box = doc.text("edition"), doc.text("title"), Box()
    box.copies[:] = _numbers(doc, "copies", RANKS)
    box.raises[:] = _numbers(doc, "raises", ROUNDS)
    box.ante = doc.integer("ante", 1, 9)
    box.most_raises = doc.integer("most_raises", 1, 4)
    doc.close()
    return Edition("leduc", name, title, box, ())


def limits(edition: Edition) -> Limits:
    """Both rounds are check, all raises, call; whoever loses has put in every chip."""
    box: Box = edition.box
    chips = box.ante + box.most_raises * sum(box.raises)
    return Limits(ROUNDS * (2 + box.most_raises), sum(box.copies), least=-chips, most=chips)


def _numbers(doc: Section, key: str, count: int) -> list[int]:
    row = doc.take(key, list, Sentence("{count} whole numbers", count=count))
    if len(row) != count or not all(type(one) is int and 1 <= one <= 9 for one in row):
        raise BadFile(doc.at(key), "expected {count} whole numbers from 1 to 9", count=count)
    return list(row)


# Actions.


def parse(text: str) -> int:
    if text not in NOTATION:
        problem = "{text} is no action of leduc; expected fold, call or raise"
        raise InvalidAction(problem, text=shown(text))
    return NOTATION.index(text)


def named(edition: Edition, s: State, action: int) -> NamedAction:
    if action == FOLD:
        return NamedAction("fold", {})
    if action == RAISE:
        return NamedAction("raise", {"count": Word("count", edition.box.raises[s.round])})
    owed = to_call(s) if s.decider != NONE else 0
    return NamedAction("call", {"count": Word("count", owed)}) if owed else NamedAction("check", {})


def word(edition: Edition, kind: str, number: int) -> Word:
    if kind == "card":
        return Word(kind, CARDS[number])
    return Word(kind, number + 1 if kind == "seat" else number)


def why_not(edition: Edition, s: State, action: int) -> Refusal | None:
    choices = [0] * ACTIONS
    if action in choices[: legal(edition.box, s, choices)]:
        return None
    if s.decider == NONE:
        return Refusal("D5", "game_over", {})
    if action == FOLD:
        return Refusal("D4", "nothing_to_fold", {})
    return Refusal("D3", "enough_raises", {"count": Word("count", s.raised)})


ACTIONS_IN_WORDS: Final = Actions(ACTIONS, NOTATION.__getitem__, parse, named)


# Views.


class Card(Thing, frozen=True, kw_only=True):
    """A card that can be seen."""


class Seat(Thing, frozen=True, kw_only=True):
    """A player."""

    paid: int
    """Chips put in so far."""
    folded: bool = False
    shown: Card | None = None


class Stakes(Part, frozen=True, kw_only=True):
    """What never changes."""

    raises: tuple[int, ...]
    most_raises: int


class Hand(Public, frozen=True, kw_only=True):
    """What everybody sees."""

    round: int
    raised: int = 0
    """Raises in this round."""
    turned_up: Card | None = None
    seats: tuple[Seat, ...]


class Mine(Own, frozen=True, kw_only=True):
    """What a seat knows besides."""

    card: Card


def _card(rank: int) -> Card | None:
    return None if rank in (NONE, VEIL) else Card(words=(f"card:{CARDS[rank]}",))


def fixed(edition: Edition, seen: Seen) -> Stakes:
    return Stakes(raises=tuple(edition.box.raises), most_raises=edition.box.most_raises)


def public(edition: Edition, seen: Seen) -> Hand:
    s = seen.s
    points = tuple(score(edition.box, s, seat) for seat in range(SEATS))
    return Hand(
        where={"number": s.round + 1},
        decides=None if s.decider == NONE else s.decider + 1,
        question=Asked(name="over" if s.decider == NONE else "betting"),
        points=points,
        sources=tuple({"pot": one} for one in points),
        round=s.round + 1,
        raised=s.raised,
        turned_up=_card(s.turned_up),
        seats=tuple(
            Seat(
                words=(f"seat:{number}",),
                paid=one.paid,
                folded=bool(one.folded),
                shown=_card(one.shown),
            )
            for number, one in enumerate(s.players, 1)
        ),
    )


def own(edition: Edition, seen: Seen) -> Mine:
    return Mine(card=Card(words=(f"card:{CARDS[seen.s.players[seen.seat].card]}",)))


VIEWS: Final = Views(fixed, public, own)


# Positions, and what must hold of one.


def write_position(edition: Edition, s: State) -> dict[str, Any]:
    doc = {
        "round": s.round + 1,
        "start": s.start + 1,
        "decides": s.decider + 1,
        "raised": s.raised,
        "agreed": s.agreed,
        "turned_up": "" if s.turned_up == NONE else CARDS[s.turned_up],
        "seat": [
            {"card": CARDS[one.card], "paid": one.paid}
            | ({"folded": True} if one.folded else {})
            | ({"shown": True} if one.shown != NONE else {})
            for one in s.players
        ],
    }
    return {key: value for key, value in doc.items() if value}


def read_position(edition: Edition, doc: Section) -> State:
    s = State()
    box: Box = edition.box
    tables = list(doc.tables("seat"))
    if len(tables) != SEATS:
        problem = "{count} tables; the game is for {seats}"
        raise BadFile("seat", problem, count=len(tables), seats=SEATS)
    s.player_count = SEATS
    s.round = doc.integer("round", 1, ROUNDS) - 1
    s.start = doc.integer("start", 1, SEATS) - 1
    s.decider = doc.integer("decides", 0, SEATS, 0) - 1
    s.raised = doc.integer("raised", 0, box.most_raises, 0)
    s.agreed = doc.integer("agreed", 0, SEATS, 0)
    s.turned_up = doc.word("turned_up", CARDS) if doc.has("turned_up") else NONE
    for one, table in zip(s.players, tables, strict=True):
        one.card = table.word("card", CARDS)
        one.paid = table.integer("paid", box.ante, 100)
        one.folded = int(table.flag("folded"))
        one.shown = one.card if table.flag("shown") else NONE
        table.close()
    for rank in range(RANKS):
        out = [one.card for one in s.players] + [s.turned_up]
        s.deck[rank] = max(box.copies[rank] - out.count(rank), 0)
    for fault in faults(edition, s):
        raise BadFile(fault.place, str(fault))
    return s


def faults(edition: Edition, s: State) -> Iterator[Fault]:
    box: Box = edition.box
    for rank in range(RANKS):
        held = [one.card for one in s.players].count(rank) + (s.turned_up == rank)
        if held + s.deck[rank] != box.copies[rank]:
            words = Sentence("{count} cards called {card} are out", count=held, card=CARDS[rank])
            yield Fault("seat", "D1", words)
    if (s.turned_up == NONE) != (s.round == 0):
        yield Fault("turned_up", "D5", "a card is turned up in the second round, and only then")
    folded = [one.folded for one in s.players]
    shown_ = [one.shown != NONE for one in s.players]
    if sum(folded) > 1 or shown_[0] != shown_[1] or (any(folded) and any(shown_)):
        yield Fault("seat", "D4", "one player folds, or both show their cards, or neither")
    if (s.decider == NONE) != (any(folded) or any(shown_)):
        yield Fault("decides", "D5", "nobody decides when the hand is over, else somebody does")
    if any(shown_) and (s.round == 0 or s.agreed < SEATS):
        yield Fault("seat[1].shown", "D5", "cards are shown after the second round")
    if s.agreed == SEATS and not any(shown_):
        yield Fault("agreed", "D5", "when both have agreed the round is over")
    yield from _faults_of_stakes(box, s, any(folded))


def _faults_of_stakes(box: Box, s: State, is_folded: bool) -> Iterator[Fault]:
    """D2, D3: what was put in follows from the raises."""
    low, high = sorted(one.paid for one in s.players)
    owed = box.raises[s.round] if s.raised and (s.agreed == 1 or is_folded) else 0
    before = (
        [box.ante + n * box.raises[0] for n in range(box.most_raises + 1)]
        if s.round
        else [box.ante]
    )
    if high - s.raised * box.raises[s.round] not in before:
        words = Sentence(
            "{chips} chips are not what {raises} raises come to", chips=high, raises=s.raised
        )
        yield Fault("seat[1].paid", "D2", words)
    elif high - low != owed:
        words = Sentence(
            "{low} and {high} chips; they differ by a raise at most", low=low, high=high
        )
        yield Fault("seat[1].paid", "D2", words)
    if s.decider == NONE:
        return
    moves = s.raised + s.agreed - (1 if s.raised else 0)
    payer = s.players[s.decider].paid
    if owed and payer != low:
        yield Fault("decides", "D2", "who has put in less decides")
    if not owed and moves == 0 and s.decider != s.start:
        yield Fault("decides", "D2", "the start player begins each round")
    if not s.raised and s.agreed == 1 and s.decider == s.start:
        yield Fault("decides", "D2", "the start player has checked; the other decides")
