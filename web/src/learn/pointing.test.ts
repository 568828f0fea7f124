import { expect, test } from "vitest";
import { merged } from "./pointing";

const box = (left: number, width = 10) => ({ left, top: 0, width, height: 10 });

test("rings that would cross are one, however they come", () => {
  expect(merged([box(0), box(20), box(5, 20), box(100)])).toEqual([box(0, 30), box(100)]);
  expect(merged([box(0), box(10)])).toEqual([box(0), box(10)]);
  const [wide, tall] = [box(0, 200), { left: 0, top: 5, width: 10, height: 200 }];
  expect(merged([wide, tall])).toEqual([wide, tall]);
});
