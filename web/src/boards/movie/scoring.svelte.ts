// The scoring of an act, played out figure by figure; any key or pointer ends it.

import { isStill } from "../../things/motion";
import type { Scorer } from "./table";
import type { LastAct } from "./view";

const WHOLE = 6000;
const QUICKEST = 280;
const SLOWEST = 800;
const REST = 1200;

export class Scoring {
  /** The act that is being scored; nothing while none is. */
  act = $state.raw<LastAct | null>(null);
  /** The figure whose turn it is. */
  at = $state(-1);
  scorers = $state.raw<Scorer[]>([]);
  /** How long a figure takes, in milliseconds. */
  pace = SLOWEST;
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(act: LastAct, scorers: Scorer[]): void {
    this.stop();
    if (isStill() || scorers.length === 0) return;
    this.act = act;
    this.scorers = scorers;
    this.pace = Math.min(SLOWEST, Math.max(QUICKEST, WHOLE / scorers.length));
    this.timer = setTimeout(() => this.next(), SLOWEST);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.act = null;
    this.at = -1;
  }

  get current(): Scorer | undefined {
    return this.scorers[this.at];
  }

  /** What figures that have not scored yet will bring a seat. */
  ahead(seat: number): number {
    return this.scorers.slice(this.at + 1).reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0);
  }

  private next(): void {
    if (this.at + 1 < this.scorers.length) {
      this.at += 1;
      const isLast = this.at === this.scorers.length - 1;
      this.timer = setTimeout(() => this.next(), isLast ? this.pace + REST : this.pace);
    } else this.stop();
  }
}
