import { expect, test } from "vitest";
import { oneByOne, wayOf } from "./motion";

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

test("what is still there is where something came from, but not what only shares a word with it", () => {
  const before = [at(0, "piece:thane", "action:figure"), at(30, "piece:thane", "square:b2"), at(70, "square:a1"), at(90, "seat:1")];
  const after = [...before.filter((one) => one.box.x !== 70), at(70, "piece:thane", "square:a1")];
  expect(wayOf(["seat:1", "piece:thane", "square:a1"], before, after)?.from.x).toBe(0);
  expect(wayOf(["seat:1", "piece:thane", "square:a1"], before.slice(1), after.slice(1))?.from.x).toBe(90);
});

test("what can be done with it now does not make it another", () => {
  const [before, after] = [[at(0, "card:ring", "action:bid"), at(90, "seat:1")], [at(0, "card:ring", "action:lay"), at(90, "seat:1")]];
  expect(wayOf(["seat:1", "card:ring"], before, after)).toBeNull();
});

test("what somebody else lays down does not come from my hand", () => {
  const mine = { ...at(0, "tile:mead"), of: "seat:1" };
  const after = [mine, at(70, "tile:mead", "square:a1")];
  const from = (seat: string) => wayOf([seat, "tile:mead #2", "square:a1"], [mine, at(90, seat)], after)?.from.x;
  expect([from("seat:1"), from("seat:2")]).toEqual([0, 90]);
});

test("of what fits alike, that of the player travels, and what is nothing else besides", () => {
  const before = [at(0, "back:red", "slot:2", "action:take"), at(20, "back:blue", "action:draw")];
  const after = [at(20, "back:red", "action:draw"), at(0, "back:blue", "slot:2", "action:take"), at(70, "back:red", "seat:1")];
  const way = wayOf(["seat:1", "slot:2", "back:red"], before, after);
  expect([way?.from.x, way?.to.x]).toEqual([0, 70]);
});

test("what is new comes from where the things of its player are at home", () => {
  const home = { ...at(40, "seat:1"), isHome: true };
  const way = wayOf(["seat:1", "card:ring"], [at(90, "seat:1"), home], [at(90, "seat:1"), home, at(20, "card:ring")]);
  expect([way?.from.x, way?.to.x]).toEqual([40, 20]);
});

test("several that are told of together are told of one by one", () => {
  const words = ["seat:1", "card:ring", "card:harp", "slot:2"];
  expect(oneByOne(words, "card:ring")).toEqual([["seat:1", "card:harp", "slot:2"]]);
  expect(oneByOne(words, "slot:2")).toEqual([]);
  expect(oneByOne(words, "")).toEqual([]);
});
