// The board of a game, loaded when a table of it is opened. A game that brings none is drawn plainly; so is one
// whose board does not come.

import type { Component } from "svelte";
import type { Reading } from "../things/reading";
import type { Position, Table } from "../wire/messages";
import type { TableStore } from "../wire/table.svelte";

/** What is drawn: `store` says what can be touched, `reading` what things are called. */
export interface BoardProps {
  store: TableStore;
  table: Table;
  now: Position;
  reading: Reading;
}

/** How a game is drawn. */
export interface Drawing {
  Board: Component<BoardProps>;
  /** What is one's own; where there is none it is drawn plainly. */
  Hand?: Component<BoardProps>;
  /** The event with which somebody misses a turn, where there is one. */
  MISSES?: string;
}

const drawings = import.meta.glob<Drawing>("./*/index.ts");

/** The board of a game, if it has one. */
export async function drawingOf(game: string): Promise<Drawing | null> {
  try {
    return (await drawings[`./${game}/index.ts`]?.()) ?? null;
  } catch {
    return null;
  }
}
