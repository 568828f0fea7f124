// What the others do is told one thing after another, at the reader's pace.

import type { Told } from "./messages";

const MOST_LINES = 3;

export class Telling {
  /** How much has happened that is not shown yet. */
  behind = $state(0);
  private waiting: Told[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (told: Told) => void,
    private readonly isMine: (seat: number) => boolean,
    private readonly pace: () => number,
  ) {}

  add(told: Told): void {
    this.waiting.push(told);
    if (this.timer === undefined) this.next();
    else this.behind = this.waiting.length;
  }

  /** Show all that has happened, now. */
  skip(): void {
    this.stop();
    for (const told of this.waiting.splice(0)) this.show(told);
    this.behind = 0;
  }

  /** Everything was shown anew: what was waiting is in it. */
  forget(): void {
    this.stop();
    this.waiting = [];
    this.behind = 0;
  }

  private next(): void {
    this.timer = undefined;
    for (let told = this.waiting.shift(); told; told = this.waiting.shift()) {
      this.show(told);
      const wait = this.pace() * this.lines(told);
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        break;
      }
    }
    this.behind = this.waiting.length;
  }

  /** Lines to be read: what I have done myself I know. */
  private lines(told: Told): number {
    const lines = told.entries.filter((entry) => !this.isMine(entry.seat)).flatMap((entry) => entry.told);
    return Math.min(MOST_LINES, lines.filter((line) => line.depth > 1).length);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
