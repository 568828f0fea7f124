// Those who take part, as one reader sees them.

import type { Reading } from "../../things/reading";
import type { Entry, Position, Table } from "../../wire/messages";
import type { Card, Chances, Own, Participant, Public } from "./view";

export type Who = number | string;

/** What can be concluded of somebody, in cases of equal chance. */
export interface Share {
  cases: number;
  beest: number;
  infected: number;
  /** That naming them would be right; nothing where it cannot be. */
  complete: number | null;
}

/** One who takes part. */
export interface Person {
  who: Who;
  word: string;
  name: string;
  /** 0 for the Silent One. */
  seat: number;
  isMe: boolean;
  isOnTurn: boolean;
  part: Participant;
  share: Share | null;
  /** The colour of the stack, where the reader has seen it. */
  stack: string;
  /** On the black marker received, as far as the reader knows. */
  heads: number;
  /** The colours of the markers received, where the reader knows the stack that they are from. */
  got: string[];
}

/** Everybody in the order in which caves are given: clockwise from the reader, whose seat is given, and who comes last. */
export function peopleIn(table: Table, now: Position, reading: Reading, mine: number): Person[] {
  const shown = now.public as Public;
  const own = now.own as Own | null;
  const isOver = now.result !== null;
  const chances = own?.chances ?? shown.chances ?? null;
  const stacks = isOver ? shownStacks(shown) : seenStacks(mine, own);
  const people = shown.participants.map((part, place): Person => {
    const seat = typeof part.who === "number" ? part.who : 0;
    return {
      ...{ who: part.who, word: part.words[0] ?? "", seat, part },
      name: table.people.find((one) => one.seat === seat)?.name ?? reading.title(part.words),
      isMe: seat > 0 && seat === mine,
      isOnTurn: !isOver && seat > 0 && shown.decides === seat,
      share: isOver ? shareShown(part) : shareOf(chances, place),
      stack: stacks.get(part.who) ?? "",
      got: (part.met ?? []).map((giver) => stacks.get(giver) ?? ""),
      heads: (isOver ? part.heads : own?.heads?.[place]) ?? 0,
    };
  });
  const seats = people.filter((one) => one.seat > 0);
  const before = seats.filter((one) => one.seat < mine);
  const after = seats.filter((one) => one.seat > mine);
  return [...after, ...before, ...people.filter((one) => one.seat === 0), ...seats.filter((one) => one.isMe)];
}

function shareOf(chances: Chances | null, place: number): Share | null {
  if (!chances || chances.cases === 0) return null;
  const at = (list: (number | null)[]): number => list[place] ?? 0;
  return {
    cases: chances.cases,
    beest: at(chances.beest),
    infected: at(chances.infected),
    complete: chances.complete[place] ?? null,
  };
}

/** When all is shown there is one case. */
const shareShown = (part: Participant): Share => ({
  ...{ cases: 1, complete: null },
  beest: part.shown === "black" ? 1 : 0,
  infected: part.heads ? 1 : 0,
});

const shownStacks = (shown: Public): Map<Who, string> =>
  new Map(shown.participants.map((one) => [one.who, one.shown ?? ""]));

/** The stacks that a reader has seen: one's own, and those of whom one has a marker. */
function seenStacks(seat: number, own: Own | null): Map<Who, string> {
  const seen = new Map<Who, string>();
  if (!own) return seen;
  seen.set(seat, own.stack);
  for (const one of own.received ?? []) seen.set(one.giver, markerOf(one.words).colour);
  return seen;
}

/** What a marker shows: `marker:red`, `marker:black 3`. */
export function markerOf(words: readonly string[]): { colour: string; heads: number } {
  const [colour = "", heads = "0"] = (words[0] ?? "").replace("marker:", "").split(" ");
  return { colour, heads: Number(heads) };
}

/** A meeting of two, with which exchange of each it was. */
export interface Meeting {
  one: Person;
  other: Person;
  /** From 1; none if they have not met. */
  order: [number, number] | null;
}

export function meetingsOf(people: readonly Person[]): Meeting[] {
  return people.flatMap((one, place) =>
    people.slice(place + 1).map((other): Meeting => {
      const [there, back] = [placeIn(one, other), placeIn(other, one)];
      return { one, other, order: there > 0 && back > 0 ? [there, back] : null };
    }),
  );
}

const placeIn = (one: Person, other: Person): number => (one.part.met ?? []).indexOf(other.who) + 1;

/** The words of an exchange, and whether it is new to the reader. */
export interface Exchanged {
  words: string[];
  isNew: boolean;
}

/** Whether an expedition has ended since the reader looked last. */
export const hasEnded = (entries: readonly Entry[], seenUpTo: number): boolean =>
  entries.some((entry) => entry.number > seenUpTo && entry.told.some((one) => one.event === "shows_stack"));

/** The exchanges of this expedition, the last one last. */
export function exchangesIn(entries: readonly Entry[], seenUpTo: number): Exchanged[] {
  const told = entries.flatMap((entry) => entry.told.map((one) => ({ ...one, isNew: entry.number > seenUpTo })));
  const begin = told.findLastIndex((one) => one.event === "expedition_begins");
  return told.slice(begin + 1).filter((one) => one.event === "meets");
}

/** The caves of the open hand that have no place yet. */
export function leftInHand(shown: Public, own: Own | null): Card[] {
  const taken = (own?.choice ?? []).map((one) => one.words[0]);
  return (shown.hand ?? []).filter((card) => {
    const found = taken.indexOf(card.words[0]);
    if (found >= 0) taken.splice(found, 1);
    return found < 0;
  });
}

/** Who gets the next cave, for whoever is asked. */
export const nextIn = (own: Own | null): Who | null =>
  own?.question?.name === "laying" ? (own.question.args?.["seat"] ?? null) : null;

export const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;
