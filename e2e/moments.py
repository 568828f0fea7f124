"""Moments of a match that are worth looking at; the way there is to play on until they come."""

from __future__ import annotations

import json
import random
from typing import NamedTuple

from playwright.sync_api import WebSocket

from e2e.guest import Guest
from e2e.playing import is_asked

MOST = 400
"""Decisions, until a new match is begun."""
LONGEST = 240_000
"""Milliseconds until bots have played a match of beest in which nobody meets anybody for long."""


class Moment(NamedTuple):
    """A decision of one's own after something has happened."""

    game: str
    players: int
    event: str
    """What has happened since one's last action."""
    box: str = "standard"
    before: str = ""
    """What has not happened since then."""


MOMENTS = {
    "legend-risk": Moment("legend", 3, "turns_up"),
    "legend-bids": Moment("legend", 3, "bids_down", before="ranked"),
    "legend-duel": Moment("legend", 3, "lays"),
    "legend-reveal": Moment("legend", 3, "ranked", before="episode_begins"),
    "legend-wound": Moment("legend", 4, "wounded"),
    "movie-figures": Moment("movie", 3, "places_figure"),
    "movie-scoring": Moment("movie", 3, "scores"),
    "kingdoms-castles": Moment("movie", 3, "places_figure", "kingdoms"),
    "kingdoms-scoring": Moment("movie", 3, "scores", "kingdoms"),
    "hoard-treasure": Moment("hoard", 3, "lays_treasure"),
    "hoard-deed": Moment("hoard", 3, "aims_at"),
    "beest-meeting": Moment("beest", 4, "meets"),
    "beest-marker": Moment("beest", 4, "receives"),
    "beest-reveal": Moment("beest", 4, "shows_stack"),
}
ENDS = {
    "legend-end": ("legend", "standard", 3),
    "movie-end": ("movie", "standard", 3),
    "kingdoms-end": ("movie", "kingdoms", 3),
    "hoard-end": ("hoard", "standard", 3),
    "beest-end": ("beest", "standard", 4),
}


class Hearing:
    """The events that a guest is told."""

    def __init__(self, guest: Guest) -> None:
        self.events: set[str] = set()
        guest.page.on("websocket", self._open)

    def _open(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["is"] == "told":
            told = [one for entry in message["entries"] for one in entry["told"]]
            self.events |= {one["event"] for one in told}


def come_to(guest: Guest, moment: Moment) -> None:
    """Play matches until the moment has come."""
    hearing = Hearing(guest)
    rng = random.Random(3)
    while True:
        guest.open_table(moment.game, moment.box, moment.players)
        guest.button("roll").click()
        for _ in range(MOST):
            if not is_asked(guest):
                break
            if moment.event in hearing.events and moment.before not in hearing.events:
                return
            hearing.events.clear()
            if many := guest.choices.count():  # none while the question changes
                guest.choices.nth(rng.randrange(many)).click()


def come_to_the_end(guest: Guest, game: str, box: str, players: int) -> None:
    """Let a bot play on in one's place."""
    guest.open_table(game, box, players)
    guest.button("roll").click()
    assert is_asked(guest)
    guest.page.keyboard.press("m")
    guest.button("let-bot-play").click()
    guest.button("rematch").wait_for(timeout=LONGEST)
