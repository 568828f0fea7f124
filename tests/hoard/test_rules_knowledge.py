"""Who knows what: H21, H22, H24."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from tests.hoard.table import BOX, GAME, Table, action, card, words
from tests.hoard.test_rules_pile import FIVE, last_cards

from heorot.core.luck import open_luck, pick
from heorot.core.records import VEIL
from heorot.games.hoard.words.spelling import card_words

# H21: open and hidden.

HANDS = """
    phase = "playing"
    turn = 2
    round = 20
    discard = ["orange coins"]
    [[seat]]
    hand = ["red harp", "blue harp seen by 2", "red dragon 2"]
    laid = ["purple ring", "red lair"]
    knight = "red knight"
    [[seat]]
    hand = ["red coins", "blue coins seen by 1 3"]
    [[seat]]
    hand = ["yellow gems seen by 1"]
    unicorn = "yellow unicorn"
    """


@pytest.mark.rule("H21")
def test_a_front_is_known_to_its_holder_and_to_those_who_have_seen_it() -> None:
    table = Table.of(HANDS)
    assert table.fronts(1, 1) == ["red harp", "blue harp", "red dragon 2"]
    assert table.fronts(1, 2) == ["?", "blue coins"]
    assert table.fronts(1, 3) == ["yellow gems"]
    assert table.fronts(2, 1) == ["?", "blue harp", "?"]
    assert table.fronts(2, 3) == ["?"]
    assert table.fronts(3, 1) == ["?", "?", "?"]
    assert table.fronts(3, 2) == ["?", "blue coins"]
    for owner, size in ((1, 3), (2, 2), (3, 1)):
        assert table.fronts(0, owner) == ["?"] * size


@pytest.mark.rule("H21")
def test_backs_sizes_and_all_that_lies_open_are_public() -> None:
    table = Table.of(HANDS)
    for reader in (0, 1, 2, 3):
        seen = table.seen(reader).s
        assert [seen.players[seat].size for seat in range(3)] == [3, 2, 1]
        assert seen.players[0].back[:4] == [0, 1, 0, -1]
        assert seen.players[0].knight == card("red knight")
        assert seen.players[2].unicorn == card("yellow unicorn")
        assert seen.place[card("orange coins")] == 1
        assert seen.place[card("purple ring")] == 3
        assert (seen.field_backs, seen.top) == ([0, 1, 2, 3], 4)


@pytest.mark.rule("H21")
def test_fronts_in_field_and_pile_are_known_to_nobody() -> None:
    table = Table.of(HANDS)
    for reader in (0, 1, 2, 3):
        assert table.seen(reader).s.loose == [VEIL] * 95


@pytest.mark.rule("H21")
def test_hands_lie_in_order_of_arrival() -> None:
    table = Table.at("extra", ["yellow harp", "blue harp"], ["red coins"], drawn=["orange", "red"])
    table.play("f4")
    backs = [name.split()[0] for name in table.hand(1)]
    assert backs == ["yellow", "blue", "orange", "red", "purple"]


@pytest.mark.rule("H21")
def test_a_card_that_leaves_the_hand_takes_along_what_was_known_of_it() -> None:
    table = Table.at(
        "trimming",
        [
            "red coins",
            "red ring seen by 2",
            "red harp",
            "red gems",
            "red chest seen by 2",
            "blue coins",
            "blue ring",
            "blue harp",
            "blue gems",
            "blue chest",
            "yellow ring",
        ],
        [],
        acted_this_turn=True,
    )
    table.play("red ring")
    assert table.hand(1) == [
        *("red coins", "red harp", "red gems", "red chest seen by 2", "blue coins"),
        *("blue ring", "blue harp", "blue gems", "blue chest", "yellow ring"),
    ]
    me = table.s.players[0]
    assert (me.hand[10:], me.back[10:], me.seen_by[10:]) == ([-1] * 4, [-1] * 4, [0] * 4)
    assert me.ruled_out == [0] * 14
    assert me.back[:10] == [0, 0, 0, 0, 1, 1, 1, 1, 1, 2]


# H22: dealings.


def few_unseen() -> Table:
    """Seat 1 knows all but three red cards: one in seat 2's hand, one in the field, one on top."""
    return last_cards(
        "playing",
        ["red ring", "blue ring", "yellow ring", "purple ring", "red gems"],
        [["orange coins"], ["red harp"]],
        'top = "red"',
    )


@pytest.mark.rule("H22")
def test_unseen_fronts_are_equally_likely_on_all_hidden_cards_of_dealing_and_colour() -> None:
    table = few_unseen()
    worlds = [table.imagined(1, seed).hand(2)[0] for seed in range(600)]
    counts = Counter(worlds)
    assert set(counts) == {"red ring", "red gems", "red harp"}
    assert all(160 <= count <= 240 for count in counts.values())
    assert {table.imagined(2, seed).hand(1)[0] for seed in range(20)} == {"orange coins"}


