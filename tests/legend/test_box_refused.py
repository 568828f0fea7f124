"""Boxes that are refused, each with its place and what was expected."""

from __future__ import annotations

import pytest
from tests.legend.test_box import TEXT, read, with_episode

from heorot.core.errors import BadFile

FAMES = "[3, 9, 6, 6, 9, 2, 1]"
SINGLES = "single = 15\ndouble = 3"
FIGHTING = "single = 13\ndouble = 5"

HEADS = {
    "another game": ('game = "legend"', 'game = "hoard"', "game", 'expected "legend"'),
    "no edition": ('edition = "standard"', "", "edition", "missing"),
    "no title": ("title =", "titel =", "title", "missing"),
    "no origins": ("[origins]", "[origin]", "origins", "missing"),
    "no sources": ("[sources]", "[source]", "sources", "missing"),
    "an unknown table": ("[tokens]", "[more]\n[tokens]", "more", "unknown key"),
}
CARDS = {
    "a symbol out of order": (
        'symbol = "friendship"',
        'symbol = "courage"',
        "activities",
        "travelling, friendship, wit, courage, fighting, beowulf",
    ),
    "a negative count": (SINGLES, "single = -1\ndouble = 3", "activities[1].single", "0 to 100"),
    "a huge count": (SINGLES, "single = 101\ndouble = 3", "activities[1].single", "0 to 100"),
    "no double": (SINGLES, "single = 15", "activities[1].double", "missing"),
    "a double Beowulf": ("double = 0", "double = 1", "activities[6].double", "expected 0"),
    "101 cards": ("single = 15", "single = 16", "activities", "101 cards; the game has 100"),
    "99 cards": ("double = 5", "double = 4", "activities", "99 cards"),
    "too few doubles to fight": (
        FIGHTING,
        "single = 14\ndouble = 4",
        "activities",
        "4 double fighting cards; each of 5 gets one (L2)",
    ),
    "an unknown origin": ('origin = "S"', 'origin = "Q"', "activities[1].origin", "R, S, I, X, P"),
    "an unknown key of an activity": (SINGLES, SINGLES + "\nx = 1", "activities[1].x", "unknown"),
    "a special out of order": ('name = "hides"', 'name = "oath"', "specials", "hides, shield"),
    "a special without symbols": ("count = 3", "count = 0", "specials[1].count", "from 1 to 9"),
    "a special of ten symbols": ("count = 3", "count = 10", "specials[1].count", "from 1 to 9"),
    "a special of no known symbol": (
        'symbol = "beowulf"\ncount',
        'symbol = "axe"\ncount',
        "specials[1].symbol",
        "travelling, friendship",
    ),
    "Hides without Beowulf": (
        'symbol = "beowulf"\ncount',
        'symbol = "wit"\ncount',
        "specials[1]",
        "more than once (L30)",
    ),
    "Hides with one Beowulf": ("count = 3", "count = 1", "specials[1]", "more than once (L30)"),
    "no origin of a count": (', count = "X" }', " }", "specials[1].origin.count", "missing"),
    "an unknown key of a special": ("count = 3", "count = 3\nx = 1", "specials[1].x", "unknown"),
    "an unknown origin of a special": (
        'count = "X" }',
        'count = "X", x = "R" }',
        "specials[1].origin.x",
        "unknown",
    ),
}
TOKENS = {
    "too few fame values": (FAMES, "[3, 9, 6, 6, 9, 3]", "tokens.fame", "7 whole numbers"),
    "too many fame values": (FAMES, "[3, 9, 6, 6, 9, 1, 1, 1]", "tokens.fame", "7 whole numbers"),
    "35 fame tokens": (FAMES, "[2, 9, 6, 6, 9, 2, 1]", "tokens.fame", "35 tokens; the game has 36"),
    "a negative number": (FAMES, "[-1, 13, 6, 6, 9, 2, 1]", "tokens.fame", "whole numbers"),
    "a huge number": (FAMES, "[37, 0, 0, 0, 0, 0, -1]", "tokens.fame", "whole numbers"),
    "a number in words": (FAMES, '["3", 9, 6, 6, 9, 2, 1]', "tokens.fame", "whole numbers"),
    "a flag for a number": (FAMES, "[true, 11, 6, 6, 9, 2, 1]", "tokens.fame", "whole numbers"),
    "23 treasure tokens": ("[2, 12, 8, 2]", "[2, 12, 8, 1]", "tokens.treasure", "the game has 24"),
    "three treasure values": ("[2, 12, 8, 2]", "[2, 12, 10]", "tokens.treasure", "4 whole numbers"),
    "37 alliances": ("[6, 6, 6]", "[6, 7, 6]", "tokens.alliance_fame", "37 alliances"),
    "35 alliances": ("[6, 6, 6]", "[6, 5, 6]", "tokens.alliance_fame", "35 alliances"),
    "two alliance values": ("[6, 6, 6]", "[9, 9]", "tokens.alliance_fame", "3 whole numbers"),
    "four misfortunes": ("misfortune = 3", "misfortune = 4", "tokens.misfortune", "from 3 to 3"),
    "two misfortunes": ("misfortune = 3", "misfortune = 2", "tokens.misfortune", "from 3 to 3"),
    "no origin of fame": ('{ fame = "X", ', "{ ", "tokens.origin.fame", "missing"),
    "an origin of nothing": ('{ fame = "X", ', '{ x = "R", fame = "X", ', "tokens.origin.x", "unk"),
    "an unknown sort": ("misfortune = 3", "misfortune = 3\nx = 1", "tokens.x", "unknown"),
}


