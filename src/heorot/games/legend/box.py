"""The components of legend as the rules read them: `boxes/standard.toml`, or an owner's copy."""

from __future__ import annotations

import re
from typing import Final

from heorot.core.documents import Section, is_none_of, shown
from heorot.core.edition import Edition, origin
from heorot.core.errors import BadFile, Sentence
from heorot.core.records import PUBLIC, field, record
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ALLIANCES,
    BEOWULF,
    BLESSING,
    CARDS,
    DEATH,
    DOUBLE_FIGHTING,
    DOUBLE_WOUND,
    EPISODE_KINDS,
    EPISODES,
    FACES,
    FAME_GAIN,
    FAME_OR_HEAL,
    FAMES,
    HEAL,
    HIDES,
    KIND_NAMES,
    KINDS,
    MISFORTUNE,
    OPPORTUNITY,
    PRICE_NAMES,
    RANKING,
    RISK,
    SCRATCH,
    SEATS,
    SHIELD,
    SIMULTANEOUS,
    SPACES,
    SPECIAL,
    SYMBOL_KINDS,
    SYMBOL_NAMES,
    SYMBOLS,
    TREASURE,
    TREASURE_FACES,
    TREASURE_GAIN,
    TREASURES,
    TURN_ORDER,
    TWO_FAME_TOKENS,
    WILD,
    WITH_SPACES,
    WOUND,
)

COUNTS = range(2, SEATS + 1)
"""The numbers of players the rules know."""

NO_SYMBOL: Final = 6
"""Of text cards; no episode asks for it."""

EPISODE_NAMES: Final = (
    *("King Hygelac's Court", "Sail to Denmark", "King Hrothgar's Hall", "Final Preparations"),
    *("Grendel's Attack", "Great Rewards", "The Celebrations", "Rest in the Hall"),
    *("Sea Hag's Attack", "Hunt Preparations", "Hunt for the Sea Hag", "By the Haunted Mere"),
    *("Sea Hag Battle", "Farewell to the Danes", "Sail to Geatland", "King Hygelac"),
    *("Gifts Presented", "Share of Honour", "Frisian Raid", "Border Feuds", "Swedish Treachery"),
    *("Beowulf Becomes King", "Mighty Alliances", "Rise of Geatland", "Fifty Winters"),
    *("Peace Returns", "Many Friendships", "The Golden Goblet", "Beacons on the Coast"),
    *("Dragon's Fury", "The All-Iron Shield", "March to the Barrow", "Break Ranks?"),
    *("Dragon Battle", "Recover Treasures", "Death of Beowulf"),
)
"""In the order of the shipped box. The texts about an episode are found by its place in it."""

GAIN_CODES: Final = {"WND": WOUND, "SCR": SCRATCH, "MIS": MISFORTUNE, "DBL": DOUBLE_WOUND}
COUNTED: Final = {
    "F": (FAME_GAIN, FAMES - 1),
    "T": (TREASURE_GAIN, TREASURES - 1),
    "A": (ALLIANCES, 9),
    "C": (CARDS, 9),
}
"""The letters of gains that have a number, and the highest number of each."""
SYMBOLS_ASKED: Final = {
    RISK: (2, 2),
    SIMULTANEOUS: (1, 2),
    TURN_ORDER: (2, 2),
    DEATH: (SYMBOLS, SYMBOLS),
}
"""How many symbols an episode of a kind asks for, at the least and at the most."""


@record
class Box:
    """Cards, tokens, and the path of episodes."""

    symbol: list[int] = field(PUBLIC, cells=KINDS)
    """The symbol of each kind of card; `NO_SYMBOL` for text cards."""
    count: list[int] = field(PUBLIC, cells=KINDS)
    """How many of it a card shows."""
    copies: list[int] = field(PUBLIC, cells=ACTIVITIES)
    """Activity cards of each kind."""
    fame: list[int] = field(PUBLIC, cells=FAMES)
    """Square fame tokens by value."""
    treasure: list[int] = field(PUBLIC, cells=TREASURES)
    alliance: list[int] = field(PUBLIC, cells=FACES)
    """Alliance tokens by face."""
    misfortunes: int = field(PUBLIC)
    name: list[int] = field(PUBLIC, cells=EPISODES)
    """Which of the `EPISODE_NAMES`; of no effect on play."""
    kind: list[int] = field(PUBLIC, cells=EPISODES)
    symbols: list[int] = field(PUBLIC, cells=EPISODES)
    """A bit for every symbol that counts in an episode; Beowulf counts wherever any does."""
    price: list[int] = field(PUBLIC, cells=EPISODES)
    """What an opportunity costs."""
    gain: list[int] = field(PUBLIC, cells=EPISODES * SPACES)
    """What each space gives: five cells an episode; prizes and opportunities use the first."""
    amount: list[int] = field(PUBLIC, cells=EPISODES * SPACES)
    """How much of it: a value, a number, or the kind of a special card."""
    credit_from: int = field(PUBLIC)
    """The episode from which on a missing fame 2 is credited: that of the double wound (L24)."""