@pytest.mark.rule("H22")
def test_the_seat_itself_keeps_what_it_has_seen() -> None:
    table = few_unseen()
    for seed in range(10):
        world = table.imagined(1, seed)
        assert world.hand(1) == ["orange coins"]
        loose = {card_words(BOX, one) for one in range(95) if world.s.loose[one]}
        red = {"red ring", "red gems", "red harp"} - {world.hand(2)[0]}
        assert loose == red | {"blue ring", "yellow ring", "purple ring"}


@pytest.mark.rule("H22")
def test_several_hidden_cards_are_dealt_without_favour() -> None:
    table = last_cards(
        "playing",
        FIVE,
        [["orange coins"], ["red harp", "red gems"]],
    )
    counts = Counter(tuple(table.imagined(1, seed).hand(2)) for seed in range(900))
    assert set(counts) == set(permutations(["red ring", "red harp", "red gems"], 2))
    assert all(110 <= count <= 190 for count in counts.values())


@pytest.mark.rule("H22")
def test_luck_is_asked_for_imagined_fronts_at_addresses_of_their_own() -> None:
    table = last_cards("playing", FIVE, [["orange coins"], ["red harp", "red gems"], ["red chest"]])
    luck = open_luck(77)
    loose = [card(f"red {front}") for front in ("ring", "harp", "gems", "chest")]
    expected = []
    for number in range(3):
        chosen = pick(luck, (1 << 20) + number, len(loose), len(loose))
        expected.append(card_words(BOX, loose.pop(chosen)))
    world = table.imagined(1, 77)
    assert [*world.hand(2), *world.hand(3)] == expected


@pytest.mark.rule("H22")
def test_fronts_never_move_across_dealings() -> None:
    table = Table.at(
        "playing",
        ["orange coins"],
        ["red ring", "red harp #1"],
        round=20,
        dealing=1,
        top="blue #1",
        field=["red", "red #1", "blue #1", "yellow #1"],
        unseen=["red gems"],
    )
    first: set[str] = set()
    second: set[str] = set()
    for seed in range(60):
        world = table.imagined(1, seed)
        one, two = world.hand(2)
        first.add(one)
        second.add(two)
        left = "red gems" if one == "red ring" else "red ring"
        assert world.doc()["unseen"] == [left]
    assert first == {"red ring", "red gems"}
    assert second
    assert all(name.endswith(" #1") for name in second)
    assert not {"red ring #1", "red gems #1", "orange coins #1"} & second
    assert "red harp #1" in second
    assert len(second) > 10


@pytest.mark.rule("H22")
@pytest.mark.rule("H21")
def test_known_cards_in_other_hands_stay_where_they_are() -> None:
    table = Table.of(HANDS)
    hands = {tuple(table.imagined(1, seed).hand(2)) for seed in range(20)}
    assert {hand[1] for hand in hands} == {"blue coins seen by 1 3"}
    assert len({hand[0] for hand in hands}) > 1
    assert all(table.imagined(1, seed).hand(3) == ["yellow gems seen by 1"] for seed in range(9))
    for seed in range(20):
        drawn = table.imagined(1, seed).hand(2)[0]
        assert drawn not in ("red harp", "red dragon 2", "red lair", "red knight")


@pytest.mark.rule("H22")
def test_a_spectator_imagines_every_hand() -> None:
    table = few_unseen()
    fronts = {tuple(table.imagined(0, seed).hand(2)) for seed in range(40)}
    assert fronts == {("red harp",), ("red ring",), ("red gems",)}
    assert {tuple(table.imagined(0, seed).hand(1)) for seed in range(40)} == {("orange coins",)}


STEALING = """
    phase = "stealing"
    round = 20
    action = "yellow thief"
    acted_this_turn = true
    target = 2
    loot = "red harp{eyes}"
    [[seat]]
    hand = ["orange coins"]
    [[seat]]
    hand = ["blue harp"]
    [[seat]]
    hand = []
    """


@pytest.mark.rule("H22")
@pytest.mark.rule("H12")
def test_the_first_stolen_card_is_imagined_by_those_who_have_not_seen_it() -> None:
    table = Table.of(STEALING.format(eyes=""))
    for seat in (0, 1, 3):
        worlds = [table.imagined(seat, seed) for seed in range(30)]
        assert len({world.s.loot for world in worlds}) > 5
        assert all(world.s.loot % 5 == 0 for world in worlds)
        assert all(world.s.loose[world.s.loot] == 0 for world in worlds)
    assert {table.imagined(2, seed).s.loot for seed in range(9)} == {card("red harp")}
    assert all(table.imagined(2, seed).s.loose[card("red harp")] == 0 for seed in range(3))


@pytest.mark.rule("H22")
@pytest.mark.rule("H12")
def test_the_loot_is_imagined_at_the_address_after_the_hands() -> None:
    table = Table.of(STEALING.format(eyes=""))
    luck = open_luck(4)
    # The one card of seat 2 comes first; of the red cards seat 1 knows none.
    assert table.imagined(1, 4).s.loot == 5 * pick(luck, (1 << 20) + 1, 19, 19)


