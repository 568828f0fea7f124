"""Coroutines that are run at once, as far as they go without waiting.

Most messages can be sent at once; a task for each of them would cost more than the sending.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from functools import partial
from types import coroutine
from typing import Any


def run(deed: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Run a coroutine until it ends, or to where it waits: then the rest of it, to be awaited."""
    try:
        waits_for = deed.send(None)
    except StopIteration:
        return None
    return _rest(deed, waits_for)


async def _rest(deed: Coroutine[Any, Any, None], waits_for: Any) -> None:
    await _from_there(deed, waits_for)


@coroutine
def _from_there(deed: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    while True:
        try:
            sent = yield waits_for
        except GeneratorExit:
            deed.close()
            raise
        except BaseException as error:  # noqa: BLE001 (whatever it is, it is for the coroutine)
            go_on = partial(deed.throw, error)
        else:
            go_on = partial(deed.send, sent)
        try:
            waits_for = go_on()
        except StopIteration:
            return
