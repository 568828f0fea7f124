// What lies where on a board, and what would change, as the view tells it.

import { nameOf, type Plan } from "./plan";
import type { Figure, LastAct, Lying, Own, Tile } from "./view";

/** What a square holds. */
export interface Held {
  words: string[];
  tile?: Tile;
  figure?: Figure;
  /** Of a figure: whose it is. */
  seat: number;
}

/** A figure as it scores. */
export interface Scorer {
  seat: number;
  square: string;
  points: number;
}

/** Everything on a board, by its square. */
export function heldOn(board: Lying): Map<string, Held> {
  const found = new Map<string, Held>();
  for (const tile of board.tiles ?? []) found.set(nameOf(tile.words), { words: tile.words, tile, seat: 0 });
  board.figures.forEach((figures, place) => {
    for (const figure of figures) found.set(nameOf(figure.words), { words: figure.words, figure, seat: place + 1 });
  });
  return found;
}

/** By how much a choice would change what seats get, those of whom it would: the reader first. */
export function changesOf(changed: Record<string, number> | undefined, held: Map<string, Held>, reader: number): [seat: number, change: number][] {
  const seats = new Map<number, number>();
  for (const [square, change] of Object.entries(changed ?? {})) {
    const seat = held.get(square)?.seat || reader;
    seats.set(seat, (seats.get(seat) ?? 0) + change);
  }
  const found = [...seats].filter(([, change]) => change !== 0);
  return found.sort(([a], [b]) => Number(b === reader) - Number(a === reader) || a - b);
}

/** The figures of an act that has ended, in the order of the squares. */
export function scorersOf(act: LastAct, plan: Plan): Scorer[] {
  const held = heldOn(act.board);
  return [...plan.places.keys()].flatMap((square) => {
    const one = held.get(square);
    return one?.figure ? [{ seat: one.seat, square, points: one.figure.points }] : [];
  });
}

/** What has been chosen to be laid, placed or moved: its words. */
export function inHand(own: Own | null, held: Map<string, Held>): string[] | null {
  const moved = held.get(own?.squares?.[0] ?? "")?.figure;
  if (moved) return moved.words;
  const chosen = own?.figures.find((one) => one.is_chosen) ?? own?.hand?.find((one) => one.is_chosen) ?? own?.drawn;
  return chosen?.words ?? null;
}
