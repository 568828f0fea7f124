"""Leduc Hold'em for two, as OpenSpiel's ``leduc_poker`` plays it: a game from outside Heorot."""

from __future__ import annotations

from pathlib import Path

from heorot.core.game import Game
from leduc import rules, words

GAME = Game(
    name="leduc",
    title="Leduc Hold'em",
    version=1,
    player_counts=range(2, 3),
    state=rules.State,
    folder=Path(__file__).parent,
    boxes={"standard": "boxes/standard.toml"},
    read_box=words.read_box,
    limits=words.limits,
    setup=rules.setup,
    legal=rules.legal,
    apply=rules.apply,
    score=rules.score,
    imagine=rules.imagine,
    observe=rules.observe,
    tensor=rules.LAYOUT,
    appeals=rules.appeals,
    actions=words.ACTIONS_IN_WORDS,
    why_not=words.why_not,
    events=rules.EVENTS,
    word=words.word,
    names=words.NAMES,
    telling=words.TELLING,
    views=words.VIEWS,
    faults=words.faults,
    write_position=words.write_position,
    read_position=words.read_position,
)
