import { expect, test, vi } from "vitest";
import { drawingOf } from "./boards";

vi.mock("./hoard/index.ts", () => {
  throw new Error("gone");
});

test("a game that brings no board, or whose board does not come, is drawn plainly", async () => {
  expect(await drawingOf("leduc")).toBeNull();
  expect(await drawingOf("hoard")).toBeNull();
});
