import { expect, test } from "vitest";
import { matching, stillTouched, touch } from "./choosing";
import type { Choice } from "./messages";

const choice = (action: string, ...words: string[]): Choice => ({ action, text: action, words });
const PAY_RED = choice("pay red", "action:pay", "card:red");
const STEAL_1 = choice("steal 1", "action:steal", "seat:2", "slot:1");
const STEAL_2 = choice("steal 2", "action:steal", "seat:2", "slot:2");
const STEAL_3 = choice("steal 3", "action:steal", "seat:3", "slot:1");
const ALL = [PAY_RED, STEAL_1, STEAL_2, STEAL_3];

test("touching a thing keeps the choices that contain all its words", () => {
  expect(matching(ALL, ["seat:2"])).toEqual([STEAL_1, STEAL_2]);
  expect(touch(ALL, [], ["seat:2"])).toEqual({ is: "kept", touched: ["seat:2"] });
});

test("when one choice is left it is played", () => {
  expect(touch(ALL, [], ["card:red"])).toEqual({ is: "played", choice: PAY_RED });
  expect(touch(ALL, ["seat:2"], ["slot:2"])).toEqual({ is: "played", choice: STEAL_2 });
});

test("touching a thing again lets it go", () => {
  expect(touch(ALL, ["seat:2"], ["seat:2"])).toEqual({ is: "kept", touched: [] });
});

test("a thing that does not go with what is touched begins anew", () => {
  expect(touch(ALL, ["seat:2"], ["card:red"])).toEqual({ is: "played", choice: PAY_RED });
  expect(touch(ALL, ["seat:3"], ["seat:2"])).toEqual({ is: "kept", touched: ["seat:2"] });
});

test("a thing that leads nowhere is asked about", () => {
  expect(touch(ALL, [], ["card:blue"])).toEqual({ is: "refused", words: ["card:blue"] });
});

test("when the question changes, nothing is played that was only touched", () => {
  expect(stillTouched(ALL, ["seat:2"])).toEqual(["seat:2"]);
  expect(stillTouched([STEAL_1], ["seat:2"])).toEqual([]);
  expect(stillTouched([PAY_RED], ["seat:2"])).toEqual([]);
});
