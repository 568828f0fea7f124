"""One short text that stands for a whole match, to be noted down by whoever played it.

A chain of SHA-256 covers, link by link, what was agreed and the dice, then every action with who
took it and how the table lay afterwards, and at last the points, what was taken back and the clock.
Whatever is changed in a match, its fingerprint is another.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from heorot.engine.interpreted import Interpreted
from heorot.match.clock import clock_document

if TYPE_CHECKING:
    from heorot.match.table import Table

DIGITS = 32
"""Hexadecimal ones: too many for anybody to find two matches with the same by trying."""
GROUP = 4


def fingerprint(table: Table) -> str:
    """The fingerprint of a match that is over: ``8f3a-20c1-…``."""
    chain = b"heorot match"
    for link in _links(table):
        chain = hashlib.sha256(chain + json.dumps(link, sort_keys=True).encode()).digest()
    digits = chain.hex()[:DIGITS]
    return "-".join(digits[at : at + GROUP] for at in range(0, DIGITS, GROUP))


def _links(table: Table) -> Iterator[Any]:
    terms, digest = table.terms, table.game.digest
    engine, luck = Interpreted(terms.game, terms.edition), table.dice.luck()
    s = engine.new(len(terms.seats), luck, terms.start, **terms.options)
    yield [terms.to_bytes().decode(), table.dice.document(), digest(s)]
    for seat, action in table.moves:
        engine.apply(s, luck, action)
        yield [seat, action, digest(s)]
    # Nobody's time runs any more, whatever the time is.
    clock = clock_document(table.clock, len(terms.seats), now=0.0) if table.clock else None
    yield [engine.scores(s), table.taken_back, clock]