def read_box(doc: Section) -> Edition:
    """Check a box document and make the edition of it."""
    if doc.text("game") != "legend":
        raise BadFile("game", 'expected "legend"')
    name, title = doc.text("edition"), doc.text("title")
    doc.table("origins")  # for the reader of the file
    doc.table("sources")
    box = Box()
    reconstructed: list[str] = []
    titles: dict[str, str] = {}
    _read_activities(doc, box, reconstructed)
    _read_specials(doc, box, reconstructed, titles)
    _read_tokens(doc.table("tokens"), box, reconstructed)
    _read_episodes(doc, box, reconstructed, titles)
    doc.close()
    _check_path(box)
    _check_specials(box)
    return Edition("legend", name, title, box, tuple(reconstructed), titles=titles)


def _read_title(table: Section, message: str, titles: dict[str, str]) -> None:
    """How an owner's copy calls something that we know by another name."""
    if table.has("title"):
        titles[message] = table.text("title")
        if not titles[message].strip() or not titles[message].isprintable():
            raise BadFile(table.at("title"), "expected what is printed on the copy")


# Cards and tokens.


def _read_activities(doc: Section, box: Box, reconstructed: list[str]) -> None:
    names = []
    for symbol, table in enumerate(doc.tables("activities")):
        names.append(table.text("symbol"))
        if tuple(names) != SYMBOL_NAMES[: len(names)]:
            break
        for double, key in enumerate(("single", "double")):
            count = table.integer(key, 0, 100)
            kind = 2 * symbol + double
            if kind < ACTIVITIES:
                box.copies[kind], box.symbol[kind], box.count[kind] = count, symbol, double + 1
            elif count:
                raise BadFile(table.at(key), "Beowulf cards show one symbol; expected 0")
        if origin(table) == "X":
            reconstructed.append(f"symbol-{names[-1]}: copies")
        table.close()
    if tuple(names) != SYMBOL_NAMES:
        known = ", ".join(SYMBOL_NAMES)
        raise BadFile("activities", "expected, in this order, {known}", known=known)
    if sum(box.copies) != 100:
        raise BadFile("activities", "{count} cards; the game has 100", count=sum(box.copies))
    for kind in (WILD, DOUBLE_FIGHTING):
        if box.copies[kind] < SEATS:
            raise BadFile(
                "activities",
                "{count} {kind} cards; each of 5 gets one (L2)",
                count=box.copies[kind],
                kind=KIND_NAMES[kind],
            )


def _read_specials(
    doc: Section, box: Box, reconstructed: list[str], titles: dict[str, str]
) -> None:
    names = []
    for kind, table in enumerate(doc.tables("specials"), HIDES):
        names.append(table.text("name"))
        if tuple(names) != KIND_NAMES[HIDES : kind + 1]:
            break
        box.symbol[kind] = table.word("symbol", SYMBOL_NAMES)
        box.count[kind] = table.integer("count", 1, 9)
        origins = table.table("origin")
        for figure in ("name", "symbol", "count"):
            if origin(origins, figure) == "X":
                reconstructed.append(f"card-{names[-1]}: {figure}")
        _read_title(table, f"card-{names[-1]}", titles)
        origins.close()
        table.close()
    if tuple(names) != KIND_NAMES[HIDES:SYMBOL_KINDS]:
        known = ", ".join(KIND_NAMES[HIDES:SYMBOL_KINDS])
        raise BadFile("specials", "expected, in this order, {known}", known=known)
    if box.symbol[HIDES] != BEOWULF or box.count[HIDES] < 2:
        raise BadFile("specials[1]", "Hides of Land shows Beowulf more than once (L30)")
    if BEOWULF in box.symbol[HIDES + 1 : SYMBOL_KINDS]:
        raise BadFile("specials", "Hides of Land is the only special card that shows Beowulf (L30)")
    for kind in range(BLESSING, KINDS):
        box.symbol[kind] = NO_SYMBOL


def _read_tokens(table: Section, box: Box, reconstructed: list[str]) -> None:
    box.fame[1:] = _numbers(table, "fame", FAMES - 1, 36)
    box.treasure[1:] = _numbers(table, "treasure", TREASURES - 1, 24)
    fame = _numbers(table, "alliance_fame", TREASURE_FACES)
    treasure = _numbers(table, "alliance_treasure", TREASURE_FACES)
    box.alliance[:] = [*fame, *treasure]
    if sum(box.alliance) != 36:
        raise BadFile(
            table.at("alliance_fame"),
            "{count} alliances; the game has 36",
            count=sum(box.alliance),
        )
    box.misfortunes = table.integer("misfortune", 3, 3)
    origins = table.table("origin")
    for sort in ("fame", "treasure", "alliance", "misfortune"):
        if origin(origins, sort) == "X":
            reconstructed.append(f"sort-{sort}: values")
    origins.close()
    table.close()


