"""The levels that are offered wherever a bot is seated."""

from __future__ import annotations

import pytest
from tests.match.tables import table

from heorot.bots import AT_TABLES, OFFERED, THINKERS, USUAL
from heorot.engine.budget import Budget
from heorot.engine.searcher import Searcher
from heorot.games import REGISTRY, load
from heorot.i18n import Speech, languages
from heorot.server import pages
from heorot.terminal.opening import parse_seats

KEY = bytes(16)


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_level_and_a_manner_of_its_own(language: str) -> None:
    said = Speech(language).say
    for message in ("bot-level", "bot-manner"):
        fallback = said(message, {"bot": "nobody"})
        texts = [said(message, {"bot": bot}) for bot in AT_TABLES]
        assert len({fallback.replace("nobody", ""), *AT_TABLES, *texts}) == 1 + 2 * len(AT_TABLES)


@pytest.mark.parametrize("language", languages())
def test_levels_are_numbered_from_the_weakest_to_the_strongest(language: str) -> None:
    said = Speech(language).say
    for number, bot in enumerate(OFFERED, 1):
        assert said("bot-level", {"bot": bot}).startswith(f"{number} · ")
        assert said("bot-number", {"bot": bot}) == str(number)


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("language", languages())
def test_the_hall_offers_the_levels_and_the_terminal_takes_them(game: str, language: str) -> None:
    bots = pages.game_facts(game, language).bots
    assert tuple(one.name for one in bots) == OFFERED
    assert [one.name for one in bots if one.is_usual] == [USUAL]
    seats = parse_seats(",".join(["me", *OFFERED]), Speech(language))
    assert [seat.bot for seat in seats] == ["", *OFFERED]


def test_one_who_thinks_at_a_table_comes_to_an_end_before_it_has_to_answer() -> None:
    for level in THINKERS.values():
        budget = level.at_table().budget
        assert budget is not None
        assert 0 < budget.longest < level.pace
        assert budget._replace(longest=0.0) == level.budget


def test_a_search_that_takes_too_long_ends_before_its_time() -> None:
    hoard, seen = load("hoard"), table().chair(table().waited_for[0]).seen
    mind = Searcher(hoard, hoard.load_box(None), is_native=False)
    cut = mind.think(seen, Budget(iterations=1_000_000, longest=0.02), KEY)
    assert 0 < sum(one.visits for one in cut) < 1_000_000
    whole = mind.think(seen, Budget(iterations=40), KEY)
    assert mind.think(seen, Budget(iterations=40, longest=60.0), KEY) == whole
    assert sum(one.visits for one in whole) == 40
