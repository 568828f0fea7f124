import { describe, expect, it } from "vitest";
import { nextTo, partThrough, planOf } from "./plan";
import type { Board, Line } from "./view";

const square = (name: string, row: number, column: number, gorge = false) => ({ words: [`square:${name}`], row, column, gorge });
const BOARD: Board = {
  drawn: "diagonal",
  squares: [square("a1", 1, 1), square("b1", 1, 2), square("a2", 2, 1), square("b2", 2, 2, true), square("b3", 3, 2)],
};

describe("the plan of a board", () => {
  it("is as wide as its columns and as high as its rows when it lies level", () => {
    const plan = planOf(BOARD, false);
    expect([plan.width, plan.height]).toEqual([2, 3]);
    expect(plan.places.get("b3")).toMatchObject({ x: 1.5, y: 2.5, isGorge: false });
  });

  it("has rows that rise and columns that fall when it stands on its point, and nothing sticks out", () => {
    const plan = planOf(BOARD, true);
    const [a1, b1, a2] = ["a1", "b1", "a2"].map((name) => plan.places.get(name));
    expect(b1!.x).toBeCloseTo(a2!.x);
    expect(b1!.y).toBeLessThan(a1!.y);
    expect(a2!.y).toBeGreaterThan(a1!.y);
    for (const one of plan.places.values()) {
      expect(one.x - Math.SQRT1_2).toBeGreaterThan(-1e-9);
      expect(one.x + Math.SQRT1_2).toBeLessThan(plan.width + 1e-9);
      expect(one.y - Math.SQRT1_2).toBeGreaterThan(-1e-9);
      expect(one.y + Math.SQRT1_2).toBeLessThan(plan.height + 1e-9);
    }
  });
});

describe("a line", () => {
  const plan = planOf(BOARD, false);

  it("is found through each of its squares, with its sum", () => {
    const rows: Line[] = [
      ["a1", "b1", 4],
      ["a2", "a2", 0],
    ];
    expect(partThrough(plan, rows, "b1")?.sum).toBe(4);
    expect([...partThrough(plan, rows, "a1")!.names]).toEqual(["a1", "b1"]);
    expect(partThrough(plan, rows, "b3")).toBeNull();
  });

  it("leads to the next square, if there is one", () => {
    expect(nextTo(plan, "a1", 0, 1)?.name).toBe("b1");
    expect(nextTo(plan, "a2", 1, 0)).toBeNull();
  });
});
