"""The course of the game: `setup`, `legal`, `apply` (L1 to L7)."""

from __future__ import annotations

from heorot.core.luck import Luck, pick
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import (
    START,
    cards_left,
    draw_cards,
    keep_openly,
    seat_in_order,
    symbol_cards,
)
from heorot.games.legend.rules.choices import DECLINE, REST_ONE, SPACE
from heorot.games.legend.rules.end import end_game, hand_in_all, legal_healing, play_healing
from heorot.games.legend.rules.events import DECLINES, EPISODE_BEGINS, SKIPPED
from heorot.games.legend.rules.gains import amount_of, gain, gain_of
from heorot.games.legend.rules.majors import (
    begin_striving,
    call_next_chooser,
    change_start,
    commit,
    legal_bidding,
    legal_striving,
    legal_taking,
    only_space,
    pass_turn,
    play_bidding,
    play_striving,
    reveal_bids,
    take_space,
    take_worst_rank,
)
from heorot.games.legend.rules.minors import (
    begin_recovery,
    kinds_on_offer,
    legal_picking,
    legal_selecting,
    pick_card,
    pick_the_only_kind,
    play_selecting,
)
from heorot.games.legend.rules.opportunities import legal_trading, may_trade, play_trading
from heorot.games.legend.rules.risk import (
    legal_asking_resolve,
    legal_risking,
    play_asking_resolve,
    play_risking,
)
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ASKING_BLESSING,
    ASKING_INSPIRATION,
    ASKING_RESOLVE,
    ASKING_REST,
    AUCTION,
    BIDDING,
    DEATH,
    DOUBLE_FIGHTING,
    EPISODES,
    FACES,
    FAMES,
    HEALING,
    LEAVING,
    LEFT,
    NEXT_BIDDER,
    NEXT_CHOOSER,
    NEXT_EPISODE,
    NEXT_SEAT,
    NEXT_STRIVER,
    NONE,
    OPPORTUNITY,
    OVER,
    PICKING,
    RANKING,
    RECOVERY,
    REVEALING,
    RISK,
    RISKING,
    SELECTING,
    SELECTION,
    SIMULTANEOUS,
    SPACES,
    SPECIAL,
    START_HAND,
    STRIVING,
    TAKING,
    TRADING,
    TREASURE,
    TREASURES,
    TURN_ORDER,
    WILD,
    State,
)
from heorot.games.legend.rules.text_cards import (
    leave_table,
    legal_asking_blessing,
    legal_asking_inspiration,
    legal_asking_rest,
    offer_rest,
    play_asking_blessing,
    play_asking_inspiration,
    play_asking_rest,
    rest,
)
from heorot.games.legend.rules.treasures import (
    begin_auction,
    legal_auction,
    pass_bid,
    play_auction,
    return_treasures,
    reveal_treasures,
)


@rule
def setup(box: Box, s: State, luck: Luck) -> None:
    """L1 to L5: supplies, special cards, hands; then the journey begins."""
    if s.start == NONE:
        s.start = pick(luck, START, 0, s.player_count)
    fill_supplies(box, s)
    for seat in range(s.player_count):
        keep_openly(s.players[seat], WILD)
        keep_openly(s.players[seat], DOUBLE_FIGHTING)
    for number in range(s.player_count):
        draw_cards(s, luck, seat_in_order(s, number), START_HAND)
    s.episode = NONE
    s.space = NONE
    s.phase = NEXT_EPISODE
    go_on(box, s, luck)


@rule
def fill_supplies(box: Box, s: State) -> None:
    """L2, L4, L5: the deck without the cards dealt out openly, tokens, and special cards."""
    for kind in range(ACTIVITIES):
        s.pile[kind] = box.copies[kind]
        if kind == WILD or kind == DOUBLE_FIGHTING:
            s.pile[kind] -= s.player_count
        s.pile_size += s.pile[kind]
    for value in range(1, FAMES):
        s.fame[value] = box.fame[value]
    for value in range(1, TREASURES):
        s.treasure[value] = box.treasure[value]
    for face in range(FACES):
        s.pool[face] = box.alliance[face]
        s.pool_size += s.pool[face]
    s.misfortunes = box.misfortunes
    for episode in range(EPISODES):
        if is_visited(box, s, episode):
            for space in range(available_spaces(box, s, episode)):
                if box.gain[episode * SPACES + space] == SPECIAL:
                    s.waiting |= 1 << (box.amount[episode * SPACES + space] - ACTIVITIES)


