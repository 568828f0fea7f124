"""All that movie and Kingdoms can say, and what a screen must know of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from heorot.core.edition import Edition
from heorot.core.words import Names, Telling, Tip
from heorot.games.movie.rules.state import RANKS
from heorot.games.movie.words.spelling import BACK_WORDS, PIECE_WORDS, TILE_WORDS


def _tiles(edition: Edition) -> Iterable[str | int]:
    return [word.value for word in TILE_WORDS[edition.box.kingdoms][1:]]


def _pieces(edition: Edition) -> Iterable[str | int]:
    return [word.value for word in PIECE_WORDS[edition.box.kingdoms][1:RANKS]]


def _backs(_: Edition) -> Iterable[str | int]:
    return [word.value for word in BACK_WORDS]


TIPS: Final = {
    "longship": Tip("M10", ("piece-longship",)),
    "castle": Tip("M10", ("piece-castle",)),
    "thane": Tip("M10", ("piece-thane",)),
    "beowulf": Tip("M10", ("piece-beowulf",)),
    "gorge": Tip("M11", ("tile-gorge", "tile-mountain")),
    "horn": Tip("M12", ("tile-horn",)),
    "treachery": Tip("M13", ("tile-treachery",)),
    "temptation": Tip("M15", ("tile-temptation",)),
    "valor": Tip("M16", ("tile-valor",)),
    "treasure": Tip("M17", ("tile-treasure",)),
    "drunkenness": Tip("M18", ("tile-drunkenness",)),
    "mead": Tip("M19", ("tile-mead",)),
    "statue": Tip("M20", ("tile-statue",)),
    "counsel": Tip("M21", ("tile-counsel",)),
    "dragon": Tip("M25", ("tile-dragon",)),
    "mine": Tip("M25", ("tile-mine",)),
    "wizard": Tip("M25", ("tile-wizard",)),
    "small_castle": Tip("M26", ("piece-rank1",)),
    "great_castle": Tip("M26", ("piece-rank2", "piece-rank3", "piece-rank4")),
}

NAMES: Final = Names(
    actions={
        "draw": (),
        "play": ("tile",),
        "back": ("back",),
        "figure": ("piece",),
        "place_at": ("square",),
        "cash": ("count",),
        "replace": ("tile", "square"),
        "remove": ("tile", "square"),
        "remove_nothing": (),
        "swap": ("tile", "square"),
        "swap_with": ("tile", "square"),
        "swap_nothing": (),
        "move": ("piece", "square"),
        "move_to": ("square",),
        "keep": (),
        "pass": (),
    },
    questions={
        "over": (),
        "figure_or_draw": (),
        "only_draw": (),
        "figure_or_tile": (),
        "only_figure": (),
        "only_tile": (),
        "castle_draw_or_secret": (),
        "castle_or_draw": (),
        "castle_or_secret": (),
        "draw_or_secret": (),
        "only_castle": (),
        "only_draw_and_place": (),
        "only_secret": (),
        "nothing_to_do": (),
        "playing": (),
        "keeping": (),
        "placing_drawn": (),
        "placing": ("tile",),
        "backing": ("tile",),
        "figure_at": ("piece",),
        "tile_at": ("tile",),
        "removing": ("tile",),
        "swapping": ("tile",),
        "swapping_with": ("tile",),
        "moving": ("tile",),
        "moving_to": ("tile",),
    },
    reasons={
        "game_over": (),
        "not_in_this_game": (),
        "choose_thing_first": (),
        "choose_castle_first": (),
        "no_such_square": ("square",),
        "square_taken": ("square",),
        "printed_gorge": ("square",),
        "no_mead_there": ("square",),
        "no_valor_there": ("square",),
        "no_temptation_there": ("square",),
        "no_tile_there": ("square",),
        "same_tile": ("square",),
        "statue_stays": ("square",),
        "gorge_stays": ("square",),
        "figure_stays": ("square",),
        "not_your_figure": ("square",),
        "cannot_move": ("square",),
        "one_step": ("square",),
        "no_room_there": ("square",),
        "figure_first": ("piece",),
        "tile_first": ("tile",),
        "back_first": ("tile",),
        "not_with_this_back": ("tile", "back"),
        "no_back_question": (),
        "no_treasure": ("tile",),
        "no_treasure_chosen": (),
        "removal_first": ("tile",),
        "swap_first": ("tile",),
        "swap_begun": (),
        "move_first": ("tile",),
        "nothing_to_decline": (),
        "place_drawn": ("tile",),
        "drawn_already": (),
        "pool_is_empty": (),
        "all_drawn": (),
        "keep_them": (),
        "only_pass": (),
        "not_in_hand": ("tile",),
        "not_your_secret": ("tile",),
        "draw_first": ("tile",),
        "nobody_to_move": (),
        "must_play_tile": ("piece",),
        "no_figure_left": ("piece",),
        "no_figures_left": (),
        "no_castles_left": (),
        "only_when_stuck": (),
        "something_to_do": (),
    },
    kinds={"tile": _tiles, "piece": _pieces, "back": _backs},
    sources=(
        *("start", "act1", "act2", "act3", "epoch1", "epoch2", "epoch3"),
        "troves",
    ),
    tips=TIPS,
)

TELLING: Final = Telling(
    example="c4",
    example_rule="M13",
    sections=frozenset({"act_begins", "epoch_begins"}),
    quiet=frozenset({"dealt", "draws", "adds_up"}),
    # What is not held or not asked, and what everybody sees on the board.
    hopeless=frozenset(
        {
            *("not_in_hand", "not_your_secret", "no_such_square", "choose_thing_first"),
            *("choose_castle_first", "no_back_question", "no_treasure", "no_treasure_chosen"),
            *("nothing_to_decline", "not_with_this_back", "not_in_this_game"),
            *("square_taken", "printed_gorge", "no_mead_there", "no_valor_there"),
            *("no_temptation_there", "no_tile_there", "gorge_stays", "figure_stays"),
            *("not_your_figure", "one_step"),
        }
    ),
)
