import { expect, test } from "vitest";
import { wayOf } from "./motion";

const at = (x: number, ...words: string[]) => ({
  words,
  element: { id: words.join() } as HTMLElement,
  box: { x, y: 0, width: 10, height: 10 } as DOMRect,
});

test("what is somewhere else now travels there", () => {
  const way = wayOf(["seat:1", "card:ring"], [at(0, "card:ring")], [at(50, "card:ring")]);
  expect([way?.from.x, way?.to.x, way?.isGone]).toEqual([0, 50, false]);
});

test("what is new comes from the place that the sentence names", () => {
  const before = [at(0, "slot:2", "back:red"), at(90, "seat:1")];
  const way = wayOf(["seat:1", "slot:2", "back:red"], before, [at(90, "seat:1"), at(50, "back:red")]);
  expect([way?.from.x, way?.to.x]).toEqual([0, 50]);
});

test("what is new and came from nowhere else comes from its player", () => {
  const way = wayOf(["seat:1", "square:a1", "piece:thane"], [at(90, "seat:1")], [at(20, "square:a1", "piece:thane")]);
  expect([way?.from.x, way?.to.x]).toEqual([90, 20]);
});

test("what is gone goes to its player", () => {
  const way = wayOf(["seat:1", "card:ring"], [at(0, "card:ring"), at(90, "seat:1")], [at(90, "seat:1")]);
  expect([way?.from.x, way?.to.x, way?.isGone]).toEqual([0, 90, true]);
});

test("what stays where it is does not move", () => {
  expect(wayOf(["card:ring"], [at(0, "card:ring")], [at(1, "card:ring")])).toBeNull();
  expect(wayOf(["seat:1"], [at(0, "seat:1")], [at(50, "seat:1")])).toBeNull();
});