@pytest.mark.parametrize("what", [*HEADS, *CARDS, *TOKENS])
def test_a_wrong_box_is_refused_with_its_place_and_what_was_expected(what: str) -> None:
    old, new, place, problem = (HEADS | CARDS | TOKENS)[what]
    with pytest.raises(BadFile) as refused:
        read((old, new))
    assert refused.value.place == place
    assert problem in refused.value.problem


def test_too_few_beowulf_cards_are_refused() -> None:
    text = TEXT.replace("single = 10", "single = 4").replace("single = 13", "single = 19")
    with pytest.raises(BadFile, match=r"activities: 4 beowulf cards; each of 5 gets one \(L2\)"):
        read(text=text)
    read(text=TEXT.replace("single = 10", "single = 5").replace("single = 13", "single = 18"))


@pytest.mark.parametrize("what", ["activities", "specials"])
@pytest.mark.parametrize("more", [-1, 1])
def test_too_few_and_too_many_cards_are_refused(what: str, more: int) -> None:
    start = TEXT.rindex(f"[[{what}]]")
    end = TEXT.index("\n# ----", start)
    last = TEXT[start:end]
    text = TEXT[:start] + (last * (1 + more)) + TEXT[end:]
    with pytest.raises(BadFile, match=rf"{what}: expected, in this order"):
        read(text=text)


@pytest.mark.parametrize("more", [-1, 1])
def test_too_few_and_too_many_episodes_are_refused(more: int) -> None:
    last = TEXT.rindex("[[episodes]]")
    text = TEXT[:last] if more < 0 else TEXT + "\n" + TEXT[last:]
    with pytest.raises(BadFile, match=rf"episodes: {36 + more} episodes; the path has 36 \(L6\)"):
        read(text=text)


COURT = "King Hygelac's Court"
SAIL = "Sail to Denmark"
HALL = "King Hrothgar's Hall"
GRENDEL = "Grendel's Attack"
REWARDS = "Great Rewards"
PEACE = "Peace Returns"
GIFTS = "Gifts Presented"
DRAGON = "Dragon Battle"
RECOVER = "Recover Treasures"
DEATH = "Death of Beowulf"
TWO = '["travelling", "friendship"]'
THREE = '["travelling", "friendship", "wit"]'
FIVE = '["travelling", "friendship", "wit", "courage", "fighting"]'
NOT = "is not a gain such as F5"

