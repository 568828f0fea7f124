"""The kit bites: a game with a fault in it does not pass.

Each test breaks hoard in one way, and the check that exists for it must say so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.harness.witnesses import WITNESSES
from tests.hoard import witness

from heorot.core.game import Game, Seen, let_decide
from heorot.core.luck import open_luck, pick
from heorot.core.rule import EVERYONE, Told, tell
from heorot.core.seats import SeatIndex
from heorot.core.tensor import FLAGS, Holds, Tensor, category, counts
from heorot.core.words import Refusal
from heorot.games import load
from heorot.games.hoard.rules import events
from heorot.games.hoard.rules.choices import END_TURN, NO_DRAGON
from heorot.games.hoard.rules.state import ANSWERING, CARDS, DRAGON, DRAWING, State
from heorot.testing.at_once import check_at_once
from heorot.testing.backends import check_checked
from heorot.testing.cases import Case
from heorot.testing.codecs import check_notation, check_positions
from heorot.testing.imagining import check_dealt, check_fair, check_imagined
from heorot.testing.marks import check_declaration, check_redaction
from heorot.testing.memory import check_past, check_replay, check_round_trips
from heorot.testing.play import check_games
from heorot.testing.readers import check_layout, check_readers
from heorot.testing.said import check_said
from heorot.testing.secrecy import check_secrecy
from heorot.testing.steps import check_steps

HOARD = load("hoard")
LEGEND = load("legend")
FEW = range(3)
Rule = Callable[..., Any]


def after_apply(then: Rule) -> Game:
    """Hoard, with something wrong happening after each action."""

    def apply(box: Any, s: Any, luck: Any, action: int) -> None:
        decider = s.decider
        HOARD.apply(box, s, luck, action)
        then(box, s, luck, action, decider)

    return replace(HOARD, apply=apply)


def caught(
    check: Callable[[Case, range], object], game: Game, *words: str, players: int = 3
) -> None:
    """The check fails, and says what is wrong."""
    with pytest.raises(AssertionError) as failure:
        check(Case(game, players, account=WITNESSES["hoard"]), FEW)
    for word in words:
        assert word in str(failure.value)


# Games


def test_a_lost_card_is_missed() -> None:
    def lose(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        if action == END_TURN:
            s.loose[max(card for card in range(CARDS) if s.loose[card])] = 0

    caught(check_games, after_apply(lose), "nowhere")


def test_a_doubled_card_is_found_in_both_places() -> None:
    def double(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        if s.players[decider].size:
            s.loose[s.players[decider].hand[0]] = 1

    caught(check_games, after_apply(double), "in the pile", "slot 1 in the hand")


def test_a_wrong_sum_is_found() -> None:
    def flatter(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        s.players[0].worth += 1

    caught(check_games, after_apply(flatter), "worth")


def limited(**limits: int) -> Game:
    """Hoard with other bounds."""
    return replace(HOARD, limits=lambda edition: HOARD.limits(edition)._replace(**limits))


def test_a_game_that_does_not_end_is_stopped() -> None:
    caught(check_games, limited(actions=50), "goes on and on")


def test_scores_beyond_the_declared_bounds_are_noticed() -> None:
    caught(check_games, limited(most=5), "beyond the bounds")


def test_a_tensor_that_is_not_as_declared_is_noticed() -> None:
    def declare(name: str, holds: Holds) -> Game:
        blocks = [
            one._replace(holds=holds) if one.name == name else one for one in HOARD.tensor.blocks
        ]
        wrong = Tensor()
        wrong.size, wrong.blocks = HOARD.tensor.size, tuple(blocks)
        return replace(HOARD, tensor=wrong)

    caught(check_readers, declare("hand", category(1)), "hand", "is no category of 0 to 0")
    caught(check_readers, declare("cards.front", FLAGS), "cards.front", "is no flags of 0 to 1")
    caught(check_layout, declare("round", counts(200)), "round", "eight bits")


def test_nothing_to_do_before_the_end_is_noticed() -> None:
    def stuck(box: Any, s: Any, choices: list[int]) -> int:
        return 0 if s.phase == ANSWERING else HOARD.legal(box, s, choices)

    caught(check_games, replace(HOARD, legal=stuck), "0 legal actions")


def test_an_action_that_is_listed_twice_is_noticed() -> None:
    def stutter(box: Any, s: Any, choices: list[int]) -> int:
        n: int = HOARD.legal(box, s, choices)
        choices[n] = choices[0]
        return n + 1

    caught(check_games, replace(HOARD, legal=stutter), "doubled in the list")


def test_a_number_that_does_not_fit_is_refused() -> None:
    def overflow(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        s.laid += 100

    caught(check_games, after_apply(overflow), "not a plain int from -127 to 127")


# Memory


def test_memory_shared_by_copies_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = State.copy  # type: ignore[attr-defined]

    def shallow(self: State) -> State:
        copied: State = copy(self)
        copied.place = self.place
        return copied

    monkeypatch.setattr(State, "copy", shallow)
    caught(check_past, HOARD, "was changed later")


def test_a_field_that_is_not_written_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    to_bytes = State.to_bytes  # type: ignore[attr-defined]

    def forgetful(self: State) -> bytes:
        data: bytes = to_bytes(self)
        return data[:2] + b"\0" + data[3:]  # the round

    monkeypatch.setattr(State, "to_bytes", forgetful)
    caught(check_round_trips, HOARD)


def test_luck_that_is_used_up_is_noticed() -> None:
    thrown = []

    def roll(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        thrown.append(action)
        s.grazed = pick(luck, 1 << 25, len(thrown), 2)

    caught(check_replay, after_apply(roll), "tried twice")


# Marks


def test_a_missing_field_of_the_contract_is_named() -> None:
    caught(
        lambda case, _: check_declaration(case), replace(HOARD, options={"wild": (0, 1)}), "wild"
    )


def test_redaction_that_forgets_a_cell_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen(game: Game, s: Any, seat: int) -> Seen:
        copy = s.copy()
        game.redact(copy, seat)
        copy.loose[7] = s.loose[7]
        return Seen(SeatIndex(seat), copy)

    monkeypatch.setattr(Game, "seen", seen)
    caught(check_redaction, HOARD, "loose[7]")


# Secrecy


def test_a_question_that_is_skipped_for_want_of_a_dragon_is_caught() -> None:
    def skip(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        while s.phase == ANSWERING:
            one = s.players[s.decider]
            if any(box.front[one.hand[slot]] == DRAGON for slot in range(one.size)):
                return
            HOARD.apply(box, s, luck, NO_DRAGON)

    caught(check_secrecy, after_apply(skip))


def test_a_public_field_that_follows_a_hidden_card_is_caught() -> None:
    def follow(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        s.grazed = s.loose[0]

    caught(check_secrecy, after_apply(follow), "no event says what is different")


def test_an_event_for_too_many_ears_is_caught() -> None:
    def shout(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        s.events[:] = [told._replace(audience=EVERYONE) for told in s.events]

    caught(check_secrecy, after_apply(shout), "not its to know")


def test_a_number_of_events_that_depends_on_a_secret_is_caught() -> None:
    def murmur(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        if s.loose[0]:
            tell(s, EVERYONE, events.GAME_OVER)

    caught(check_secrecy, after_apply(murmur))


def test_choices_in_an_order_that_depends_on_a_secret_are_caught() -> None:
    def reorder(box: Any, s: Any, choices: list[int]) -> int:
        n = HOARD.legal(box, s, choices)
        if s.phase == DRAWING and s.loose[0]:
            choices[:n] = choices[:n][::-1]
        return n

    caught(check_secrecy, replace(HOARD, legal=reorder), "legal")


def test_a_reason_that_depends_on_a_secret_is_caught() -> None:
    def blab(edition: Any, s: Any, action: int) -> Refusal | None:
        refusal = HOARD.why_not(edition, s, action)
        return refusal and refusal._replace(reason=f"{refusal.reason}{s.loose[0]}")

    caught(check_secrecy, replace(HOARD, why_not=blab), "why_not")


def test_a_step_that_others_hear_of_is_caught() -> None:
    def mention(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        if witness.is_unfinished(s, decider):
            tell(s, EVERYONE, events.GAME_OVER)

    caught(check_steps, after_apply(mention), "is sent a step")


def test_a_step_that_others_see_is_caught() -> None:
    def count(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        if witness.is_unfinished(s, decider):
            s.grazed = 1 - s.grazed

    caught(check_steps, after_apply(count), "is sent a step")


def test_a_step_that_uses_luck_is_caught() -> None:
    def roll(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        if witness.is_unfinished(s, decider):
            pick(luck, 1 << 25, 0, 2)

    caught(check_steps, after_apply(roll), "uses luck")


# Readers


def test_a_veil_that_is_used_as_an_index_is_caught() -> None:
    def appeals(box: Any, s: Any, seat: int, luck: Any, *row: Any) -> None:
        other = s.players[0 if seat else 1]
        row[-1][0] = other.size and box.front[other.hand[0]] == DRAGON

    with pytest.raises((AssertionError, IndexError)):
        check_readers(Case(replace(HOARD, appeals=appeals), 3), FEW)


def test_a_tensor_that_is_not_written_in_full_is_caught() -> None:
    def observe(box: Any, s: Any, seat: int, tensor: list[int]) -> None:
        kept = tensor[0]
        HOARD.observe(box, s, seat, tensor)
        tensor[0] = kept

    caught(check_readers, replace(HOARD, observe=observe), "what was there before")


def test_a_choice_without_a_value_is_caught() -> None:
    caught(check_readers, replace(HOARD, appeals=lambda *_: None), "what was there before")


def test_what_a_search_asks_for_is_checked_in_imagined_worlds() -> None:
    def forecast(box: Any, s: Any, seat: int) -> int:
        return int(s.players[seat].hand[-1])

    caught(check_readers, replace(HOARD, forecast=forecast), "hand[-1] is outside")
    caught(check_readers, replace(HOARD, belief=lambda *_: 101), "100")
    caught(check_readers, replace(HOARD, doubt=lambda *_: -1), "doubt")
    caught(check_readers, replace(HOARD, hand=lambda *_: -1), "what may not be done")


# Imagining


def test_an_imagination_that_favours_a_world_is_caught() -> None:
    class Loaded:
        key, stream = (0, 0, 0, 0), (0, 0)

    def imagine(box: Any, s: Any, seat: int, luck: Any) -> None:
        HOARD.imagine(box, s, seat, luck if pick(luck, 1 << 25, 0, 3) else Loaded())

    caught(check_fair, replace(HOARD, imagine=imagine), "not equally likely")


def test_an_imagination_that_forgets_what_the_seat_has_seen_is_caught() -> None:
    def imagine(box: Any, s: Any, seat: int, luck: Any) -> None:
        HOARD.imagine(box, s, -1, luck)

    caught(check_imagined, replace(HOARD, imagine=imagine))
    caught(check_secrecy, replace(HOARD, imagine=imagine))


def test_an_imagination_that_mixes_dealings_is_caught() -> None:
    def imagine(box: Any, s: Any, seat: int, luck: Any) -> None:
        backs = [one.back[:] for one in s.players]
        for one in s.players:
            one.back[:] = [back % 5 if back >= 0 else back for back in one.back]
        loot_back, s.loot_back = s.loot_back, s.loot_back % 5 if s.loot_back >= 0 else -1
        dealings, s.pile_of[:] = s.pile_of[:], [min(0, dealing) for dealing in s.pile_of]
        HOARD.imagine(box, s, seat, luck)
        s.pile_of[:], s.loot_back = dealings, loot_back
        for one, row in zip(s.players, backs, strict=True):
            one.back[:] = row

    caught(check_fair, replace(HOARD, imagine=imagine), "impossible world")


def test_luck_that_deals_otherwise_than_imagination_is_caught() -> None:
    def setup(box: Any, s: Any, luck: Any) -> None:
        HOARD.setup(box, s, open_luck(pick(luck, 1 << 25, 0, 2)))

    caught(check_dealt, replace(HOARD, setup=setup), "ranks")


# Codecs and backends


def test_two_actions_that_are_written_alike_are_noticed() -> None:
    actions = replace(HOARD.actions, notation=lambda action: HOARD.actions.notation(action // 2))
    caught(lambda case, _: check_notation(case), replace(HOARD, actions=actions), "alike")


def test_a_notation_that_is_read_carelessly_is_noticed() -> None:
    actions = replace(HOARD.actions, parse=lambda text: HOARD.actions.parse(text.strip() or "end"))
    caught(lambda case, _: check_notation(case), replace(HOARD, actions=actions), "is read as")


def test_an_action_without_a_reason_is_noticed() -> None:
    caught(check_said, replace(HOARD, why_not=lambda *_: None))


def test_a_position_that_forgets_something_is_noticed() -> None:
    def write(edition: Any, s: Any) -> dict[str, Any]:
        return {**HOARD.write_position(edition, s), "round": min(100, s.round + 1)}

    caught(check_positions, replace(HOARD, write_position=write), "read as another state")


def test_rules_that_see_whether_they_are_checked_are_caught() -> None:
    def cheat(box: Any, s: Any, luck: Any, action: int, decider: int) -> None:
        if type(s) is not State:
            s.events.append(Told(EVERYONE, events.GAME_OVER, (0, 0, 0)))

    caught(check_checked, after_apply(cheat))


# Choices at the same time


def test_a_choice_that_depends_on_an_earlier_one_is_not_at_the_same_time() -> None:
    def legal(box: Any, s: Any, choices: list[int]) -> int:
        """Whoever bids after somebody who has laid a card has a choice less."""
        count = LEGEND.legal(box, s, choices)
        others = [s.players[seat].picks for seat in range(s.player_count) if seat != s.decider]
        return count - 1 if LEGEND.at_once(s) and any(others) and count > 1 else count

    case = Case(replace(LEGEND, legal=legal), 3, {"bluffing": 0}, account=WITNESSES["legend"])
    with pytest.raises(AssertionError, match=r"seat . could choose"):
        check_at_once(case, FEW)


def test_whoever_is_asked_before_its_turn_imagines_that_the_next_ones_are_asked_then() -> None:
    case = Case(replace(LEGEND, ask=let_decide), 3, {"bluffing": 0}, account=WITNESSES["legend"])
    with pytest.raises(AssertionError, match=r"after seat . seat . is asked"):
        check_at_once(case, FEW)


def test_who_is_asked_does_not_depend_on_what_is_hidden() -> None:
    def at_once(s: Any) -> int:
        return 1 << s.decider if s.decider >= 0 and s.loose[0] else 0

    caught(check_at_once, replace(HOARD, at_once=at_once), "depends on what is hidden")


def test_whoever_decides_is_among_those_who_are_asked() -> None:
    def at_once(s: Any) -> int:
        return 1 << (s.decider + 1) % s.player_count if s.decider >= 0 else 0

    caught(check_at_once, replace(HOARD, at_once=at_once), "decides, and is not among")
