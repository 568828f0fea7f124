"""Set-up and the journey: L1 to L6."""

from __future__ import annotations

import pytest
from tests.harness.tables import dice
from tests.legend.table import BOX, Table
from tests.legend.words import counted

from heorot.core.luck import open_luck, pick
from heorot.games.legend.box import EPISODE_NAMES

SPECIALS = {
    2: ["hides", "sword", "blessing", "inspiration"],
    3: ["hides", "sword", "blessing", "inspiration", "daring", "rest"],
    4: ["hides", "sword", "ships", "blessing", "inspiration", "daring", "resolve", "rest"],
    5: ["hides", "sword", "ships", "oath", "blessing", "inspiration", "daring", "resolve", "rest"],
}
TREASURE_EPISODES = (
    *("Gifts Presented", "Mighty Alliances", "Rise of Geatland", "The Golden Goblet"),
    *("The All-Iron Shield", "Recover Treasures"),
)


# L1, L2: seats and hands.


@pytest.mark.rule("L1")
@pytest.mark.parametrize("seed", range(6))
def test_luck_names_the_start_player_unless_one_is_chosen(seed: int) -> None:
    by_luck = Table.new(5, start=0, seed=seed)
    assert by_luck.start == pick(open_luck(seed), 0, 0, 5) + 1
    assert by_luck.asked == ("King Hygelac's Court", "trading", by_luck.start)
    assert Table.new(5, start=4, seed=seed).start == 4