EPISODES = {
    "an unknown kind": (SAIL, 'kind = "risk"', 'kind = "luck"', "2].kind", "opportunity, risk"),
    "no kind": (SAIL, 'kind = "risk"', "", "2].kind", "missing"),
    "an unknown key": (SAIL, 'kind = "risk"', 'kind = "risk"\nx = 1', "2].x", "unknown"),
    "an unknown origin": (SAIL, 'kind = "S"', 'kind = "Q"', "2].origin.kind", "R, S, I, X, P"),
    "no origin": (SAIL, 'slot = "R", ', "", "2].origin.slot", "missing"),
    "an origin of nothing": (SAIL, 'slot = "R"', 'slot = "R", x = "R"', "2].origin.x", "unknown"),
    "a price of a risk": (SAIL, TWO, TWO + '\nprice = "two cards"', "2].price", "unknown"),
    "a gain of a risk": (SAIL, TWO, TWO + '\ngain = "F1"', "2].gain", "unknown"),
    "one symbol to risk": (SAIL, TWO, '["wit"]', "2].symbols", "expected 2 different symbols"),
    "three symbols to risk": (SAIL, TWO, THREE, "2].symbols", "expected 2"),
    "the same symbol twice": (SAIL, TWO, '["wit", "wit"]', "2].symbols", "2 different"),
    "the same symbol thrice": (SAIL, TWO, '["wit", "wit", "courage"]', "2].symbols", "2 diff"),
    "an unknown symbol": (SAIL, TWO, '["wit", "axe"]', "2].symbols[2]", "'axe' is not one of"),
    "Beowulf as a symbol": (SAIL, TWO, '["wit", "beowulf"]', "2].symbols[2]", "is not one of"),
    "no symbols": (SAIL, f"symbols = {TWO}\n", "", "2].symbols", "expected 2"),
    "no symbol in a major": (HALL, '["friendship"]', "[]", "3].symbols", "1 or 2 different"),
    "three in a major": (HALL, '["friendship"]', THREE, "3].symbols", "1 or 2"),
    "one symbol in turn order": (GRENDEL, '"courage", ', "", "5].symbols", "expected 2"),
    "four symbols at the end": (DEATH, ', "fighting"]', "]", "36].symbols", "expected 5"),
    "no price": (COURT, 'price = "two cards"', "", "1].price", "missing"),
    "an unknown price": (COURT, "two cards", "three cards", "1].price", "two cards, two symbols"),
    "an empty price": (COURT, "two cards", "", "1].price", "two cards, two symbols"),
    "symbols of the Court": (
        COURT,
        'gain = "C2"',
        f'gain = "C2"\nsymbols = {TWO}',
        "1].symb",
        "unk",
    ),
    "two symbols to pay": (REWARDS, '["fighting"]', TWO, "6].symbols", "expected 1 different"),
    "four symbols to pay": (PEACE, ', "fighting"]', "]", "26].symbols", "expected 5 different"),
    "no gain": (COURT, 'gain = "C2"', "", "1].gain", "missing"),
    "four spaces": (HALL, ', "F2"]', "]", "3].spaces", "expected 5 spaces"),
    "six spaces": (HALL, ', "F2"]', ', "F2", "F2"]', "3].spaces", "at most 5"),
    "four origins": (HALL, ', "X"] }', "] }", "3].spaces", "an origin of each (L3)"),
    "an unknown origin of a space": (
        *(HALL, '"X"] }', '"Q"] }', "3].origin.spaces[5].origin", "R, S, I, X, P"),
    ),
    "fame 8": (HALL, '"F2"', '"F8"', "3].spaces[5]", NOT),
    "fame 0": (HALL, '"F2"', '"F0"', "3].spaces[5]", NOT),
    "treasure 5": (HALL, '"F2"', '"T5"', "3].spaces[5]", NOT),
    "no alliance": (HALL, '"F2"', '"A0"', "3].spaces[5]", NOT),
    "an unknown code": (HALL, '"F2"', '"G2"', "3].spaces[5]", NOT),
    "healing in a major": (HALL, '"F2"', '"HEAL"', "3].spaces[5]", NOT),
    "fame or healing in a major": (HALL, '"F2"', '"F5/HEAL"', "3].spaces[5]", NOT),
    "an activity card on a space": (HALL, '"F2"', '"wit"', "3].spaces[5]", NOT),
    "a wound as a prize": (GIFTS, '"F3"', '"WND"', "17].gain", NOT),
    "healing as a prize": (GIFTS, '"F3"', '"HEAL"', "17].gain", NOT),
    "a special card for sale": (REWARDS, '"T3"', '"sword"', "6].gain", NOT),
    "a wound for sale": (REWARDS, '"T3"', '"WND"', "6].gain", NOT),
    "treasure for treasures": (RECOVER, '"F6"', '"T3"', "35].spaces[1]", "is not F1 to F7"),
    "a wound for treasures": (RECOVER, '"F6"', '"WND"', "35].spaces[1]", "is not F1 to F7"),
    "healing for treasures": (RECOVER, '"F6"', '"F5/HEAL"', "35].spaces[1]", "is not F1 to F7"),
    "a card at the death": (DEATH, '"F4"', '"C2"', "36].spaces[3]", "is not F1 to F7"),
    "fame 8 or healing": (DEATH, "F5/HEAL", "F8/HEAL", "36].spaces[1]", "is not F1 to F7"),
}


