import { expect, test } from "vitest";
import { briefly, saysOnly, scored, type Gain } from "./points";

const gain = (seat: number, points: number, source = "act:1"): Gain => ({ seat, source, points });
const told = (...gains: [string, Gain[]][]): string[] => [...scored(new Map(gains), 3)].map(([, some]) => some.map((one) => `${one.seat} ${one.points}`).join(", "));

test("points of several from one source at once were scored", () => {
  expect(told(["4.1", [gain(1, 5)]], ["4.2", [gain(2, 7)]])).toEqual(["1 5, 2 7"]);
});

test("a loss is told, whoever else scored", () => {
  expect(told(["4.0", [gain(2, -5)]])).toEqual(["2 -5"]);
});

test("what one player gains is told by its sentence", () => {
  expect(told(["4.0", [gain(1, 2)]], ["5.0", [gain(2, 3)]], ["5.1", [gain(1, 3, "act:2")]])).toEqual([]);
});

test("what was seen before is not told again", () => {
  expect(told(["3.0", [gain(1, 5), gain(2, 7)]])).toEqual([]);
});

test("what a source adds in brackets is left out where there is little room", () => {
  expect(briefly("Heads (as one infected)")).toBe("Heads");
  expect(briefly("Wrong announcements")).toBe("Wrong announcements");
});

test("a sentence that says points alone is left to what says where they came from", () => {
  const scores = (count: number, depth = 3, ...more: string[]) => ({ text: "Ann scores.", depth, event: "scores", words: ["seat:1", `count:${count}`, ...more] });
  expect(saysOnly(scores(4), [gain(1, 4)])).toBe(true);
  expect(saysOnly(scores(-5), [gain(1, -5)])).toBe(true);
  expect(saysOnly(scores(4), [gain(1, 3), gain(1, 1, "act:2")])).toBe(true);
  expect(saysOnly(scores(4), [gain(1, 3)])).toBe(false);
  expect(saysOnly(scores(4), [gain(2, 4)])).toBe(false);
  expect(saysOnly(scores(4, 2), [gain(1, 4)])).toBe(false);
  expect(saysOnly(scores(4, 3, "piece:castle"), [gain(1, 4)])).toBe(false);
});
