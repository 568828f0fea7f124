// Where the episodes lie, and which of them are visited.

import type { Episode } from "./view";

/** An episode that is visited in this match. */
export interface Stop {
  episode: Episode;
  /** Its place on the way, from 1. */
  number: number;
  /** What its texts are found by, whatever its place. */
  name: number;
}

export const nameOf = (episode: Episode): number => Number(episode.words[0]?.slice("episode:".length)) || 0;

/** The sign of its kind. */
export const glyphOf = (episode: Episode): string => (episode.kind === "ranking" ? "treasure" : episode.kind);

export const stopsOf = (path: readonly Episode[]): Stop[] =>
  path
    .map((episode, place) => ({ episode, number: place + 1, name: nameOf(episode) }))
    .filter((stop) => !stop.episode.skipped);

/** From here on Beowulf is king. */
export const CROWNED = 22;

const span = (from: number, to: number, land: string): [number, string][] =>
  Array.from({ length: to - from + 1 }, (_, place) => [from + place, land]);

/** What the country looks like, by the names of the episodes. */
export const LANDS: Record<number, string> = Object.fromEntries([
  ...span(1, 2, "sea"),
  ...span(3, 8, "hall"),
  ...span(9, 13, "mere"),
  ...span(14, 15, "sea"),
  ...span(16, 18, "hall"),
  ...span(19, 29, "fields"),
  ...span(30, 36, "barrow"),
]);