@pytest.mark.parametrize("what", EPISODES)
def test_a_wrong_episode_is_refused(what: str) -> None:
    name, old, new, place, problem = EPISODES[what]
    with pytest.raises(BadFile) as refused:
        read(text=with_episode(name, (old, new)))
    assert refused.value.place.startswith(f"episodes[{place}")
    assert problem in refused.value.problem


def test_an_unknown_name_and_a_name_told_before_are_refused() -> None:
    with pytest.raises(BadFile, match=r"episodes\[2\]\.name: 'Sail' is not one of King Hygelac's"):
        read(('name = "Sail to Denmark"', 'name = "Sail"'))
    with pytest.raises(BadFile, match=r"episodes\[15\]\.name: each episode is visited once"):
        read(('name = "Sail to Geatland"', 'name = "Sail to Denmark"'))
    with pytest.raises(BadFile, match=r"episodes\[2\]\.name: each episode is visited once"):
        read(('name = "Sail to Denmark"', 'name = "King Hygelac\'s Court"'))


RANKING = 'kind = "ranking"\nspaces = ["F6", "F2", "F4", "F3", "F1"]'
RISK = f'kind = "risk"\nsymbols = {TWO}'
NO_GAIN = (', gain = "R"', "")
WHOLES: dict[str, tuple[str, list[tuple[str, str]], str]] = {
    "no ranking before the death": (
        RECOVER,
        [(RANKING, 'kind = "recovery"'), (', spaces = ["X", "X", "X", "X", "X"]', "")],
        "the path ends with a ranking",
    ),
    "a sixth treasure episode": (
        SAIL,
        [(RISK, 'kind = "treasure"\ngain = "F1"'), ('symbols = "X"', 'gain = "X"')],
        "6 treasure episodes before the ranking; there are 5 (L41)",
    ),
    "four treasure episodes": (
        GIFTS,
        [('kind = "treasure"\ngain = "F3"', 'kind = "recovery"'), (', gain = "X"', "")],
        "4 treasure episodes before the ranking; there are 5 (L41)",
    ),
    "no court": (
        COURT,
        [('"opportunity"\nprice = "two cards"\ngain = "C2"', '"recovery"'), NO_GAIN],
        "the five opportunities ask for",
    ),
    "two courts": (
        REWARDS,
        [
            ('symbols = ["fighting"]\nprice = "two symbols"', 'price = "two cards"'),
            ('symbols = "R", ', ""),
        ],
        "the five opportunities ask for",
    ),
    "no double wound": (DRAGON, [('"DBL"', '"WND"')], "0 spaces DBL; there is one (L28)"),
    "two double wounds": (DRAGON, [('"WND"', '"DBL"')], "2 spaces DBL; there is one (L28)"),
    "a fourth misfortune": (
        GRENDEL,
        [('"WND"', '"MIS"')],
        "4 spaces MIS; there are 3 tokens (L31)",
    ),
    "a special card twice": (GRENDEL, [('"daring"', '"blessing"')], "gained at one place"),
    "a special card nowhere": (GRENDEL, [('"daring"', '"F1"')], "gained at one place"),
    "three early special cards": (
        HALL,
        [('"blessing", "T1", "A2"', '"A2", "T1", "blessing"')],
        "3 special cards on spaces 1 and 2; two players use 4 (L4)",
    ),
    "five early special cards": (
        GRENDEL,
        [('"F5", "WND", "daring"', '"F5", "daring", "WND"')],
        "5 special cards on spaces 1 and 2; two players use 4 (L4)",
    ),
}


