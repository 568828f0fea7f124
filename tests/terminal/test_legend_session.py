"""Playing legend at the terminal: what a player must remember, and who begins."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from tests.harness.program import heorot
from tests.match.test_at_once import NO_BLUFF
from tests.terminal.seated import CTRL_C, TOGETHER, Evening, anything, quick_in
from tests.terminal.test_screens import moments

from heorot.bots.driving import Host
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.match import OpenDice, Seat, Table
from heorot.terminal.saves import MatchFile
from heorot.terminal.screen import Screen, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import Teller, speech_for
from heorot.terminal.unattended import result

ANN = SeatIndex(0)
SEATS = (Seat("Ann"), Seat("Unferth", "greedy"))
FIRST = "The episode “King Hygelac’s Court” begins."


def evening(path: Path, memory: int) -> Evening:
    """An evening of a match that has come some way."""
    table = Table("legend", SEATS, OpenDice(1), start=0, options={"memory": memory}, now=0)
    sitting = Evening(path, table=table)
    choose = anything(1)
    sitting.play(lambda now: CTRL_C if len(now.table.actions) > 40 else choose(now))
    sitting.file.truncate(0)
    return sitting


def lines_of(text: str) -> list[str]:
    return [line.strip(" ─") for line in text.splitlines() if line.strip(" ─")]


@pytest.mark.rule("L45")
def test_with_memory_the_log_begins_with_the_readers_last_turn(tmp_path: Path) -> None:
    sitting = evening(tmp_path / "match.saga", memory=1)
    chair = sitting.table.chair(ANN)
    since = sitting.session.recent(chair)[0].number
    assert since > 20
    shown = " ".join(lines_of(sitting.play(["l all", *[""] * 20])))
    all_lines = list(sitting.session.teller.lines(chair.log()))
    newer = {line.text.plain for line in all_lines if line.number >= since}
    older = {line.text.plain for line in all_lines if line.number < since} - newer
    assert len(older) > 20
    assert all(line in shown for line in newer)
    assert not [line for line in older if line in shown]


@pytest.mark.rule("L45")
def test_without_memory_the_log_has_everything(tmp_path: Path) -> None:
    sitting = evening(tmp_path / "match.saga", memory=0)
    assert FIRST in lines_of(sitting.play(["l all", *[""] * 20]))


@pytest.mark.full
@pytest.mark.rule("L45")
def test_when_the_match_is_over_nothing_is_left_to_remember(tmp_path: Path) -> None:
    path = tmp_path / "match.saga"
    sitting = Evening(path, table=Table("legend", SEATS, OpenDice(1), start=0, now=0))
    assert sitting.table.chair(ANN).view().public.hides_past
    sitting.play(anything(1))
    assert not sitting.table.chair(ANN).view().public.hides_past
    assert FIRST in lines_of(heorot("replay", str(path), "--lang", "en").output)


# Bids at the same time.


def bidding_evening(path: Path) -> Evening:
    """Ann and Ben bid against a bot."""
    table = Table("legend", TOGETHER, OpenDice(3), start=0, options=NO_BLUFF, now=0)
    while len(table.waited_for) < 2:
        table.play(table.legal[-1], now=0)
    return Evening(path, table=table)


def test_people_at_one_terminal_bid_one_after_the_other(tmp_path: Path) -> None:
    sitting = bidding_evening(tmp_path / "match.saga")
    first, second = (seat for seat in sitting.table.waited_for if seat != 2)
    moves = len(sitting.table.moves)
    shown = sitting.play(["", "2", "done"])
    assert sitting.table.ready == (first, 2)
    assert shown.count("Everybody else looks away, please.") == 2
    assert len(sitting.table.moves) == moves
    sitting.play(["", "done"])
    assert sitting.table.waiting == {}
    assert [seat for seat, _ in sitting.table.moves[moves:]].count(second) == 1


def test_a_bid_is_taken_back_on_the_page_between(tmp_path: Path) -> None:
    sitting = bidding_evening(tmp_path / "match.saga")
    first = sitting.table.waited_for[0]
    shown = sitting.play(["", "done", "u", ""])
    assert "Taken back." in shown
    assert sitting.table.ready == (2,)
    assert sitting.table.waited_for[0] == first


# What is not possible.


def wished(sitting: Evening) -> dict[str, str]:
    """What the list behind `w` offers, and why it is not possible."""
    found = sitting.asked.refusals()
    return {choice.notation: refusal.reason for choice, refusal in found}


def sitting_at(path: Path, question: str) -> Evening:
    """At the first question of this name, somebody else's too."""
    seats = [Seat(name) for name in ("Ann", "Ben", "Cyn")]
    table = Table("legend", seats, OpenDice(3), start=0, options={"bluffing": 0}, now=0)
    number = 3
    while table.chair(table.decider).question.name != question:
        number = number * 69_069 % 1_000_003
        table.play(table.legal[number % len(table.legal)], now=0)
    return Evening(path, table=table)


