"""Set-up, start of turn and drawing: H1 to H3."""

from __future__ import annotations

import pytest
from tests.hoard.table import BOX, CHECKED, GAME, Table

from heorot.core.luck import open_luck, pick

FIELD_AND_PILE = ["f1", "f2", "f3", "f4", "pile"]


# H1: set-up.


@pytest.mark.rule("H1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_four_cards_and_four_lie_in_the_field(players: int) -> None:
    table = Table.new(players)
    assert [len(table.hand(seat)) for seat in range(1, players + 1)] == [4] * players
    assert len(table.field) == 4
    assert sum(table.s.rest) == 95 - 4 * players - 4 - 1
    assert (table.s.round, table.turn, table.decides, table.phase) == (1, 1, 1, "drawing")
    doc = table.doc()
    assert set(doc) == {"round", "start", "turn", "phase", "decides", "top", "field", "seat"}


@pytest.mark.rule("H1")
def test_the_deal_goes_seat_by_seat_from_the_start_player_then_to_the_field() -> None:
    table = Table.new(3, start=2, seed=5)
    s = CHECKED.adopt(GAME.blank(3, 1))
    CHECKED.game.setup(BOX, s, open_luck(5))
    lines = Table(s, open_luck(5))
    lines.s.events[:] = s.events
    events = lines.events()
    seats = [line.split()[1] for line in events if line.startswith("sees")]
    assert seats == ["2"] * 4 + ["3"] * 4 + ["1"] * 4
    assert [line.rpartition(" ")[2] for line in events[:12]] == seats  # each sees its own alone
    assert [line.split()[:2] for line in events[12:16]] == [
        ["field_filled", str(slot)] for slot in (1, 2, 3, 4)
    ]
    assert [line.split()[2] for line in events[12:16]] == table.field
    assert events[16:] == ["round_begins 1", "turn_begins 2"]


@pytest.mark.rule("H1")
def test_luck_deals_the_colours_of_the_pile_and_the_fronts_under_them() -> None:
    luck = open_luck(3)
    table = Table.new(2, seed=3)
    left = [19] * 5
    backs = []
    for index in range(95, 95 - 13, -1):  # eight cards dealt, four in the field, the top
        number = pick(luck, 5, index, index)
        colour = next(one for one in range(5) if number < sum(left[: one + 1]))
        left[colour] -= 1
        backs.append(colour)
    assert [card % 5 for card in table.s.players[0].hand[:4]] == backs[:4]
    assert [card % 5 for card in table.s.players[1].hand[:4]] == backs[4:8]
    assert [*table.s.field_backs, table.s.top] == backs[8:]
    assert table.s.rest == left
    loose = set(range(95))
    dealt = []
    for colour in backs[:8]:
        cards = sorted(card for card in loose if card % 5 == colour)
        dealt.append(cards[pick(luck, colour, len(cards), len(cards))])
        loose.remove(dealt[-1])
    assert [*table.s.players[0].hand[:4], *table.s.players[1].hand[:4]] == dealt
    assert {card for card in range(95) if table.s.loose[card]} == loose


@pytest.mark.rule("H1")
@pytest.mark.parametrize("seed", range(6))
def test_luck_names_the_start_player_unless_one_is_chosen(seed: int) -> None:
    luck = open_luck(seed)
    by_luck = CHECKED.new(4, luck)
    assert by_luck.start == by_luck.active == by_luck.decider == pick(luck, 6, 0, 4)
    chosen = CHECKED.new(4, luck, 3)
    assert chosen.start == chosen.active == chosen.decider == 3


@pytest.mark.rule("H1")
def test_the_start_player_keeps_the_start_card() -> None:
    table = Table.new(2, start=2)
    table.play("pile", "pile", "end", "pile", "pile", "end")
    assert table.doc()["start"] == 2


# H2: start of turn.


@pytest.mark.rule("H2")
@pytest.mark.rule("H14")
def test_the_own_unicorn_is_discarded_as_the_turn_begins() -> None:
    table = Table.at("playing", ["red harp"], {"hand": ["red ring"], "unicorn": "red unicorn"})
    table.play("end")
    assert table.events() == ["ends_turn 1", "turn_begins 2", "unicorn_leaves 2 red unicorn"]
    assert table.discard == ["red unicorn"]
    assert table.seat(2) == {"hand": ["red ring"]}
    assert (table.turn, table.decides, table.phase) == (2, 2, "drawing")


@pytest.mark.rule("H2")
def test_a_unicorn_of_another_stays_until_that_players_own_turn() -> None:
    table = Table.at(
        "playing", ["red harp"], ["red ring"], {"hand": ["red gems"], "unicorn": "red unicorn"}
    )
    table.play("end")
    assert table.seat(3)["unicorn"] == "red unicorn"
    table.play("pile", "pile", "pile", "end")
    assert "unicorn" not in table.seat(3)


@pytest.mark.rule("H2")
@pytest.mark.rule("H11")
def test_an_upright_knight_is_turned_sideways_and_the_turn_is_over() -> None:
    table = Table.at(
        "playing",
        ["red harp"],
        {"hand": ["red ring"], "knight": "red knight"},
        ["red gems"],
        turn=1,
    )
    table.play("end")
    assert table.events() == [
        "ends_turn 1",
        "turn_begins 2",
        "knight_turned 2 red knight",
        "turn_begins 3",
    ]
    assert table.seat(2) == {"hand": ["red ring"], "knight": "red knight", "sideways": True}
    assert (table.turn, table.decides, table.phase) == (3, 3, "drawing")
    assert table.discard == []


@pytest.mark.rule("H2")
@pytest.mark.rule("H11")
def test_a_sideways_knight_is_discarded_and_its_player_plays() -> None:
    table = Table.at(
        "playing", ["red harp"], {"hand": ["red ring"], "knight": "red knight", "sideways": True}
    )
    table.play("end")
    assert table.events() == ["ends_turn 1", "turn_begins 2", "knight_leaves 2 red knight"]
    assert table.discard == ["red knight"]
    assert table.seat(2) == {"hand": ["red ring"]}
    assert (table.turn, table.decides, table.phase) == (2, 2, "drawing")
    assert table.s.players[1].sideways == 0


@pytest.mark.rule("H2")
def test_two_neighbours_with_knights_are_skipped_one_after_the_other() -> None:
    table = Table.at(
        "playing",
        {"hand": ["blue ring"], "knight": "blue knight"},
        ["red harp"],
        {"hand": ["red ring"], "knight": "red knight"},
        turn=2,
        field_touched=True,
    )
    table.play("end")
    assert (table.turn, table.s.round) == (2, 51)
    assert [table.seat(seat).get("sideways") for seat in (1, 2, 3)] == [True, None, True]


# H3: drawing.


@pytest.mark.rule("H3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_draws_is_mandatory(players: int) -> None:
    table = Table.new(players)
    draws = 2 if players == 2 else 3
    for drawn in range(draws):
        assert table.phase == "drawing"
        assert len(table.doc().get("drawn", [])) == drawn
        assert table.legal() == FIELD_AND_PILE
        table.play("pile")
    assert table.phase == "playing"
    assert len(table.hand(1)) == 4 + draws
    assert (table.s.drawn_size, table.s.drawn) == (0, [-1, -1, -1])


@pytest.mark.rule("H3")
@pytest.mark.rule("H21")
def test_a_card_from_the_field_lies_apart_and_its_gap_is_filled_from_the_pile_at_once() -> None:
    table = Table.at(
        "drawing",
        ["red harp", "red ring", "blue ring", "blue harp"],
        ["red gems"],
        top="purple",
        field=["red", "blue", "yellow", "orange"],
    )
    coming = table.coming_top()
    before = list(table.s.rest)
    table.play("f3")
    assert table.events() == ["takes_from_field 1 3 yellow", "field_filled 3 purple"]
    assert table.field == ["red", "blue", "purple", "orange"]
    assert table.doc()["drawn"] == ["yellow"]
    assert table.top == coming
    assert sum(before) - sum(table.s.rest) == 1
    assert table.s.grazed == 1
    assert len(table.hand(1)) == 4


@pytest.mark.rule("H3")
def test_a_card_from_the_pile_lies_apart_and_the_next_top_is_shown() -> None:
    table = Table.at(
        "drawing",
        ["red harp", "red ring", "blue ring", "blue harp"],
        ["red gems"],
        top="purple",
        field=["red", "blue", "yellow", "orange"],
    )
    coming = table.coming_top()
    table.play("pile")
    assert table.events() == ["takes_from_pile 1 purple"]
    assert table.field == ["red", "blue", "yellow", "orange"]
    assert table.doc()["drawn"] == ["purple"]
    assert table.top == coming
    assert table.s.grazed == 0


@pytest.mark.rule("H3")
@pytest.mark.rule("H21")
def test_drawn_cards_are_looked_at_together_after_the_last_draw() -> None:
    table = Table.at("drawing", ["red harp"], ["red gems"], ["red ring"], drawn=["orange", "blue"])
    assert table.fronts(1, 1) == ["red harp"]
    table.play("f1")
    assert table.phase == "playing"
    hand = table.hand(1)
    assert [name.split()[0] for name in hand] == ["red", "orange", "blue", "red"]
    assert table.events()[2:] == [f"sees 1 {name.removesuffix(' 2')}, to 1" for name in hand[1:]]
    assert table.fronts(1, 1) == hand
    assert table.fronts(2, 1) == ["?"] * 4
    assert [table.s.loose[one] for one in table.s.players[0].hand[:4]] == [0] * 4


@pytest.mark.rule("H3")
@pytest.mark.parametrize(("held", "phase"), [(3, "extra"), (4, "playing")])
def test_two_players_with_fewer_than_four_cards_are_offered_a_third_draw(
    held: int, phase: str
) -> None:
    hand = ["red harp", "red ring", "blue ring", "blue harp"][:held]
    table = Table.at(
        "drawing",
        {"hand": hand, "laid": ["purple harp", "purple ring"]},
        ["red gems"],
        drawn=["orange"],
    )
    table.play("pile")
    assert table.phase == phase
    assert len(table.hand(1)) == (held if phase == "extra" else held + 2)


EXTRA = """
    phase = "extra"
    drawn = ["orange", "blue"]
    [[seat]]
    hand = ["red harp", "red ring", "blue ring"]
    [[seat]]
    hand = ["red gems"]
    """


@pytest.mark.rule("H3")
def test_the_third_card_may_be_declined() -> None:
    table = Table.of(EXTRA)
    assert table.legal() == [*FIELD_AND_PILE, "enough"]
    table.play("enough")
    assert table.phase == "playing"
    assert [name.split()[0] for name in table.hand(1)[3:]] == ["orange", "blue"]


@pytest.mark.rule("H3")
@pytest.mark.parametrize(
    ("choice", "colour"), [("f2", "blue"), ("f4", "purple"), ("pile", "orange")]
)
def test_the_third_card_comes_from_field_or_pile(choice: str, colour: str) -> None:
    table = Table.of(EXTRA).play(choice)
    assert table.phase == "playing"
    assert [name.split()[0] for name in table.hand(1)[3:]] == ["orange", "blue", colour]
    assert table.s.grazed == (choice != "pile")


@pytest.mark.rule("H3")
@pytest.mark.parametrize("players", [3, 4])
def test_no_extra_card_is_offered_to_three_or_four(players: int) -> None:
    others = "[[seat]]\nhand = []\n" * (players - 1)
    table = Table.of(f'phase = "drawing"\ndrawn = ["red", "blue"]\n[[seat]]\nhand = []\n{others}')
    table.play("pile")
    assert table.phase == "playing"
