// Written by scripts/tables from heorot.games.movie.words.view. Do not edit.

/** Boards and components. */
export interface Fixed {
  rules: string;
  start: number;
  boards: Board[];
  tiles: Record<string, Face>;
  pieces: Record<string, number>;
}

/** The board of an act. */
export interface Board {
  drawn: string;
  squares: Square[];
}

/** A square of a board: ``square:c4``. */
export interface Square {
  words: string[];
  row: number;
  column: number;
  gorge?: boolean;
}

/** What a tile shows. */
export interface Face {
  name: string;
  value?: number | null;
  troves?: number[];
}

/** The table. */
export interface Public {
  where: Record<string, string | number>;
  decides?: number | null;
  question: Asked;
  points: (number | null)[];
  sources?: (Record<string, number> | null)[];
  hides_past?: boolean;
  act: number;
  turn: number;
  phase: string;
  passes?: number;
  pool: Pool;
  unseen: number[];
  board: Lying;
  last_act?: LastAct | null;
  seats: Seat[];
}

/** A question, or what others are told of it. */
export interface Asked {
  name: string;
  args?: Record<string, string | number>;
}

/** The tiles left to draw: ``action:draw``. */
export interface Pool {
  words: string[];
  size?: number;
}

/** What lies and stands on a board; the other squares are empty. */
export interface Lying {
  tiles?: Tile[];
  figures: Figure[][];
  rows?: Line[];
  columns?: Line[];
}

/** A tile on the board: ``tile:+2 mead``, ``square:c4``. */
export interface Tile {
  words: string[];
  betrayed?: boolean;
}

/** A figure on the board: ``piece:thane``, ``square:d3``. */
export interface Figure {
  words: string[];
  points: number;
  extra?: number;
}

/** A part of a row or column between gorges: from which square to which, and its sum. */
export type Line = [first: string, last: string, sum: number];

/** The act that ended last, as its figures scored. */
export interface LastAct {
  act: number;
  board: Lying;
}

/** A player: ``seat:2``. */
export interface Seat {
  words: string[];
  forecast: number;
  figures: number[];
  hand?: Held[];
  has_drawn?: boolean;
}

/** A tile in a hand, as others see it. */
export interface Held {
  act?: number;
  known?: string;
}

/** One's own tiles and figures, and what one has begun to choose. */
export interface Own {
  question?: Asked | null;
  hand?: Card[];
  drawn?: Card | null;
  figures: Supply[];
  backs?: Back[];
  squares?: string[];
  changes?: Record<string, Record<string, number>>;
  unseen: number[];
}

/** A tile of one's own: ``tile:+2 mead``, ``action:play``. */
export interface Card {
  words: string[];
  act?: number;
  is_chosen?: boolean;
}

/** One's own figures of a kind that are not on the board: ``piece:thane``, ``action:figure``. */
export interface Supply {
  words: string[];
  left: number;
  is_chosen?: boolean;
}

/** One of several equal tiles with different backs: ``back:act2``. */
export interface Back {
  words: string[];
}
