"""The account of legend for the test kit: small states, and all worlds that they may be (L45)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.games.legend.box import EPISODE_NAMES, Box
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    AUCTION,
    BIDDING,
    DEATH,
    EPISODES,
    FACES,
    FAMES,
    KIND_NAMES,
    KINDS,
    NONE,
    OVER,
    RANKING,
    SEATS,
    SELECTING,
    SPACES,
    SPECIAL,
    SYMBOL_KINDS,
    TAKING,
    TRADING,
    TREASURE,
    TREASURE_FACES,
    State,
)

Deal = dict[int, list[int]]
"""What each of some seats gets: kinds of cards, or faces of tokens."""


# All worlds, by brute force.


def worlds(edition: Edition, seen: Seen) -> Iterator[State]:
    """The unseen cards and tokens, each by itself, in every way; so are hidden bids."""
    box: Box = edition.box
    others = [seat for seat in range(seen.s.player_count) if seat != seen.seat]
    tokens = list(_token_deals(box, seen, others))
    for cards, left in _card_deals(box, seen, others):
        for faces, pool in tokens:
            world = _world(seen, others, cards, left, faces, pool)
            yield from _with_bids(box, world, others)


def _deals(things: list[int], wanted: dict[int, int]) -> Iterator[tuple[Deal, list[int]]]:
    """Every way to give each seat so many of the things, and what is left over."""
    if not wanted:
        yield {}, things
        return
    seat, *_ = wanted
    rest = {other: count for other, count in wanted.items() if other != seat}
    for chosen in combinations(range(len(things)), wanted[seat]):
        left = [thing for number, thing in enumerate(things) if number not in chosen]
        for deal, over in _deals(left, rest):
            yield {seat: [things[number] for number in chosen], **deal}, over


def _card_deals(box: Box, seen: Seen, others: list[int]) -> Iterator[tuple[Deal, list[int]]]:
    """Whatever is not discarded, turned up, laid, known or one's own is in a hand or the pile."""
    s = seen.s
    unseen = []
    for kind in range(ACTIVITIES):
        count = box.copies[kind] - s.discard[kind] - s.offer[kind]
        for seat in range(s.player_count):
            one = s.players[seat]
            count -= one.laid[kind] + (one.known if seat in others else one.hand)[kind]
        unseen += [kind] * count
    wanted = {seat: s.players[seat].size - sum(s.players[seat].known) for seat in others}
    return _deals(unseen, wanted)


def _token_deals(box: Box, seen: Seen, others: list[int]) -> Iterator[tuple[Deal, list[int]]]:
    """L43: once all treasure was shown, a face that was not is fame."""
    s = seen.s
    unseen = []
    for face in range(FACES):
        count = box.alliance[face]
        for seat in range(s.player_count):
            one = s.players[seat]
            count -= (one.shown if seat in others else one.alliance)[face]
        unseen += [face] * count
    hidden = unseen
    if s.advanced and (s.phase == OVER or box.kind[s.episode] in (RANKING, DEATH)):
        hidden = [face for face in unseen if face < TREASURE_FACES]
    wanted = {seat: s.players[seat].alliances - sum(s.players[seat].shown) for seat in others}
    for deal, left in _deals(hidden, wanted):
        yield deal, left + unseen[len(hidden) :]


def _world(
    seen: Seen, others: list[int], cards: Deal, left: list[int], faces: Deal, pool: list[int]
) -> State:
    world = _copy(seen.s)
    world.pile[:] = _row(left, ACTIVITIES)
    world.pool[:] = _row(pool, FACES)
    for seat in range(SEATS):
        one = world.players[seat]
        if seat == seen.seat:
            continue
        one.picks, one.picked[:], one.given[:] = 0, [0] * KINDS, [0] * len(one.given)
        dealt = _row(cards.get(seat, []), KINDS), _row(faces.get(seat, []), FACES)
        one.hand[:] = [a + b for a, b in zip(one.known, dealt[0], strict=True)]
        one.alliance[:] = [a + b for a, b in zip(one.shown, dealt[1], strict=True)]
    return world


def _copy(s: Any) -> State:
    copy: State = s.copy()
    return copy


def _row(things: Sequence[int], cells: int) -> list[int]:
    return [things.count(one) for one in range(cells)]


