"""Playing at the terminal."""

from __future__ import annotations

import readline
from pathlib import Path

import pytest
from tests.fair import fair
from tests.terminal.seated import (
    A_WHILE,
    ALONE,
    CTRL_C,
    TOGETHER,
    Evening,
    anything,
    at_most,
    quick_in,
)

from heorot.core.seats import SeatIndex
from heorot.games import REGISTRY, load
from heorot.i18n import Speech, languages
from heorot.i18n.short_forms import ShortForms
from heorot.match import OpenDice, Seat, Table, saga
from heorot.terminal.commands import COMMANDS, meant
from heorot.terminal.typed import meaning


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches" / "match.saga"


# A whole match.


@pytest.mark.full
@pytest.mark.parametrize("language", quick_in("fr"))
def test_a_whole_match_is_played_by_numbers(path: Path, language: str) -> None:
    dice = fair(7, secret=bytes(32))
    evening = Evening(path, language=language, dice=dice)
    shown = evening.play(anything(4))
    assert evening.table.is_over
    assert evening.prompts > 100
    assert f" replay {path}" in shown.rstrip().splitlines()[-1]
    assert bytes(32).hex() in shown
    assert saga.read(path, now=0).secret_digest == evening.table.secret_digest
    lines = [line.removeprefix("› ") for line in shown.splitlines()]  # nobody pressed Enter
    assert max(len(line) for line in lines if str(path) not in line) <= 80


def test_what_the_others_did_is_told_in_sentences(path: Path) -> None:
    evening = Evening(path, dice=OpenDice(2))
    choose = anything(0)

    def typed(now: Evening) -> str:
        view = now.table.chair(SeatIndex(0)).view()
        is_next_turn = view.public.where == {"number": 2} and view.public.phase == "drawing"
        return CTRL_C if is_next_turn else choose(now)

    told = evening.play(typed).rpartition("What happened")[2]
    assert "Ann’s turn begins." in told
    assert "Place 1 of the field is filled" not in told  # one sees it
    assert "Player" not in evening.shown
    everything = evening.shown
    assert all(f"{name}’s turn begins." in everything for name in ("Ann", "Unferth", "Wiglaf"))


def test_names_are_shown_as_they_are(path: Path) -> None:
    seats = [Seat("[red]Ann[/]"), Seat(":sheep:", "greedy")]
    shown = Evening(path, seats).play(["1"])
    assert "▶ [red]Ann[/] (you)" in shown
    assert ":sheep:" in shown


def test_choices_are_taken_by_number_or_short_form_of_any_case(path: Path) -> None:
    evening = Evening(path)
    evening.play(["PILE", " f2 ", "1"])
    assert [evening.table.game.actions.notation(one) for one in evening.table.actions[:3]] == [
        *("pile", "f2", "f1"),
    ]


def notations(evening: Evening) -> list[str]:
    return [evening.table.game.actions.notation(one) for one in evening.table.actions]


def test_several_choices_are_played_in_turn(path: Path) -> None:
    evening = Evening(path)
    evening.play(["pile f2 1"])
    assert notations(evening)[:3] == ["pile", "f2", "f1"]


def test_several_choices_stop_where_one_is_not_possible_and_it_is_said(path: Path) -> None:
    evening = Evening(path)
    shown = " ".join(evening.play(["pile end f1"]).split())
    assert notations(evening) == ["pile"]
    assert "Only what comes before end was played. Drawing is a duty: take 2 more" in shown


def test_several_choices_stop_where_somebody_else_decides(path: Path) -> None:
    evening = Evening(path, TOGETHER)
    shown = " ".join(evening.play(["", "pile pile pile end pile", ""]).split())
    assert notations(evening) == ["pile", "pile", "pile", "end"]
    assert "It is not your decision any more." in shown


def test_nothing_is_played_of_several_choices_when_one_is_not_understood(path: Path) -> None:
    evening = Evening(path)
    assert "“nonsense” means nothing here." in evening.play(["pile nonsense"])
    assert evening.table.actions == []


# Answers that are given by themselves, and the pace of bots.


@A_WHILE
@pytest.mark.parametrize("game", REGISTRY)
def test_who_has_one_choice_is_not_asked_when_only_bots_could_learn_from_it(
    path: Path, game: str, most: int
) -> None:
    evening = Evening(path, table=Table(game, ALONE, OpenDice(3), start=0, now=0))
    choose = anything(4)

    def typed(now: Evening) -> str:
        assert len(now.asked.legal) > 1
        return choose(now)

    evening.play(at_most(most, typed))
    assert evening.table.is_over or evening.prompts > most


def test_who_has_one_choice_is_asked_when_other_people_could_learn_from_it(path: Path) -> None:
    evening = Evening(path, TOGETHER)
    choose, found = anything(0), 0

    def typed(now: Evening) -> str:
        nonlocal found
        found += len(now.asked.legal) == 1 and not now.is_handing_over
        return CTRL_C if found else choose(now)

    evening.play(typed)
    assert found
    assert "Played for you" not in evening.shown


def test_an_answer_that_was_given_by_itself_is_told_and_can_be_taken_back(path: Path) -> None:
    evening = Evening(path)
    choose, told = anything(4), 0

    def typed(now: Evening) -> str:
        nonlocal told
        if not told and "Played for you" in now.shown:
            told = len(now.table.actions)
            return "u"
        if told:
            assert "Taken back" in now.shown
            assert len(now.asked.legal) == 1
            assert len(now.table.actions) < told
            return CTRL_C
        return choose(now)

    assert "Played for you, as there was no other choice: " in evening.play(typed)
    assert told


