"""How smoothly boards move: the time between the frames of a browser as large as a phone.

Its processor is slowed to a quarter. Somebody plays against bots who are told at once, and for a
second after each decision every frame is counted. A frame of 60 in a second takes 16.7 ms.
"""

from __future__ import annotations

import random
import statistics

from e2e.guest import PHONE, Guest
from e2e.playing import is_asked
from tools.screens import visiting

GAMES = (("hoard", 3), ("legend", 3), ("movie", 3), ("beest", 4))
DECISIONS = 12
SLOWER = 4
LATE = 25.0
"""Milliseconds: a frame was left out."""
COUNT = """() => new Promise((done) => {
    const gaps = [];
    let last = performance.now();
    const end = last + 1000;
    const step = (now) => {
        gaps.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(step);
        else done(gaps.slice(1));
    };
    requestAnimationFrame(step);
})"""


def gaps_of(guest: Guest, game: str, players: int) -> list[float]:
    """Milliseconds between frames."""
    guest.open_table(game, players=players)
    session = guest.context.new_cdp_session(guest.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    rng = random.Random(5)  # noqa: S311
    found: list[float] = []
    for _ in range(DECISIONS):
        if not is_asked(guest):
            break
        guest.choices.nth(rng.randrange(guest.choices.count())).click()
        found += guest.page.evaluate(COUNT)
    return found


def main() -> None:
    """Print what was found of each game."""
    print(f"{'':8} {'frames/s':>9} {'median ms':>10} {'p95 ms':>8} {'late':>6}")
    with visiting() as (browser, address):
        for game, players in GAMES:
            guest = Guest(browser, address, size=PHONE, rolls=True, moves=True)
            gaps = gaps_of(guest, game, players)
            late = sum(gap > LATE for gap in gaps) / len(gaps)
            p95 = statistics.quantiles(gaps, n=20)[-1]
            rate = 1000 * len(gaps) / sum(gaps)
            print(f"{game:8} {rate:9.1f} {statistics.median(gaps):10.1f} {p95:8.1f} {late:6.1%}")
            guest.close()


if __name__ == "__main__":
    main()
