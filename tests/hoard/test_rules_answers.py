"""Unicorn, wizard and dragon: H14 to H16."""

from __future__ import annotations

import pytest
from tests.hoard.table import Table, card

from heorot.games.hoard.rules.state import IN_PROGRESS

# H14: unicorn.


@pytest.mark.rule("H14")
def test_a_unicorn_is_laid_at_once_and_nobody_may_answer() -> None:
    table = Table.at(
        "playing", ["purple gems", "red unicorn", "yellow wizard"], ["red dragon", "blue dragon"]
    )
    table.play("red unicorn")
    assert table.events() == ["plays 1 red unicorn"]
    assert table.seat(1) == {"hand": ["purple gems", "yellow wizard"], "unicorn": "red unicorn"}
    assert (table.phase, table.decides, table.s.acted) == ("playing", 1, 1)
    assert (table.discard, table.legal()) == ([], ["end"])
    assert (table.s.players[0].chosen, table.s.pile_of[card("red unicorn")]) == (-1, -1)
    table.play("end")
    assert table.seat(1)["unicorn"] == "red unicorn"


@pytest.mark.rule("H14")
@pytest.mark.rule("H15")
@pytest.mark.parametrize("front", ["knight", "thief"])
def test_a_unicorn_makes_no_target_for_knight_and_thief_even_with_a_wizard(front: str) -> None:
    table = Table.at(
        "playing",
        [f"red {front}", "yellow wizard"],
        {"hand": ["red coins"], "unicorn": "red unicorn"},
        ["blue coins"],
        ["yellow coins"],
    )
    table.play(f"red {front}", "yellow wizard")
    assert table.legal() == ["@3", "@4"]


@pytest.mark.rule("H14")
@pytest.mark.rule("H15")
def test_a_wizard_with_the_mob_does_not_break_a_unicorn() -> None:
    table = Table.at(
        "playing",
        ["red mob", "yellow wizard", "purple gems"],
        {"hand": ["red coins", "blue coins"], "unicorn": "red unicorn"},
    )
    table.play("red mob", "yellow wizard")
    assert (table.hand(2), table.phase, table.decides) == (
        ["red coins", "blue coins"],
        "playing",
        1,
    )


# H15: wizard.

WIZARD = """
    phase = "playing"
    [[seat]]
    hand = ["purple gems", "red {front}", "yellow wizard", "blue wizard"]
    [[seat]]
    hand = ["red dragon", "blue dragon", "yellow dragon"]
    """
DEEDS = ["mob", "knight", "thief", "shepherdess"]


@pytest.mark.rule("H15")
@pytest.mark.parametrize("front", DEEDS)
def test_a_wizard_may_go_with_mob_knight_thief_and_shepherdess(front: str) -> None:
    table = Table.of(WIZARD.format(front=front)).play(f"red {front}")
    assert table.legal() == ["blue wizard", "yellow wizard", "nowizard"]
    table.play("blue wizard")
    expected = [f"plays 1 red {front}", "wizard_rides_along 1 blue wizard"]
    if front in ("knight", "thief"):
        expected.append("aims_at 1 2")
    assert table.events()[: len(expected)] == expected
    assert table.hand(1)[:2] == ["purple gems", "yellow wizard"]
    assert table.phase != "answering"  # no dragon may answer


@pytest.mark.rule("H15")
def test_a_wizard_with_a_mob_lets_nobody_answer() -> None:
    table = Table.of(WIZARD.format(front="mob")).play("red mob", "yellow wizard")
    assert (table.phase, table.decides) == ("yielding", 2)
    doc = table.doc()
    assert (doc["action"], doc["wizard"], "target" in doc) == ("red mob", "yellow wizard", False)
    for name in ("red mob", "yellow wizard"):
        assert (table.s.place[card(name)], table.s.pile_of[card(name)]) == (IN_PROGRESS, -1)
    table.play("red dragon")
    assert table.discard == ["red dragon", "yellow wizard", "red mob"]
    assert (table.phase, table.decides, table.s.wizard) == ("playing", 1, -1)