@pytest.mark.parametrize(
    ("question", "wishes"),
    [
        ("picking", {"no": "must_pick"}),
        ("taking", {"no": "take_first"}),
        ("risking", {}),
    ],
)
def test_asked_why_not_are_wishes_of_the_present_episode(
    tmp_path: Path, question: str, wishes: dict[str, str]
) -> None:
    assert wished(sitting_at(tmp_path / "match.saga", question)) == wishes


@pytest.mark.parametrize("question", ["bidding_two", "striving", "trading_two_symbols"])
def test_asked_why_not_are_cards_of_the_hand(tmp_path: Path, question: str) -> None:
    sitting = sitting_at(tmp_path / "match.saga", question)
    found = wished(sitting)
    assert {"not_asked_for", "no_bluffing"} & set(found.values())
    assert {reason for one, reason in found.items() if reason.endswith("_first")} <= {
        *("lay_first", "bid_first")
    }
    assert not [one for one in found if one[0] in "fts" and one[1:].isdecimal()]


def test_where_nothing_could_be_wished_for_it_is_said(tmp_path: Path) -> None:
    shown = sitting_at(tmp_path / "match.saga", "risking").play(["", "w"])
    assert "Nothing you could want here is forbidden." in " ".join(shown.split())
    assert "w Fi2" in shown


# The end.


@pytest.mark.rule("L38")
def test_negative_scores_have_a_true_minus(tmp_path: Path) -> None:
    position = tmp_path / "over.toml"
    seats = "[[seat]]\nhand = []\nwounds = 3\n[[seat]]\nhand = []\n"
    position.write_text(f'game = "legend"\nrules = 1\nphase = "over"\n{seats}', encoding="utf-8")
    assert (
        heorot("score", str(position), "--lang", "en").output.splitlines()[0].endswith("−15 points")
    )


@pytest.mark.rule("L38")
def test_the_score_of_a_match_has_a_true_minus() -> None:
    seats = ["random"] * 5
    for seed in range(40):
        sitting = [Seat(f"{n}", one) for n, one in enumerate(seats)]
        table = Table("legend", sitting, OpenDice(seed), now=0)
        for _ in Host(table).play_bots(now=0):
            pass
        if min(table.secret_scores) < 0:
            break
    teller = Teller(speech_for("en", table.edition, table.seats), len(seats))
    console = plain_console(file=StringIO(), width=80, force_terminal=False)
    for part in result(table.chair(SPECTATOR), teller):
        console.print(part)
    assert isinstance(console.file, StringIO)
    assert f"−{-min(table.secret_scores)} point" in console.file.getvalue()
    assert "-" not in console.file.getvalue()


# A small screen.


@pytest.mark.full
@pytest.mark.parametrize("language", quick_in("fr"))
def test_a_screen_of_24_lines_has_the_episode_and_the_question(language: str) -> None:
    for (question, _), table in moments("legend").items():
        if table.is_over:
            continue
        console = plain_console(file=StringIO(), width=80, height=24, force_terminal=False)
        speech = speech_for(language, table.edition, table.seats)
        Session(Host(table), speech, Screen(console), MatchFile(Path("unused"))).draw(table.decider)
        assert isinstance(console.file, StringIO)
        seen = console.file.getvalue().splitlines()[-23:]
        where = speech.say("where", table.chair(ANN).view().public.where)
        assert any(line.startswith(where) for line in seen), question


# Who begins.


@pytest.mark.rule("L1")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_start_player_can_be_named(start: int) -> None:
    arguments = ["play", "legend", "--seats", "greedy,greedy,greedy", "--seed", "5", "--lang", "en"]
    told = heorot(*arguments, "--start", str(start))
    assert told.exit_code == 0
    court = told.output.partition("King Hygelac’s Court")[2].partition("Sail to Denmark")[0]
    assert lines_of(court)[1].startswith(f"Player {start} ")


@pytest.mark.parametrize("start", ["0", "4"])
def test_a_start_player_who_is_not_there_is_refused(start: str) -> None:
    told = heorot("play", "legend", "--seats", "greedy,greedy,greedy", "--start", start)
    assert told.exit_code == 2
    assert f"no seat {start}; the seats are 1 to 3" in told.stderr
