"""Treasure episodes of the advanced game: auctions, and Recover Treasures (L41 to L43)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import next_standing
from heorot.games.legend.rules.choices import DROP, SHOW_ALLIANCE, SHOW_TREASURE
from heorot.games.legend.rules.events import (
    NO_WINNER,
    PASSES,
    RETURNS_TREASURE,
    REVEALS_ALLIANCE,
    REVEALS_TREASURE,
    SHOWS,
    TREASURE_TOKEN,
    WINS_AUCTION,
)
from heorot.games.legend.rules.gains import (
    alliance_token,
    alliance_value,
    amount_of,
    gain,
    gain_of,
    return_alliance,
)
from heorot.games.legend.rules.majors import rank_by_total, target
from heorot.games.legend.rules.state import (
    AUCTION,
    FACES,
    NEXT_BIDDER,
    NEXT_CHOOSER,
    NEXT_EPISODE,
    TREASURE_FACES,
    TREASURES,
    Player,
    State,
)


@rule
def begin_auction(s: State) -> None:
    """L41: everyone is in; the start player opens."""
    s.standing = s.player_count
    begin_bid(s, s.start)


@rule
def begin_bid(s: State, seat: int) -> None:
    """L41: who by public facts has nothing more to show is out; everyone else is asked."""
    s.decider = seat
    s.phase = AUCTION
    drop_if_empty(s)


@rule
def drop_if_empty(s: State) -> None:
    """L41: no square treasure left to show, and no alliance token."""
    me = s.players[s.decider]
    left = me.alliances
    for value in range(1, TREASURES):
        left += me.treasure[value] - me.bid_treasure[value]
    for face in range(TREASURE_FACES, FACES):
        left -= me.bid_alliance[face]
    if left == 0:
        drop_bid(s)


@rule
def legal_auction(s: State, choices: list[int]) -> int:
    """L41: show one more treasure token, or drop out."""
    me = s.players[s.decider]
    choices[0] = DROP
    n = 1
    for value in range(1, TREASURES):
        if me.treasure[value] > me.bid_treasure[value]:
            choices[n] = SHOW_TREASURE + value - 1
            n += 1
    for face in range(TREASURE_FACES, FACES):
        if me.alliance[face] > me.bid_alliance[face]:
            choices[n] = SHOW_ALLIANCE + face - TREASURE_FACES
            n += 1
    return n


@rule
def play_auction(box: Box, s: State, luck: Luck, action: int) -> None:
    """L41: tokens are shown one at a time, until the highest total is reached."""
    if action == DROP:
        drop_bid(s)
        return
    me = s.players[s.decider]
    if action < SHOW_ALLIANCE:
        value = action - SHOW_TREASURE + 1
        me.bid_treasure[value] += 1
        me.total += value
        tell(s, EVERYONE, SHOWS, s.decider, TREASURE_TOKEN + value)
    else:
        face = action - SHOW_ALLIANCE + TREASURE_FACES
        me.bid_alliance[face] += 1
        me.shown[face] = max(me.shown[face], me.bid_alliance[face])
        me.total += face - TREASURE_FACES + 1
        tell(s, EVERYONE, SHOWS, s.decider, alliance_token(face))
    if s.standing == 1:
        win_auction(box, s, luck)
    elif me.total >= target(s):
        s.phase = NEXT_BIDDER
    else:
        drop_if_empty(s)


@rule
def drop_bid(s: State) -> None:
    """L41: the tokens are taken back; the others have seen them."""
    me = s.players[s.decider]
    tell(s, EVERYONE, PASSES, s.decider)
    take_back_tokens(me)
    me.rank = 1
    s.standing -= 1
    s.phase = NEXT_BIDDER


@rule
def take_back_tokens(me: Player) -> None:
    """Nothing is shown any more."""
    for value in range(TREASURES):
        me.bid_treasure[value] = 0
    for face in range(FACES):
        me.bid_alliance[face] = 0
    me.total = 0


@rule
def pass_bid(box: Box, s: State, luck: Luck) -> None:
    """L41: the next one still in; L42: the last one wins, but must have shown something."""
    if s.standing == 0:
        tell(s, EVERYONE, NO_WINNER)
        s.phase = NEXT_EPISODE
        return
    seat = next_standing(s)
    if s.standing == 1 and s.players[seat].total > 0:
        s.decider = seat
        win_auction(box, s, luck)
    else:
        begin_bid(s, seat)


@rule
def win_auction(box: Box, s: State, luck: Luck) -> None:
    """L42: the winner pays all tokens shown, then takes the prize."""
    seat = s.decider
    me = s.players[seat]
    tell(s, EVERYONE, WINS_AUCTION, seat, me.total)
    for value in range(1, TREASURES):
        me.treasure[value] -= me.bid_treasure[value]
        s.treasure[value] += me.bid_treasure[value]
    for face in range(TREASURE_FACES, FACES):
        for _ in range(me.bid_alliance[face]):
            return_alliance(s, seat, face)
    take_back_tokens(me)
    s.phase = NEXT_EPISODE
    gain(box, s, luck, seat, gain_of(box, s, 0), amount_of(box, s, 0))


# Recover Treasures (L43).


@rule
def treasure_value(me: Player, faces: list[int]) -> int:
    """Square treasure, and that of a row of alliance tokens."""
    points = alliance_value(faces, TREASURE_FACES)
    for value in range(1, TREASURES):
        points += value * me.treasure[value]
    return points


@rule
def reveal_treasures(s: State) -> None:
    """L43: all treasure is shown, and everyone is ranked by it."""
    for seat in range(s.player_count):
        me = s.players[seat]
        for face in range(TREASURE_FACES, FACES):
            me.shown[face] = me.alliance[face]
        me.total = treasure_value(me, me.alliance)
        tell(s, EVERYONE, REVEALS_TREASURE, seat, me.total)
        for face in range(TREASURE_FACES, FACES):
            for _ in range(me.alliance[face]):
                tell(s, EVERYONE, REVEALS_ALLIANCE, seat, alliance_token(face))
    rank_by_total(s)
    s.phase = NEXT_CHOOSER


@rule
def return_treasures(s: State) -> None:
    """L43: then all treasure goes back."""
    for seat in range(s.player_count):
        me = s.players[seat]
        tell(s, EVERYONE, RETURNS_TREASURE, seat)
        for value in range(1, TREASURES):
            s.treasure[value] += me.treasure[value]
            me.treasure[value] = 0
        for face in range(TREASURE_FACES, FACES):
            while me.alliance[face] > 0:
                return_alliance(s, seat, face)
        me.total = 0
