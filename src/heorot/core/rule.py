"""`@rule`: marks the functions that run three ways, and `tell`, by which they say what happened.

Rules are module-level functions in a flat subset of Python: ints, `if`, `for`, `while`, `match`,
tuples, records and rows of ints. No exceptions, lists, dicts, strings, closures or recursion. They
call other rules by plain name (``from .pile import draw``), never through a module. The mark does
nothing by itself; `heorot.engine.link` finds the marked functions and builds each backend.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

EVERYONE = -1
"""The audience of an event that is public."""


class Told(NamedTuple):
    """One thing that happened, as numbers; the screens turn it into a sentence."""

    audience: int
    """`EVERYONE`, or a bit for each seat that may hear of it."""
    event: int
    """Which event of the game."""
    numbers: tuple[int, ...]
    """Its arguments, of 16 bits, in the order the game's event declares them."""


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    function.__dict__["is_rule"] = True
    return function


def is_rule(thing: object) -> bool:
    """Whether `thing` is a function marked with `@rule`."""
    return getattr(thing, "is_rule", False) is True


@rule
def tell(s: Any, audience: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Say that `event` happened. Interpreted play keeps it; compiled play leaves it out."""
    s.events.append(Told(audience, event, (a, b, c, d)))


@rule
def keep_silent(
    s: Any, audience: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """What the engine links in the place of `tell` where nobody listens."""
