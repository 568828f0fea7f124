"""Whatever a parser is given, it answers, or says what is wrong; it never falls over.

The quick run tries some hundred cases, the full run 20,000 (each game and parser its share).
"""

from __future__ import annotations

import base64
import json
import random
import tomllib
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st
from tests.fair import fair

from heorot.core import position
from heorot.core.documents import to_toml
from heorot.core.errors import HeorotError
from heorot.engine.interpreted import Interpreted
from heorot.games import REGISTRY, load
from heorot.match import OpenDice, Seat, Table, saga

FEW = 40

TEXT = st.text(max_size=60)
NUMBERS = st.integers(-(1 << 70), 1 << 70)
VALUES = st.one_of(
    TEXT.map(json.dumps),
    NUMBERS.map(str),
    st.sampled_from(
        ["0x" + "f" * 5000, "1" * 5000, "inf", "nan", "1979-05-27", "true", "[]", "{}", "[[1]]",
         '"\\u001b[2J"', '"1: end"', '["1: end", 5]', "[{}]", "1.5", "-1", '""']
    ),
)  # fmt: skip
"""Values as TOML writes them."""


class Parser(NamedTuple):
    """Something that reads a text, with texts that it accepts."""

    read: Callable[[str], object]
    samples: Callable[[str], list[str]]
    loads: Callable[[str], dict[str, Any]] | None = tomllib.loads
    """The data in a text, if it has such."""
    dumps: Callable[[dict[str, Any]], str] = to_toml


@cache
def matches(game: str) -> list[Table]:
    """Matches with both kinds of dice, at the start, in the middle and at the end."""
    found = []
    for length in (0, 30, 10_000):
        for dice in (OpenDice(3), fair(4, -9)):
            seats = [Seat("Ann"), Seat("Ünal"), Seat("Bot", bot="greedy")]
            table = Table(game, seats, dice, now=0)
            rng = random.Random(length)
            while not table.is_over and len(table.actions) < length:
                table.play(rng.choice(table.legal), now=0)
            found.append(table)
    return found


@cache
def sagas(game: str) -> list[str]:
    return [saga.dump(table, now=0) for table in matches(game)]


@cache
def sealed(game: str) -> list[str]:
    """What lies inside the sealed blocks of matches that go on."""
    blocks = [
        {
            "start": table.start + 1,
            "dice": table.dice.document(),
            "moves": saga.moves(table),
            "waiting": saga._waiting(table),
        }
        for table in matches(game)
        if isinstance(table.dice, OpenDice) and not table.is_over
    ]
    return [json.dumps(block, indent=0) for block in blocks]


def unseal(game: str, text: str) -> object:
    """Read a saga whose sealed block holds this text."""
    block = base64.b85encode(zlib.compress(text.encode("utf-8", "surrogatepass"))).decode()
    head, sealed_key, rest = sagas(game)[0].partition("sealed = ")
    tables = rest.partition("\n")[2]
    return saga.parse(f"{head}{sealed_key}{json.dumps(block)}\n{tables}", now=0)


@cache
def positions(game: str) -> list[str]:
    return [position.dump(table.game, table.edition, table.secret_state) for table in matches(game)]


def boxes(game: str) -> list[str]:
    folder = load(game).folder
    return [(folder / file).read_text(encoding="utf-8") for file in load(game).boxes.values()]


def notations(game: str) -> list[str]:
    actions = load(game).actions
    return [actions.notation(action) for action in range(actions.count)]


def play_notation(game: str, text: str) -> object:
    """Parse an action, and ask a table why not."""
    table = matches(game)[2]
    before = table.secret_digest
    try:
        return table.chair(table.decider).why_not(text)
    finally:
        assert table.secret_digest == before


def parsers(game: str) -> dict[str, Parser]:
    known = load(game)
    return {
        "saga": Parser(lambda text: saga.parse(text, now=0), sagas),
        "sealed": Parser(lambda text: unseal(game, text), sealed, json.loads, json.dumps),
        "position": Parser(lambda text: position.parse(load, text), positions),
        "box": Parser(known.parse_box, boxes),
        "notation": Parser(lambda text: play_notation(game, text), notations, None),
    }


