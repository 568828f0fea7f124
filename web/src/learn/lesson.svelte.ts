// First steps: a match that was thought out beforehand, caption by caption, as one seat sees it. Where
// the learner is to play, the one choice that leads on is lit, and every step can be passed.

import type { Lesson, LessonStep } from "../wire/facts";
import { matching } from "../wire/choosing";
import type { Choice, Entry, Position, Sentence, Table } from "../wire/messages";
import { isIn } from "../wire/past";
import { withGains, type Gains } from "../wire/points";
import type { TableStore } from "../wire/table.svelte";

export class LessonTable implements TableStore {
  /** Which of the steps is shown. */
  at = $state(0);
  touched = $state.raw<string[]>([]);
  /** Something else was touched than what leads on, or nothing for a while: it is said what to try. */
  hasHint = $state(false);
  /** Whether it was the step before that one has come from. */
  private hasGoneOn = $state(false);

  readonly id = "";
  readonly seat: number;
  readonly table: Table;
  readonly steps: LessonStep[];

  constructor(lesson: Lesson, at: number) {
    this.table = lesson.table;
    this.seat = lesson.table.seat;
    this.steps = lesson.steps;
    this.go(at);
  }

  get step(): LessonStep {
    return this.steps[this.at]!;
  }

  get now(): Position {
    return this.step.now;
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** What the learner is to do; nothing where there is only something to read. */
  get asked(): Choice | undefined {
    return this.step.asks ? this.now.choices.find((one) => one.action === this.step.asks) : undefined;
  }

  get isMyTurn(): boolean {
    return this.asked !== undefined;
  }

  readonly entries: Entry[] = $derived.by(() => this.steps.slice(0, this.at + 1).flatMap((one) => one.entries));

  get seenUpTo(): number {
    return this.entries.length - this.step.entries.length;
  }

  readonly latest: Sentence[] = $derived.by(() =>
    this.hasGoneOn ? this.step.entries.flatMap((entry) => entry.told) : [],
  );

  readonly gains: Gains = $derived.by(() => {
    const before = this.steps[this.at - 1];
    return before ? withGains(new Map(), before.now, this.now, this.step.entries, this.seat) : new Map();
  });

  isLit(words: readonly string[]): boolean {
    return words.length > 0 && [...this.touched, ...words].every((word) => this.asked?.words.includes(word));
  }

  isTouched(words: readonly string[]): boolean {
    return words.length > 0 && words.every((word) => this.touched.includes(word));
  }

  isFresh(words: readonly string[]): boolean {
    return isIn(
      this.step.entries.filter((entry) => entry.seat !== this.seat).flatMap((entry) => entry.told),
      words,
    );
  }

  touch(words: readonly string[]): void {
    if (!this.asked || words.length === 0) return;
    if (this.isTouched(words)) this.letGo();
    else if (!this.isLit(words)) this.hasHint = true;
    else this.narrow([...this.touched, ...words]);
  }

  /** As at a table: when one choice is left it is played. */
  private narrow(touched: string[]): void {
    this.touched = touched;
    this.hasHint = false;
    if (matching(this.now.choices, touched).length === 1) this.go(this.at + 1);
  }

  hold(words: readonly string[]): void {
    this.touched = [...words];
  }

  drop(words: readonly string[], on: readonly string[]): void {
    this.touched = [];
    this.touch([...words, ...on]);
  }

  letGo(): void {
    this.touched = [];
    this.hasHint = false;
  }

  /** To a step; the learner's part of the one before counts as done. */
  go(at: number): void {
    const wanted = Math.max(0, Math.min(at, this.steps.length - 1));
    this.hasGoneOn = wanted === this.at + 1;
    this.at = wanted;
    this.letGo();
  }
}
