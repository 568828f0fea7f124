import { expect, test } from "vitest";
import type { Plain, Position, Table } from "../wire/messages";
import { NOUNS } from "./nouns";
import { Reading, thingOf, type Part } from "./reading";

const NOTHING: Plain = {
  untold: [],
  folded: [],
  kinds: {},
  values: {},
  tallies: {},
  each: [],
  shares: {},
  joins: {},
  course: {},
  grids: {},
  faces: {},
  coloured: [],
};

function reading(plain: Partial<Plain>, shown: Part, fixed: Part = {}, own: Part | null = null): Reading {
  const table = {
    plain: { ...NOTHING, ...plain },
    fixed,
    labels: { hand: "Hand", price: "Price", cards: "Cards", stack: "Stack", board: "Board", figures: "Figures" },
    names: { "card:red ring": "red ring", "stack:red": "red stack", "seat:1": "Ann", "seat:silent": "Silent One" },
    people: [{ seat: 1, name: "Ann" }],
    tips: [{ things: ["card-ring", "card-wild_sheep", "card-kings_treasure"], text: "It pays.", rule: "H7" }],
  };
  return new Reading(table as unknown as Table, { public: shown, own } as unknown as Position);
}

const names = (one: Reading, part: Part, within: string): string[] => one.fields(part, within).map((field) => field.name);

test("what has no label, is empty or belongs to the frame is not told", () => {
  const part = { where: {}, points: [1], hand: [1], cards: [], phase: "x" };
  expect(names(reading({}, part), part, "public")).toEqual(["hand"]);
});

test("a field can be left out everywhere, or only where it stands", () => {
  const one = reading({ untold: ["stack", "price.cards"] }, {});
  expect(names(one, { stack: 1, cards: 2 }, "price")).toEqual([]);
  expect(names(one, { stack: 1, cards: 2 }, "own")).toEqual(["cards"]);
});

test("a value is told by its word, whether it carries its kind or the field says it", () => {
  const one = reading({ kinds: { stack: "stack" } }, {});
  expect(one.told({ name: "stack", within: "own" }, "red")).toBe("red stack");
  expect(one.told({ name: "hand", within: "own" }, "card:red ring")).toBe("red ring");
  expect(one.told({ name: "hand", within: "own" }, -3)).toBe("−3");
});

test("a thing is called by the first of its words that has a name", () => {
  expect(reading({}, {}).title(["slot:1", "card:red ring #2"])).toBe("red ring");
});

test("what a thing shows is found by its word, its value or what follows its colour", () => {
  const one = reading({ faces: { card: "prices" } }, {}, { prices: { ring: { value: 2 } } });
  expect(one.face(["card:red ring"])).toEqual({ within: "prices", value: { value: 2 } });
  expect(one.face(["seat:1"])).toBeNull();
});

test("the grid is the present one, unless another is told beside it", () => {
  const square = (word: string): Part => ({ words: [word], row: 1, column: 1 });
  const fixed = { boards: [{ squares: [square("square:a1")] }, { squares: [square("square:b2")] }] };
  const one = reading({ course: { boards: "act" }, grids: { board: "boards" } }, { act: 2 }, fixed);
  const field = { name: "board", within: "public", label: "Board", value: {} };
  expect(one.grid(field, {})).toEqual([square("square:b2")]);
  expect(one.grid(field, { act: 1 })).toEqual([square("square:a1")]);
  expect(one.grid({ ...field, name: "hand" }, {})).toEqual([]);
});

test("what one has chosen is known by its words", () => {
  const one = reading({ kinds: { "own.stack": "square" } }, {}, {}, { stack: ["c4", "d4"], cards: 2 });
  expect(one.chosen()).toEqual(new Set(["square:c4", "square:d4"]));
});

test("those without a seat take part behind the others", () => {
  const one = reading({}, { figures: [{ words: ["seat:1"] }, { words: ["seat:silent"] }] });
  expect(one.people()).toEqual([{ seat: 1, name: "Ann" }, { seat: 0, name: "Silent One" }]);
});

test("what a thing does is told by the first of its words that needs it, whatever its colour", () => {
  const one = reading({}, {});
  expect(one.tip(["slot:1", "card:blue wild sheep #2"])).toEqual({ word: "card:blue wild sheep #2", text: "It pays.", rule: "H7" });
  expect(one.tip(["card:red king's treasure"])?.rule).toBe("H7");
  expect(one.tip(["card:ring"])?.rule).toBe("H7");
  expect(one.tip(["seat:1", "card:red harp", ""])).toBeNull();
});

test("every thing is called as the hall calls it", () => {
  const called = Object.keys(NOUNS).map((word) => [word, thingOf(word)]);
  expect(called.length).toBeGreaterThan(100);
  expect(Object.fromEntries(called)).toEqual(NOUNS);
});
