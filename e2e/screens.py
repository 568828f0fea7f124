"""Every screen of the hall, and the way there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from e2e.guest import Guest
from e2e.moments import ENDS, MOMENTS, come_to, come_to_the_end
from e2e.playing import is_asked

Way = Callable[[Guest], None]
GAMES = {
    "hoard": ("hoard", "standard", 3),
    "legend": ("legend", "standard", 3),
    "movie": ("movie", "standard", 3),
    "kingdoms": ("movie", "kingdoms", 3),
    "beest": ("beest", "standard", 4),
    "leduc": ("leduc", "standard", 2),
}
LESSONS = {"hoard": 8, "legend": 9, "movie": 9, "beest": 5}
"""The step of each that is shown: the learner is to play."""
MOVES = 6
"""After so many of one's own there is something to see."""


def first_visit(guest: Guest) -> None:
    """The lobby of a stranger."""
    guest.visit()
    guest.page.get_by_role("heading", level=3).first.wait_for()


def lobby(guest: Guest) -> None:
    """With tables of one's own in it, and one that is over."""
    over(guest)
    guest.new_table("hoard", "thane")
    guest.new_table("legend", "friend", "thane")
    guest.visit()
    guest.page.get_by_role("region", name=guest.say("my-tables")).wait_for()


def closing(guest: Guest) -> None:
    """Before a table is closed for good."""
    guest.new_table("legend", "friend", "thane")
    guest.visit()
    guest.button("close-table").click()
    guest.page.get_by_role("dialog").wait_for()


def new_table(guest: Guest) -> None:
    """The form."""
    guest.visit("/new/legend")
    guest.button("open-table").wait_for()


def waiting(guest: Guest) -> None:
    """Somebody is still to come."""
    guest.visit(f"/t/{guest.new_table('hoard', 'friend', 'thane')}")
    guest.button("copy-link").wait_for()


def invited(guest: Guest) -> None:
    """The page of a link."""
    browser = guest.context.browser
    assert browser is not None
    host = Guest(browser, guest.address)
    guest.visit(host.invitation(host.new_table("hoard", "friend", "thane")))
    guest.button("sit-down").wait_for()
    host.close()


def dice(guest: Guest) -> None:
    """Before the first move."""
    guest.open_table("hoard")
    guest.button("roll").wait_for()


def nothing(guest: Guest) -> None:
    """A table that is not there."""
    guest.expected = "404"  # the browser, too, says that it is not there
    guest.visit("/t/AAAAAAAAAAA")
    guest.page.get_by_role("heading", name=guest.say("no-table")).wait_for()


def nowhere(guest: Guest) -> None:
    """An address that leads nowhere."""
    guest.visit("/nothing/here")
    guest.page.get_by_role("heading", name=guest.say("no-place")).wait_for()


def rules(guest: Guest) -> None:
    """A rulebook."""
    guest.visit("/rules/hoard#H11")
    guest.page.locator("#H11").wait_for()


def look(guest: Guest) -> None:
    """All that screens are made of."""
    guest.visit("/look")
    guest.page.get_by_role("heading", level=2).last.wait_for()


def lesson(guest: Guest, game: str, step: int) -> None:
    """First steps, where something is pointed at."""
    guest.visit(f"/learn/{game}#{step}")
    guest.page.locator(".rings span").first.wait_for(state="attached")


def table(guest: Guest, name: str) -> None:
    """In mid-game, with a decision to take."""
    game, box, players = GAMES[name]
    guest.open_table(game, box, players)
    guest.button("roll").click()
    for _ in range(MOVES if game != "leduc" else 0):
        if is_asked(guest):
            guest.choices.first.click()
    is_asked(guest)


def why(guest: Guest) -> None:
    """What is not possible, and why."""
    table(guest, "hoard")
    guest.button("why-not").click()
    guest.page.get_by_role("dialog").wait_for()


def hint(guest: Guest) -> None:
    """What a hint thinks best, and why."""
    table(guest, "hoard")
    while guest.choices.count() < 2:  # there is nothing to advise
        guest.choices.first.click()
        is_asked(guest)
    ask_for_hint(guest)


def ask_for_hint(guest: Guest) -> None:
    """A hint is given in the language in which it was asked for."""
    if not guest.page.locator("p.hint").count():
        guest.page.keyboard.press("h")
        guest.page.locator("p.hint").wait_for()


def rules_beside(guest: Guest) -> None:
    """The rules beside a table."""
    table(guest, "hoard")
    guest.page.keyboard.press("m")  # small screens have the link in the menu alone
    link = guest.page.get_by_role("dialog").get_by_role("link", name=guest.say("rules"), exact=True)
    link.click()
    guest.page.locator("#H11").wait_for(state="attached")


def hand_over(guest: Guest) -> None:
    """Several at one screen."""
    guest.visit(f"/t/{guest.new_table('hoard', 'here')}")
    guest.button("roll").click()
    guest.page.get_by_role("heading", level=1).wait_for()
    guest.page.get_by_text(guest.say("look-away")).wait_for()


def over(guest: Guest) -> None:
    """The end of a match."""
    guest.open_table("leduc")
    guest.button("roll").click()
    while is_asked(guest):
        guest.choices.first.click()


def looking_back(guest: Guest) -> None:
    """A finished match again."""
    over(guest)
    guest.button("look-back").click()
    guest.page.get_by_role("slider").wait_for()


def fairness(guest: Guest) -> None:
    """Whether the dice were fair."""
    over(guest)
    guest.button("fair").click()
    guest.page.get_by_role("dialog").wait_for()


def by_key(guest: Guest, key: str) -> None:
    """What a key opens at a table."""
    table(guest, "hoard")
    guest.page.keyboard.press(key)
    guest.page.get_by_role("dialog").wait_for()


def chat(guest: Guest) -> None:
    """Something was said."""
    table(guest, "hoard")
    guest.page.keyboard.press("c")
    guest.page.get_by_role("textbox").fill("Hwæt!")
    guest.page.keyboard.press("Enter")
    guest.page.get_by_text("Hwæt!").first.wait_for()


SCREENS: dict[str, Way] = {
    "first-visit": first_visit,
    "lobby": lobby,
    "closing": closing,
    "new-table": new_table,
    "waiting": waiting,
    "invited": invited,
    "no-table": nothing,
    "nowhere": nowhere,
    "rules": rules,
    "look": look,
    **{f"lesson-{game}": partial(lesson, game=game, step=step) for game, step in LESSONS.items()},
    "dice": dice,
    **{name: partial(table, name=name) for name in GAMES},
    **{name: partial(come_to, moment=moment) for name, moment in MOMENTS.items()},
    **{
        name: partial(come_to_the_end, game=g, box=b, players=n) for name, (g, b, n) in ENDS.items()
    },
    "why-not": why,
    "hint": hint,
    "rules-beside": rules_beside,
    "hand-over": hand_over,
    "menu": partial(by_key, key="m"),
    "keys": partial(by_key, key="?"),
    "points": partial(by_key, key="p"),
    "chat": chat,
    "over": over,
    "looking-back": looking_back,
    "fairness": fairness,
}

ANEW: dict[str, Way] = {"hint": ask_for_hint}
"""What is to be done again on a screen when the language has changed."""
