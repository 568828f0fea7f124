"""Playing at the terminal."""

from __future__ import annotations

import readline
import stat
from pathlib import Path

import pytest
from tests.fair import fair
from tests.terminal.seated import ALONE, CTRL_C, TOGETHER, Evening, anything, quick_in

from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import REGISTRY, load
from heorot.i18n import Speech, languages
from heorot.i18n.short_forms import ShortForms
from heorot.match import OpenDice, Seat, Table, saga
from heorot.terminal.boards.hoard import looks
from heorot.terminal.commands import COMMANDS, meant
from heorot.terminal.saves import NotSaved
from heorot.terminal.screen import ERASE_SCROLLBACK
from heorot.terminal.typed import meaning


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches" / "match.saga"


# A whole match.


@pytest.mark.parametrize("language", quick_in("fr"))
def test_a_whole_match_is_played_by_numbers(path: Path, language: str) -> None:
    dice = fair(7, secret=bytes(32))
    evening = Evening(path, language=language, dice=dice)
    shown = evening.play(anything(3))
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


@pytest.mark.parametrize("game", REGISTRY)
def test_who_has_one_choice_is_not_asked_when_only_bots_could_learn_from_it(
    path: Path, game: str
) -> None:
    evening = Evening(path, table=Table(game, ALONE, OpenDice(3), start=0, now=0))
    choose = anything(4)

    def typed(now: Evening) -> str:
        assert len(now.asked.legal) > 1
        return choose(now)

    evening.play(typed)
    assert evening.table.is_over


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


def test_what_happened_before_an_answer_was_given_by_itself_is_still_told(path: Path) -> None:
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

    evening.play(typed)
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
        ("why 1", "This is the time to draw"),
        ("w field", "it is choice 1."),
        ("w turn", "End your turn: Drawing is a duty: take 3 more cards first. (Rule H3)"),
        ("undo", "You have not done anything yet"),
        ("Save", "match.saga"),
        ("u", "You have not done anything yet"),
        ("s", "match.saga"),
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
        (["?", ""], "costs one red sheep and two of any colour"),
        (["l", ""], "Place 4 of the field is filled"),
        (["l all", ""], "Place 4 of the field is filled"),
        (["l", ""], "Round 1 begins. ─"),
        (["r h11", ""], "H11 Knight."),
        (["rules Thief", ""], "H12 Thief."),
        (["help", ""], "costs one red sheep and two of any colour"),
        (["log", ""], "Place 4 of the field is filled"),
        (["r", "q"], "H24"),
        (["w", "quit"], "Not possible now:"),
        (["r", "thief", ""], "H12 Thief."),
        (["r", ""], "H24"),
        (["r all", *[""] * 20], "geekdad.com"),
        (["r all", "q"], "Dragon's Hoard"),
        (["w", "1"], "This is the time to draw"),
        (["w", ""], "Not possible now:"),
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


# Undo.


def test_somebody_alone_takes_back_what_they_like(path: Path) -> None:
    evening = Evening(path)
    digest = evening.table.secret_digest
    shown = evening.play(["1", "2", "u", "u"])
    assert evening.table.secret_digest == digest
    assert "Taken back" in shown
    assert saga.read(path, now=0).actions == []


def test_what_was_learned_is_not_taken_back_without_a_word(path: Path) -> None:
    evening = Evening(path)
    lines = iter(["pile", "u", "pile", "u"])
    choose = anything(3)
    shown = evening.play(lambda now: next(lines, "") or choose(now))
    assert shown.count("Taken back, though a card or somebody else had shown something") == 2
    assert "Taken back." not in shown
    assert "2 times, something was taken back after somebody had learned" in shown


def test_a_match_in_which_nothing_was_taken_back_does_not_speak_of_it(path: Path) -> None:
    assert "taken back" not in Evening(path).play(anything(3)).rpartition("Final score")[2]


def test_the_others_must_agree_when_they_have_learned_something(path: Path) -> None:
    evening = Evening(path, TOGETHER)
    shown = evening.play(["", "pile", "u", "maybe", "n", "", "u", "y", ""])
    assert "Ann would like to take back the last move" in shown
    assert "Ben does not agree. Nothing was taken back." in shown
    assert "Taken back, though a card or somebody else had shown something" in shown
    assert evening.table.actions == []


def test_no_hand_is_shown_while_the_others_are_asked(path: Path) -> None:
    evening = Evening(path, TOGETHER)
    lines = iter(["", "pile", "u", "y"])

    def typed(now: Evening) -> str:
        if now.visible.rstrip().endswith("(y/n)"):
            assert "hand" not in now.visible
        return next(lines, CTRL_C)

    evening.play(typed)
    assert evening.table.actions == []


def test_the_last_player_can_ask_for_an_undo_on_the_page_between(path: Path) -> None:
    evening = Evening(path, TOGETHER)
    evening.play(["", "1", "1", "1", "end", "u", "y"])
    assert evening.table.decider == 0
    assert len(evening.table.actions) == 3


# Several people.


def labels(evening: Evening, reader: SeatIndex, eyes: SeatIndex) -> set[str]:
    """How the cards in people's hands are written that `eyes` know, by the lights of `reader`.

    Lairs and dragons are left out: of those a colour has two.
    """
    say = evening.session.speech.say
    found = set()
    for other in evening.session.host.people:
        known = fronts(evening, other if eyes == SPECTATOR else eyes, other)
        seen = fronts(evening, reader, other)
        for slot, front in known.items():
            if front not in ("lair", "dragon") and (slot not in seen) == (eyes == SPECTATOR):
                slug = front.replace(" ", "_").replace("'", "")
                public = evening.table.chair(reader).view().public
                colour = public.seats[other].hand[slot - 1].colour
                letter = say("hoard-letter", {"colour": colour})
                found.add(f" {letter}  {say(f'front-{slug}')}")
    return found