@pytest.mark.rule("H15")
def test_a_wizard_with_a_mob_lets_the_next_victim_not_answer_either() -> None:
    table = Table.at(
        "yielding",
        ["purple gems"],
        ["red dragon", "blue dragon"],
        ["yellow dragon", "orange dragon"],
        action="red mob",
        wizard="red wizard",
        acted_this_turn=True,
        decides=2,
    )
    table.play("red dragon")
    assert (table.phase, table.decides) == ("yielding", 3)


@pytest.mark.rule("H15")
@pytest.mark.rule("H11")
def test_a_wizard_with_a_knight_is_discarded_at_once_and_the_knight_stays() -> None:
    table = Table.of(WIZARD.format(front="knight")).play("red knight", "yellow wizard")
    assert table.events()[3:] == ["must_skip 2 red knight"]
    assert table.seat(2)["knight"] == "red knight"
    assert table.discard == ["yellow wizard"]
    assert (table.s.wizard, table.s.action, table.phase) == (-1, -1, "playing")
    assert table.s.pile_of[card("yellow wizard")] == -1


@pytest.mark.rule("H15")
@pytest.mark.rule("H12")
def test_a_wizard_with_a_thief_leads_to_the_picking_at_once() -> None:
    table = Table.of(WIZARD.format(front="thief")).play("red thief", "yellow wizard")
    assert (table.phase, table.decides) == ("stealing", 1)
    table.play("s1", "s1")
    assert table.discard == ["yellow wizard", "red thief"]
    assert len(table.hand(2)) == 1


@pytest.mark.rule("H15")
@pytest.mark.rule("H13")
def test_a_wizard_with_a_shepherdess_draws_at_once() -> None:
    table = Table.of(WIZARD.format(front="shepherdess")).play("red shepherdess", "yellow wizard")
    assert (table.phase, len(table.hand(1))) == ("playing", 4)
    assert table.discard == ["yellow wizard", "red shepherdess"]


@pytest.mark.rule("H15")
def test_a_wizard_is_not_played_by_itself_nor_with_a_unicorn() -> None:
    table = Table.at("playing", ["red wizard", "red unicorn", "blue wizard"], ["red coins"])
    assert table.legal() == ["red unicorn", "end"]
    table.play("red unicorn")
    assert (table.phase, table.hand(1)) == ("playing", ["red wizard", "blue wizard"])


@pytest.mark.rule("H15")
@pytest.mark.rule("H5")
def test_a_wizard_is_part_of_the_one_action() -> None:
    table = Table.of(WIZARD.format(front="mob")).play("red mob", "yellow wizard", "red dragon")
    assert table.s.acted == 1
    assert table.legal() == ["end"]


@pytest.mark.rule("H15")
@pytest.mark.parametrize("front", DEEDS)
def test_whoever_holds_another_card_is_asked_for_a_wizard(front: str) -> None:
    text = """
        phase = "playing"
        [[seat]]
        hand = {hand}
        [[seat]]
        hand = ["red dragon", "blue dragon"]
        """
    table = Table.of(text.format(hand=[f"red {front}", "purple gems"])).play(f"red {front}")
    assert table.legal() == ["nowizard"]
    assert (table.phase, table.decides) == ("playing", 1)
    table = Table.of(text.format(hand=[f"red {front}"])).play(f"red {front}")
    assert (table.phase, table.decides) == ("answering", 2)


@pytest.mark.rule("H15")
@pytest.mark.rule("H24")
def test_the_wizard_is_the_players_own_until_the_target_is_named() -> None:
    table = Table.at("playing", ["red knight", "yellow wizard"], ["red dragon"], ["blue dragon"])
    others = table.seen(0), table.seen(2), table.seen(3)
    table.play("red knight", "yellow wizard")
    assert (table.seen(0), table.seen(2), table.seen(3)) == others
    assert table.events() == []
    assert table.seat(1) == {
        "hand": ["red knight", "yellow wizard"],
        "chosen": "red knight",
        "wizard": "yellow wizard",
    }
    table.play("@3")
    assert table.events() == [
        *("plays 1 red knight", "wizard_rides_along 1 yellow wizard", "aims_at 1 3"),
        *("must_skip 3 red knight", "ends_turn 1", "turn_begins 2"),
    ]
    assert (table.s.players[0].helper, table.s.players[0].chosen) == (-1, -1)
    assert (table.hand(1), table.hand(3)) == ([], ["blue dragon"])


