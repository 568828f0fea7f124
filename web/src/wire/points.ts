// Points and where they come from, as far as a reader may know.

import type { Entry, Position, Sentence, Standing } from "./messages";
import { lastOf, linesOf, seatOf } from "./past";

export type Sources = Record<string, number>;

/** A change of somebody's points from one source. */
export interface Gain {
  seat: number;
  source: string;
  points: number;
}

/** Gains by the sentence that they came with: the number of its entry, and its place there. */
export type Gains = ReadonlyMap<string, Gain[]>;
export const keyOf = (line: { number: number; place: number }): string => `${line.number}.${line.place}`;

const place = (id: string, seat: number): string => `heorot-gains-${id}-${seat}`;

/** For whoever loads the page again: what was gained is reckoned from what was seen. */
export function keepGains(id: string, seat: number, gains: Gains): void {
  sessionStorage.setItem(place(id, seat), JSON.stringify([...gains]));
}

export function keptGains(id: string, seat: number): Gains {
  const kept = sessionStorage.getItem(place(id, seat));
  return new Map(kept === null ? [] : (JSON.parse(kept) as [string, Gain[]][]));
}

interface Known {
  points?: unknown;
  sources?: unknown;
}

/** Where the points of a seat come from; of others none where the rules keep it secret. */
export function sourcesOf(now: Position, seat: number, mine: number): Sources | null {
  const shown = (now.public as Known).sources;
  const open = Array.isArray(shown) ? (shown[seat - 1] as Sources | null | undefined) : null;
  if (open) return open;
  return seat === mine ? (((now.own as Known | null)?.sources as Sources | undefined) ?? null) : null;
}

/** The points of a seat; mine also where the rules keep them secret from the others. */
export function pointsOf(now: Position, seat: number, mine: number): number | null {
  const open = now.points[seat - 1];
  if (typeof open === "number") return open;
  const own = (now.own as Known | null)?.points;
  return seat === mine && typeof own === "number" ? own : null;
}

/** The same with what has changed between two positions, told after what was said in between. */
export function withGains(kept: Gains, before: Position, after: Position, entries: readonly Entry[], mine: number): Gains {
  const lines = linesOf(entries);
  const found = new Map(kept);
  for (const gain of gains(before, after, mine)) {
    const line = lastOf(lines, gain.seat);
    if (line) found.set(keyOf(line), [...(found.get(keyOf(line)) ?? []), gain]);
  }
  return found;
}

/** Whether a sentence that a board shows by itself tells a number of points and nothing else: its gains tell more. */
export function saysOnly(one: Sentence, some: readonly Gain[]): boolean {
  const sum = some.reduce((all, gain) => all + gain.points, 0);
  const isTheirs = some.every((gain) => [gain.seat, 0].includes(seatOf(one)));
  return isTheirs && one.depth === 3 && one.words.length === 2 && one.words[1] === `count:${sum}`;
}

/** What was scored: points of several from one source at once, or a loss. */
export function scored(all: Gains, since: number): Map<string, Gain[]> {
  const found = new Map<string, Gain[]>();
  for (const [key, some] of all) {
    const number = parseInt(key);
    if (number > since) for (const gain of some) found.set(`${number} ${gain.source}`, [...(found.get(`${number} ${gain.source}`) ?? []), gain]);
  }
  return new Map([...found].filter(([, some]) => some.length > 1 || some.some((gain) => gain.points < 0)));
}

/** What has changed between two positions, source by source. */
export function gains(before: Position, after: Position, mine: number): Gain[] {
  return after.points.flatMap((_, index) => {
    const seat = index + 1;
    const [old, now] = [sourcesOf(before, seat, mine), sourcesOf(after, seat, mine)];
    if (!old || !now) return [];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .map((source) => ({ seat, source, points: (now[source] ?? 0) - (old[source] ?? 0) }))
      .filter((gain) => gain.points !== 0);
  });
}

/** What decided a match: where the winner is furthest ahead of whoever comes next. */
export function decided(standings: readonly Standing[]): { source: string; points: number; name: string } | null {
  const [first, second, ...others] = [...standings].sort((a, b) => a.place - b.place);
  if (!first || !second || first.place === second.place || others.some((one) => one.place === first.place)) return null;
  if (first.sources.length < 2 || second.sources.length === 0) return null;
  const behind = new Map(second.sources);
  const leads = first.sources.map(([source, points]) => ({ source, points: points - (behind.get(source) ?? 0) }));
  const most = leads.reduce((best, one) => (one.points > best.points ? one : best));
  return most.points > 0 ? { ...most, name: second.name } : null;
}

/** A source without what it adds in brackets, for where there is little room. */
export const briefly = (source: string): string => source.replace(/ \(.+\)$/, "");
export const withSign = (points: number): string => (points > 0 ? `+${points}` : minus(points));
export const minus = (points: number): string => String(points).replace("-", "−");
