// Who sits at a new table unless somebody wants it otherwise.

import type { GameFacts, NewTable } from "../wire/api";

export type Seat = { kind: "me" | "friend" | "bot" | "here"; name: string; bot: string };

const USUAL = 3;

export const usualBot = (game: GameFacts): string => game.bots.find((one) => one.is_usual)?.name ?? "";
export const least = (game: GameFacts): number => game.players[0] ?? 2;
export const most = (game: GameFacts): number => game.players.at(-1) ?? 2;

/** Me, and bots: as many as make a good game. */
export function usualSeats(game: GameFacts): Seat[] {
  const count = Math.min(Math.max(least(game), USUAL), most(game));
  const bots = Array.from({ length: count - 1 }, (): Seat => ({ kind: "bot", name: "", bot: usualBot(game) }));
  return [{ kind: "me", name: "", bot: "" }, ...bots];
}

/** A table at which one can play at once. */
export const usualTable = (game: GameFacts, box: string): NewTable => ({ game: game.name, box, seats: usualSeats(game) });
