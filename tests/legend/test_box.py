"""The box: what the shipped one holds, and how a copy of it can be wrong."""

from __future__ import annotations

import re
from collections import Counter

from tests.harness.tables import dice
from tests.legend.table import EDITION, SHIPPED, Table

from heorot.core.documents import Section, parse_toml
from heorot.core.edition import Edition
from heorot.games.legend.box import EPISODE_NAMES, Box, read_box
from heorot.games.legend.rules.state import EPISODE_KINDS, FAME_GAIN, TREASURE_GAIN

TEXT = SHIPPED.read_text(encoding="utf-8")


def read(*changes: tuple[str, str], text: str = TEXT) -> Edition:
    """The shipped box with the first of each of these texts changed."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return read_box(Section(parse_toml(text)))


def with_episode(name: str, *changes: tuple[str, str], text: str = TEXT) -> str:
    """The shipped box with changes inside one episode."""
    head, found, tail = text.partition(f'name = "{name}"')
    assert found, name
    body, border, rest = tail.partition("[[episodes]]")
    for old, new in changes:
        assert old in body, old
        body = body.replace(old, new, 1)
    return head + found + body + border + rest


# The shipped box.


def test_the_deck_has_100_activity_cards() -> None:
    box: Box = EDITION.box
    assert box.copies == [15, 3, 15, 3, 15, 3, 15, 3, 13, 5, 10]
    assert box.symbol[:11] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert box.count[:11] == [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]


def test_five_special_cards_show_symbols_and_five_a_text() -> None:
    box: Box = EDITION.box
    assert box.symbol[11:] == [5, 4, 4, 0, 3, *[6] * 5]
    assert box.count[11:] == [3] * 5 + [0] * 5


def test_the_tokens_are_those_of_the_rulebook() -> None:
    box: Box = EDITION.box
    assert (sum(box.fame), sum(box.treasure), sum(box.alliance)) == (36, 24, 36)
    assert box.fame == [0, 3, 9, 6, 6, 9, 2, 1]
    assert box.treasure == [0, 2, 12, 8, 2]
    assert box.alliance == [6] * 6
    assert box.misfortunes == 3


def test_the_path_has_36_episodes_of_nine_kinds() -> None:
    box: Box = EDITION.box
    assert box.name == list(range(36))
    kinds = Counter(EPISODE_KINDS[kind] for kind in box.kind)
    assert kinds == {
        "opportunity": 5,
        "risk": 6,
        "simultaneous": 6,
        "turn_order": 6,
        "selection": 3,
        "recovery": 3,
        "treasure": 5,
        "ranking": 1,
        "death": 1,
    }
    assert (EPISODE_NAMES[0], EPISODE_NAMES[35]) == ("King Hygelac's Court", "Death of Beowulf")
    assert EPISODE_NAMES[box.credit_from] == "Dragon Battle"


def test_the_supply_holds_every_token_that_is_printed_on_a_space() -> None:
    box: Box = EDITION.box
    printed = Counter(zip(box.gain, box.amount, strict=True))
    for value in range(1, 8):
        assert printed[FAME_GAIN, value] <= box.fame[value] + (value == 2)
    for value in range(1, 5):
        assert printed[TREASURE_GAIN, value] <= box.treasure[value]


def test_the_edition_says_what_it_is() -> None:
    assert (EDITION.game, EDITION.name) == ("legend", "standard")
    assert EDITION.title == "Beowulf: The Legend / Beowulf: Der sagenhafte Drachenkämpfer"


def reconstructed(figure: str, edition: Edition = EDITION) -> list[int]:
    """The episodes of which a figure is reconstructed."""
    pairs = [re.fullmatch(r"(?:episode-)?(\d+): (\w+)", one) for one in edition.reconstructed]
    return [int(pair[1]) for pair in pairs if pair and pair[2] == figure]


def test_the_reconstructed_figures_are_named() -> None:
    majors = [5, 7, 9, 11, 13, 16, 19, 21, 22, 30, 34]
    assert reconstructed("slot") == list(range(3, 36))
    assert reconstructed("name") == [8, 12, 14, 18, 20, 25, 29, 32]
    given = [1, 2, 3, 5, 6, 26, 27, 31, 33, 35, 36]  # printed, stated or inferred
    assert reconstructed("kind") == [one for one in range(1, 37) if one not in given]
    risks = [2, 4, 10, 15, 20, 32]
    assert reconstructed("symbols") == sorted({*risks, *majors} - {5})
    assert reconstructed("spaces") == sorted({3, *majors, 35, 36})
    assert reconstructed("gain") == [17, 23, 24, 28]
    others = [one for one in EDITION.reconstructed if not re.match(r"(episode-)?\d", one)]
    assert others == [
        *("card-hides: count", "card-shield: symbol", "card-shield: count"),
        *(
            f"card-{card}: {figure}"
            for card in ("sword", "ships", "oath")
            for figure in ("name", "symbol", "count")
        ),
        *("sort-fame: values", "sort-treasure: values", "sort-alliance: values"),
    ]


def test_what_was_checked_against_the_game_is_not_reconstructed_any_more() -> None:
    assert read_box(Section(parse_toml(TEXT.replace('"X"', '"R"')))).reconstructed == ()
    text = TEXT.replace('"X"', '"R"').replace('origin = "S"', 'origin = "X"', 1)
    assert read(text=text).reconstructed == ("symbol-travelling: copies",)
    text = TEXT.replace('"X"', '"R"').replace('misfortune = "R"', 'misfortune = "X"')
    assert read(text=text).reconstructed == ("sort-misfortune: values",)
    text = with_episode(
        "Dragon Battle", ('"R", "R"]', '"X", "R"]'), text=TEXT.replace('"X"', '"R"')
    )
    assert reconstructed("spaces", read(text=text)) == [34]


# An owner's copy.


def test_figures_can_be_corrected() -> None:
    box: Box = read(("count = 3", "count = 2")).box
    assert box.count[11] == 2
    box = read(('name = "sword"\nsymbol = "fighting"', 'name = "sword"\nsymbol = "wit"')).box
    assert box.symbol[13] == 2
    box = read(("[3, 9, 6, 6, 9, 2, 1]", "[1, 30, 1, 1, 1, 1, 1]")).box
    assert box.fame == [0, 1, 30, 1, 1, 1, 1, 1]
    text = with_episode("Sea Hag's Attack", ('["fighting"]', '["fighting", "wit"]'), ("T2", "A9"))
    box = read(text=text).box
    assert box.symbols[8] == 0b110100
    assert box.amount[8 * 5 + 2] == 9


def test_episodes_can_change_places() -> None:
    swapped = TEXT.replace('name = "Rest in the Hall"', 'name = "?"')
    swapped = swapped.replace('name = "Fifty Winters"', 'name = "Rest in the Hall"')
    box: Box = read(text=swapped.replace('name = "?"', 'name = "Fifty Winters"')).box
    assert (box.name[7], box.name[24]) == (24, 7)
    first, border, others = TEXT.partition("[[episodes]]")
    court, _, rest = others.partition("[[episodes]]")
    sail, _, rest = rest.partition("[[episodes]]")
    box = read(text=f"{first}{border}{sail}{border}{court}{border}{rest}").box
    assert box.name[:3] == [1, 0, 2]
    assert [EPISODE_KINDS[kind] for kind in box.kind[:3]] == ["risk", "opportunity", "simultaneous"]


def test_a_missing_fame_2_is_credited_from_the_double_wound_on() -> None:
    text = with_episode("Sea Hag Battle", ('"WND", "F3"', '"DBL", "F3"'))
    text = with_episode("Dragon Battle", ('"DBL"', '"WND"'), text=text)
    assert read(text=text).box.credit_from == 12


def test_a_game_with_another_box_is_played_to_its_end() -> None:
    text = with_episode("Great Rewards", ('gain = "T3"', 'gain = "C2"'))
    text = with_episode("Rise of Geatland", ('gain = "F4"', 'gain = "C9"'), text=text)
    box: Box = read(("count = 3", "count = 9"), text=text).box
    seats = ["double fighting, hides, treasure 1", "double fighting", "double fighting"]
    table = Table.at("King Hygelac's Court", *seats, box=box, advanced=1)
    whim = dice(1)
    while table.decides:
        table.play_at_random(whim)
    assert table.s.episode == 36


def test_the_content_identifies_a_box() -> None:
    renamed = read(('edition = "standard"', 'edition = "mine"'))
    assert (renamed.name, renamed.hash) == ("mine", EDITION.hash)
    assert read(("count = 3", "count = 2")).hash != EDITION.hash
