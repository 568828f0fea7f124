"""A hall to be tested: bots answer at once, and one guest may ask as much as a whole evening's."""

from __future__ import annotations

import hashlib
import os
import sys
from collections import Counter
from pathlib import Path
from unittest.mock import patch

from e2e.hall import SEED
from heorot.match.opening import Opening
from heorot.server import door, workers
from heorot.server.kept import KeptMatch
from heorot.server.limits import Limit
from heorot.server.store import sqlite_url


def main(port: str, folder: str) -> None:
    """Serve a folder, and say where."""
    data = Path(folder)
    with door.claimed(data), door.listen(door.LOOPBACK, int(port)) as listening:
        address = door.address_of(listening)
        door.serve(listening, sqlite_url(data), data, lambda: print(address, flush=True))


rolled: Counter[bytes] = Counter()
"""How often dice were rolled for the same terms."""


async def roll(match: KeptMatch) -> None:
    """Dice that follow from the seed, from what is played, and from how often it was."""
    terms = match._terms()  # noqa: SLF001 (a hall like any other but for this)
    said = terms.to_bytes()
    rolled[said] += 1
    secret = hashlib.sha256(f"{os.environ.get(SEED)} {rolled[said]} ".encode() + said).digest()
    await match._keep_dice(Opening(terms, secret))  # noqa: SLF001 (likewise)


if __name__ == "__main__":
    at_once = dict.fromkeys(workers.PACE, 0.0)
    with (
        patch.dict(workers.PACE, at_once),
        patch.object(Limit, "allows", lambda *_: True),
        patch.object(KeptMatch, "roll", roll),
    ):
        main(*sys.argv[1:])
