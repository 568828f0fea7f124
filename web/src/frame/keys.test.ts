import { expect, test } from "vitest";
import { named } from "./keys";

const key = (key: string, code: string, shiftKey = false): string => named({ key, code, shiftKey });

test("a Latin letter is itself, wherever its key is", () => {
  expect(key("r", "KeyR")).toBe("r");
  expect(key("p", "KeyR")).toBe("p");
  expect(key("r", "KeyO")).toBe("r");
  expect(key("l", "Digit6")).toBe("l");
});

test("a letter of another alphabet is the Latin one of its key", () => {
  expect(key("к", "KeyR")).toBe("r");
});

test("a digit needs no Shift, where a keyboard asks for it", () => {
  expect(key("&", "Digit1")).toBe("1");
  expect(key("1", "Digit1", true)).toBe("1");
  expect(key("?", "Digit7")).toBe("?");
});

test("other keys are themselves", () => {
  expect(key("Escape", "Escape")).toBe("Escape");
  expect(key("?", "Slash", true)).toBe("?");
});