KINDS = ["value", "value", "value", "drop", "double", "swap", "cut", "insert", "letter"]


@st.composite
def damaged(draw: st.DrawFn, samples: list[str]) -> str:
    """A text that is almost right: lines dropped, doubled or swapped, values exchanged, a cut."""
    lines = draw(st.sampled_from(samples)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(KINDS)):
            case "drop":
                lines[at : at + 1] = [""]
            case "double":
                lines.insert(at, lines[at])
            case "swap":
                other = draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case "value":
                sign = "=" if "=" in lines[at] else ":"  # TOML, or JSON
                key, _, value = lines[at].partition(sign)
                lines[at] = f"{key}{sign} {draw(VALUES)}{',' if value.endswith(',') else ''}"
            case "cut":
                lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
            case "insert":
                lines.insert(at, draw(TEXT))
            case _:
                place = draw(st.integers(0, len(lines[at])))
                lines[at] = lines[at][:place] + draw(st.text(max_size=3)) + lines[at][place + 1 :]
    return "\n".join(lines)


THINGS = st.recursive(
    st.one_of(
        st.integers(-3, 120), NUMBERS, TEXT, st.booleans(), st.sampled_from(["", "red", "0"])
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from("abc"), inner, max_size=2)
    ),
    max_leaves=4,
)
"""What a place of a document may hold."""


@st.composite
def changed(draw: st.DrawFn, parser: Parser, game: str) -> str:
    """A document in which a few places hold something else, or nothing, or something more."""
    if parser.loads is None:
        return draw(TEXT)
    data = parser.loads(draw(st.sampled_from(parser.samples(game))))
    for _ in range(draw(st.integers(1, 3))):
        inside: Any = data
        while True:
            keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(inside[key], dict | list) and inside[key] and draw(st.booleans()):
                inside = inside[key]
                continue
            if draw(st.integers(0, 4)):
                inside[key] = draw(THINGS)
            else:
                del inside[key]
            break
    try:
        return parser.dumps(data)
    except (AttributeError, TypeError):  # no document can hold that
        reject()


def try_everything(game: str, name: str, cases: int) -> None:
    parser = parsers(game)[name]

    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        st.integers(0, 7).flatmap(
            lambda which: (
                st.text()
                if which == 0
                else damaged(parser.samples(game))
                if which < 4
                else changed(parser, game)
            )
        )
    )
    def answers(text: str) -> None:
        try:
            parser.read(text)
        except HeorotError as error:
            said = str(error)
            assert said, "an error that says nothing"
            assert len(said) < 2000, "an error that nobody reads to its end"

    answers()


PARSERS = list(parsers("hoard"))


@pytest.mark.full
@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("name", PARSERS)
def test_no_text_makes_a_parser_fall_over(game: str, name: str) -> None:
    try_everything(game, name, FEW)


@pytest.mark.full
@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("name", PARSERS)
def test_no_text_of_many_makes_a_parser_fall_over(game: str, name: str) -> None:
    try_everything(game, name, SHARES[name] // len(REGISTRY))


SHARES = {"saga": 2_000, "sealed": 3_000, "position": 6_000, "box": 4_000, "notation": 4_000}
"""Cases of the full run, 19,000 in all games; `tests/cli/test_fuzz_cli.py` has the other 1,000."""


@pytest.mark.parametrize("game", REGISTRY)
def test_the_samples_are_accepted(game: str) -> None:
    for parser in parsers(game).values():
        for sample in parser.samples(game):
            parser.read(sample)


def test_a_position_that_is_read_can_be_played_on() -> None:
    """Whatever document is accepted describes a table at which the rules do not fall over."""
    samples = positions("hoard")

    @settings(max_examples=FEW, deadline=None, database=None)
    @given(damaged(samples))
    def goes_on(text: str) -> None:
        try:
            read = position.parse(load, text)
        except HeorotError:
            return
        engine: Any = Interpreted(read.game, read.edition, checked=True)
        s = engine.adopt(read.s)
        choices = engine.choices(s)
        assert bool(choices) == (s.decider >= 0)
        if choices:
            engine.apply(s, OpenDice(1).luck(), choices[0])

    goes_on()
