"""Who sits where with which luck, and who plays that."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena import players

from heorot.arena.playing import play
from heorot.arena.setting import Setting
from heorot.arena.teams import Player, Processes, Task
from heorot.arena.units import Units
from heorot.bots.specs import parse_bot
from heorot.core.errors import HeorotError
from heorot.games import load

HOARD = load("hoard")
LEGEND = load("legend")
OWN = "tests.arena.players"

pytestmark = pytest.mark.usefixtures("no_compiler")


def setting(*bots: str, players: int = 2, games: int = 8) -> Setting:
    return Setting(HOARD, HOARD.load_box(None), {}, players, bots, 5, games)


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    met = setting("a", "b", players=4).seatings
    assert met == (
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    )
    assert setting("a", players=3).seatings == (("a", "a", "a"),)


def test_of_more_bots_than_seats_all_combinations_meet_in_every_order_of_turns() -> None:
    met = setting("a", "b", "c").seatings
    assert sorted(met) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]
    with pytest.raises(HeorotError, match="named once"):
        setting("a", "b", "a")
    with pytest.raises(HeorotError, match="1980 ways; at most 1000"):
        setting(*"abcdefghijkl", players=4, games=8)


def test_every_seating_is_dealt_the_same_luck() -> None:
    met = setting(f"{OWN}:first", f"{OWN}:again")
    units = Player(met).play(Task(0, 4, 2)).units
    assert (units.scores[:, 0] == units.scores[:, 1]).all(), "equal bots play equal games"
    assert (units.lengths[:, 0] == units.lengths[:, 1]).all()
    assert len({tuple(row) for row in units.scores[:, 0].tolist()}) > 1, "units differ"


def test_games_played_step_by_step_are_those_of_compiled_loops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for game, options in ((HOARD, {}), (LEGEND, {"advanced": 1})):
        met = Setting(game, game.load_box(None), options, 3, ("greedy", "random"), 5, 6)
        batch = Player(met).play(Task(0, 2, 3)).units
        with monkeypatch.context() as patch:
            patch.setattr(Setting, "is_compiled", False)
            steps = Player(met).play(Task(0, 2, 3)).units
        assert batch.rows() == steps.rows()


def whole(units: list[Units]) -> list[bytes]:
    return [row for some in units for row in some.rows()]


def test_processes_play_what_one_process_plays_in_the_order_of_the_units() -> None:
    met = setting(f"{OWN}:daring", f"{OWN}:first", games=24)
    played = list(play(met, team=Processes(met, 2)))
    assert [units.first for units in played] == sorted(units.first for units in played)
    assert whole(played) == Player(met).play(Task(0, 12, 2)).units.rows()


def test_what_a_process_had_begun_when_it_died_is_played_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(players.MARK, str(tmp_path / "mark"))
    mortal = setting(f"{OWN}:mortal", f"{OWN}:first")
    played = whole(list(play(mortal, team=Processes(mortal, 1))))
    assert (tmp_path / "mark").exists()
    same = replace(mortal, bots=(f"{OWN}:daring", f"{OWN}:first"))
    assert played == Player(same).play(Task(0, 4, 2)).units.rows()


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("cheat", "players:cheat' has chosen -1, which is not legal"),
        ("wordy", "players:wordy' has chosen 'f1'; actions are whole numbers"),
        ("lost", r"players:lost' makes no player: expected a callable \(seen, actions\)"),
        ("hasty", r"players:hasty' makes no player: expected a callable \(seen, actions\)"),
    ],
)
def test_a_bot_that_does_what_it_may_not_is_named(bot: str, said: str) -> None:
    met = setting(f"{OWN}:{bot}", "greedy")
    with pytest.raises(HeorotError, match=said):
        Player(met).play(Task(0, 1, 2))


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("clumsy", r"players:clumsy' has failed in .*players\.py, line \d+: IndexError: list"),
        ("late", r"players:late' has failed in .*players\.py, line \d+: ValueError: no seat will"),
        ("leaving", r"players:leaving' has failed in .*players\.py, line \d+: SystemExit: 0"),
    ],
)
def test_a_bot_of_ones_own_that_fails_is_named_with_what_failed(bot: str, said: str) -> None:
    met = setting(f"{OWN}:{bot}", "greedy")
    with pytest.raises(HeorotError, match=said):
        list(play(met, team=Processes(met, 1)))


def test_a_mistake_of_ours_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    met = setting("greedy", "random")
    monkeypatch.setattr(Setting, "is_compiled", False)
    met.specs["greedy"] = replace(met.specs["greedy"], sit_down=players.late)
    with pytest.raises(ValueError, match="no seat will do"):
        Player(met).play(Task(0, 1, 2))


def test_a_bot_is_known_by_what_it_does() -> None:
    greedy = parse_bot("greedy").fingerprint(HOARD)
    assert greedy == parse_bot("greedy").fingerprint(HOARD)
    changed = replace(HOARD, appeals=LEGEND.appeals)
    assert greedy != parse_bot("greedy").fingerprint(changed)
    own = parse_bot(f"{OWN}:first")
    assert own.policy is None
    assert own.fingerprint(HOARD) != own.fingerprint(replace(HOARD, horizon=7)), "it may search"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nobody", "no bot 'nobody'; the bots are newcomer"),
        ("greedy@3", "greedy takes nothing behind an @"),
        ("search", "as in search@0.1s"),
        ("search@0", "as in search@0.1s"),
        ("search@99s", "at most 60 s"),
        ("tests.nowhere:bot", "cannot be loaded: No module named"),
        (f"{OWN}:nobody", "cannot be loaded: module"),
        (":bot", "cannot be loaded: ValueError: Empty module name"),
        (f"{OWN}:MARK", "is no bot: expected a callable"),
        (f"{OWN}:plain", r"is no bot: expected a callable \(game, edition, luck\)"),
        ("my_bots", "one of your own is named package.module:name"),
    ],
)
def test_a_bot_that_there_is_not_is_told(text: str, said: str) -> None:
    with pytest.raises(HeorotError, match=said):
        parse_bot(text)
