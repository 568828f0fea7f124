// What is asked for outside a table: the hall, a new table, a seat, rules, finished matches.

import type { Opened } from "./dice";
import type { Position, Table } from "./messages";

export interface GameFacts {
  name: string;
  title: string;
  opening: string;
  players: number[];
  boxes: { name: string; title: string }[];
  options: { name: string; text: string; values: { value: number; text: string }[] }[];
  bots: { name: string; text: string }[];
}

export interface TableFacts {
  id: string;
  game: string;
  title: string;
  stage: "open" | "rolling" | "playing" | "over";
  seats: { seat: number; name: string; bot: string; is_mine: boolean; is_free: boolean }[];
  is_my_turn: boolean;
  waited_for: string[];
  touched: number;
}

export interface Hall {
  me: { name: string };
  games: GameFacts[];
  mine: TableFacts[];
  listed: TableFacts[];
}

export interface NewTable {
  game: string;
  box: string;
  options: Record<string, number>;
  seats: { kind: "me" | "friend" | "bot" | "here"; name: string; bot: string }[];
  is_listed: boolean;
  minutes: number;
}

export interface Invitation {
  seat: number;
  path: string;
  qr: string;
}

export interface Rulebook {
  title: string;
  html: string;
  rules: { id: string; title: string; html: string }[];
}

/** A finished match through somebody's eyes: as it ended, and at which actions something was to be seen. */
export interface Finished {
  table: Table;
  moments: number[];
}

export interface Moment {
  now: Position;
  /** The number of the last entry by then. */
  heard: number;
}

export class Trouble extends Error {}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble("");
  }
  const found = (await answer.json()) as T & { error?: string };
  if (!answer.ok) throw new Trouble(found.error ?? answer.statusText);
  return found;
}

const spoken = (language: string): string => `?lang=${language}`;

export const api = {
  hall: (language: string) => call<Hall>("GET", `/api/hall${spoken(language)}`),
  rename: (name: string) => call<{ name: string }>("POST", "/api/name", { name }),
  open: (table: NewTable, language: string) =>
    call<{ id: string }>("POST", `/api/tables${spoken(language)}`, table),
  facts: (id: string, language: string) =>
    call<TableFacts & { invitations: Invitation[] }>("GET", `/api/tables/${id}${spoken(language)}`),
  sit: (id: string, link: string, language: string) =>
    call<{ seat: number }>("POST", `/api/tables/${id}/sit${spoken(language)}`, { link }),
  dice: (id: string) => call<Opened>("GET", `/api/tables/${id}/dice`),
  replay: (id: string, seat: number, language: string) =>
    call<Finished>("GET", `/api/tables/${id}/replay/${seat}${spoken(language)}`),
  moment: (id: string, seat: number, language: string, at: number) =>
    call<Moment>("GET", `/api/tables/${id}/replay/${seat}/${at}${spoken(language)}`),
  rules: (game: string, language: string) =>
    call<Rulebook>("GET", `/api/rules/${game}${spoken(language)}`),
};
