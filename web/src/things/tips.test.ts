import { expect, test } from "vitest";
import { placeOf, type Box } from "./tips";

const SCREEN = { width: 400, height: 400 };
const SIZE = { width: 100, height: 50 };
const THING: Box = { left: 180, top: 180, width: 40, height: 40 };

const AROUND: Box = { left: 100, top: 100, width: 200, height: 200 };

const place = (kept: Box[], thing = THING): Box => ({ ...placeOf(thing, [AROUND], kept, SIZE, SCREEN), ...SIZE });
const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test("it is told right above a thing where nothing is in the way", () => {
  expect(place([])).toEqual({ left: 150, top: 122, ...SIZE });
});

test("what may be touched next is not covered, nor the thing itself", () => {
  const above = { left: 0, top: 0, width: 400, height: 170 };
  const below = { left: 0, top: 230, width: 400, height: 170 };
  for (const kept of [[above], [below], [above, below]])
    for (const one of [...kept, THING]) expect(meet(place(kept), one)).toBe(false);
});

test("it goes beside what is around the thing where all of that may be touched", () => {
  expect(place([AROUND])).toEqual({ left: 150, top: 42, ...SIZE });
});

test("where there is no other room the least is covered", () => {
  const found = place([{ left: 0, top: 0, width: 400, height: 400 }]);
  expect(meet(found, THING)).toBe(false);
});

test("it stays on the screen", () => {
  for (const [left, top] of [[0, 0], [360, 0], [0, 360], [360, 360]] as const) {
    const found = place([], { ...THING, left, top });
    expect(found.left).toBeGreaterThanOrEqual(8);
    expect(found.top).toBeGreaterThanOrEqual(8);
    expect(found.left + found.width).toBeLessThanOrEqual(392);
    expect(found.top + found.height).toBeLessThanOrEqual(392);
  }
});
