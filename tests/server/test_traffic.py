"""What travels tells nobody what is not theirs to know: 200 whole matches."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from tests.server import traffic
from tests.server.overheard import bots_of
from tests.server.traffic import all_cases, run

from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.server import hinting, messages
from heorot.server.kept import KeptMatch
from heorot.server.readers import Answered, Readers
from heorot.server.speaking import Speaker
from heorot.server.workers import Question
from heorot.testing.cases import Case

MATCHES = {"leduc": 138, "legend": 20, "movie": 16, "movie kingdoms": 10, "beest": 10, "hoard": 6}
"""So many of each game in the full run; the longer a match, the fewer."""
PARTS = 2


def cases_of(name: str) -> list[Case]:
    """All ways to play with a box of a game."""
    game, _, box = name.partition(" ")
    found = [case for case in all_cases() if case.game.name == game]
    return [case for case in found if case.box == (box or "standard")]


def play(name: str, seeds: range) -> Counter[str]:
    """Matches of all ways to play in turn, each in two worlds for another reader."""
    counts: Counter[str] = Counter()
    cases = cases_of(name)
    for seed in seeds:
        case = cases[seed % len(cases)]
        people = [one for one in case.readers if one not in bots_of(case, seed)]
        run(case, seed, [people[seed // len(cases) % len(people)]], counts)
    return counts


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_tells_every_reader_what_is_theirs(name: str) -> None:
    counts = play(name, range(1))
    assert counts["matches"] == 1


@pytest.mark.full
@pytest.mark.parametrize("name", ["leduc", "legend", "beest"])
def test_a_hint_tells_its_seat_what_it_may_know_and_others_that_it_was_asked_for(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traffic, "ASKS_FOR_HINT", 0.2)
    counts: Counter[str] = Counter()
    for seed in range(1, 9 if name == "leduc" else 2):
        run(cases_of(name)[0], seed, [0], counts)
    assert counts["hints"] > 0


@pytest.mark.full
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", MATCHES)
def test_worlds_that_look_the_same_sound_the_same(name: str, part: int) -> None:
    share = MATCHES[name] // PARTS
    counts = play(name, range(1 + part * share, 1 + (part + 1) * share))
    assert counts["matches"] == share
    assert counts["same"] > counts["actions"] / 3, f"too little was compared: {counts}"
    assert counts["revealed"], f"nothing was revealed: {counts}"
    most_apart = counts["hints"] / 2 if name == "hoard" else 0
    assert counts["hints apart"] <= most_apart, f"too few hints were compared: {counts}"


def test_it_is_noticed_when_all_hear_of_what_was_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Readers, "show_changed", lambda readers, _: readers.show_all())
    with pytest.raises(AssertionError, match="hears of what was taken back"):
        play("movie kingdoms", range(4))


def test_it_is_noticed_when_the_lobby_tells_of_a_step_that_nobody_sees(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(KeptMatch, "_public", property(lambda _: object()))
    with pytest.raises(AssertionError, match="the lobby tells what nobody was told"):
        play("movie kingdoms", range(4))


def test_it_is_noticed_when_a_message_knows_more_than_its_reader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = Speaker.position

    def telling(self: Speaker, revision: str, public: bytes) -> messages.Position:
        digest = self.chair._table.secret_digest
        told = position(self, revision, public)
        return msgspec.structs.replace(told, where=told.where + "!" * (digest % 2))

    monkeypatch.setattr(Speaker, "position", telling)
    with pytest.raises(AssertionError):
        play("leduc", range(10))


def test_it_is_noticed_when_others_hear_of_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Readers.tell

    def telling(self: Readers, answer: Answered | None, secret_of: SeatIndex | None) -> None:
        tell(self, answer, secret_of)
        if secret_of is not None:
            self.tell_all(messages.Pong(), {SPECTATOR})

    monkeypatch.setattr(Readers, "tell", telling)
    with pytest.raises(AssertionError, match="0 hears of a step"):
        play("movie kingdoms", range(4))


def test_it_is_noticed_when_a_hint_knows_more_than_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def knowing(kept: KeptMatch, seat: SeatIndex) -> Question:
        s, legal = kept._begun.moment_for(seat).s, kept.chair(seat).legal
        return Question(seat, "", s.to_bytes(), tuple(legal))

    monkeypatch.setattr(hinting, "_question", knowing)
    monkeypatch.setattr(traffic, "ASKS_FOR_HINT", 0.5)
    with pytest.raises(AssertionError, match="hint"):
        play("leduc", range(10))


def test_the_command_says_that_all_were_compared(capsys: pytest.CaptureFixture[str]) -> None:
    traffic.main(1)
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("All 1 matches (0 to 0) compared, nothing differed: ")


def test_200_matches_are_played() -> None:
    assert sum(MATCHES.values()) == 200
    assert all(count % PARTS == 0 for count in MATCHES.values())
