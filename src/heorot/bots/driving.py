"""The one place that plays the bot seats of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from heorot.bots import Bot, seat_bot
from heorot.match import Table


def bots_of(table: Table, seed: int) -> dict[int, Bot]:
    """A bot for every seat that has one; `seed` is for dice of their own."""
    return {
        seat: seat_bot(one.bot, table.game, table.edition, seed, seat)
        for seat, one in enumerate(table.seats)
        if one.bot
    }


def play_bots(table: Table, bots: Mapping[int, Bot]) -> Iterator[int]:
    """Let the bots play until a person decides or the match is over; yield each action, done."""
    while table.decider in bots:
        bot = bots[table.decider]
        action = bot(table.seen(table.decider), [choice.id for choice in table.legal])
        table.play(action)
        yield action
