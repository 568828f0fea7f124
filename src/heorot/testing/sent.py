"""Everything that whoever sits at a table, or watches it, is sent.

======================  =========================================================================
what                    to whom
======================  =========================================================================
the redacted state      every reader: it is what bots and views are made from
the view                every reader: the JSON a screen draws
the tensor              every seat
what happened           every reader, by the audience of each event, in numbers and in words
legal actions           the decider: ids in the order of the rules, notation, name, arguments
the greedy choice       the decider: stands for whatever a bot of that seat may do
why not                 the decider: the answer to each of `questions`, all of them not legal
======================  =========================================================================

A reader is sent something only when there is something new: an event for it, a change of its
redacted state, or a question to it. Else there is `SILENCE`: not an empty message but none, since
the number of messages would tell, too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from heorot.core.luck import Luck, open_luck
from heorot.core.rule import EVERYONE, Told
from heorot.testing.cases import Case

SILENCE = b""


def sent(case: Case, s: Any, reader: int, questions: Iterable[int] = ()) -> bytes:
    """All that a reader is sent about a state, and about what led to it, as it would travel."""
    game, edition = case.game, case.edition
    seen = game.seen(s, reader)
    message: dict[str, Any] = {
        "seen": seen.s.to_bytes().hex(),
        "view": view_sent(case, s, reader),
        "events": [[told.event, *told.numbers, in_words(case, told)] for told in heard(s, reader)],
    }
    if reader >= 0:
        tensor = [0] * game.tensor.size
        game.observe(edition.box, seen.s, reader, tensor)
        message["tensor"] = tensor
    if reader >= 0 and reader == s.decider:
        choices = case.engine.choices(s)
        message["legal"] = [
            [action, game.actions.notation(action), game.actions.name(edition, s, action)]
            for action in choices
        ]
        message["greedy"] = game.greedy(edition.box, seen.s, reader, luck_of_bot(), choices)
        message["why_not"] = {
            action: game.why_not(edition, s, action)
            for action in questions
            if action not in choices
        }
    return json.dumps(message, sort_keys=True).encode()


def view_sent(case: Case, s: Any, reader: int) -> Any:
    """A view as it travels."""
    view = case.game.view_of(case.edition, s, reader)
    return [msgspec.json.encode(part).decode() for part in (view.fixed, view.public, view.own)]


def luck_of_bot() -> Luck:
    """The dice of a bot: never those of the table."""
    return open_luck(0)


def heard(s: Any, reader: int) -> list[Told]:
    """The events of the last action that a reader hears of."""
    return [
        told
        for told in s.events
        if told.audience == EVERYONE or (reader >= 0 and told.audience >> reader & 1)
    ]


def in_words(case: Case, told: Told) -> str:
    """An event as a line: its name, and the words of its arguments."""
    name = list(case.game.events)[told.event]
    kinds = case.game.events[name]
    words = [
        f"{kind} {case.game.word(case.edition, kind, number).value}"
        for kind, number in zip(kinds, told.numbers, strict=False)
    ]
    return f"{name}: {', '.join(words)}" if words else name


def sent_after(case: Case, before: bytes, s: Any, reader: int, questions: Iterable[int]) -> bytes:
    """What a reader is sent after an action; `before` is its redacted state before the action."""
    is_asked = reader >= 0 and reader == s.decider
    if is_asked or heard(s, reader) or seen_bytes(case, s, reader) != before:
        return sent(case, s, reader, questions)
    return SILENCE


def seen_bytes(case: Case, s: Any, reader: int) -> bytes:
    """The redacted state of a reader as bytes."""
    data: bytes = case.game.seen(s, reader).s.to_bytes()
    return data
