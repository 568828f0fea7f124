"""The second account of every game, and the cases that the kit tests with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tests.beest import witness as beest
from tests.hoard import witness as hoard
from tests.legend import witness as legend
from tests.movie import witness as movie

from heorot.games import REGISTRY, load
from heorot.testing.cases import Case, cases, plain_cases

if TYPE_CHECKING:
    from heorot.testing.cases import Witness

WITNESSES = {
    name: cast("Witness", module)
    for name, module in {"hoard": hoard, "legend": legend, "movie": movie, "beest": beest}.items()
}


def cases_of(name: str) -> list[Case]:
    """The cases of a registered game."""
    return list(cases(load(name), WITNESSES[name]))


def registered() -> list[Case]:
    """The cases of every registered game."""
    return [case for name in REGISTRY for case in cases_of(name)]


def registered_plain() -> list[Case]:
    """The cases of every registered game with the default options."""
    return [case for name in REGISTRY for case in plain_cases(load(name))]
