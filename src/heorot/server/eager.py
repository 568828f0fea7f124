"""Coroutines that begin at once, and are no tasks.

Most messages can be sent at once; a task for each of them would cost more than the sending.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


def run(deed: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine to where it waits for something, and on when that is there.

    Nobody can wait for it or cancel it: whoever wants to know that it has ended has it say so.
    """
    try:
        waits_for: asyncio.Future[Any] | None = deed.send(None)
    except StopIteration:
        return
    if waits_for is None:  # for its next turn
        asyncio.get_running_loop().call_soon(run, deed)
    else:
        waits_for.add_done_callback(lambda _: run(deed))
