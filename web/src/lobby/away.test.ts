import { expect, test } from "vitest";
import "../wire/fakes";
import { away } from "./away.svelte";

test("a table that was put away is left out until it is brought back, also in the next visit", () => {
  away.put("a");
  away.put("b");
  expect([away.has("a"), away.has("b"), away.has("c")]).toEqual([true, true, false]);
  away.bringBack("a");
  expect(away.has("a")).toBe(false);
  expect(JSON.parse(localStorage.getItem("heorot-away") ?? "")).toEqual(["b"]);
});
