"""What the decider is asked; others are told no more of it than public facts."""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.view import Asked
from heorot.games.legend.box import Box
from heorot.games.legend.rules.choices import ACTIONS
from heorot.games.legend.rules.majors import target
from heorot.games.legend.rules.opportunities import legal_trading, matching_symbols, missing
from heorot.games.legend.rules.state import (
    ASKING_INSPIRATION,
    AUCTION,
    BIDDING,
    PHASES,
    PRICE_NAMES,
    RISKING,
    SPACES,
    STRIVING,
    SYMBOL_NAMES,
    SYMBOLS,
    TAKING,
    TRADING,
    TWO_FAME_TOKENS,
    TWO_SYMBOLS,
    State,
)
from heorot.games.legend.words.actions import gain_word

Args = dict[str, str | int]


def question(box: Box, s: State, reader: int) -> Asked:
    """The question as a reader may know it."""
    name = PHASES[s.phase]
    args: Args = {}
    if s.phase == TRADING:
        name, args = _trading(box, s, reader)
    elif s.phase in (RISKING, BIDDING, STRIVING):
        args = dict(zip(("symbol", "symbol2"), symbols_asked(box, s.episode), strict=False))
        if s.phase == BIDDING:
            name, more = _bidding(box, s, reader, len(args))
        elif s.phase == STRIVING:
            name, more = _striving(s)
        else:
            more = {}
        args |= more
    elif s.phase == TAKING:
        args = {"slot": s.chooser}
    elif s.phase == AUCTION:
        args = gain_args(box, s, 0)
        name = "auction_card" if "card" in args else "auction"
        args |= {"count": target(s), "count2": s.players[s.decider].total}
    elif s.phase == ASKING_INSPIRATION:
        args = gain_args(box, s, s.space)
    return Asked(name=name, args=args)


def symbols_asked(box: Box, episode: int) -> Iterator[str]:
    """The names of the symbols that an episode asks for."""
    bits = box.symbols[episode]
    return (SYMBOL_NAMES[one] for one in range(SYMBOLS) if bits >> one & 1)


def gain_args(box: Box, s: State, space: int) -> Args:
    """What a space, a prize or an opportunity gives, as an argument."""
    cell = s.episode * SPACES + space
    gained = gain_word(box.gain[cell], box.amount[cell])
    return {gained.kind: gained.value} if gained else {}


def _bidding(box: Box, s: State, reader: int, symbols: int) -> tuple[str, Args]:
    name = "bidding_two" if symbols > 1 else "bidding_one"
    me = s.players[s.decider]
    if reader != s.decider or me.picks == 0:
        return name, {}
    return f"{name}_more", {"count": matching_symbols(box, s, me.picked)}


def _striving(s: State) -> tuple[str, Args]:
    wanted, reached = target(s), s.players[s.decider].total
    args: Args = {"count": wanted, "count2": reached}
    if s.laid_now:
        return "striving_on", args
    return ("striving_level" if 0 < wanted <= reached else "striving"), args


def _trading(box: Box, s: State, reader: int) -> tuple[str, Args]:
    me = s.players[s.decider]
    price = box.price[s.episode]
    if reader != s.decider or not me.picks:
        if reader == s.decider and legal_trading(box, s, [0] * ACTIONS) == 1:
            return "trading_cannot_pay", {}
        name = f"trading_{PRICE_NAMES[price].replace(' ', '_')}"
        if price == TWO_FAME_TOKENS:
            return name, {}
        args = gain_args(box, s, 0)
        if price == TWO_SYMBOLS:
            args["symbol"] = next(symbols_asked(box, s.episode))
        return name, args
    left = missing(box, s, me)
    if price == TWO_FAME_TOKENS:
        return ("giving", {"count": left}) if left else ("choosing_healing", {})
    return "paying", {"count": left}