def _numbers(table: Section, key: str, count: int, total: int = 0) -> list[int]:
    """How many tokens there are of each value."""
    numbers: list[int] = table.take(key, list, Sentence("{count} numbers", count=count))
    if len(numbers) != count or not all(type(one) is int and 0 <= one <= 36 for one in numbers):
        problem = "expected {count} whole numbers, for values 1 to {count}"
        raise BadFile(table.at(key), problem, count=count)
    if total and sum(numbers) != total:
        problem = "{count} tokens; the game has {total}"
        raise BadFile(table.at(key), problem, count=sum(numbers), total=total)
    return numbers


# Episodes.


def _read_episodes(
    doc: Section, box: Box, reconstructed: list[str], titles: dict[str, str]
) -> None:
    tables = list(doc.tables("episodes"))
    if len(tables) != EPISODES:
        problem = "{count} episodes; the path has {expected} (L6)"
        raise BadFile("episodes", problem, count=len(tables), expected=EPISODES)
    box.credit_from = EPISODES
    found: list[tuple[str, int]] = []
    for episode, table in enumerate(tables):
        figures = _read_episode(table, box, episode)
        _read_title(table, f"episode-{box.name[episode] + 1}", titles)
        found += [(figure, episode) for figure, letter in figures.items() if letter == "X"]
        table.close()
    reconstructed += [f"{episode + 1}: {figure}" for figure, episode in sorted(found)]


def _read_episode(table: Section, box: Box, episode: int) -> dict[str, str]:
    """One episode; the origins of its figures."""
    box.name[episode] = table.word("name", EPISODE_NAMES)
    if box.name[episode] in box.name[:episode]:
        raise BadFile(table.at("name"), "each episode is visited once; this one was named before")
    kind = box.kind[episode] = table.word("kind", EPISODE_KINDS)
    origins = table.table("origin")
    figures = {figure: origin(origins, figure) for figure in ("slot", "name", "kind")}
    if kind == OPPORTUNITY:
        box.price[episode] = 1 + table.word("price", PRICE_NAMES[1:])
    wants_symbols = kind in SYMBOLS_ASKED or PRICE_NAMES[box.price[episode]] in (
        "two symbols",
        "one of each",
    )
    if wants_symbols:
        box.symbols[episode] = _read_symbols(table, box, episode)
        figures["symbols"] = origin(origins, "symbols")
    if kind in WITH_SPACES:
        figures["spaces"] = _read_spaces(table, origins, box, episode)
    elif kind in (OPPORTUNITY, TREASURE):
        box.gain[episode * SPACES], box.amount[episode * SPACES] = _gain(
            table.at("gain"), table.text("gain"), kind
        )
        if (box.gain[episode * SPACES] == HEAL) != (box.price[episode] == TWO_FAME_TOKENS):
            raise BadFile(table.at("gain"), "two fame tokens buy HEAL, and nothing else does (L11)")
        figures["gain"] = origin(origins, "gain")
    origins.close()
    return figures


def _read_symbols(table: Section, box: Box, episode: int) -> int:
    texts = table.texts("symbols", SYMBOLS)
    symbols = 0
    for place, text in texts:
        if text not in SYMBOL_NAMES[:SYMBOLS]:
            raise BadFile(place, is_none_of(shown(text), SYMBOL_NAMES[:SYMBOLS]))
        symbols |= 1 << SYMBOL_NAMES.index(text)
    price = PRICE_NAMES[box.price[episode]]
    priced = {"two symbols": (1, 1), "one of each": (SYMBOLS, SYMBOLS)}
    least, most = SYMBOLS_ASKED.get(box.kind[episode]) or priced[price]
    if not least <= symbols.bit_count() <= most or symbols.bit_count() != len(texts):
        problem = "expected {least} or {most} different symbols"
        if least == most:
            problem = "expected {least} different symbols"
        raise BadFile(table.at("symbols"), problem, least=least, most=most)
    return symbols | 1 << BEOWULF


def _read_spaces(table: Section, origins: Section, box: Box, episode: int) -> str:
    """The spaces of an episode; X if any of them is reconstructed."""
    texts = table.texts("spaces", SPACES)
    letters = origins.texts("spaces", SPACES)
    if len(texts) != SPACES or len(letters) != SPACES:
        problem = "expected {spaces} spaces, and an origin of each (L3)"
        raise BadFile(table.at("spaces"), problem, spaces=SPACES)
    for space, (place, text) in enumerate(texts):
        what, amount = _gain(place, text, box.kind[episode])
        box.gain[episode * SPACES + space], box.amount[episode * SPACES + space] = what, amount
        if what == DOUBLE_WOUND:
            box.credit_from = min(box.credit_from, episode)
    return max(origin(Section({"origin": letter}, place)) for place, letter in letters)


