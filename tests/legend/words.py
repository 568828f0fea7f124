"""Words of legend's tests: what lies before a seat, actions, events, and numbers behind them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from heorot.core.words import Word
from heorot.games.legend.box import EPISODE_NAMES
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    BIDDING,
    FAMES,
    KIND_NAMES,
    SPACES,
    TREASURE_FACES,
    TREASURES,
    Player,
)

ACTION_NAMES = (
    *KIND_NAMES,
    *(f"give fame {value}" for value in range(1, FAMES)),
    *(f"give alliance fame {value}" for value in range(1, 4)),
    *(f"show treasure {value}" for value in range(1, TREASURES)),
    *(f"show alliance treasure {value}" for value in range(1, 4)),
    *(f"space {number}" for number in range(1, SPACES + 1)),
    *("select treasure", "select alliance", "select fame", "select cards"),
    *("heal scratches", "heal wound", "heal double wound", "take fame"),
    *(
        "decline",
        "drop",
        "commit",
        "risk",
        "dare",
        "ignore the risk",
        "inspire",
        "rest one",
        "rest two",
    ),
)
"""By the numbers of the actions."""

FACE_NAMES = (
    *(f"alliance fame {value}" for value in range(1, 4)),
    *(f"alliance treasure {value}" for value in range(1, 4)),
)
TOKEN_NAMES = {
    **{value: f"fame {value}" for value in range(1, FAMES)},
    **{10 + value: f"treasure {value}" for value in range(1, TREASURES)},
    **{20 + value: f"alliance fame {value}" for value in range(1, 4)},
    **{30 + value: f"alliance treasure {value}" for value in range(1, 4)},
    41: "wound",
    42: "double wound",
}
"""By the numbers of tokens in events."""
SINGULAR = {"scratches": "scratch", "wounds": "wound", "misfortunes": "misfortune"}


def counted(text: str) -> Counter[str]:
    """``2 fighting, beowulf``: how many of each."""
    found: Counter[str] = Counter()
    for one in text.split(","):
        number, _, rest = one.strip().partition(" ")
        word, count = (rest, int(number)) if number.isdigit() else (one.strip(), 1)
        if word:
            found[SINGULAR.get(word, word)] += count
    return found


def row(text: str, names: tuple[str, ...]) -> list[int]:
    """Counts by the place of each word among `names`."""
    found = counted(text)
    assert not set(found) - set(names), f"{text!r} has other words than {names}"
    return [found[name] for name in names]


def in_words(counts: list[int], names: tuple[str, ...]) -> str:
    """A row of counts as `row` reads it."""
    parts = [
        (f"{count} " if count > 1 else "") + name
        for count, name in zip(counts, names, strict=False)
        if count
    ]
    return ", ".join(parts)


def furnish(one: Player, text: str) -> None:
    """Give a seat what the words say: cards of the hand, tokens, tiles."""
    for word, count in counted(text).items():
        name = word.removeprefix("known ").removeprefix("shown ")
        if name in KIND_NAMES:
            kind = KIND_NAMES.index(name)
            one.hand[kind] += count
            one.size += count
            if kind >= ACTIVITIES or name != word:  # everybody knows of special cards (L45)
                one.known[kind] += count
        elif name in FACE_NAMES:
            face = FACE_NAMES.index(name)
            one.alliance[face] += count
            one.alliances += count
            one.shown[face] += count if name != word else 0
        elif name in TOKEN_NAMES.values() and name[-1].isdigit():
            sort, _, value = name.partition(" ")
            getattr(one, sort)[int(value)] += count
        else:
            plural = {"scratch": "scratches", "double wound": "double_wound"}
            field = plural.get(name, f"{name}s")
            setattr(one, field, getattr(one, field) + count)


def tokens(one: Player) -> str:
    """What a seat has besides cards, as `furnish` reads it."""
    squares = [
        in_words(one.fame, ("", *(f"fame {value}" for value in range(1, FAMES)))),
        in_words(one.treasure, ("", *(f"treasure {value}" for value in range(1, TREASURES)))),
        in_words(one.alliance, FACE_NAMES),
        in_words(
            [one.misfortunes, one.scratches, one.wounds, one.double_wound],
            ("misfortune", "scratch", "wound", "double wound"),
        ),
    ]
    return ", ".join(part for part in squares if part)


def argument(word: Word) -> str:
    """An argument of an event: ``alliance fame 3``, ``Grendel's Attack``."""
    if word.kind == "episode":
        return EPISODE_NAMES[int(word.value) - 1]
    if word.kind == "token":
        number, _, name = str(word.value).partition(" ")
        return f"{name} {number}".strip().replace("_", " ")
    return str(word.value)


def components(s: Any) -> dict[str, list[int]]:
    """All there is of each sort of component: what no action changes."""
    seats = s.players
    cards = [
        s.pile[kind]
        + s.discard[kind]
        + s.offer[kind]
        + sum(one.hand[kind] + one.laid[kind] for one in seats)
        for kind in range(ACTIVITIES)
    ]
    fame = [s.fame[value] + sum(one.fame[value] for one in seats) for value in range(FAMES)]
    fame[2] -= s.credited
    return {
        "cards": cards,
        "fame": fame,
        "treasure": [
            s.treasure[value] + sum(one.treasure[value] for one in seats)
            for value in range(TREASURES)
        ],
        "alliances": [
            s.pool[face] + sum(one.alliance[face] for one in seats)
            for face in range(2 * TREASURE_FACES)
        ],
        "misfortunes": [s.misfortunes + sum(one.misfortunes for one in seats)],
    }


def check(s: Any) -> None:
    """Counts that are kept beside rows agree with them."""
    assert s.pile_size == sum(s.pile)
    assert s.discard_size == sum(s.discard)
    assert s.pool_size == sum(s.pool)
    for number, one in enumerate(s.players):
        assert one.size == sum(one.hand), f"size of seat {number + 1}"
        assert one.alliances == sum(one.alliance), f"alliances of seat {number + 1}"
        for kind, name in enumerate(KIND_NAMES):
            assert one.picked[kind] <= one.hand[kind], f"seat {number + 1} picked {name}"
            assert 0 <= one.known[kind] <= one.hand[kind], f"seat {number + 1}: {name} known"
            if kind >= ACTIVITIES:
                assert one.known[kind] == one.hand[kind] <= 1, f"seat {number + 1}: {name}"
        assert all(0 <= one.shown[face] <= one.alliance[face] for face in range(6))
        assert one.scratches in (0, 1, 2)
        assert one.wounds >= 0
        assert one.double_wound in (0, 1)
        assert one.picks == sum(one.picked) + sum(one.given)
        if number != s.decider and s.phase != BIDDING:
            assert one.picks == one.down == 0, f"seat {number + 1} has chosen"
        assert one.down in (0, one.picks)
