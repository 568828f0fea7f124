// Written by scripts/tables from heorot.server.messages. Do not edit.

export const VERSION = 1;

/** How a board that knows no game reads a view: what the fields of its parts are. */
export interface Plain {
  untold: string[];
  folded: string[];
  kinds: Record<string, string>;
  values: Record<string, string[]>;
  tallies: Record<string, string>;
  each: string[];
  shares: Record<string, string>;
  joins: Record<string, string>;
  course: Record<string, string>;
  grids: Record<string, string>;
  faces: Record<string, string>;
  coloured: string[];
}

/** The first message, and the one that asks for everything anew. */
export interface Hello {
  is: "hello";
  version: number;
  language: string;
}

/** Play an action. */
export interface Act {
  is: "act";
  request: string;
  revision: string;
  action: string;
}

/** Take back my last action; others may have to agree. */
export interface Undo {
  is: "undo";
  request: string;
  revision: string;
}

/** The answer to `Asked`. */
export interface Agree {
  is: "agree";
  what: "rematch" | "undo";
  yes: boolean;
}

/** Why is this not possible? One action, or, with none, all that one might wish for. */
export interface Why {
  is: "why";
  action?: string;
}

/** What seems best? Everybody is told that I have asked. */
export interface Advise {
  is: "advise";
}

/** Something for everybody at the table to read. */
export interface Say {
  is: "say";
  text: string;
}

/** My part of the dice, still hidden: the hash of a number and a salt. */
export interface Commit {
  is: "commit";
  hash: string;
}

/** My part of the dice. */
export interface Reveal {
  is: "reveal";
  number: number;
  salt: string;
}

/** A bot plays a seat from now on, or whoever sits there does again. */
export interface TakeOver {
  is: "take_over";
  bot: string;
  seat?: number;
}

/** Is anybody there? A line may be dead without saying so. */
export interface Ping {
  is: "ping";
}

/** Whoever sits at the table. */
export interface Person {
  seat: number;
  name: string;
  bot: string;
  is_here: boolean;
  is_mine: boolean;
  hints: number;
}

/** Something I may do now. */
export interface Choice {
  action: string;
  text: string;
  words: string[];
}

/** A sentence of what happened. */
export interface Sentence {
  text: string;
  depth: number;
  event: string;
  words: string[];
}

/** What I learn of one action. */
export interface Entry {
  number: number;
  seat: number;
  told: Sentence[];
}

/** Why something is not possible, and what would make it so. */
export interface Refusal {
  rule: string;
  text: string;
  action: string;
  wish: string;
  words: string[];
}

/** How a match ended for somebody. */
export interface Standing {
  seat: number;
  name: string;
  points: number;
  place: number;
  sources: ([string, number])[];
}

/** How a match ended. */
export interface Result {
  standings: Standing[];
  text: string;
  fingerprint: string;
  taken_back: string;
}

/** The table as I may know it now. */
export interface Position {
  revision: string;
  where: string;
  public: unknown;
  own: unknown;
  question: string;
  is_asked: boolean;
  choices: Choice[];
  waited_for: number[];
  ready: number[];
  points: (number | null)[];
  undo: "" | "ask" | "free";
  taken_back: number;
  result: Result | null;
  clocks: number[];
}

/** What some things do. */
export interface Tip {
  things: string[];
  text: string;
  rule: string;
}

/** Everything. */
export interface Table {
  is: "table";
  version: number;
  id: string;
  stage: "closed" | "open" | "over" | "playing" | "rolling";
  game: string;
  title: string;
  edition: string;
  reconstructed: string;
  seat: number;
  people: Person[];
  fixed: unknown;
  names: Record<string, string>;
  labels: Record<string, string>;
  tips: Tip[];
  plain: Plain;
  now: Position | null;
  entries: Entry[];
  said: Said[];
  dice: string;
  has_hints: boolean;
}

/** What is new. */
export interface Told {
  is: "told";
  now: Position;
  entries: Entry[];
  request: string;
}

/** Nothing has happened. */
export interface Refused {
  is: "refused";
  request: string;
  is_stale: boolean;
  refusal: Refusal | null;
  text: string;
}

/** The answer to `Why`. */
export interface Reasons {
  is: "reasons";
  refusals: Refusal[];
}

/** The answer to `Advise`. */
export interface Hint {
  is: "hint";
  revision: string;
  actions: string[];
  verdicts: ("best" | "clearly_worse" | "close" | "unsure" | "worse")[];
  text: string;
}

/** Somebody has come or gone, lets a bot play, or has asked for a hint. */
export interface People {
  is: "people";
  people: Person[];
}

/** Somebody has said something. */
export interface Said {
  is: "said";
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Somebody asks whether I agree. */
export interface Asked {
  is: "asked";
  what: "rematch" | "undo";
  by: number;
}

/** The dice: `commit` to a number of your own, or, when everybody has, `reveal` it. */
export interface Roll {
  is: "roll";
  step: "commit" | "reveal";
  dice: string;
}

/** Everybody goes on to another table: a rematch. */
export interface Moved {
  is: "moved";
  id: string;
}

/** The answer to `Ping`. */
export interface Pong {
  is: "pong";
}

export type ToHall = Hello | Act | Undo | Agree | Why | Advise | Say | Commit | Reveal | TakeOver | Ping;

export type ToClient = Table | Told | Refused | Reasons | Hint | People | Said | Asked | Roll | Moved | Pong;
