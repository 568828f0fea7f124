"""The board of legend: that it can be drawn at any moment and width, and what it shows."""

from __future__ import annotations

from io import StringIO
from itertools import cycle
from typing import Any

import pytest
from tests.legend.table import EDITION, Table

from heorot.games import load
from heorot.i18n import Speech, languages
from heorot.terminal.boards import board_of
from heorot.terminal.screen import plain_console
from heorot.testing.cases import Case
from heorot.testing.play import random_game

GAME = load("legend")
BOARD = board_of("legend")
NAMES = dict(enumerate(("Ann", "Bartholomäus der 4", "Unferth", "Wiglaf", "Hygelac"), 1))
WIDTHS = (60, 80, 100, 140)


def lines(s: Any, seat: int, width: int = 80, language: str = "en", brief: int = 0) -> list[str]:
    """The board as a seat sees it; -1 for a spectator."""
    console = plain_console(file=StringIO(), width=300, force_terminal=False)
    speech = Speech(language, load("legend"), NAMES)
    drawn = BOARD.draw(GAME.view_of(EDITION, s, seat), speech, width, brief)
    console.print(drawn, width=width)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def board(table: Table, seat: int, width: int = 80, language: str = "en") -> str:
    return "\n".join(lines(table.s, seat - 1, width, language))


def line_of(table: Table, seat: int, beginning: str) -> str:
    """The words of a line, between single spaces."""
    (line,) = (one for one in board(table, seat).splitlines() if one.lstrip().startswith(beginning))
    return " ".join(line.split())


# At any moment.


@pytest.mark.parametrize("options", [{}, {"advanced": 1, "memory": 0}], ids=str)
@pytest.mark.parametrize(
    "players", [5, *(pytest.param(one, marks=pytest.mark.full) for one in GAME.player_counts[:-1])]
)
def test_any_moment_of_a_match_fits_any_width(players: int, options: dict[str, int]) -> None:
    case = Case(GAME, players, options)
    ways = cycle((width, language) for width in WIDTHS for language in languages())
    moments = random_game(case, players)
    for count, (s, (width, language)) in enumerate(zip(moments, ways, strict=False)):
        if count % 11 == 0 or s.decider < 0:
            for seat in (-1, 0, s.decider):
                found = lines(s, seat, width, language)
                assert max(map(len, found)) <= width
    assert s.decider < 0


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", languages())
def test_the_widest_seats_fit(language: str, width: int) -> None:
    """Long names, and every column there is."""
    hand = "13 fighting, 5 double fighting, wit"
    has = "fame 5, misfortune, alliance fame 1, 2 scratches, wound, double wound"
    seats = ("wit", f"{hand}, {has}", "wit", "wit", "wit")
    table = Table.at("Sea Hag's Attack", *seats, memory=0)
    table.play("commit", *["fighting"] * 13, *["double fighting"] * 5, *["commit"] * 4)
    text = board(table, 2, width, language)
    assert max(map(len, text.splitlines())) <= width
    assert "Bart" in text
    assert "23" in text


@pytest.mark.parametrize("language", languages())
def test_no_two_symbols_have_the_same_letter(language: str) -> None:
    symbols = ("travelling", "friendship", "wit", "courage", "fighting", "beowulf")
    speech = Speech(language, load("legend"))
    assert len({speech.say(f"letter-{one}") for one in symbols}) == len(symbols)


# The episode, and what lies ahead.


def test_the_episode_is_told_first() -> None:
    text = board(Table.at("Grendel's Attack", "courage", "wit"), 1)
    assert text.startswith("Episode 5 of 36  ·  Grendel’s Attack  ·  ↻ major episode, in turn")
    assert "two hands meet" in text


@pytest.mark.rule("L3")
def test_ahead_are_the_spaces_for_this_number_of_players() -> None:
    three = Table.at("Sail to Denmark", "", "", "")
    assert line_of(three, 0, "3 ≡") == "3 ≡ King Hrothgar’s Hall F ★ Blessing ◆1 ●2"
    five = Table.at("Sail to Denmark", "", "", "", "", "")
    assert line_of(five, 0, "5 ↻") == "5 ↻ Grendel’s Attack C G ♛5 ✗ ★ Daring ●1 ╱"


def test_ahead_are_prices_and_prizes() -> None:
    table = Table.at("Fifty Winters", "", "", advanced=1)
    assert line_of(table, 0, "26 ⇄") == "26 ⇄ Peace Returns T F W C G → ♛5"
    assert line_of(table, 0, "27 ⇄") == "27 ⇄ Many Friendships F F → ●1"
    assert line_of(table, 0, "28 ◆") == "28 ◆ The Golden Goblet → ♛5"
    assert line_of(table, 0, "29 ∨") == "29 ∨ Beacons on the Coast selection"


