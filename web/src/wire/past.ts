// What a reader is told of the past.

import type { Entry, Position, Sentence } from "./messages";

export interface Line extends Sentence {
  /** Of its entry, and its place there. */
  number: number;
  place: number;
  seat: number;
}

/** Whom a sentence is about: the first player in it; 0 for nobody, or somebody without a seat. */
export function seatOf(one: Sentence): number {
  const named = one.words.find((word) => word.startsWith("seat:")) ?? "";
  return Number(/^seat:(\d+)$/.exec(named)?.[1] ?? 0);
}

/** The sentences of some entries, each with whom it is about. */
export const linesOf = (entries: readonly Entry[]): Line[] =>
  entries.flatMap((entry) =>
    entry.told.map((one, place) => ({ ...one, number: entry.number, place, seat: seatOf(one) })),
  );

/** Of these the last few that are worth telling: what a board shows by itself only if there is nothing else. */
export function newest(lines: readonly Line[], most: number): Line[] {
  const told = lines.filter((line) => line.depth === 2 || line.depth === 0);
  return (told.length > 0 ? told : lines).slice(-most);
}

/** Of these the last one with which a player has missed a turn: the event is called so. */
export const missedBy = (lines: readonly Line[], seat: number, event: string | undefined): Line | undefined =>
  lines.findLast((line) => line.event === event && line.seat === seat);

/** Whether something at its place, such as a card in a slot, is what a sentence speaks of. */
export function isIn(told: readonly Sentence[], words: readonly string[]): boolean {
  const named = words.filter((word) => !word.startsWith("action:"));
  /** An event may say which of several equal ones it was: `tile:mead #2`. */
  const has = (one: Sentence, word: string): boolean =>
    one.words.some((other) => other === word || other.startsWith(`${word} #`));
  return named.length > 1 && told.some((one) => named.every((word) => has(one, word)));
}

/**
 * Where to tell what became of some sentences for a player: after the last one that speaks of them, before something
 * new begins if it can be, or else after the last one of all.
 */
export function lastOf(lines: readonly Line[], seat: number): Line | undefined {
  const plain = lines.filter((line) => line.depth > 1);
  const about = plain.filter((line) => line.seat === seat);
  const begins = lines.findLast((line) => line.depth === 0);
  const ended = begins ? lines.slice(0, lines.indexOf(begins)) : [];
  /** Somebody without a seat: no sentence has their number. */
  const rival = plain.findLast((line) => line.seat === 0 && line.words.some((word) => word.startsWith("seat:")));
  return about.findLast((line) => ended.includes(line)) ?? about.at(-1) ?? rival ?? plain.at(-1) ?? lines.at(-1);
}

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
