"""What reads a redacted state: `observe`, `appeals`, `imagine`.

They meet veils. A veil that is used as an index is silent in compiled code, and reads whatever lies
there; so here they run on checked records.
"""

from __future__ import annotations

from typing import Any

from heorot.core.luck import open_luck
from heorot.testing.cases import Case, as_checked, checked_row
from heorot.testing.play import random_game
from heorot.testing.sent import luck_of_bot

MINDS = 2
"""Lucks of imagined players that are tried: who is of one of two minds is of either."""


def check_readers(case: Case, seeds: range, every: int = 5) -> None:
    """Nothing is read that is not there; what is only looked at stays as it was."""
    for seed in seeds:
        for number, s in enumerate(random_game(case, seed)):
            if (number + seed) % every:
                continue
            try:
                for reader in case.readers:
                    check_imagine(case, s, reader)
                    if reader >= 0:
                        check_observe(case, s, reader)
                if s.decider >= 0:
                    check_appeals(case, s)
            except (AssertionError, IndexError) as error:
                error.add_note(f"{case}, seed {seed}, after {number} actions: {s}")
                raise


def check_layout(case: Case, seeds: range) -> None:
    """The tensor is declared in full, every cell once and with eight bits."""
    tensor = case.game.tensor
    cells = [cell for one in tensor.blocks for cell in one.cells]
    assert sorted(cells) == list(range(tensor.size)), "the blocks do not cover the tensor"
    for one in tensor.blocks:
        fits = -128 <= one.holds.least <= one.holds.most <= 127
        assert fits, f"{one.name}: a tensor's cells have eight bits, not {one.holds}"


def check_observe(case: Case, s: Any, seat: int) -> None:
    """A tensor is written in full, and every cell holds what is declared of it."""
    seen, tensor = (
        as_checked(case.game.seen(s, seat).s),
        checked_row("tensor", case.game.tensor.size),
    )
    before = seen.to_bytes()
    tensor[:] = [99] * len(tensor)
    case.game.observe(case.checked.edition.box, seen, seat, tensor)
    again = [0] * len(tensor)
    case.game.observe(case.edition.box, case.game.seen(s, seat).s, seat, again)
    assert tensor == again, f"the tensor of seat {seat} depends on what was there before"
    for cell, (number, holds) in enumerate(zip(tensor, case.game.tensor.holds, strict=True)):
        if not holds.least <= number <= holds.most:
            name = next(one.name for one in case.game.tensor.blocks if cell in one.cells)
            raise AssertionError(
                f"cell {cell}, of {name}: {number} is no {holds.kind} of"
                f" {holds.least} to {holds.most}"
            )
    assert seen.to_bytes() == before, "observing changes the state"


def check_appeals(case: Case, s: Any) -> None:
    """Every choice gets its value, and the same whenever the same is asked."""
    choices, seat = case.engine.choices(s), s.decider
    seen, row = (
        as_checked(case.game.seen(s, seat).s),
        checked_row("choices", case.game.actions.count),
    )
    before = seen.to_bytes()
    row[: len(choices)] = choices
    box = case.checked.edition.box
    values, again = [0] * len(choices), [1] * len(choices)
    case.game.appeals(box, seen, seat, luck_of_bot(), row, len(choices), values)
    case.game.appeals(box, seen, seat, luck_of_bot(), row, len(choices), again)
    assert values == again, "the appeals depend on what was there before"
    if case.game.habits is not None:
        case.game.habits(box, seen, seat, row, len(choices), values)
    assert row[: len(choices)] == choices, "the choices are changed"
    assert seen.to_bytes() == before, "a bot changes what it looks at"


def check_imagine(case: Case, s: Any, reader: int) -> None:
    """Imagining on checked records gives the same world as on plain ones."""
    plain = case.game.seen(s, reader).s
    checked = as_checked(plain)
    case.game.imagine(case.edition.box, plain, reader, open_luck(7))
    case.game.imagine(case.checked.edition.box, checked, reader, open_luck(7))
    assert checked == plain, f"reader {reader} imagines otherwise on checked records"
    check_foreseeing(case, checked, reader)


def check_foreseeing(case: Case, world: Any, reader: int) -> None:
    """What a search asks of an imagined world looks at nothing that is not there."""
    game, box = case.game, case.checked.edition.box
    before = world.to_bytes()
    for one in range(world.player_count + len(game.rivals(world))):
        if game.forecast is not None:
            game.forecast(box, world, one)
    if game.doubt is not None:
        seen = as_checked(game.seen(world, reader).s)
        assert game.doubt(box, seen) >= 0, "a doubt is below nothing"
    if game.may_cut is not None:
        game.may_cut(box, world)
    if game.given is not None and world.decider >= 0:
        game.given(box, world)
    if game.belief is not None and reader >= 0:
        percent = game.belief(box, world, reader, luck_of_bot())
        assert 0 <= percent <= 100, f"{percent} of 100 worlds are believed"
    assert world.to_bytes() == before, "a search changes what it looks at"
    if game.hand is not None and world.decider >= 0:
        choices = case.engine.choices(world)
        seen = as_checked(game.seen(world, world.decider).s)
        row = checked_row("choices", game.actions.count)
        row[: len(choices)] = choices
        values = [0] * len(choices)
        for mind in range(MINDS):
            luck = open_luck(mind)
            action = game.hand(box, seen, world.decider, luck, row, len(choices), values)
            assert action in choices, "a hand does what may not be done"
