"""What the decider is asked; others are told no more of it than public facts."""

from __future__ import annotations

from heorot.core.view import Asked
from heorot.core.words import Word
from heorot.games.legend.box import Box
from heorot.games.legend.rules.choices import ACTIONS
from heorot.games.legend.rules.majors import legal_bidding, may_risk, target
from heorot.games.legend.rules.opportunities import legal_trading, matching_symbols, missing
from heorot.games.legend.rules.state import (
    ASKING_INSPIRATION,
    AUCTION,
    BIDDING,
    ONE_OF_EACH,
    PHASES,
    RISKING,
    STRIVING,
    SYMBOL_NAMES,
    SYMBOLS,
    TAKING,
    TRADING,
    TWO_CARDS,
    TWO_FAME_TOKENS,
    TWO_SYMBOLS,
    State,
)
from heorot.games.legend.rules.treasures import legal_auction
from heorot.games.legend.words.names import gain_at, question


def asked_of(box: Box, s: State, reader: int) -> Asked:
    """The question as a reader may know it."""
    if s.phase == TRADING:
        return _trading(box, s, reader)
    if s.phase == RISKING:
        return question("risking", *symbols_asked(box, s.episode))
    if s.phase == BIDDING:
        return _bidding(box, s, reader)
    if s.phase == STRIVING:
        return _striving(box, s, reader)
    if s.phase == TAKING:
        return question("taking", s.chooser)
    if s.phase == AUCTION:
        if reader == s.decider and legal_auction(s, [0] * ACTIONS) == 1:
            return question("auction_drop")
        prize = gain_at(box, s.episode, 0)
        name = "auction_card" if prize and prize.kind == "card" else "auction"
        return question(name, gained(prize), target(s), s.players[s.decider].total)
    if s.phase == ASKING_INSPIRATION:
        return question("inspiration", gained(gain_at(box, s.episode, s.space)))
    return question(PHASES[s.phase])


def symbols_asked(box: Box, episode: int) -> list[str]:
    """The names of the symbols that an episode asks for."""
    bits = box.symbols[episode]
    return [SYMBOL_NAMES[one] for one in range(SYMBOLS) if bits >> one & 1]


def gained(word: Word | None) -> str | int:
    """What is gained, as an argument."""
    return word.value if word else ""


def _bidding(box: Box, s: State, reader: int) -> Asked:
    symbols = symbols_asked(box, s.episode)
    name = "bidding_two" if len(symbols) > 1 else "bidding_one"
    me = s.players[s.decider]
    has_more = reader != s.decider or legal_bidding(box, s, [0] * ACTIONS) > 1
    if reader != s.decider or me.picks == 0:
        return question(name, *symbols) if has_more else question("bidding_nothing")
    count = matching_symbols(box, s, me.picked)
    return question(f"{name}_more", *symbols, count) if has_more else question("bidding_all", count)


def _striving(box: Box, s: State, reader: int) -> Asked:
    me = s.players[s.decider]
    wanted, reached = target(s), me.total
    can_lay = reader != s.decider or matching_symbols(box, s, me.hand) > 0
    if not can_lay:
        name = "striving_risk" if may_risk(s) else "striving_drop"
    elif s.laid_now:
        name = "striving_on"
    elif not may_risk(s):
        name = "striving_lay"
    else:
        name = "striving_level" if 0 < wanted <= reached else "striving"
    return question(name, *symbols_asked(box, s.episode), wanted, reached)


def _trading(box: Box, s: State, reader: int) -> Asked:
    me = s.players[s.decider]
    price = box.price[s.episode]
    if reader == s.decider and me.picks:
        left = missing(box, s, me)
        if price == TWO_FAME_TOKENS and not left:
            return question("choosing_healing" if me.scratches else "choosing_tile")
        return question("giving" if price == TWO_FAME_TOKENS else "paying", left)
    if reader == s.decider and legal_trading(box, s, [0] * ACTIONS) == 1:
        return question("trading_cannot_pay")
    gain = gained(gain_at(box, s.episode, 0))
    if price == TWO_CARDS:
        return question("trading_two_cards", gain)
    if price == TWO_SYMBOLS:
        return question("trading_two_symbols", gain, *symbols_asked(box, s.episode))
    if price == ONE_OF_EACH:
        return question("trading_one_of_each", gain)
    if not me.scratches:
        return question("trading_for_tile")
    return question(
        "trading_two_fame_tokens" if me.wounds or me.double_wound else "trading_for_scratches"
    )
