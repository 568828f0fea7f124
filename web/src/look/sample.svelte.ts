// A table that is none, for things to be looked at: some of them can be touched, some are new.

import type { Entry, Position, Sentence, Table } from "../wire/messages";
import type { Gains } from "../wire/points";
import type { TableStore } from "../wire/table.svelte";

export class SampleTable implements TableStore {
  readonly id = "";
  readonly seat = 1;
  readonly table: Table | null = null;
  readonly now: Position | null = null;
  readonly entries: Entry[] = [];
  readonly latest: Sentence[] = [];
  readonly seenUpTo = 0;
  readonly gains: Gains = new Map();
  readonly isMyTurn = true;
  private touched = $state.raw<readonly string[]>([]);

  constructor(
    private readonly lit: readonly string[] = [],
    private readonly fresh: readonly string[] = [],
  ) {}

  isLit(words: readonly string[]): boolean {
    return words.every((word) => this.lit.includes(word));
  }

  isTouched(words: readonly string[]): boolean {
    return words.every((word) => this.touched.includes(word));
  }

  isFresh(words: readonly string[]): boolean {
    return words.every((word) => this.fresh.includes(word));
  }

  touch(words: readonly string[]): void {
    this.touched = this.isTouched(words) || !this.isLit(words) ? [] : words;
  }

  hold(words: readonly string[]): void {
    this.touched = words;
  }

  drop(): void {
    this.touched = [];
  }

  letGo(): void {
    this.touched = [];
  }
}
