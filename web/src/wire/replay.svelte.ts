// A finished match, looked back on through somebody's eyes, moment by moment.

import { api, type Moment } from "./api";
import type { Entry, Position, Sentence, Table } from "./messages";
import { isIn } from "./past";
import { withGains, type Gains } from "./points";
import type { TableStore } from "./table.svelte";

export class PastTable implements TableStore {
  now = $state.raw<Position | null>(null);
  latest = $state.raw<Sentence[]>([]);
  gains = $state.raw<Gains>(new Map());
  /** Which of the moments is shown. */
  at = $state(0);
  moments = $state.raw<number[]>([]);
  trouble = $state(false);
  readonly isMyTurn = false;

  private heard = $state(0);
  private readonly kept = new Map<number, Moment>();
  private isAsking = false;

  private told = $state.raw<Entry[]>([]);

  /** From the table at its end, as one reader has it; `at`: where another one has looked at it. */
  constructor(
    readonly table: Table,
    readonly seat: number,
    private readonly language: string,
    at: number | null,
  ) {
    void this.begin(at);
  }

  get id(): string {
    return this.table.id;
  }

  readonly entries = $derived(this.told.filter((entry) => entry.number <= this.heard));
  readonly seenUpTo = $derived(this.heard - 1);

  /** How many actions had been taken. */
  get actions(): number | null {
    return this.moments[this.at] ?? null;
  }

  get newest(): Entry | undefined {
    return this.entries.at(-1);
  }

  isLit(): boolean {
    return false;
  }

  isTouched(): boolean {
    return false;
  }

  isFresh(words: readonly string[]): boolean {
    return isIn(this.newest?.told ?? [], words);
  }

  touch(): void {}

  hold(): void {}

  drop(): void {}

  letGo(): void {}

  /** Go to a moment; of several that are asked for in a hurry the last one counts. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.moments.length - 1));
    void this.fetch();
  }

  private async begin(at: number | null): Promise<void> {
    try {
      const found = await api.replay(this.id, this.seat, this.language);
      this.told = found.entries;
      this.moments = found.moments;
      this.go(at === null ? 0 : this.moments.findLastIndex((one) => one <= at));
    } catch {
      this.trouble = true;
    }
  }

  private async fetch(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      let shown = -1;
      while (shown !== this.at) {
        shown = this.at;
        this.show(await this.moment(shown), shown > 0 ? this.kept.get(shown - 1) : undefined);
      }
      this.trouble = false;
    } catch {
      this.trouble = true;
    } finally {
      this.isAsking = false;
    }
  }

  private async moment(at: number): Promise<Moment> {
    const kept = this.kept.get(at);
    if (kept) return kept;
    const found = await api.moment(this.id, this.seat, this.language, this.moments[at] ?? 0);
    this.kept.set(at, found);
    return found;
  }

  private show(moment: Moment, before: Moment | undefined): void {
    const heard = this.heard;
    this.now = moment.now;
    this.heard = moment.heard;
    this.latest = [];
    if (!before) return;
    const between = this.told.filter((entry) => entry.number > before.heard && entry.number <= moment.heard);
    if (before.heard === heard) this.latest = between.flatMap((entry) => entry.told);
    const others = [...this.gains].filter(([key]) => !between.some((entry) => entry.number === parseInt(key)));
    this.gains = withGains(new Map(others), before.now, moment.now, between, this.seat);
  }
}