def _with_bids(box: Box, world: State, others: list[int]) -> Iterator[State]:
    """L16: complete bids of others; how many cards lie there is known when they can be seen."""
    if world.phase != BIDDING:
        yield world
        return
    ways = []
    bidders = [seat for seat in others if (seat - world.start) % world.player_count < world.acted]
    for seat in bidders:
        one = world.players[seat]
        hand = [kind for kind in range(SYMBOL_KINDS) for _ in range(one.hand[kind])]
        sizes = [one.down] if world.bluffing else range(len(hand) + 1)
        ways.append([chosen for size in sizes for chosen in combinations(hand, size)])
    for bids in product(*ways):
        bid = _copy(world)
        for seat, kinds in zip(bidders, bids, strict=True):
            # Without bluffing a coin is thrown for each card, and those that do not match stay.
            laid = [kind for kind in kinds if world.bluffing or _matches(box, world, kind)]
            bid.players[seat].picked[:] = _row(laid, KINDS)
            bid.players[seat].picks = len(laid)
        yield bid


def _matches(box: Box, s: State, kind: int) -> bool:
    return box.symbols[s.episode] >> box.symbol[kind] & 1 == 1


# Small states: nearly all cards are discarded, nearly all alliance tokens were shown.


def small(edition: Edition) -> list[State]:
    """A few for every number of players and every option."""
    found = []
    for players, advanced, bluffing in product(range(2, SEATS + 1), (0, 1), (0, 1)):
        states = [
            _selecting(edition, players),
            _bidding(edition, players, bluffing),
            _paying(edition, players),
            _breaking_ranks(edition, players),
        ]
        if advanced:
            states += [
                _auction(edition, players),
                _spaces(edition, players, "Recover Treasures"),
                _spaces(edition, players, "Death of Beowulf"),
            ]
        for s, fallen, memory in product(states, (0, 1), (0, 1)):
            one = _copy(s)
            one.advanced, one.bluffing, one.fallen, one.memory = advanced, bluffing, fallen, memory
            _wait(edition.box, one)
            found.append(one)
    return found


def _selecting(edition: Edition, players: int) -> State:
    """Cards in two or three hands and the pile, alliance tokens in one and the pool."""
    hands = ["courage", "courage known, fighting, blessing", "beowulf"]
    tokens = ["", "fame 1, treasure 3 shown", "treasure 2 shown"]
    s = _table(edition, players, "By the Haunted Mere", SELECTING, hands, tokens)
    return _pile(s, "courage, double wit", "treasure 2, fame 1")


def _bidding(edition: Edition, players: int, bluffing: int) -> State:
    """One or two bids are made, and another is begun."""
    bidder = "beowulf known, friendship, courage, blessing"
    two, four = ["wit", bidder, "wit"], ["", bidder, "wit known", "wit known, friendship"]
    s = _table(edition, players, "The Celebrations", BIDDING, two if players < 4 else four, [])
    s.start, s.acted = 1, 1 if players < 4 else 2
    _choose(s, 1, "friendship, courage" if bluffing else "friendship", down=bluffing)
    if players > 3:
        _choose(s, 2, "wit", down=bluffing)
    s.decider = (s.start + s.acted) % players
    _choose(s, s.decider, "wit", down=0)
    return _pile(s, "double friendship", "")


def _paying(edition: Edition, players: int) -> State:
    """The first of two cards is picked for a payment."""
    hands = ["friendship x2, wit", "friendship, hides", "fighting known"]
    s = _table(edition, players, "Many Friendships", TRADING, hands, ["treasure 1"])
    _choose(s, 0, "friendship", down=0)
    return _pile(s, "friendship, fighting", "fame 3")


def _breaking_ranks(edition: Edition, players: int) -> State:
    """The first of two tokens is chosen; the last seat decides."""
    last = players - 1
    tokens = ["fame 2"] + [""] * (last - 1) + ["fame 1, fame 2, treasure 2"]
    s = _table(edition, players, "Break Ranks?", TRADING, [], tokens)
    one = s.players[last]
    one.fame[3], one.scratches, one.wounds, s.decider, s.acted = 2, 1, 1, last, last
    s.fame[3] -= 2
    one.given[FAMES + 1], one.picks = 1, 1
    return _pile(s, "courage", "treasure 2")


def _auction(edition: Edition, players: int) -> State:
    """The start player has shown an alliance token; another has as yet shown nothing."""
    s = _table(edition, players, "Gifts Presented", AUCTION, [], ["treasure 2 shown", "fame 1"])
    s.standing, s.decider = players, 1
    one = s.players[0]
    one.bid_alliance[TREASURE_FACES + 1], one.total = 1, 2
    return _pile(s, "", "treasure 3, fame 1")


