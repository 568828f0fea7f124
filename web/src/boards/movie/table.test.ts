import { describe, expect, it } from "vitest";
import { planOf } from "./plan";
import { changesOf, heldOn, inHand, scorersOf } from "./table";
import type { Lying, Own } from "./view";

const BOARD: Lying = {
  tiles: [{ words: ["tile:+2 mead", "square:b1"] }],
  figures: [[{ words: ["piece:thane", "square:b2"], points: 9 }], [{ words: ["piece:castle", "square:a1"], points: -4 }]],
};
const own = (more: Partial<Own>): Own => ({ figures: [], unseen: [], ...more });

describe("what lies on a board", () => {
  const held = heldOn(BOARD);

  it("is known by its square, and figures by their seats", () => {
    expect(held.get("b1")).toMatchObject({ words: ["tile:+2 mead", "square:b1"], seat: 0 });
    expect(held.get("a1")?.seat).toBe(2);
  });

  it("scores in the order of the squares", () => {
    const squares = ["a1", "b1", "a2", "b2"].map((name, place) => ({
      words: [`square:${name}`],
      row: place < 2 ? 1 : 2,
      column: (place % 2) + 1,
    }));
    const scorers = scorersOf({ act: 1, board: BOARD }, planOf({ drawn: "straight", squares }, false));
    expect(scorers).toEqual([
      { seat: 2, square: "a1", points: -4 },
      { seat: 1, square: "b2", points: 9 },
    ]);
  });

  it("changes for those whose figures stand there, and for the reader whose figure would", () => {
    expect(changesOf({ a1: -6, a2: 12 }, held, 1)).toEqual([
      [1, 12],
      [2, -6],
    ]);
    expect(changesOf({ b2: -9, a2: 9 }, held, 1)).toEqual([]);
    expect(changesOf(undefined, held, 1)).toEqual([]);
  });

  it("shows what is about to be placed, or moved", () => {
    expect(inHand(null, held)).toBeNull();
    expect(inHand(own({ hand: [{ words: ["tile:horn"], is_chosen: true }] }), held)).toEqual(["tile:horn"]);
    const moving = own({ hand: [{ words: ["tile:counsel"], is_chosen: true }], squares: ["b2"] });
    expect(inHand(moving, held)?.[0]).toBe("piece:thane");
  });
});