def _gain(place: str, text: str, kind: int) -> tuple[int, int]:
    """What a code gives, and how much of it."""
    counted = re.fullmatch(r"([FTAC])([1-9])", text)
    wants_fame = kind in (RANKING, DEATH)
    if counted and int(counted[2]) <= COUNTED[counted[1]][1]:
        what, amount = COUNTED[counted[1]][0], int(counted[2])
        if not wants_fame or what == FAME_GAIN:
            return what, amount
    if kind == DEATH and re.fullmatch(r"F[1-7]/HEAL", text):
        return FAME_OR_HEAL, int(text[1])
    if kind == OPPORTUNITY and text == "HEAL":
        return HEAL, 0
    if kind in (SIMULTANEOUS, TURN_ORDER) and text in GAIN_CODES:
        return GAIN_CODES[text], 1
    if kind in (SIMULTANEOUS, TURN_ORDER, TREASURE) and text in KIND_NAMES[HIDES:]:
        return SPECIAL, KIND_NAMES.index(text)
    problem = (
        "{code} is not a gain such as F5, T3, A2, C2, WND or a special card in an episode of this"
        " kind"
    )
    if wants_fame:
        problem = "{code} is not F1 to F7 in an episode of this kind"
    raise BadFile(place, problem, code=shown(text))


# What the rulebook says of the whole.


def _check_path(box: Box) -> None:
    if box.kind[EPISODES - 2 :] != [RANKING, DEATH] or box.kind.count(DEATH) != 1:
        raise BadFile("episodes", "the path ends with a ranking and the death of Beowulf (L37)")
    treasures = box.kind.count(TREASURE)
    if (treasures, box.kind.count(RANKING)) != (5, 1):
        raise BadFile(
            "episodes",
            "{count} treasure episodes before the ranking; there are 5 (L41)",
            count=treasures,
        )
    prices = sorted(price for price in box.price if price)
    if prices != [1, 2, 2, 3, 4]:
        raise BadFile("episodes", "the five opportunities ask for two cards, twice for two symbols,"
                      " for one of each, and for two fame tokens (L9)")  # fmt: skip
    if box.gain.count(FAME_OR_HEAL) != 1:
        raise BadFile("episodes[36].spaces", "one space of Death is fame or healing (L37)")
    court = box.price.index(PRICE_NAMES.index("two cards"))
    if (box.gain[court * SPACES], box.amount[court * SPACES]) != (CARDS, 2):
        raise BadFile(f"episodes[{court + 1}].gain", "two cards buy C2 (L9)")
    _check_tokens(box)
    many = box.gain.count(DOUBLE_WOUND)
    if many != 1:
        raise BadFile("episodes", "{count} spaces DBL; there is one (L28)", count=many)


def _check_tokens(box: Box) -> None:
    """L24: what a space or a prize shows is among the tokens."""
    for cell, (what, amount) in enumerate(zip(box.gain, box.amount, strict=True)):
        row = {FAME_GAIN: box.fame, FAME_OR_HEAL: box.fame, TREASURE_GAIN: box.treasure}.get(what)
        if row is not None and row[amount] == 0:
            raise BadFile(
                f"episodes[{cell // SPACES + 1}]",
                "there is no token of value {value} in `tokens`, so nobody could gain one (L24)",
                value=amount,
            )
    if box.gain.count(MISFORTUNE) > box.misfortunes:
        raise BadFile(
            "episodes",
            "{count} spaces MIS; there are {tokens} tokens (L31)",
            count=box.gain.count(MISFORTUNE),
            tokens=box.misfortunes,
        )


def _check_specials(box: Box) -> None:
    places = [
        (box.amount[cell], divmod(cell, SPACES))
        for cell in range(EPISODES * SPACES)
        if box.gain[cell] == SPECIAL
    ]
    names = sorted(KIND_NAMES[kind] for kind, _ in places)
    if names != sorted(KIND_NAMES[HIDES:]):
        problem = "each special card is gained at one place; found {names} (L30)"
        raise BadFile("episodes", problem, names=names)
    early = 0
    for kind, (episode, space) in places:
        is_prize = box.kind[episode] == TREASURE
        if is_prize != (kind == SHIELD):
            raise BadFile(
                f"episodes[{episode + 1}]", "the All-Iron Shield alone is the prize of a treasure"
                " episode (L4)"
            )  # fmt: skip
        early += not is_prize and space < 2
    if early != 4:
        raise BadFile(
            "episodes",
            "{count} special cards on spaces 1 and 2; two players use 4 (L4)",
            count=early,
        )