@rule
def available_spaces(box: Box, s: State, episode: int) -> int:
    """L3: as many as players; a treasure episode has its one prize."""
    return 1 if box.kind[episode] == TREASURE else s.player_count


@rule
def is_visited(box: Box, s: State, episode: int) -> bool:
    """L6: in the base game the treasure episodes are skipped."""
    kind = box.kind[episode]
    return s.advanced == 1 or (kind != TREASURE and kind != RANKING)


@rule
def legal(box: Box, s: State, choices: list[int]) -> int:
    """Write what the decider may do into `choices`; return how many there are."""
    if s.phase == OVER:
        return 0
    n = legal_in_phase(box, s, choices)
    return offer_rest(s, choices, n)


@rule
def legal_in_phase(box: Box, s: State, choices: list[int]) -> int:
    """The answers to what is asked."""
    if s.phase == BIDDING:
        return legal_bidding(box, s, choices)
    if s.phase == STRIVING:
        return legal_striving(box, s, choices)
    if s.phase == TAKING:
        return legal_taking(s, choices)
    if s.phase == RISKING:
        return legal_risking(s, choices)
    if s.phase == PICKING:
        return legal_picking(s, choices)
    if s.phase == TRADING:
        return legal_trading(box, s, choices)
    if s.phase == SELECTING:
        return legal_selecting(s, choices)
    if s.phase == AUCTION:
        return legal_auction(s, choices)
    if s.phase == HEALING:
        return legal_healing(s, choices)
    if s.phase == ASKING_BLESSING:
        return legal_asking_blessing(s, choices)
    if s.phase == ASKING_INSPIRATION:
        return legal_asking_inspiration(choices)
    if s.phase == ASKING_RESOLVE:
        return legal_asking_resolve(choices)
    return legal_asking_rest(choices)


@rule
def apply(box: Box, s: State, luck: Luck, action: int) -> None:
    """Carry out a legal action, and all that follows from it without a decision."""
    if action >= REST_ONE and s.phase != ASKING_REST:
        rest_meanwhile(box, s, action)
    elif s.phase == BIDDING:
        play_bidding(s, action)
    elif s.phase == STRIVING:
        play_striving(box, s, luck, action)
    elif s.phase == TAKING:
        take_space(box, s, luck, action - SPACE)
    elif s.phase == PICKING:
        pick_card(s, s.decider, action)
        s.phase = NEXT_SEAT
    elif s.phase == AUCTION:
        play_auction(box, s, luck, action)
    elif s.phase == HEALING:
        play_healing(box, s, luck, action)
    elif s.phase == ASKING_BLESSING:
        play_asking_blessing(s, action)
    elif s.phase == ASKING_INSPIRATION:
        play_asking_inspiration(box, s, luck, action)
    elif s.phase == ASKING_RESOLVE:
        play_asking_resolve(box, s, action)
    elif s.phase == ASKING_REST:
        play_asking_rest(box, s, action)
    elif action == DECLINE:
        tell(s, EVERYONE, DECLINES, s.decider)
        s.phase = NEXT_SEAT
    elif s.phase == RISKING:
        play_risking(box, s, luck, action)
    elif s.phase == TRADING:
        play_trading(box, s, luck, action)
    else:
        play_selecting(box, s, luck, action)
    go_on(box, s, luck)


@rule
def rest_meanwhile(box: Box, s: State, action: int) -> None:
    """L36: the question stays, unless nothing is left to trade for or with (L9, L11)."""
    rest(s, action)
    if s.phase == TRADING and not may_trade(box, s, s.decider):
        s.phase = NEXT_SEAT


# What passes by itself.