def _spaces(edition: Edition, players: int, episode: str) -> State:
    """All treasure was shown, or has gone back; what nobody has seen is fame (L43)."""
    hands = ["courage", "wit"] if episode == "Recover Treasures" else []
    s = _table(edition, players, episode, TAKING, hands, ["fame 1, fame 3", "fame 1"])
    s.chooser, s.decider = 1, 0
    for seat in range(players):
        s.players[seat].rank = seat + 1
    _pile(s, "fighting", "fame 2, fame 3")
    one = s.players[0]
    if edition.box.kind[s.episode] == RANKING:
        one.total = one.alliance[3] + 2 * one.alliance[4] + 3 * one.alliance[5]
        return s
    kind = KIND_NAMES.index("courage")
    one.laid[kind], one.total = 5, 5
    s.discard[kind] -= 5
    s.discard_size -= 5
    s.pool[TREASURE_FACES:] = one.alliance[TREASURE_FACES:]
    one.alliance[TREASURE_FACES:], one.shown[TREASURE_FACES:] = [0] * 3, [0] * 3
    s.pool_size, one.alliances = sum(s.pool), sum(one.alliance)
    return s


# How they are built.


def _words(text: str, names: Sequence[str]) -> list[tuple[int, int, bool]]:
    """``courage x2 known, wit``: kind, number, and whether it is marked."""
    found = []
    for part in filter(None, text.split(", ")):
        name = part.removesuffix(" known").removesuffix(" shown")
        name, _, number = name.partition(" x")
        found.append((names.index(name), int(number or 1), name != part and part[-1] == "n"))
    return found


FACE_NAMES = tuple(f"{sort} {value}" for sort in ("fame", "treasure") for value in (1, 2, 3))


def _table(
    edition: Edition, players: int, episode: str, phase: int, hands: list[str], tokens: list[str]
) -> State:
    """Seat 1 starts and decides; what is not named is discarded, or shown by seat 1."""
    box: Box = edition.box
    s = State()
    s.player_count, s.phase, s.space = players, phase, NONE
    s.episode = box.name.index(EPISODE_NAMES.index(episode))
    s.fame[:], s.treasure[:], s.misfortunes = box.fame, box.treasure, box.misfortunes
    s.discard[:] = box.copies
    for one, text in zip(s.players[:players], hands, strict=False):
        for kind, number, is_known in _words(text, KIND_NAMES):
            one.hand[kind] += number
            one.known[kind] += number if is_known or kind >= ACTIVITIES else 0
            if kind < ACTIVITIES:
                s.discard[kind] -= number
        one.size = sum(one.hand)
    for one, text in zip(s.players[:players], tokens, strict=False):
        for face, number, is_shown in _words(text, FACE_NAMES):
            one.alliance[face] += number
            one.shown[face] += number if is_shown else 0
        one.alliances = sum(one.alliance)
    for face in range(FACES):
        left = box.alliance[face] - sum(one.alliance[face] for one in s.players)
        s.players[0].alliance[face] += left
        s.players[0].shown[face] += left
    s.players[0].alliances = sum(s.players[0].alliance)
    return s


def _pile(s: State, cards: str, pool: str) -> State:
    """Cards from the discards form the pile, tokens from seat 1 the pool."""
    for kind, number, _ in _words(cards, KIND_NAMES):
        s.pile[kind] += number
        s.discard[kind] -= number
    one = s.players[0]
    for face, number, _ in _words(pool, FACE_NAMES):
        s.pool[face] += number
        one.alliance[face] -= number
        one.shown[face] -= number
    one.alliances = sum(one.alliance)
    s.pile_size, s.discard_size, s.pool_size = sum(s.pile), sum(s.discard), sum(s.pool)
    s.drawn = sum(player.alliances for player in s.players)
    return s


def _choose(s: State, seat: int, cards: str, down: int) -> None:
    """A bid or a payment, begun or made."""
    one = s.players[seat]
    for kind, number, _ in _words(cards, KIND_NAMES):
        one.picked[kind] += number
    one.picks = sum(one.picked)
    one.down = one.picks if down else 0


def _wait(box: Box, s: State) -> None:
    """L4: the special cards of coming episodes lie beside the board."""
    s.waiting = 0
    for cell in range(s.episode * SPACES, EPISODES * SPACES):
        is_prize = box.kind[cell // SPACES] == TREASURE
        in_game = s.advanced == 1 if is_prize else cell % SPACES < s.player_count
        if box.gain[cell] == SPECIAL and in_game:
            s.waiting |= 1 << (box.amount[cell] - ACTIVITIES)