@pytest.mark.rule("L6")
def test_skipped_episodes_do_not_lie_ahead() -> None:
    for advanced in (0, 1):
        text = board(Table.at("King Hygelac", "wit", "wit", advanced=advanced), 0)
        assert ("Gifts Presented" in text) == bool(advanced)


@pytest.mark.rule("L4")
def test_special_cards_stand_with_the_number_of_their_episode() -> None:
    table = Table.at("Sail to Denmark", "", "")
    assert line_of(table, 0, "★ to be won") == (
        "★ to be won: 3 Blessing 7 Inspiration 11 Sword 16 Hides"
    )


def test_letters_are_explained() -> None:
    table = Table.at("Sail to Denmark", "", "")
    line = "T travelling F friendship W wit C courage G fighting B Beowulf"
    assert line_of(table, 0, "T travelling") == line


def test_the_draw_pile_stands_alone_while_nothing_is_discarded() -> None:
    assert line_of(Table.at("Sail to Denmark", "", ""), 0, "Draw") == "Draw pile 100"
    table = Table.at("Sail to Denmark", "", "", discard="2 wit, beowulf")
    assert line_of(table, 0, "Draw") == "Draw pile 97 · discards: W2 B1"


def test_the_briefer_the_less_lies_ahead() -> None:
    s = Table.at("Grendel's Attack", "courage", "wit").s
    drawn = [lines(s, 0, brief=brief) for brief in range(BOARD.BRIEFEST + 1)]
    heights = [len(one) for one in drawn]
    assert heights == sorted(set(heights), reverse=True)
    assert ["two hands meet" in "".join(one) for one in drawn] == [True, *[False] * 4]
    assert all(one[0].startswith("Episode 5 of 36") for one in drawn[:-1])
    above = [now for now, then in zip(drawn[-1], drawn[-1][1:], strict=False) if "Asked" in then]
    assert above[0].startswith("Episode 5 of 36")


# The seats.


def test_who_decides_and_who_starts() -> None:
    table = Table.at("Sail to Denmark", "", "", start=2)
    assert line_of(table, 1, "▶⚑ Bart")
    assert line_of(table, 1, "Ann (you)")


@pytest.mark.rule("L27")
@pytest.mark.rule("L38")
def test_the_third_wound_is_marked() -> None:
    table = Table.at("Sail to Denmark", "2 wounds, scratch", "wound, double wound, 2 scratches")
    assert line_of(table, 0, "▶⚑ Ann") == "▶⚑ Ann 0 ✗✗· ╱· 0"
    assert line_of(table, 0, "Bart") == "Bartholomäus de… 0 ✗✗† ╱╱ 0"


@pytest.mark.rule("L45")
def test_tokens_of_others_are_counted_and_ones_own_are_shown() -> None:
    has = "fame 5, fame 2, treasure 3, alliance fame 2, alliance treasure 1, misfortune"
    table = Table.at("Sail to Denmark", has, has, "wound")
    assert line_of(table, 1, "Bart") == "Bartholomäus de… 0 ··· ·· 4 ●2"
    assert line_of(table, 1, "Your tokens") == (
        "Your tokens: ♛ 5 2 ◆ 3 ● ♛2 ◆1 −2 no wound +5 = 16 points"
    )
    assert "Your" not in board(table, 0)


@pytest.mark.rule("L45")
def test_without_memory_known_cards_and_points_are_shown() -> None:
    table = Table.at("Sail to Denmark", "fame 5", "known double wit, rest, wit, wound", memory=0)
    assert line_of(table, 1, "Bartholomäus de… –").endswith("known cards: WW ★ Rest")
    assert line_of(table, 1, "Cards") == "Cards Wounds Tokens Points"


@pytest.mark.rule("L45")
@pytest.mark.parametrize("advanced", [0, 1])
def test_points_that_hidden_alliances_add_to_are_the_least(advanced: int) -> None:
    has = "fame 5, wound, 3 misfortunes, treasure 1, alliance treasure 2"
    table = Table.at("Sail to Denmark", has, has, memory=0, advanced=advanced)
    hidden, own = ("0+", "2") if not advanced else ("−1+ ◆1+", "−1 ◆3")
    assert line_of(table, 1, "Bart").endswith(f" 5 ●1 {hidden}")
    assert line_of(table, 1, "▶⚑ Ann").endswith(f" 5 ●1 {own}")
    table = Table.at("Sail to Denmark", "", "shown alliance treasure 2", memory=0)
    assert line_of(table, 1, "Bart").endswith(" 0 ●1 7")


