import { expect, test } from "vitest";
import { table } from "../wire/fakes";
import { factsOf, hintsOf, isPut } from "./facts";

test("a question is put to somebody, unless it is told of them", () => {
  expect(isPut({ question: { name: "laying", args: {} } })).toBe(true);
  expect(isPut({ question: { name: "others_laying", args: {} } })).toBe(false);
});

test("a number that happens to be that of the seat is told like any other", () => {
  const player = { words: ["seat:2"], who: 2, scratches: 2, hand: ["a", "b", "c"], wounds: 0, has_bid: true };
  expect(factsOf(player, { who: "seat" })).toEqual([
    { key: "scratches", count: 2 },
    { key: "hand", count: 3 },
    { key: "has_bid", count: null },
  ]);
});

test("of hints it is told who has asked for how many", () => {
  const { people } = table(null);
  expect(hintsOf(people)).toBe("");
  expect(hintsOf(people.map((one) => ({ ...one, hints: one.seat })))).toBe("P1 1, P2 2");
});

test("equal things that are told once count as many as they are", () => {
  const player = { words: ["seat:1"], laid: [{ words: ["card:fight"], count: 3 }, { words: ["card:wit"], count: 1 }] };
  expect(factsOf(player, {})).toEqual([{ key: "laid", count: 4 }]);
});
