// What a reader is told of the past.

import type { Entry, Position, Sentence } from "./messages";

export interface Line extends Sentence {
  number: number;
  seat: number;
}

/** The sentences of some entries, each with who acted. */
export const linesOf = (entries: readonly Entry[]): Line[] =>
  entries.flatMap((entry) => entry.told.map((one) => ({ ...one, number: entry.number, seat: entry.seat })));

/** Since the reader's last turn: it begins with their last action before others decided. */
export function recent(entries: readonly Entry[], seat: number): Entry[] {
  let number = entries.length;
  while (number > 0 && entries[number - 1]?.seat === seat) number -= 1;
  while (number > 0 && entries[number - 1]?.seat !== seat) number -= 1;
  return entries.slice(Math.max(number - 1, 0));
}

/** Players are to remember what was further back, until it is over. */
export const hidesPast = (now: Position | null): boolean =>
  now !== null && now.result === null && Boolean((now.public as { hides_past?: boolean }).hides_past);