@pytest.mark.rule("L38")
def test_negative_points_have_a_true_minus() -> None:
    table = Table.at("Sail to Denmark", "3 wounds", "")
    assert line_of(table, 1, "Your tokens").endswith("wounds −15 = −15 points")


@pytest.mark.rule("L17")
def test_laid_cards_totals_and_target() -> None:
    table = Table.at("Grendel's Attack", "double courage", "courage, fighting, hides, wit")
    table.play("double courage", "courage")
    assert line_of(table, 2, "⚑ Ann") == "⚑ Ann 0 ··· ·· 0 2"
    assert line_of(table, 2, "Laid") == "Laid: Ann CC Bartholomäus de… C"
    assert line_of(table, 2, "Asked") == "Asked for: C G Target: 2 Spaces: 1 ♛5 2 ✗"
    assert line_of(table, 2, "Your hand") == "Your hand, 3: matching: 4 G ★Hides BBB"
    assert line_of(table, 2, "Others") == "Others: W"


@pytest.mark.rule("L16")
def test_a_bid_lies_face_down_and_its_owner_knows_it() -> None:
    table = Table.at("King Hrothgar's Hall", "friendship, beowulf, wit", "2 friendship")
    table.play("friendship", "wit")
    assert line_of(table, 1, "Your hand") == "Your hand, 3: matching: 2 ✓ F B"
    assert line_of(table, 1, "Others") == "Others: ✓ W"
    table.play("commit")
    assert line_of(table, 2, "⚑ Ann") == "⚑ Ann 1 ··· ·· 0 ▮2"
    table.play("friendship", "commit")
    assert line_of(table, 1, "▶⚑ Ann") == "▶⚑ Ann (you) 2 ··· ·· 0 1 1"


@pytest.mark.rule("L16")
def test_without_bluffing_a_bid_is_only_known_to_be_made() -> None:
    table = Table.at("King Hrothgar's Hall", "2 friendship", "friendship", bluffing=0)
    table.play("friendship", "commit")
    for seat in (0, 1, 2):
        assert line_of(table, seat, "⚑ Ann").endswith(" ✓")
        assert line_of(table, seat, "▶  Bart").endswith(" ·")


@pytest.mark.rule("L13")
def test_cards_on_offer() -> None:
    table = Table.at("Rest in the Hall", "", "", pile="wit, double wit, 2 beowulf")
    assert line_of(table, 0, "Open cards") == "Open cards: W WW B B"


@pytest.mark.rule("L11")
def test_tokens_to_be_given_are_marked() -> None:
    table = Table.at("Break Ranks?", "2 fame 2, alliance fame 3, scratch, wound", "")
    table.play("give fame 2")
    assert line_of(table, 1, "Your tokens") == "Your tokens: ♛ ✓2 2 ● ♛3 = 7 points"
    assert line_of(table, 1, "Asked") == "Asked for: ♛ ♛ → ✚"


@pytest.mark.rule("L41")
def test_an_auction() -> None:
    table = Table.at(
        "Gifts Presented", "treasure 4, treasure 2", "2 treasure 3", "treasure 1", advanced=1
    )
    table.play("show treasure 4", "show treasure 3", "show treasure 3", "drop")
    assert line_of(table, 1, "Revealed") == "Revealed: Ann ◆4 Bartholomäus de… ◆3 ◆3"
    assert line_of(table, 1, "Target") == "Target: 6 Prize: ♛3"
    assert line_of(table, 1, "Unferth") == "Unferth 0 ··· ·· 1 0 out"
    assert line_of(table, 1, "Your tokens").endswith("= 5 points ◆ = 6")


@pytest.mark.rule("L41")
def test_an_alliance_is_told_from_a_square_token_in_an_auction() -> None:
    table = Table.at(
        "Gifts Presented", "treasure 2, alliance treasure 2", "2 treasure 4", advanced=1
    )
    table.play("show alliance treasure 2", "show treasure 4", "show treasure 2")
    assert line_of(table, 2, "Revealed") == "Revealed: Ann ◆2 ●◆2 Bartholomäus de… ◆4"


# The end.


@pytest.mark.rule("L38")
def test_the_end_shows_wounds_and_leaves_the_parts_of_the_points_to_the_score() -> None:
    one = "wit, fame 4, treasure 3, alliance fame 2, alliance treasure 1"
    table = Table.at("Death of Beowulf", one, "3 wounds, misfortune").play("space 1")
    for seat in (0, 1, 2):
        assert "··· ··" in line_of(table, seat, "⚑ Ann")
        assert "✗✗† ··" in line_of(table, seat, "Bart")
        assert "Misfortunes" not in board(table, seat)