@pytest.mark.rule("H22")
@pytest.mark.rule("H12")
def test_a_known_loot_is_not_imagined() -> None:
    table = Table.of(STEALING.format(eyes=" seen by 1"))
    assert {table.imagined(1, seed).s.loot for seed in range(9)} == {card("red harp")}
    assert len({table.imagined(3, seed).s.loot for seed in range(20)}) > 5


@pytest.mark.rule("H22")
@pytest.mark.rule("H24")
def test_what_others_have_begun_to_choose_is_imagined_as_not_begun() -> None:
    table = Table.at(
        "playing",
        {"hand": ["red knight", "red wizard"], "chosen": "red knight", "wizard": "red wizard"},
        ["blue harp"],
        ["yellow harp"],
    )
    own = table.imagined(1).s.players[0]
    assert (own.step, own.chosen, own.helper, own.picked) == (3, 0, 1, 0)
    for seat in (0, 2, 3):
        other = table.imagined(seat).s.players[0]
        assert (other.step, other.chosen, other.helper, other.picked) == (0, -1, -1, 0)
    empty = table.imagined(2).s.players[3]
    assert (empty.hand, empty.step, empty.chosen, empty.helper) == ([-1] * 14, 0, -1, -1)
    assert table.imagined(2).s.players[1].hand[1:] == [-1] * 13
    assert table.imagined(2).s.loot == -1


@pytest.mark.rule("H22")
@pytest.mark.rule("H24")
def test_picked_cards_of_others_are_imagined_as_not_picked() -> None:
    table = Table.at(
        "playing",
        {
            "hand": ["red ring", "red wizard", "blue ring"],
            "chosen": "red ring",
            "picked": ["blue ring"],
        },
        ["blue harp"],
    )
    assert table.imagined(1).s.players[0].picked == 0b100
    assert table.imagined(2).s.players[0].picked == 0


# H24: choices in steps.

STEPS = {
    "a treasure and its payment": (
        'phase = "playing"\n[[seat]]\nhand = ["red ring", "red lair", "blue lair"]',
        ["red ring", "blue lair", "red lair"],
    ),
    "an action, its wizard and its target": (
        'phase = "playing"\n[[seat]]\nhand = ["red thief", "red wizard", "blue lair"]',
        ["red thief", "red wizard", "@3"],
    ),
    "discards to the mob": (
        """
        phase = "yielding"
        turn = 2
        action = "red mob"
        acted_this_turn = true
        decides = 1
        [[seat]]
        hand = ["red ring", "red lair", "blue lair", "blue ring"]""",
        ["red ring", "blue ring"],
    ),
}


@pytest.mark.rule("H24")
@pytest.mark.parametrize("steps", STEPS)
def test_a_choice_in_steps_is_the_players_own_until_it_is_complete(steps: str) -> None:
    text, choices = STEPS[steps]
    text += '\n[[seat]]\nhand = ["yellow lair"]\n[[seat]]\nhand = ["orange lair", "orange ring"]'
    table = Table.of(text)
    others = [table.seen(seat) for seat in (0, 2, 3)]
    own = table.seen(1)
    for step in choices[:-1]:
        table.play(step)
        assert [table.seen(seat) for seat in (0, 2, 3)] == others
        assert table.seen(1) != own
        assert table.events() == []
        assert table.decides == 1
    table.play(choices[-1])
    assert [table.seen(seat) for seat in (0, 2, 3)] != others
    assert table.events()


@pytest.mark.rule("H24")
@pytest.mark.parametrize("steps", STEPS)
def test_no_luck_is_used_before_a_choice_is_complete_so_that_it_can_be_taken_back(
    steps: str,
) -> None:
    text, choices = STEPS[steps]
    text += '\n[[seat]]\nhand = ["yellow lair"]\n[[seat]]\nhand = ["orange lair", "orange ring"]'
    one, other = Table.of(text, seed=1), Table.of(text, seed=2)
    for step in choices[:-1]:
        assert one.play(step).s == other.play(step).s


@pytest.mark.rule("H24")
def test_draws_steals_answers_and_votes_are_complete_when_made() -> None:
    table = Table.new(3)
    spectator = table.seen(0)
    table.play("pile")
    assert table.seen(0) != spectator
    hands = "[[seat]]\nhand = ['red ring']\n[[seat]]\nhand = ['blue ring']"
    answering = 'phase = "answering"\naction = "red shepherdess"\nacted_this_turn = true'
    for text, step in (
        (STEALING.format(eyes=""), "s1"),
        (f'phase = "voting"\nturn = 2\ndecides = 1\n{hands}', "agree"),
        (f"{answering}\n{hands}", "nodragon"),
    ):
        table = Table.of(text)
        spectator = table.seen(0)
        table.play(step)
        assert table.seen(0) != spectator
        assert table.events()


def test_every_action_has_words_and_the_words_name_it() -> None:
    for number in range(GAME.actions.count):
        assert action(words(number)) == number