@pytest.mark.rule("L1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_begin_at_the_court(players: int) -> None:
    table = Table.new(players, start=players)
    assert table.asked == ("King Hygelac's Court", "trading", players)
    assert (table.s.acted, table.s.chooser, table.s.space, table.s.taken) == (0, 0, -1, 0)
    assert (table.s.drawn, table.s.dealing, table.s.credited) == (0, 0, 0)


@pytest.mark.rule("L2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_beowulf_a_double_fighting_card_and_five_more(players: int) -> None:
    table = Table.new(players)
    for seat in range(1, players + 1):
        hand = counted(table.hand(seat))
        assert hand.total() == table.s.players[seat - 1].size == 7
        assert hand["beowulf"] >= 1
        assert hand["double fighting"] >= 1
        assert table.known(seat) == "double fighting, beowulf"  # L45: dealt openly
    assert counted(table.pile).total() == 100 - 7 * players
    assert table.discard == table.offer == ""
    assert all(one.size == 0 for one in table.s.players[players:])


@pytest.mark.rule("L2")
def test_the_five_cards_come_from_the_rest_of_the_deck_seat_by_seat_from_the_start_player() -> None:
    table, luck = Table.new(3, start=2, seed=5), open_luck(5)
    left = [15, 3, 15, 3, 15, 3, 15, 3, 13, 5 - 3, 10 - 3]
    dealt = []
    for size in range(sum(left), sum(left) - 15, -1):
        number = pick(luck, 2, size, size)
        kind = next(one for one in range(11) if number < sum(left[: one + 1]))
        left[kind] -= 1
        dealt.append(kind)
    assert table.s.pile == left
    for seat, cards in ((2, dealt[:5]), (3, dealt[5:10]), (1, dealt[10:])):
        own = [cards.count(kind) + (kind in (9, 10)) for kind in range(11)]
        assert table.s.players[seat - 1].hand[:11] == own
    events = table.events("draws")
    assert events == ["draws 2 5", "draws 3 5", "draws 1 5"]
    assert [line.split()[-1] for line in table.events("sees")] == ["2"] * 5 + ["3"] * 5 + ["1"] * 5


# L3, L4: spaces and special cards by the number of players.


@pytest.mark.rule("L3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "episode", ["King Hrothgar's Hall", "Grendel's Attack", "Recover Treasures", "Death of Beowulf"]
)
def test_only_the_first_spaces_as_many_as_players_are_available(players: int, episode: str) -> None:
    table = Table.at(episode, *["wit"] * players, advanced=1)
    while table.phase in ("bidding", "striving"):
        table.play("commit" if table.phase == "bidding" else "drop")
    assert table.phase == "taking"
    assert table.legal() == [f"space {number}" for number in range(1, players + 1)]


@pytest.mark.rule("L3")
def test_with_three_players_hrothgars_hall_has_blessing_treasure_1_and_two_alliances() -> None:
    table = Table.at("King Hrothgar's Hall", "wit", "wit", "wit").play(*["commit"] * 3)
    assert table.play("space 1").hand(1) == "wit, blessing"
    assert table.play("space 2").tokens(2) == "treasure 1"
    assert table.s.players[2].alliances == 2  # the last one has no choice


@pytest.mark.rule("L4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_special_cards_are_in_the_game_by_the_number_of_players(players: int) -> None:
    assert Table.new(players).waiting == SPECIALS[players]


@pytest.mark.rule("L4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_all_iron_shield_is_there_in_the_advanced_game_only(players: int) -> None:
    waiting = Table.new(players, advanced=1).waiting
    assert set(waiting) == {"shield", *SPECIALS[players]}
    assert len(waiting) == {2: 4, 3: 6, 4: 8, 5: 9}[players] + 1


# L5: tokens.


@pytest.mark.rule("L5")
def test_alliances_are_face_down_all_other_tokens_an_open_supply() -> None:
    table = Table.new(4)
    assert table.s.pool == [6] * 6
    assert table.s.pool_size == 36
    assert table.s.fame == [0, 3, 9, 6, 6, 9, 2, 1]
    assert table.s.treasure == [0, 2, 12, 8, 2]
    assert table.s.misfortunes == 3
    for reader in range(5):
        seen = table.seen(reader)
        assert seen.pool == [-128] * 6
        assert (seen.pool_size, seen.fame, seen.treasure) == (36, table.s.fame, table.s.treasure)
    assert all(table.tokens(seat) == "" for seat in (1, 2, 3, 4))


# L6: the journey.


def journey(advanced: int, seed: int) -> tuple[list[str], list[str]]:
    """The episodes of a game in their order: those visited, and those skipped."""
    table, whim = Table.new(3, seed=seed, advanced=advanced), dice(seed)
    visited: list[str] = []
    skipped: list[str] = []
    while True:
        for line in table.events("episode_begins", "skipped"):
            kind, _, name = line.partition(" ")
            (visited if kind == "episode_begins" else skipped).append(name)
        if table.decides == 0:
            return visited, skipped
        table.play_at_random(whim)


@pytest.mark.rule("L6")
def test_the_advanced_game_visits_all_36_episodes_in_their_order() -> None:
    assert journey(1, 1) == (list(EPISODE_NAMES), [])


@pytest.mark.rule("L6")
def test_the_base_game_skips_the_six_treasure_episodes() -> None:
    visited, skipped = journey(0, 2)
    assert visited == [name for name in EPISODE_NAMES if name not in TREASURE_EPISODES]
    assert skipped == list(TREASURE_EPISODES)


@pytest.mark.rule("L6")
def test_a_new_episode_begins_with_a_clean_table() -> None:
    table = Table.at("Grendel's Attack", "wit", "wit").play("drop", "space 1")
    assert table.ranks() == table.totals() == [0, 0]
    assert (table.s.taken, table.s.chooser, table.s.standing) == (0, 0, 0)
    assert (table.s.space, table.s.risked, table.s.laid_now) == (-1, 0, 0)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_gets_lost_in_random_games(seed: int) -> None:
    table = Table.new(
        2 + seed % 4, start=0, seed=seed, advanced=seed // 4 % 2, bluffing=seed % 3 and 1
    )
    whim = dice(seed)
    while table.decides:
        table.play_at_random(whim)
    assert table.s.episode == len(BOX.name)
    assert table.events("game_over") == ["game_over"]
