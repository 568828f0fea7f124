import { beforeEach, expect, test } from "vitest";
import { check, commitmentOf, mixed, promise } from "./dice";
import { fakeBrowser } from "./fakes";

// As heorot.match.dice makes them for the secret 00…00 and the terms "{}".
const OPENED = {
  commitment: "",
  secret: "00".repeat(32),
  terms: "{}",
  numbers: [{ seat: 1, number: "7", salt: "00".repeat(16), commitment: "" }],
};

beforeEach(fakeBrowser);

test("a commitment is the one that the hall expects", () => {
  const table = "c".repeat(64);
  expect(commitmentOf(table, 2, 7, "00".repeat(16))).toBe(
    "f73841c72942372e0fef8ed97930772e59295a4d6c7612c924b137856f91c890",
  );
});

test("a number is drawn once for the dice and a seat", () => {
  const mine = mixed("abc", 1, null);
  expect(mixed("abc", 1, 42)).toEqual(mine);
  expect(mixed("abc", 2, 42).number).toBe(42);
  expect(mixed("def", 1, 42).number).toBe(42);
});

test("what the hall has promised last counts, when somebody else has sat down", () => {
  promise("t", "c".repeat(64));
  promise("t", "d".repeat(64));
  expect(check("t", { ...OPENED, commitment: "d".repeat(64) }).isAsPromised).toBe(true);
  expect(check("t", { ...OPENED, commitment: "c".repeat(64) }).isAsPromised).toBe(false);
});

test("dice that are not what was promised are found out", () => {
  const commitment = "4f4b46909560cfa09320b7cc8ed5cb9cecbf8ef875b4c0f70f72d5303d4622b2";
  const number = { ...OPENED.numbers[0]!, commitment: commitmentOf(commitment, 1, "7", "00".repeat(16)) };
  promise("t", commitment);
  const honest = check("t", { ...OPENED, commitment, numbers: [number] });
  expect([honest.isTableTrue, honest.isAsPromised, honest.numbers[0]?.isTrue]).toEqual([true, true, true]);
  const other = { ...OPENED, commitment, secret: "11".repeat(32), numbers: [{ ...number, number: "8" }] };
  const cheat = check("t", other);
  expect([cheat.isTableTrue, cheat.numbers[0]?.isTrue]).toEqual([false, false]);
  expect(check("t", { ...OPENED, commitment: "d".repeat(64) }).isAsPromised).toBe(false);
});