def fronts(evening: Evening, reader: SeatIndex, owner: SeatIndex) -> dict[int, str]:
    """What a reader knows of somebody's hand, by slots."""
    own = evening.table.chair(reader).view().own
    if reader == owner:
        return {slot: card.front for slot, card in enumerate(own.hand, 1)}
    known = own.known if own else ()
    return {one.slot: looks(one.card)[1] for one in known if one.seat == owner + 1}


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.full)])
def test_nobody_sees_the_hand_of_somebody_else(path: Path, seed: int) -> None:
    evening = Evening(path, TOGETHER)
    choose = anything(seed)
    pages = seen = 0

    def typed(now: Evening) -> str:
        nonlocal pages, seen
        visible = now.visible
        if now.is_handing_over:
            pages += 1
            assert "Your hand" not in visible
        reader = SPECTATOR if now.is_handing_over else now.table.decider
        for secret in labels(now, reader, SPECTATOR):
            assert f"{secret} " not in visible
            assert f"{secret}\n" not in visible
        if reader >= 0:
            seen += any(one in visible for one in labels(now, reader, reader))
        return choose(now)

    evening.play(typed)
    assert evening.table.is_over
    assert pages > 10
    assert seen > 50  # the labels are those of the screen
    assert "Your hand" not in evening.visible  # nor when all look at the result


def test_the_page_between_wipes_what_can_be_scrolled_back_to(path: Path) -> None:
    evening = Evening(path, TOGETHER)
    evening.play(["", "1", "1", "1", "end"])
    assert evening.file.getvalue().count(ERASE_SCROLLBACK) >= 4
    assert "Everybody else looks away, please." in evening.shown


def test_somebody_alone_sees_no_page_between(path: Path) -> None:
    evening = Evening(path)
    evening.play(anything(5))
    assert "looks away" not in evening.shown
    assert ERASE_SCROLLBACK not in evening.file.getvalue()


# Saving and leaving.


@pytest.mark.parametrize("last", ["q", CTRL_C, "^D"])
def test_leaving_saves_and_says_how_to_go_on(path: Path, last: str) -> None:
    evening = Evening(path)
    shown = evening.play(["1", "pile", last])
    assert f"resume {path}" in shown
    table = saga.read(path, now=0)
    assert (table.actions, table.secret_digest) == (
        evening.table.actions,
        evening.table.secret_digest,
    )


def test_a_resumed_match_goes_on_where_it_was(path: Path) -> None:
    evening = Evening(path)
    evening.play(["1", "pile", "q"])
    resumed = Evening(path, table=saga.read(path, now=0))
    resumed.play(anything(1))
    assert resumed.table.is_over
    assert resumed.table.actions[:2] == evening.table.actions


def test_the_file_is_up_to_date_whenever_a_person_is_asked(path: Path) -> None:
    evening = Evening(path)
    choose = anything(2)

    def typed(now: Evening) -> str:
        assert saga.read(path, now=0).actions == now.table.actions
        return choose(now) if now.prompts < 25 else CTRL_C

    evening.play(typed)


def test_nobody_else_may_read_the_file(path: Path) -> None:
    Evening(path).play(["1"])
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_that_cannot_be_written_is_told_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    evening = Evening(tmp_path / "file" / "match.saga")
    with pytest.raises(NotSaved):
        evening.play(["1", "1", "q"])
    assert "The match cannot be saved" in evening.shown
    assert len(evening.table.actions) == 2
    assert " resume " not in evening.shown


def test_who_would_leave_an_unsaved_match_is_asked_first(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    evening = Evening(tmp_path / "file" / "match.saga")
    with pytest.raises(NotSaved, match="left and is not saved"):
        evening.play(["1", "q", "n", "1", "q", "y", "1"])
    assert evening.shown.count("Leave all the same, and lose what was played? (y/n)") == 2
    assert len(evening.table.actions) == 2


def test_saving_is_tried_again_when_somebody_stays(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    evening = Evening(tmp_path / "file" / "match.saga")
    lines = iter(["1", "q", "n", "1", "q"])

    def typed(now: Evening) -> str:
        line = next(lines)
        if line == "n":
            (tmp_path / "file").unlink()
        return line

    evening.play(typed)
    assert saga.read(evening.session.path, now=0).actions == evening.table.actions


def test_a_file_that_somebody_else_changed_is_left_alone_and_the_match_saved_beside(
    path: Path,
) -> None:
    evening = Evening(path)
    lines = iter(["1", "1", "q"])

    def typed(now: Evening) -> str:
        if now.prompts == 2:
            path.write_text("changed", encoding="utf-8")
        return next(lines)

    shown = " ".join(evening.play(typed).split())
    beside = path.with_name("match-2.saga")
    assert "Somebody else has changed the file of this match." in shown
    assert f"resume {beside}" in shown
    assert path.read_text(encoding="utf-8") == "changed"
    assert saga.read(beside, now=0).actions == evening.table.actions


@pytest.mark.parametrize("typed", ["0000000019", "9" * 30, "0", "-1", "٣٣"])
def test_a_number_that_is_no_choice_changes_nothing(path: Path, typed: str) -> None:
    evening = Evening(path)
    evening.play([typed, f"w {typed}"])
    assert evening.table.actions == []
