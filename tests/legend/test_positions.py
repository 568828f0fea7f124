"""Position documents of legend: what is refused and what is not, and what a document leaves out."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.harness.witnesses import cases_of

from heorot.core.documents import Section, to_toml
from heorot.core.errors import BadFile
from heorot.core.luck import open_luck
from heorot.core.position import dump, parse
from heorot.games import load
from heorot.games.legend.box import EPISODE_NAMES
from heorot.games.legend.rules.state import KIND_NAMES, OVER, PHASES, State
from heorot.testing.cases import Case
from heorot.testing.play import RandomPlayers, check_choices, check_state, random_game

GAME = load("legend")
EDITION = GAME.load_box(None)
DOCS = Path(__file__).parents[2] / "docs" / "positions.md"
HEAD = 'game = "legend"\nrules = 1\n'
QUIET = 'episode = "By the Haunted Mere"\nphase = "selecting"\ndecides = 1\n'
"""The head of a selection."""


def data(name: str) -> dict[str, dict[str, Any]]:
    """The cases of a data file, by what they show."""
    document = tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    for case in document["case"]:
        case.setdefault("document", QUIET + case.pop("quiet", ""))
    found = {case["what"]: case for case in document["case"]}
    assert len(found) == len(document["case"])
    return found


IMPOSSIBLE = data("impossible.toml")
POSSIBLE = data("possible.toml")


def table(text: str) -> State:
    """The table of a document without its head."""
    s: State = parse(load, HEAD + text).s
    return s


@cache
def case_of(players: int) -> Case:
    """A case of so many players, whatever its options."""
    return next(case for case in cases_of("legend") if case.players == players)


def play_on(s: State, seed: int, every: int) -> None:
    """Play a table to its end; look closely at one state of `every`, and write and read it."""
    case = case_of(s.player_count)
    luck, players, number = open_luck(seed), RandomPlayers(seed), 0
    check_state(case, s)
    playing = case.checked.adopt(s)
    while playing.decider >= 0:
        check_choices(case, playing)
        case.checked.apply(playing, luck, players.choose(case.checked.choices(playing)))
        number += 1
        assert number <= case.limits.actions
        if number % every == 0:
            check_state(case, playing)
            assert parse(load, dump(GAME, EDITION, playing)).s == playing
    check_state(case, playing)


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_table_is_refused_with_its_place_and_what_was_expected(what: str) -> None:
    case = IMPOSSIBLE[what]
    with pytest.raises(BadFile) as refused:
        table(case["document"])
    assert refused.value.place == case["place"]
    assert case["problem"] in refused.value.problem


@pytest.mark.parametrize("what", POSSIBLE)
def test_a_table_at_the_border_of_the_possible_is_accepted_and_played_to_its_end(what: str) -> None:
    s = table(POSSIBLE[what]["document"])
    assert parse(load, dump(GAME, EDITION, s)).s == s
    play_on(s, seed=len(what), every=25)


# What follows from the rest.


def test_what_a_document_leaves_out_follows() -> None:
    s = table(
        'episode = "Sea Hag Battle"\nphase = "striving"\nstart = 3\ndecides = 2\n'
        'discard = ["wit x2"]\n'
        '[[seat]]\nlaid = ["sword"]\n[[seat]]\nhand = ["courage x2 known"]\n'
        '[[seat]]\nrank = 4\ntotal = 1\n[[seat]]\nlaid = ["fighting"]\n'
    )
    assert (s.advanced, s.fallen, s.bluffing, s.memory) == (0, 0, 1, 1)
    assert (s.start, s.standing, s.chooser, s.space, s.taken) == (2, 3, 0, -1, 0)
    assert [one.total for one in s.players] == [3, 0, 1, 1, 0]
    assert s.pile == [15, 3, 15, 3, 13, 3, 13, 3, 12, 5, 10]
    assert (s.pile_size, s.discard_size, s.drawn, s.credited) == (95, 2, 0, 0)
    assert s.players[1].known[KIND_NAMES.index("courage")] == 2
    assert (s.fame, s.treasure, s.misfortunes) == ([0, 3, 9, 6, 6, 9, 2, 1], [0, 2, 12, 8, 2], 3)
    waiting = [KIND_NAMES[11 + bit] for bit in range(10) if s.waiting >> bit & 1]
    assert waiting == ["hides", "ships", "rest"]  # of four players, after the Sea Hag


@pytest.mark.rule("L21")
def test_ranks_and_who_decides_follow_from_totals() -> None:
    s = table(
        'episode = "The Celebrations"\nphase = "taking"\nstart = 2\ntaken = [1]\n'
        "[[seat]]\ntotal = 2\n[[seat]]\ntotal = 1\n[[seat]]\ntotal = 2\n"
    )
    assert [one.rank for one in s.players] == [2, 3, 1, 0, 0]  # seat 3 is nearer to the start
    assert (s.decider, s.chooser, s.acted) == (0, 2, 3)


@pytest.mark.rule("L43")
def test_totals_of_recover_treasures_follow_from_the_tokens() -> None:
    s = table(
        'advanced = true\nepisode = 35\nphase = "taking"\n'
        "[[seat]]\ntreasure = [3]\n"
        '[[seat]]\ntreasure = [2]\nalliances = ["treasure 2 shown", "fame 3"]\n'
    )
    assert ([one.total for one in s.players[:2]], s.decider) == ([3, 4], 1)


@pytest.mark.rule("L16")
def test_cards_face_down_are_counted_with_bluffing_alone() -> None:
    text = (
        'episode = "The Celebrations"\nphase = "bidding"\ndecides = 2\n'
        '[[seat]]\nhand = ["wit x2"]\npicked = ["wit x2"]\n[[seat]]\nhand = ["wit"]\n'
    )
    assert [table(text).players[0].down, table(text).players[0].picks] == [2, 2]
    hidden = table("bluffing = false\n" + text).players[0]
    assert (hidden.down, hidden.picks) == (0, 2)


def test_an_episode_is_found_by_its_number_or_its_name() -> None:
    rest = '\nphase = "selecting"\ndecides = 1\n[[seat]]\n[[seat]]\n'
    assert table("episode = 12" + rest) == table('episode = "By the Haunted Mere"' + rest)


# All of it, at random.


@cache
def documents() -> list[dict[str, Any]]:
    """Documents of all kinds of games, and of every phase."""
    found = [GAME.write_position(EDITION, table(case["document"])) for case in POSSIBLE.values()]
    for seed, case in enumerate(cases_of("legend")):
        states = enumerate(random_game(case, seed))
        found += [GAME.write_position(EDITION, s) for number, s in states if number % 7 == 0]
    assert {doc["phase"] for doc in found} == set(PHASES)
    return found


def test_the_documentation_names_every_key_and_every_phase() -> None:
    text = DOCS.read_text(encoding="utf-8").split("\n## legend\n")[1]
    keys = set()
    for case in cases_of("legend"):
        for s in random_game(case, 1):
            doc = GAME.write_position(EDITION, s)
            keys |= {*doc, doc["phase"], *(key for seat in doc["seat"] for key in seat)}
    keys |= {"credited", "shield_unclaimed", "rest"}  # which are rare
    assert {key for key in keys if f"`{key}`" not in text} == set()
    assert len(keys) > 45
    assert {name for name in KIND_NAMES if f"`{name}`" not in text} == set()


def test_the_example_of_the_documentation_is_a_position() -> None:
    text = DOCS.read_text(encoding="utf-8").split("\n## legend\n")[1]
    example = text.split("```toml\n")[1].split("```")[0]
    s = parse(load, example).s
    assert parse(load, dump(GAME, EDITION, s)).s == s
    case = case_of(s.player_count)
    assert [GAME.actions.notation(one) for one in case.engine.legal(s)]
    play_on(s, seed=1, every=20)


ODD: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(0, 1, 2, 3, 5, -1, 10**9, True, False, 1.5, "", [], [1], [2, 2], [1, 2, 3], [[]], {}),
        *(["courage"], ["beowulf known"], ["wit x3"], ["treasure 2"], ["fame 1 shown"], ["rest"]),
        *(["alliance 2"], ["courage x99"], ["x y"], "é", [{}], ["\x00"]),
        *PHASES,
        *EPISODE_NAMES,
    ]
)
KEYS = [
    *("phase", "episode", "start", "decides", "round", "taken", "space", "offer", "discard"),
    *("dealing", "alliances_drawn", "credited", "shield_unclaimed", "risked_this_turn"),
    *("laid_this_turn", "advanced", "bluffing"),
]
SEAT_KEYS = [
    *("hand", "fame", "treasure", "alliances", "misfortunes", "scratches", "wounds"),
    *("double_wound", "laid", "bid", "passed", "rank", "total", "picked", "given"),
]


def mutate(doc: dict[str, Any], draw: Callable[..., Any]) -> None:
    """Change one thing."""
    seats = doc["seat"]
    kind = draw(st.integers(0, 4))
    one = draw(st.sampled_from([doc, *seats]))
    rows = [row for each in (doc, *seats) for row in each.values() if isinstance(row, list)]
    rows = [row for row in rows if row is not seats]
    full = [row for row in rows if row]
    if kind == 0:
        # what is drawn may be changed later, and is to be the same for the next example
        one[draw(st.sampled_from(KEYS if one is doc else SEAT_KEYS))] = deepcopy(draw(ODD))
    elif kind == 1:
        key = draw(st.sampled_from(sorted(set(one) - {"seat"}) or ["hand"]))
        one.pop(key, None)
    elif kind == 2:
        key = draw(st.sampled_from(["decides", "start", "rank", "total", "scratches", "wounds"]))
        (doc if key in KEYS else draw(st.sampled_from(seats)))[key] = draw(st.integers(1, 5))
    elif kind == 3 and full:
        row = draw(st.sampled_from(full))
        draw(st.sampled_from(rows)).append(row.pop(draw(st.integers(0, len(row) - 1))))
    elif full:
        row = draw(st.sampled_from(full))
        del row[draw(st.integers(0, len(row) - 1))]


@st.composite
def mutated(draw: Any) -> dict[str, Any]:
    """A document with a few things changed."""
    doc = tomllib.loads(to_toml(draw(st.sampled_from(documents()))))
    for _ in range(draw(st.integers(1, 3))):
        mutate(doc, draw)
    return doc


@pytest.mark.full
@settings(max_examples=300)
@given(mutated(), st.integers(0, 99))
def test_a_changed_document_is_refused_or_can_be_played_to_its_end(
    doc: dict[str, Any], seed: int
) -> None:
    document = Section(doc)
    try:
        s = GAME.read_position(EDITION, document)
        document.close()
    except BadFile:
        return
    assert parse(load, dump(GAME, EDITION, s)).s == s
    assert bool(case_of(s.player_count).engine.legal(s)) == (s.phase != OVER)
    play_on(s, seed, every=40)
