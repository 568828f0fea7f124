import { beforeEach, expect, test } from "vitest";
import { choice, entry, position, table } from "../wire/fakes";
import { LessonTable } from "./lesson.svelte";

const CHOICES = [choice("a", "card:a", "seat:1"), choice("b", "card:a", "seat:2"), choice("c", "card:c")];
const step = (caption: string, asks = "", ...numbers: number[]) => ({
  caption,
  now: position(caption, { is_asked: asks !== "", choices: asks ? CHOICES : [] }),
  entries: numbers.map((number) => entry(number, 2)),
  shows: [],
  asks,
});
let store: LessonTable;

beforeEach(() => {
  const steps = [step("one"), step("two", "b", 1), step("three", "", 2, 3)];
  store = new LessonTable({ table: table(null), steps }, 0);
});

test("only what leads on is lit, and touching all of it goes on", () => {
  store.go(1);
  expect(store.isMyTurn).toBe(true);
  expect(store.isLit(["card:a"])).toBe(true);
  expect(store.isLit(["seat:1"])).toBe(false);
  expect(store.isLit(["card:c"])).toBe(false);
  store.touch(["card:a"]);
  expect(store.at).toBe(1);
  expect(store.isTouched(["card:a"])).toBe(true);
  store.touch(["seat:2"]);
  expect(store.at).toBe(2);
});

test("whoever touches something else stays, and is told what to try", () => {
  store.go(1);
  store.touch(["card:c"]);
  expect([store.at, store.hasHint]).toEqual([1, true]);
  store.touch(["card:a"]);
  expect(store.hasHint).toBe(false);
  store.touch(["card:a"]);
  expect(store.touched).toEqual([]);
});

test("a thing that is dragged where it belongs goes on", () => {
  store.go(1);
  store.drop(["card:a"], ["seat:2"]);
  expect(store.at).toBe(2);
});

test("where there is only something to read nothing can be touched", () => {
  store.touch(["card:a"]);
  expect([store.at, store.hasHint, store.isMyTurn]).toEqual([0, false, false]);
});

test("what is told grows with the steps, and moves only forwards", () => {
  store.go(2);
  expect(store.entries.map((one) => one.number)).toEqual([1, 2, 3]);
  expect(store.seenUpTo).toBe(1);
  expect(store.latest).toEqual([]);
  store.go(1);
  store.go(2);
  expect(store.latest).toHaveLength(store.step.entries.flatMap((one) => one.told).length);
});

test("no step is outside the lesson", () => {
  store.go(-3);
  expect(store.at).toBe(0);
  store.go(99);
  expect([store.at, store.isLast]).toEqual([2, true]);
});