@rule
def go_on(box: Box, s: State, luck: Luck) -> None:
    """Up to the next decision, or the end."""
    while s.phase >= NEXT_EPISODE:
        if s.phase == NEXT_EPISODE:
            begin_episode(box, s, luck)
        elif s.phase == NEXT_SEAT:
            s.acted += 1
            ask_next(box, s)
        elif s.phase == REVEALING:
            reveal_bids(box, s)
            s.decider = s.start
        elif s.phase == LEAVING:
            leave_table(s)
        elif s.phase == LEFT:
            after_leaving(box, s, luck)
        elif s.phase == NEXT_STRIVER:
            pass_turn(s)
        elif s.phase == NEXT_BIDDER:
            pass_bid(box, s, luck)
        else:
            choose_next(box, s, luck)


@rule
def begin_episode(box: Box, s: State, luck: Luck) -> None:
    """L6: on to the next episode, with a clean table."""
    clear_episode(s)
    s.episode += 1
    if s.episode == EPISODES:
        end_game(s)
        return
    if not is_visited(box, s, s.episode):
        tell(s, EVERYONE, SKIPPED, s.episode)
        return
    tell(s, EVERYONE, EPISODE_BEGINS, s.episode)
    kind = box.kind[s.episode]
    if kind == TURN_ORDER:
        begin_striving(s)
    elif kind == TREASURE:
        begin_auction(s)
    elif kind == RANKING:
        reveal_treasures(s)
    elif kind == DEATH:
        hand_in_all(box, s)
    else:
        if kind == RECOVERY:
            begin_recovery(s, luck)
        ask_next(box, s)


@rule
def clear_episode(s: State) -> None:
    """Nothing of the last episode is left on the table."""
    s.acted = 0
    s.standing = 0
    s.risked = 0
    s.laid_now = 0
    s.chooser = 0
    s.space = NONE
    s.taken = 0
    for seat in range(s.player_count):
        s.players[seat].rank = 0
        s.players[seat].total = 0


@rule
def ask_next(box: Box, s: State) -> None:
    """L7, L13, L15: ask the next one in order from the start player; skip whom facts force."""
    kind = box.kind[s.episode]
    turns = 2 * s.player_count if kind == RECOVERY else s.player_count
    if s.acted >= turns:
        s.phase = REVEALING if kind == SIMULTANEOUS else NEXT_EPISODE
        return
    seat = seat_in_order(s, s.acted)
    s.decider = seat
    if kind == SIMULTANEOUS:
        if symbol_cards(s.players[seat]) == 0:
            commit(s, seat)
        else:
            s.phase = BIDDING
    elif kind == OPPORTUNITY:
        s.phase = TRADING if may_trade(box, s, seat) else NEXT_SEAT
    elif kind == RISK:
        s.phase = RISKING if cards_left(s) > 0 else NEXT_SEAT
    elif kind == SELECTION:
        s.phase = SELECTING
    else:
        ask_to_pick(s, seat)


@rule
def ask_to_pick(s: State, seat: int) -> None:
    """L13: with cards of one kind left there is nothing to ask."""
    kinds = kinds_on_offer(s)
    s.phase = NEXT_SEAT
    if kinds > 1:
        s.phase = PICKING
    elif kinds == 1:
        pick_the_only_kind(s, seat)


@rule
def after_leaving(box: Box, s: State, luck: Luck) -> None:
    """The cards of the decider have left the table."""
    kind = box.kind[s.episode]
    if kind == OPPORTUNITY:
        s.players[s.decider].total = 0
        s.phase = NEXT_SEAT
        gain(box, s, luck, s.decider, gain_of(box, s, 0), amount_of(box, s, 0))
    elif kind == SIMULTANEOUS:
        s.acted += 1
        s.phase = LEAVING
        if s.acted == s.player_count:
            s.phase = NEXT_CHOOSER
        else:
            s.decider = seat_in_order(s, s.acted)
    elif s.standing > 1:
        take_worst_rank(s)
    else:
        s.phase = NEXT_CHOOSER


@rule
def choose_next(box: Box, s: State, luck: Luck) -> None:
    """L21: the next rank takes a space; L22, L43: after the last, the episode is over."""
    call_next_chooser(s)
    if s.chooser < s.player_count:
        return
    if s.chooser == s.player_count:
        take_space(box, s, luck, only_space(s))
        return
    if box.kind[s.episode] == RANKING:
        return_treasures(s)
    elif box.kind[s.episode] != DEATH:
        change_start(s)
    s.phase = NEXT_EPISODE
