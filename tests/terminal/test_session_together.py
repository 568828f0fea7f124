"""Undo, several people at one screen, saving and leaving."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from tests.terminal.seated import A_WHILE, CTRL_C, TOGETHER, Evening, anything, at_most

from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.match import saga
from heorot.terminal.boards.hoard import looks
from heorot.terminal.saves import NotSaved
from heorot.terminal.screen import ERASE_SCROLLBACK


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches" / "match.saga"


# Undo.


def test_somebody_alone_takes_back_what_they_like(path: Path) -> None:
    evening = Evening(path)
    digest = evening.table.secret_digest
    shown = evening.play(["1", "2", "u", "u"])
    assert evening.table.secret_digest == digest
    assert "Taken back" in shown
    assert saga.read(path, now=0).actions == []


@pytest.mark.full
def test_what_was_learned_is_not_taken_back_without_a_word(path: Path) -> None:
    evening = Evening(path)
    lines = iter(["pile", "u", "pile", "u"])
    choose = anything(3)
    shown = evening.play(lambda now: next(lines, "") or choose(now))
    assert shown.count("Taken back, though a card or somebody else had shown something") == 2
    assert "Taken back." not in shown
    assert "2 times, something was taken back after somebody had learned" in shown


@pytest.mark.full
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
                letter = say(f"letter-{colour}")
                found.add(f" {letter}  {say(f'front-{slug}')}")
    return found


def fronts(evening: Evening, reader: SeatIndex, owner: SeatIndex) -> dict[int, str]:
    """What a reader knows of somebody's hand, by slots."""
    own = evening.table.chair(reader).view().own
    if reader == owner:
        return {slot: card.front for slot, card in enumerate(own.hand, 1)}
    known = own.known if own else ()
    return {one.slot: looks(one.card)[1] for one in known if one.seat == owner + 1}


@pytest.mark.full
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


@A_WHILE
def test_somebody_alone_sees_no_page_between(path: Path, most: int) -> None:
    evening = Evening(path)
    evening.play(at_most(most, anything(5)))
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


@A_WHILE
def test_a_resumed_match_goes_on_where_it_was(path: Path, most: int) -> None:
    evening = Evening(path)
    evening.play(["1", "pile", "q"])
    resumed = Evening(path, table=saga.read(path, now=0))
    resumed.play(at_most(most, anything(1)))
    assert resumed.table.is_over or resumed.prompts > most
    assert len(resumed.table.actions) > 2
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