# H16: dragon.


@pytest.mark.rule("H16")
def test_a_dragon_is_not_played_in_the_own_turn() -> None:
    table = Table.at("playing", ["red dragon", "blue dragon"], ["red coins"])
    assert table.legal() == ["end"]


@pytest.mark.rule("H16")
@pytest.mark.parametrize("front", DEEDS)
def test_a_dragon_answers_mob_knight_thief_and_shepherdess(front: str) -> None:
    table = Table.at("playing", [f"red {front}", "purple gems"], ["red coins", "red dragon"])
    table.play(f"red {front}", "nowizard")
    assert (table.phase, table.decides) == ("answering", 2)
    assert table.legal() == ["red dragon", "nodragon"]
    table.play("red dragon")
    assert (table.hand(1), table.hand(2)) == (["purple gems"], ["red coins no dragon"])
    assert table.discard == ["red dragon", f"red {front}"]
    assert (table.phase, table.decides) == ("playing", 1)  # a dragon is not answered
    assert (table.s.action, table.s.target) == (-1, -1)


@pytest.mark.rule("H16")
@pytest.mark.parametrize("front", ["knight", "thief", "shepherdess"])
def test_who_is_concerned_is_asked_with_or_without_a_dragon(front: str) -> None:
    table = Table.at("playing", [f"red {front}", "purple gems"], ["red coins"])
    table.play(f"red {front}", "nowizard")
    assert (table.phase, table.decides, table.legal()) == ("answering", 2, ["nodragon"])


@pytest.mark.rule("H16")
@pytest.mark.parametrize("front", ["knight", "thief"])
def test_only_the_one_concerned_is_asked(front: str) -> None:
    table = Table.at(
        "answering",
        ["purple gems"],
        ["red coins", "blue coins"],
        ["red dragon", "blue dragon"],
        action=f"red {front}",
        acted_this_turn=True,
        target=2,
    )
    assert table.decides == 2
    table.play("nodragon")
    assert table.decides == 1


@pytest.mark.rule("H16")
def test_two_equal_dragons_are_one_choice_of_the_first_to_arrive() -> None:
    table = Table.at(
        "answering",
        ["purple gems"],
        ["blue coins", "red dragon 2", "blue dragon", "red dragon"],
        action="red thief",
        acted_this_turn=True,
        target=2,
    )
    assert table.legal() == ["red dragon", "blue dragon", "nodragon"]
    table.play("red dragon")
    assert table.hand(2) == ["blue coins", "blue dragon", "red dragon"]
    assert table.discard == ["red dragon 2", "red thief"]


@pytest.mark.rule("H16")
def test_a_dragon_may_be_kept() -> None:
    table = Table.at(
        "answering",
        ["purple gems"],
        ["red dragon"],
        action="red knight",
        acted_this_turn=True,
        target=2,
    )
    table.play("nodragon")
    assert table.seat(2) == {"hand": ["red dragon"], "knight": "red knight"}


@pytest.mark.rule("H16")
@pytest.mark.parametrize("front", ["mob", "thief"])
def test_a_skipping_player_may_be_robbed_and_mobbed_and_may_answer(front: str) -> None:
    table = Table.at(
        "playing",
        [f"red {front}", "purple gems"],
        {"hand": ["red dragon", "blue coins"], "knight": "blue knight", "sideways": True},
    )
    table.play(f"red {front}", "nowizard")
    assert (table.decides, table.legal()) == (2, ["red dragon", "nodragon"])