@A_WHILE
def test_what_happened_before_an_answer_was_given_by_itself_is_still_told(
    path: Path, most: int
) -> None:
    evening = Evening(path)
    choose, decided, checked = anything(4), 0, 0

    def typed(now: Evening) -> str:
        nonlocal decided, checked
        chair = now.asked
        mine = sum(one.seat == chair.reader for one in chair.log()[decided:])
        if decided and mine > 1:
            checked += 1
            assert now.session.recent(chair)[0].number <= decided + 1
        decided = len(chair.log())
        return choose(now)

    evening.play(at_most(most, typed))
    assert checked


def test_bots_act_at_a_pace_that_somebody_can_follow(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stops: list[float] = []
    monkeypatch.setattr("heorot.terminal.session.time.sleep", stops.append)
    evening = Evening(path)
    evening.play(["pile pile pile end"])
    assert stops == []
    evening = Evening(path.with_name("slow.saga"))
    evening.session.pace = 2
    choose = anything(1)
    shown = evening.play(lambda now: choose(now) if len(now.table.actions) < 90 else CTRL_C)
    assert {2, 4} == set(stops)
    assert "Unferth’s turn begins." in shown


# What changes nothing.


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99. Choose a number from 1 to 5"),
        ("0", "There is no choice 0."),
        ("¹", "“¹” means nothing here."),
        ("x" * 5_000, "“xxxx"),
        ("", "Type a number from 1 to 5"),
        ("nonsense", "“nonsense” means nothing here."),
        ("end", "Drawing is a duty: take 3 more cards first. (Rule H3)"),
        ("w end", "Drawing is a duty: take 3 more cards first. (Rule H3)"),
        ("w pile", "But that is possible: it is choice 5."),
        ("w what", "“what” is no action of this game."),
        ("why 6", "This is the time to draw"),
        ("why 1", "But that is possible: it is choice 1."),
        ("w place", "it is choice 1."),
        ("w turn", "End your turn: Drawing is a duty: take 3 more cards first. (Rule H3)"),
        ("undo", "You have not done anything yet"),
        ("Save", "match.saga"),
        ("u", "You have not done anything yet"),
        ("s", "match.saga"),
        ("?", "looks best: a few turns on you are ahead in"),
        ("? xyzzy", "There is nothing more to say of"),
        ("r xyzzy", "No rule has “xyzzy” in it."),
    ],
)
def test_what_is_no_choice_is_answered_and_changes_nothing(
    path: Path, typed: str, answer: str
) -> None:
    evening = Evening(path)
    shown = " ".join(evening.play([typed]).split())
    assert answer in shown
    assert evening.table.actions == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (["h", ""], "costs one red sheep and two of any colour"),
        (["l", ""], "Place 4 of the field is filled"),
        (["l all", ""], "Place 4 of the field is filled"),
        (["l", ""], "Round 1 begins. ─"),
        (["r h11", ""], "H11 Knight."),
        (["rules Thief", ""], "H12 Thief."),
        (["help", ""], "costs one red sheep and two of any colour"),
        (["log", ""], "Place 4 of the field is filled"),
        (["r", "q"], "H24"),
        (["w", "quit"], "Not possible now (the numbers go on after those of your choices):"),
        (["r", "thief", ""], "H12 Thief."),
        (["r", ""], "H24"),
        (["r all", *[""] * 20], "geekdad.com"),
        (["r all", "q"], "Dragon's Hoard"),
        (["w", "6"], "This is the time to draw"),
        (["w", ""], "Not possible now (the numbers go on after those of your choices):"),
    ],
)
def test_pages_to_read_lead_back_to_the_table(path: Path, typed: list[str], answer: str) -> None:
    evening = Evening(path)
    shown = evening.play([*typed, "1"])
    assert answer in " ".join(shown.split())
    assert len(evening.table.actions) == 1


@pytest.mark.parametrize("language", languages())
def test_commands_are_understood_in_the_language_of_the_table_and_in_english(
    path: Path, language: str
) -> None:
    evening = Evening(path, language=language)
    say = evening.session.say
    for one in (language, "en"):
        for command in COMMANDS:
            for word in Speech(one).say(command).split():
                assert meant(evening.session, word.upper()) == command
    keys = say("keys").split(" · ")
    shown = [command for command in COMMANDS if command != "command-board"]  # said where needed
    firsts = [say(command).split()[0] for command in shown]
    assert [key.split()[0] for key in keys] == firsts
    typed = f"{say('command-log').split()[0]} {say('word-all').split()[-1]}"
    assert say("page-back") in evening.play([typed])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REGISTRY)
def test_no_short_form_of_a_game_is_a_command(game: str, language: str) -> None:
    forms = ShortForms(load(game), Speech(language, load(game)))
    assert not [text for text, _ in forms.all() if meaning(text, language, *COMMANDS)]


def test_a_list_longer_than_the_screen_is_shown_page_by_page(path: Path) -> None:
    evening = Evening(path)
    evening.screen.console.size = (80, 20)
    shown = evening.play(["r", "", "h11", "", "1"])
    assert shown.count("Enter: more · q: back") == 1
    assert "Which rule?" in shown
    assert "H11 Knight." in shown
    assert len(evening.table.actions) == 1


def test_what_was_typed_is_forgotten_when_somebody_else_sits_down(path: Path) -> None:
    readline.add_history("bDr")
    Evening(path, TOGETHER).play([""])
    assert readline.get_current_history_length() == 0


@pytest.mark.parametrize("typed", ["0000000019", "9" * 30, "0", "-1", "٣٣"])
def test_a_number_that_is_no_choice_changes_nothing(path: Path, typed: str) -> None:
    evening = Evening(path)
    evening.play([typed, f"w {typed}"])
    assert evening.table.actions == []
