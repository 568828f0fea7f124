import { expect, test } from "vitest";
import { entry } from "./fakes";
import type { Standing } from "./messages";
import { isIn, lastOf, linesOf, missedBy, newest, recent, seatOf } from "./past";
import { decided } from "./points";

const numbers = (seats: number[], seat: number): number[] =>
  recent(seats.map((one, place) => entry(place + 1, one)), seat).map((one) => one.number);

test("where players are to remember, it is told from their last action before others decided", () => {
  expect(numbers([1, 1, 2, 3], 1)).toEqual([2, 3, 4]);
  expect(numbers([1, 2, 3, 1, 1], 1)).toEqual([1, 2, 3, 4, 5]);
  expect(numbers([2, 3], 1)).toEqual([1, 2]);
});

test("a sentence is about the first player in it", () => {
  const about = { text: "", depth: 2, event: "e", words: ["card:x", "seat:3", "seat:2"] };
  expect(seatOf(about)).toBe(3);
  expect(seatOf({ ...about, words: ["seat:silent"] })).toBe(0);
});

test("what a board shows by itself is told only if there is nothing else", () => {
  const line = (depth: number, place: number) => ({ text: "", depth, event: "", words: [], number: 1, place, seat: 1 });
  expect(newest([line(2, 0), line(3, 1)], 3).map((one) => one.place)).toEqual([0]);
  expect(newest([line(3, 0), line(3, 1)], 1).map((one) => one.place)).toEqual([1]);
});

test("a turn is missed by the player whom the event names", () => {
  const turned = (seat: number, event: string) => ({ text: "", depth: 2, event, words: [`seat:${seat}`, "card:red knight"] });
  const lines = linesOf([
    { ...entry(1, 2), told: [turned(2, "knight_turned"), turned(1, "must_skip")] },
    { ...entry(2, 2), told: [turned(1, "knight_turned"), turned(3, "takes")] },
  ]);
  expect(missedBy(lines, 1, "knight_turned")?.number).toBe(2);
  expect(missedBy(lines, 3, "knight_turned")).toBeUndefined();
  expect(missedBy(lines, 1, undefined)).toBeUndefined();
});

test("a thing is marked when one sentence names it and its place", () => {
  const told = ["piece:thane", "tile:mead #2"].map((word) => ({
    ...{ text: "", depth: 2, event: "", words: ["seat:2", word, "square:a3"] },
  }));
  expect(isIn(told, ["tile:mead", "square:a3"])).toBe(true);
  expect(isIn(told, ["piece:thane", "square:a3"])).toBe(true);
  expect(isIn(told, ["piece:thane", "square:b3"])).toBe(false);
  expect(isIn(told, ["piece:thane"])).toBe(false);
});

test("a gain is told after the last sentence about who gained", () => {
  const about = (seat: number, depth: number) => ({ text: "", depth, event: "", words: [`seat:${seat}`] });
  const lines = linesOf([{ number: 1, seat: 1, told: [about(1, 2), about(2, 2), about(1, 1)] }]);
  expect(lastOf(lines, 1)?.place).toBe(0);
  expect(lastOf(lines, 3)?.place).toBe(1);
});

test("a gain is told before what begins after it", () => {
  const about = (words: string[], depth: number) => ({ text: "", depth, event: "", words });
  const told = [about([], 0), about(["seat:1"], 2), about([], 0), about(["seat:1"], 2), about(["seat:2"], 2)];
  const lines = linesOf([{ number: 1, seat: 1, told }]);
  expect(lastOf(lines, 1)?.place).toBe(1);
  expect(lastOf(lines, 2)?.place).toBe(4);
});

test("a gain of somebody without a seat is told after the last sentence about such a one", () => {
  const about = (words: string[]) => ({ text: "", depth: 2, event: "", words });
  const lines = linesOf([{ number: 1, seat: 1, told: [about(["seat:silent"]), about(["seat:1"]), about([])] }]);
  expect(lastOf(lines, 3)?.place).toBe(0);
});

test("what decided a match is where the winner is furthest ahead of the second", () => {
  const standing = (name: string, place: number, a: number, b: number): Standing => ({
    ...{ seat: 1, name, place, points: a + b },
    sources: [["A", a], ["B", b]],
  });
  expect(decided([standing("Ben", 2, 5, 5), standing("Ann", 1, 6, 9)])).toEqual({ source: "B", points: 4, name: "Ben" });
  expect(decided([standing("Ben", 1, 5, 5), standing("Ann", 1, 4, 6)])).toBeNull();
});