@pytest.mark.parametrize("what", WHOLES)
def test_a_path_that_is_not_that_of_the_rulebook_is_refused(what: str) -> None:
    name, changes, problem = WHOLES[what]
    with pytest.raises(BadFile) as refused:
        read(text=with_episode(name, *changes))
    assert refused.value.place == "episodes"
    assert problem in refused.value.problem


def test_the_all_iron_shield_alone_is_the_prize_of_a_treasure_episode() -> None:
    text = with_episode("Hunt for the Sea Hag", ('"sword"', '"shield"'))
    text = with_episode("The All-Iron Shield", ('gain = "shield"', 'gain = "sword"'), text=text)
    with pytest.raises(BadFile, match=r"episodes\[11\]: the All-Iron Shield alone .*L4"):
        read(text=text)


def test_a_second_death_is_refused() -> None:
    spaces = '["F5/HEAL", "F1", "F4", "F3", "F2"]'
    text = with_episode(HALL, ('"simultaneous"', '"death"'), ('["friendship"]', FIVE))
    text = with_episode(HALL, ('["blessing", "T1", "A2", "C2", "F2"]', spaces), text=text)
    with pytest.raises(BadFile, match="the path ends with a ranking and the death of Beowulf"):
        read(text=text)


def test_two_fame_tokens_heal_and_nothing_else_does() -> None:
    """L9, L11: Break Ranks? alone returns tiles, and it gives nothing else."""
    with pytest.raises(BadFile, match=r"episodes\[33\]"):
        read(text=with_episode("Break Ranks?", ('gain = "HEAL"', 'gain = "F5"')))
    with pytest.raises(BadFile, match=r"episodes\[6\]"):
        read(text=with_episode(REWARDS, ('gain = "T3"', 'gain = "HEAL"')))


def test_hides_of_land_alone_shows_beowulf_more_than_once() -> None:
    """L30: the only such card of the rulebook; who may buy peace is judged by it (L10)."""
    with pytest.raises(BadFile, match=r"specials"):
        read(('name = "sword"\nsymbol = "fighting"', 'name = "sword"\nsymbol = "beowulf"'))


@pytest.mark.parametrize("spaces", ['"F5", "F1"', '"F5/HEAL", "F1/HEAL"'])
def test_one_space_of_death_is_fame_or_healing(spaces: str) -> None:
    """L37."""
    with pytest.raises(BadFile, match=r"episodes\[36\]\.spaces: one space of Death .*L37"):
        read(text=with_episode("Death of Beowulf", ('"F5/HEAL", "F1"', spaces)))


@pytest.mark.parametrize("gain", ["C1", "C3", "F2"])
def test_the_court_buys_as_many_cards_as_it_takes(gain: str) -> None:
    """L9."""
    with pytest.raises(BadFile, match=r"episodes\[1\]\.gain: two cards buy C2 \(L9\)"):
        read(text=with_episode(COURT, ('gain = "C2"', f'gain = "{gain}"')))


@pytest.mark.parametrize(
    ("tokens", "others", "place", "value"),
    [
        ("[3, 9, 6, 6, 9, 2, 1]", "[3, 9, 6, 6, 9, 3, 0]", 34, 7),  # Dragon Battle
        ("[3, 9, 6, 6, 9, 2, 1]", "[0, 12, 6, 6, 9, 2, 1]", 7, 1),  # The Celebrations
        ("[2, 12, 8, 2]", "[2, 12, 10, 0]", 19, 4),  # Frisian Raid
        ("[2, 12, 8, 2]", "[0, 14, 8, 2]", 3, 1),  # King Hrothgar's Hall
    ],
)
def test_a_token_that_a_space_shows_is_in_the_box(
    tokens: str, others: str, place: int, value: int
) -> None:
    """L24."""
    with pytest.raises(BadFile, match=rf"episodes\[{place}\]: there is no token of value {value} "):
        read((tokens, others))


@pytest.mark.parametrize("title", ["", "  ", "\\u001b[2J"])
@pytest.mark.parametrize("place", ["episodes[2].title", "specials[3].title"])
def test_a_title_is_something_to_read(place: str, title: str) -> None:
    name = "Sail to Denmark" if place.startswith("episodes") else "sword"
    with pytest.raises(BadFile, match="expected what is printed on the copy") as refused:
        read((f'name = "{name}"', f'name = "{name}"\ntitle = "{title}"'))
    assert refused.value.place == place
