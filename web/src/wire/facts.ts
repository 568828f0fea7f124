// Written by scripts/tables from heorot.server.facts. Do not edit.

import type { Entry, Position, Table } from "./messages";

/** Who is to sit there: me, a friend who gets a link, a bot, somebody else at my screen. */
export interface NewSeat {
  kind: "bot" | "friend" | "here" | "me";
  name?: string;
  bot?: string;
}

/** What is asked for. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  box?: string;
  options?: Record<string, number>;
  is_listed?: boolean;
  minutes?: number;
  has_hints?: boolean | null;
}

/** What a guest wants to be called. */
export interface Name {
  name: string;
}

/** An invitation. */
export interface Link {
  link: string;
}

/** Whether a table is to be off my list. */
export interface Away {
  is_away: boolean;
}

/** The guest who asks. */
export interface Me {
  name: string;
}

/** An edition of a game. */
export interface Box {
  name: string;
  title: string;
  about: string;
  reconstructed: string;
  has_lesson: boolean;
}

/** One of the values of an option. */
export interface Value {
  value: number;
  text: string;
}

/** Something to agree on before a game begins. */
export interface Option {
  name: string;
  text: string;
  values: Value[];
}

/** Somebody who can always play. */
export interface Bot {
  name: string;
  is_usual: boolean;
}

/** What there is to know and to choose before a game begins. */
export interface GameFacts {
  name: string;
  title: string;
  opening: string;
  players: number[];
  boxes: Box[];
  options: Option[];
  bots: Bot[];
}

/** A seat as the lobby shows it. */
export interface SeatFacts {
  seat: number;
  name: string;
  bot: string;
  is_mine: boolean;
  is_free: boolean;
}

/** The way to a free seat; only the host of a table is told. */
export interface Invitation {
  seat: number;
  path: string;
  qr: string;
}

/** A table as the lobby shows it. */
export interface TableFacts {
  id: string;
  game: string;
  box: string;
  title: string;
  stage: "closed" | "open" | "over" | "playing" | "rolling";
  seats: SeatFacts[];
  host: string;
  is_host: boolean;
  is_listed: boolean;
  is_my_turn: boolean;
  waited_for: string[];
  winners: string[];
  touched: number;
  invitations: Invitation[];
}

/** The lobby. */
export interface HallFacts {
  me: Me;
  games: GameFacts[];
  mine: TableFacts[];
  listed: TableFacts[];
}

/** A new table. */
export interface Opened {
  id: string;
}

/** The seat that an invitation led to. */
export interface Seated {
  seat: number;
}

/** I do not play there any more. */
export interface Left {
  is_left: boolean;
}

/** One rule of a rulebook. */
export interface Rule {
  id: string;
  title: string;
  html: string;
}

/** A part of a rulebook, as the table of contents has it. */
export interface Section {
  id: string;
  title: string;
}

/** The rules of a game. */
export interface Rulebook {
  title: string;
  html: string;
  sections: Section[];
  rules: Rule[];
}

/** A caption of a lesson, and the table that it speaks of. */
export interface LessonStep {
  caption: string;
  now: Position;
  entries: Entry[];
  shows: string[];
  asks: string;
}

/** First steps in a game: a match through the eyes of one seat, all of it at once. */
export interface Lesson {
  table: Table;
  steps: LessonStep[];
}

/** What somebody was told of a finished match. */
export interface Finished {
  entries: Entry[];
  moments: number[];
}

/** A finished match as somebody saw it after so many actions. */
export interface Moment {
  now: Position;
  heard: number;
}

/** What somebody has mixed into the dice. */
export interface MixedNumber {
  seat: number;
  number: string;
  salt: string;
  commitment: string;
}

/** The dice of a finished match, opened. */
export interface DiceFacts {
  commitment: string;
  secret: string;
  terms: string;
  numbers: MixedNumber[];
}

/** The hall is open, and its database answers. */
export interface Health {
  is_open: boolean;
}

/** Why something was not granted, in a sentence. */
export interface Trouble {
  error: string;
}
