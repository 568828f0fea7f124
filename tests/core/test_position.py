"""Position documents: round trips, the head that all games share, the TOML, hostile documents."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heorot.core import position
from heorot.core.documents import WIDTH, Section, to_toml
from heorot.core.errors import BadFile, HeorotError
from heorot.core.luck import Luck, choose, open_luck, start_stream
from heorot.engine.interpreted import Interpreted
from heorot.games import REGISTRY, load

DOCS = Path(__file__).parents[2] / "docs" / "positions.md"
EXAMPLE = DOCS.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]


# Round trips.


def dice(seed: int) -> Luck:
    """Luck for random players, apart from that of the table."""
    luck = open_luck(-1 - seed)
    start_stream(luck, 0)
    return luck


@cache
def states(name: str, players: int) -> list[Any]:
    """Every state of a random game, and the first of two that hoard cards and shun the field."""
    game = load(name)
    backend = Interpreted(game, checked=True)
    found = []
    for seed, favourites in enumerate([[], ["pile", "end"], ["pile", "end", "agree"]]):
        luck, whim = open_luck(10 * players + seed), dice(seed)
        s = backend.new(players, luck)
        found.append(s.copy())
        for _ in range(300 if favourites else 5000):
            choices = backend.legal(s)
            if not choices:
                break
            likes = [one for one in choices if game.actions.notation(one) in favourites]
            if likes and choose(whim, 8):
                choices = likes
            backend.apply(s, luck, choices[choose(whim, len(choices))])
            found.append(s.copy())
    return found


PLAYERS = [(name, players) for name in REGISTRY for players in load(name).player_counts]


@pytest.mark.full
@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_every_state_of_a_game_can_be_written_and_read(name: str, players: int) -> None:
    game = load(name)
    edition = game.load_box(None)
    for s in states(name, players):
        text = position.dump(game, edition, s)
        again = position.parse(load, text)
        assert again.s == s, text
        assert (again.game, again.edition.hash, again.box) == (game, edition.hash, "standard")
        assert position.dump(game, edition, again.s) == text


def test_the_round_trips_met_every_phase_and_step_of_hoard() -> None:
    met = set()
    for players in (2, 3, 4):
        for s in states("hoard", players):
            picked = any(one.picked for one in s.players)
            met.add((s.phase, s.players[s.active].step, picked, s.loot >= 0))
    assert {phase for phase, *_ in met} == set(range(9))
    assert {step for _, step, *_ in met} == set(range(4))
    assert {(3, 1, True, False), (5, 0, True, False), (7, 0, True, False)} <= met  # mid-payment …
    assert (6, 0, False, True) in met  # between two stolen cards


def test_a_read_state_plays_on_as_the_written_one() -> None:
    game = load("hoard")
    backend = Interpreted(game, checked=True)
    luck = open_luck(5)
    s = backend.new(3, luck)
    for _ in range(40):
        backend.apply(s, luck, backend.legal(s)[0])
    text = position.dump(game, backend.edition, s)
    again = backend.adopt(position.parse(load, text).s)
    for _ in range(60):
        assert backend.choices(again) == backend.choices(s)
        choice = backend.legal(s)[-1]
        backend.apply(s, luck, choice)
        backend.apply(again, luck, choice)
        assert again == s


# The example of docs/positions.md.


def test_the_example_of_the_documentation_is_a_position() -> None:
    game, edition, s, box = position.parse(load, EXAMPLE)
    assert (game.name, edition.name, box) == ("hoard", "standard", "standard")
    again = tomllib.loads(position.dump(game, edition, s))
    written = tomllib.loads(EXAMPLE)
    for key in ("laid", "hand"):
        for seat in (*again["seat"], *written["seat"]):
            seat[key] = sorted(seat.get(key, []))
    assert again == {**written, "box": "standard", "start": 1, "decides": 1} | {
        "seat": [{"laid": [], **seat} for seat in written["seat"]]
    }
    backend = Interpreted(game, checked=True)
    shown = [game.actions.notation(one) for one in backend.legal(backend.adopt(s))]
    assert shown == ["rTh", "bWs"]  # one purple sheep is still to be paid, and one of any colour


def test_the_documentation_names_every_key_and_every_phase_of_hoard() -> None:
    text = DOCS.read_text(encoding="utf-8")
    game = load("hoard")
    edition = game.load_box(None)
    keys: set[str] = set()
    for players in (2, 3, 4):
        for s in states("hoard", players):
            doc = game.write_position(edition, s)
            keys |= {*doc, doc["phase"]}
            for seat in doc["seat"]:
                keys |= set(seat)
    assert {key for key in keys if f"`{key}`" not in text} == set()
    assert len(keys) > 30


# The head.


def changed(old: str, new: str) -> str:
    assert old in EXAMPLE
    return EXAMPLE.replace(old, new, 1)


HEADS = {
    "no game": ('game = "hoard"', "", "game", "missing; expected a text in quotes"),
    "a game by number": ('game = "hoard"', "game = 1", "game", "1 is not a text in quotes"),
    "another game": ('game = "hoard"', 'game = "chess"', "game", "the games are hoard"),
    "no rules": ("rules = 2", "", "rules", "missing; expected the version of the rules, 2"),
    "rules in words": (
        "rules = 2",
        'rules = "2"',
        "rules",
        "'2' is not the version of the rules, 2",
    ),
    "rules as a flag": ("rules = 2", "rules = true", "rules", "True is not the version"),
    "other rules": ("rules = 2", "rules = 1", "rules", "written for rules 1 of hoard"),
    "a box by number": ("rules = 2", "rules = 2\nbox = 1", "box", "1 is not a text in quotes"),
    "no box's name": (
        "rules = 2",
        'rules = 2\nbox = ""',
        "box",
        "expected one of standard, or the path",
    ),
    "an odd box": (
        "rules = 2",
        'rules = 2\nbox = "\\u0000"',
        "box",
        "expected one of standard, or",
    ),
    "an unknown key": ("rules = 2", "rules = 2\ncolour = 1", "colour", "unknown key"),
    "no TOML": ("rules = 2", "rules = ", "", "is not TOML: Invalid value (at line 2, column 9)"),
}


@pytest.mark.parametrize("what", HEADS)
def test_a_wrong_head_is_refused(what: str) -> None:
    old, new, place, problem = HEADS[what]
    with pytest.raises(BadFile) as refused:
        position.parse(load, changed(old, new))
    assert refused.value.place == place
    assert problem in refused.value.problem


def test_a_box_is_found_beside_the_document(tmp_path: Path) -> None:
    game = load("hoard")
    shipped = (game.folder / "boxes/standard.toml").read_text("utf-8")
    box = tmp_path / "mine.toml"
    box.write_text(
        shipped.replace('"standard"', '"mine"').replace("value = 8", "value = 9"), "utf-8"
    )
    document = tmp_path / "position.toml"
    document.write_text(changed("rules = 2", 'rules = 2\nbox = "mine.toml"'), "utf-8")
    game, edition, s, where = position.read(load, document)
    assert (edition.name, edition.box.value[7], where) == ("mine", 9, str(box))
    with pytest.raises(HeorotError, match="the box 'mine', which is not a shipped one"):
        position.dump(game, edition, s)
    again = position.parse(load, position.dump(game, edition, s, where))
    assert (again.s, again.edition, again.box) == (s, edition, where)
    with pytest.raises(BadFile, match=r"box: .*mine.toml: cannot be read"):
        position.parse(load, document.read_text("utf-8"), tmp_path / "elsewhere")


def test_a_wrong_box_is_refused_inside_its_document(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "chess"', "utf-8")
    document = tmp_path / "position.toml"
    document.write_text(changed("rules = 2", 'rules = 2\nbox = "mine.toml"'), "utf-8")
    with pytest.raises(BadFile, match=r'position.toml: box: .*mine.toml: game: expected "hoard"'):
        position.read(load, document)


def test_an_error_in_a_file_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    with pytest.raises(BadFile, match=r"position.toml: cannot be read: No such file"):
        position.read(load, path)
    path.write_bytes(b'game = "\xff"')
    with pytest.raises(BadFile, match=r"position.toml: is not UTF-8 text \(byte 8\)"):
        position.read(load, path)
    path.write_text("game", "utf-8")
    with pytest.raises(BadFile, match=r"position.toml: is not TOML"):
        position.read(load, path)
    path.write_text(changed("round = 12", "round = 101"), "utf-8")
    with pytest.raises(BadFile, match=r"position.toml: round: 101 is not a whole number from 1 to"):
        position.read(load, path)
    path.write_text(EXAMPLE, "utf-8")
    assert position.read(load, path).s == position.parse(load, EXAMPLE).s


@pytest.mark.parametrize("text", ["a = " + "[" * 9999, "a = " + "1" * 9999, "a.b.c = 1\na = 2"])
def test_a_text_that_is_no_document_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        position.parse(load, text)


# The TOML.

SCALARS = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.text(st.characters(exclude_categories=["Cs"])),
)
TABLES = st.recursive(
    st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), SCALARS | st.lists(SCALARS)),
    lambda inner: st.dictionaries(
        st.text(st.characters(exclude_categories=["Cs"])),
        SCALARS | inner | st.lists(inner, min_size=1) | st.lists(SCALARS, max_size=40),
    ),
    max_leaves=8,
)


@pytest.mark.full
@given(TABLES)
def test_a_written_document_is_the_toml_of_its_content(doc: dict[str, Any]) -> None:
    assert tomllib.loads(to_toml(doc)) == doc


def test_a_document_is_laid_out_to_be_read() -> None:
    doc = {
        "seat": [{"hand": ["a"]}, {"hand": []}],
        "name": "x",
        "odd key": True,
        "inner": {"more": {"n": -1}, "empty": {}},
        "long": ["a card of some length"] * 6,
        "very long": ["x" * 120, "y"],
    }
    assert to_toml(doc) == (
        'name = "x"\n'
        '"odd key" = true\n'
        "long = [\n"
        '  "a card of some length", "a card of some length", "a card of some length",\n'
        '  "a card of some length", "a card of some length", "a card of some length",\n'
        "]\n"
        f'"very long" = [\n  "{"x" * 120}",\n  "y",\n]\n'
        "\n[[seat]]\n"
        'hand = ["a"]\n'
        "\n[[seat]]\n"
        "hand = []\n"
        "\n[inner]\n"
        "\n[inner.more]\n"
        "n = -1\n"
        "\n[inner.empty]\n"
    )


@pytest.mark.parametrize("length", [87, 88])
def test_a_line_of_an_array_has_at_most_a_hundred_characters(length: int) -> None:
    text = to_toml({"a": ["x" * length, "y"]})
    assert (len(text.splitlines()) == 1) == (length == 87)
    assert max(map(len, text.splitlines())) <= WIDTH
    assert tomllib.loads(text) == {"a": ["x" * length, "y"]}


def test_what_has_no_place_in_a_document_is_our_own_mistake() -> None:
    with pytest.raises(TypeError, match=r"1\.5 has no place"):
        to_toml({"a": 1.5})


# Hostile documents.


@cache
def documents() -> list[dict[str, Any]]:
    """Many documents of hoard, of all phases."""
    game = load("hoard")
    edition = game.load_box(None)
    return [
        {"game": "hoard", "rules": 2, **game.write_position(edition, s)}
        for players in (2, 3, 4)
        for s in states("hoard", players)[::7]
    ]


PHASES = ["over", "drawing", "extra", "playing", "answering", "yielding", "stealing", "voting"]
CARDS = ["red dragon", "red dragon 2", "blue lair", "purple wizard", "yellow knight", "orange mob"]
ODD: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(None, 0, 1, 2, 3, 5, -1, 10**30, True, False, 1.5, "", "red", "red #1", "blue #9"),
        *([], ["red harp"], [1], [[]], {}, {"hand": []}, [{}], "none", "red harp seen by 1 2", "é"),
        *("red harp #1 seen by 2", "red lair 2", "red lair 3", "x y z", "red  harp", "٣", "\x00"),
        *CARDS,
        *PHASES,
    ]
).map(deepcopy)  # what is drawn may be changed later


def lists_of(doc: dict[str, Any]) -> list[list[Any]]:
    """The arrays of a document that hold cards."""
    tables = [doc, *(seat for seat in doc.get("seat", []) if isinstance(seat, dict))]
    return [value for table in tables for value in table.values() if isinstance(value, list)]


def mutate(doc: dict[str, Any], draw: Callable[..., Any]) -> None:
    """Change one thing."""
    seats = [seat for seat in doc.get("seat", []) if isinstance(seat, dict)]
    table = draw(st.sampled_from([doc, doc, *seats]))
    kind = draw(st.integers(0, 5))
    lists = lists_of(doc)
    full = [one for one in lists if one]
    if kind == 0:
        keys = ["phase", "turn", "decides", "target", "action", "wizard", "loot", "knight", "round"]
        keys += ["unicorn", "sideways", "chosen", "picked", "start", "dealing", "top", "unseen"]
        table[draw(st.sampled_from(keys))] = draw(ODD.filter(lambda value: value is not None))
    elif kind == 1 and table:
        del table[draw(st.sampled_from(sorted(table)))]
    elif kind == 2:
        flag = draw(st.sampled_from(["laid_this_turn", "acted_this_turn", "field_touched"]))
        doc[flag] = not doc.get(flag, False)
    elif kind == 3 and full:
        source = draw(st.sampled_from(full))
        moved = source.pop(draw(st.integers(0, len(source) - 1)))
        draw(st.sampled_from(lists)).append(moved)
    elif kind == 4 and full:
        cards = draw(st.sampled_from(full))
        cards[draw(st.integers(0, len(cards) - 1))] = draw(ODD)
    elif full:
        cards = draw(st.sampled_from(full))
        del cards[draw(st.integers(0, len(cards) - 1))]


@st.composite
def mutated(draw: Any) -> dict[str, Any]:
    """A document with a few things changed."""
    doc = tomllib.loads(to_toml(draw(st.sampled_from(documents()))))
    for _ in range(draw(st.integers(1, 4))):
        mutate(doc, draw)
    return doc


@pytest.mark.full
@settings(max_examples=300)
@given(mutated(), st.integers(0, 9))
def test_a_changed_document_is_refused_or_can_be_played_to_its_end(
    doc: dict[str, Any], seed: int
) -> None:
    game = load("hoard")
    table = Section({key: value for key, value in doc.items() if key not in ("game", "rules")})
    backend = Interpreted(game, checked=True)
    try:
        s = game.read_position(backend.edition, table)
        table.close()
    except BadFile:
        return
    text = position.dump(game, backend.edition, s)
    assert position.parse(load, text).s == s
    s = backend.adopt(s)
    luck, whim = open_luck(seed), dice(seed)
    for number in range(200):
        choices = backend.legal(s)
        assert len(choices) == len(set(choices))
        if not choices:
            break
        backend.apply(s, luck, choices[choose(whim, len(choices))])
        if number % 20 == 0:
            position.parse(load, position.dump(game, backend.edition, s))


@pytest.mark.full
@settings(max_examples=300)
@given(st.data())
def test_a_text_with_characters_changed_is_refused_or_read(data: st.DataObject) -> None:
    text = to_toml(data.draw(st.sampled_from(documents())))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(at, min(len(text), at + 12)))
        text = text[:at] + data.draw(st.text(max_size=4)) + text[end:]
    with suppress(BadFile):
        position.parse(load, text)
