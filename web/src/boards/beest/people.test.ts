import { expect, test } from "vitest";
import { Reading } from "../../things/reading";
import type { Entry, Position, Table } from "../../wire/messages";
import { exchangesIn, hasEnded, leftInHand, markerOf, meetingsOf, nextIn, peopleIn } from "./people";
import type { Own, Participant, Public } from "./view";

const participant = (who: number | string, more: Partial<Participant> = {}): Participant => ({ words: [`seat:${who}`], who, ...more });
const PUBLIC: Public = {
  ...{ where: {}, question: { name: "others_laying" }, points: [], start: 1, decides: 3 },
  participants: [
    participant(1, { met: [3, "silent"] }),
    participant(2),
    participant(3, { met: [1], shown: "red" }),
    participant("silent", { met: [1] }),
  ],
  chances: { cases: 4, beest: [1, 1, 1, 1], infected: [2, 0, 1, 1], complete: [2, null, null, null] },
};
const OWN: Own = {
  ...{ stack: "green", side: "infected", heads: [0, 0, 0, 3] },
  received: [{ words: ["marker:red"], giver: 3 }, { words: ["marker:black 3"], giver: "silent" }],
};

function seen(seat: number, own: Own | null, result: Position["result"] = null) {
  const people = ["Ann", "Ben", "Cleo"].map((name, place) => ({ name, seat: place + 1 }));
  const table = { people, names: { "seat:silent": "Silent One" }, plain: {}, labels: {} } as unknown as Table;
  const now = { public: PUBLIC, own, result } as unknown as Position;
  return peopleIn(table, now, new Reading(table, now), seat);
}

test("others stand clockwise from the reader, then the Silent One, the reader last", () => {
  expect(seen(2, OWN).map((one) => one.name)).toEqual(["Cleo", "Ann", "Silent One", "Ben"]);
  expect(seen(0, null).map((one) => one.name)).toEqual(["Ann", "Ben", "Cleo", "Silent One"]);
});

test("a reader who is told nothing more sees what everybody can conclude", () => {
  const ann = seen(0, null).find((one) => one.seat === 1);
  expect(ann?.share).toEqual({ cases: 4, beest: 1, infected: 2, complete: 2 });
  expect([ann?.stack, ann?.got]).toEqual(["", ["", ""]]);
});

test("whose stack one has seen is known wherever its markers went", () => {
  const people = seen(1, OWN);
  expect(people.map((one) => one.stack)).toEqual(["", "red", "black", "green"]);
  expect(people.map((one) => one.got)).toEqual([[], ["green"], ["green"], ["red", "black"]]);
});

test("when the match is over all stacks are known, and nobody is on turn", () => {
  const people = seen(0, null, {} as Position["result"]);
  expect(people.map((one) => one.stack)).toEqual(["", "", "red", ""]);
  expect(people.map((one) => one.share?.cases)).toEqual([1, 1, 1, 1]);
  expect(people.some((one) => one.isOnTurn)).toBe(false);
});

test("a meeting knows which exchange of each it was", () => {
  const met = meetingsOf(seen(0, null)).filter((one) => one.order);
  expect(met.map((one) => [one.one.who, one.other.who, one.order])).toEqual([
    [1, 3, [1, 1]],
    [1, "silent", [2, 1]],
  ]);
});

test("exchanges of this expedition are told, and whether they are new", () => {
  const told = (event: string, ...words: string[]) => ({ event, words, text: "", depth: 1 });
  const entries: Entry[] = [
    { number: 1, seat: 1, told: [told("meets", "seat:1", "seat:2"), told("expedition_begins")] },
    { number: 2, seat: 2, told: [told("lays", "seat:2", "seat:3"), told("meets", "seat:2", "seat:3")] },
    { number: 3, seat: 3, told: [told("meets", "seat:3", "seat:1")] },
  ];
  const found = exchangesIn(entries, 2).map((one) => [...one.words, one.isNew]);
  expect(found).toEqual([["seat:2", "seat:3", false], ["seat:3", "seat:1", true]]);
});

test("that an expedition has ended is new until the reader has acted", () => {
  const entries: Entry[] = [{ number: 4, seat: 2, told: [{ event: "shows_stack", words: [], text: "", depth: 1 }] }];
  expect(hasEnded(entries, 3)).toBe(true);
  expect(hasEnded(entries, 4)).toBe(false);
});

test("a cave that has a place is not in the hand any more, one for each", () => {
  const hand = ["cave:a", "cave:a", "cave:b"].map((word) => ({ words: [word] }));
  const own = { ...OWN, choice: [{ words: ["cave:a", "seat:2"], who: 2 }] };
  expect(leftInHand({ ...PUBLIC, hand }, own).map((one) => one.words[0])).toEqual(["cave:a", "cave:b"]);
  expect(leftInHand({ ...PUBLIC, hand }, null)).toHaveLength(3);
});

test("who is next is told by the question", () => {
  expect(nextIn({ ...OWN, question: { name: "laying", args: { seat: "silent" } } })).toBe("silent");
  expect(nextIn({ ...OWN, question: { name: "before" } })).toBeNull();
});

test("a marker is a colour, or black with heads", () => {
  expect(markerOf(["marker:blue"])).toEqual({ colour: "blue", heads: 0 });
  expect(markerOf(["marker:black 4"])).toEqual({ colour: "black", heads: 4 });
});
