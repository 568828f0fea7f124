// Where the squares of a board are, in sides of a square: level, or standing on its point.

import type { Board, Line } from "./view";

/** A square: its name, and its middle. */
export interface Place {
  name: string;
  row: number;
  column: number;
  isGorge: boolean;
  x: number;
  y: number;
}

/** A row or a column between gorges, from the middle of its first square to that of its last. */
export interface Part {
  sum: number;
  names: Set<string>;
  first: Place;
  last: Place;
}

export interface Plan {
  isTurned: boolean;
  width: number;
  height: number;
  /** By their names, in reading order. */
  places: Map<string, Place>;
  /** How far the board lies below the top when it is turned. */
  drop: number;
}

const HALF_DIAGONAL = Math.SQRT1_2;

export const nameOf = (words: readonly string[]): string =>
  (words.find((word) => word.startsWith("square:")) ?? "").slice("square:".length);

export function planOf(board: Board, isTurned: boolean): Plan {
  const rows = Math.max(...board.squares.map((one) => one.row));
  const columns = Math.max(...board.squares.map((one) => one.column));
  const leans = board.squares.map((one) => one.row - one.column);
  const [least, most] = [Math.min(...leans), Math.max(...leans)];
  const sums = board.squares.map((one) => one.row + one.column);
  const plan: Plan = {
    isTurned,
    width: isTurned ? Math.max(...sums) * HALF_DIAGONAL : columns,
    height: isTurned ? (most - least + 2) * HALF_DIAGONAL : rows,
    places: new Map(),
    drop: isTurned ? (1 - least) * HALF_DIAGONAL : 0,
  };
  for (const one of board.squares) {
    const name = nameOf(one.words);
    const { row, column } = one;
    plan.places.set(name, { name, row, column, isGorge: one.gorge ?? false, ...at(plan, column - 0.5, row - 0.5) });
  }
  return plan;
}

/** Where a point of the level board is. */
export function at(plan: Plan, across: number, down: number): { x: number; y: number } {
  if (!plan.isTurned) return { x: across, y: down };
  return { x: (across + down) * HALF_DIAGONAL, y: (down - across) * HALF_DIAGONAL + plan.drop };
}

/** The part of a row or column that goes through a square. */
export function partThrough(plan: Plan, lines: readonly Line[], name: string): Part | null {
  const place = plan.places.get(name);
  if (!place) return null;
  for (const [from, to, sum] of lines) {
    const [first, last] = [plan.places.get(from), plan.places.get(to)];
    if (!first || !last || !isBetween(first, place, last)) continue;
    const inside = [...plan.places.values()].filter((one) => isBetween(first, one, last));
    return { sum, names: new Set(inside.map((one) => one.name)), first, last };
  }
  return null;
}

function isBetween(first: Place, one: Place, last: Place): boolean {
  const isInRow = first.row <= one.row && one.row <= last.row;
  return isInRow && first.column <= one.column && one.column <= last.column;
}

/** The next square along a row or column. */
export function nextTo(plan: Plan, name: string, down: number, across: number): Place | null {
  const here = plan.places.get(name);
  if (!here) return null;
  return [...plan.places.values()].find((one) => one.row === here.row + down && one.column === here.column + across) ?? null;
}
