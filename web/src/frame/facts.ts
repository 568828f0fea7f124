// What a view tells of a player, as far as it fits on a shield: numbers, flags, how many.

import type { Person, Table } from "../wire/messages";
import { isPart, wordsOf, type Part, type Value } from "../things/reading";

const fieldsOf = (part: Part): [string, Value][] => Object.entries(part).filter(([key]) => key !== "words");

/** Whether a question is put to whoever decides; otherwise it tells the others of one. */
export const isPut = (shown: Part): boolean =>
  !(isPart(shown["question"]) && String(shown["question"]["name"]).startsWith("others_"));

export interface Fact {
  key: string;
  /** Nothing to count: it is so. */
  count: number | null;
}

/** The things of a view that are players, by their word. */
export function playersIn(shown: Part): Map<string, Part> {
  const found = new Map<string, Part>();
  for (const [, value] of fieldsOf(shown)) {
    if (!Array.isArray(value) || value.length === 0) continue;
    const words = value.map((one) => wordsOf(one)[0] ?? "");
    if (words.every((word) => word.startsWith("seat:"))) value.forEach((one, place) => found.set(words[place] ?? "", one as Part));
  }
  return found;
}

export interface Taking extends Person {
  word: string;
}

/** Everybody who takes part: those without a seat come last, as their points do. */
export function takingPart(table: Table, shown: Part): Taking[] {
  const rivals = [...playersIn(shown).keys()].filter((word) => !/:\d+$/.test(word));
  const seatless = { bot: "", is_here: true, is_mine: false, hints: 0 };
  return [
    ...table.people.map((one) => ({ ...one, word: `seat:${one.seat}` })),
    ...rivals.map((word, place) => ({
      ...seatless,
      ...{ seat: table.people.length + place + 1, name: table.names[word] ?? word, word },
    })),
  ];
}

/** Who has asked for hints. */
export const hinted = (people: readonly Person[] = []): Person[] => people.filter((one) => one.hints > 0);

/** How many hints everybody has asked for, as a list. */
export const hintsOf = (people?: readonly Person[]): string => hinted(people).map((one) => `${one.name} ${one.hints}`).join(", ");

/** `kinds`: the fields whose numbers are names, as the game says. */
export const factsOf = (player: Part, kinds: Record<string, string>): Fact[] =>
  fieldsOf(player).flatMap(([key, value]) => {
    const count = key in kinds ? 0 : counted(value);
    return count === 0 ? [] : [{ key, count: value === true ? null : count }];
  });

function counted(value: Value): number {
  if (typeof value === "number") return value;
  if (value === true) return 1;
  if (Array.isArray(value) && value.every((one) => isPart(one) || typeof one === "string"))
    return value.reduce<number>((sum, one) => sum + copies(one), 0);
  return 0;
}

/** How many there are of something: equal things may be told once, with their number. */
const copies = (one: Value): number => (isPart(one) && typeof one["count"] === "number" ? one["count"] : 1);
