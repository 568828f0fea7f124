import { expect, test } from "vitest";
import { matching } from "./searching";

const RULES = [
  { id: "H1", title: "Sheep", html: "<p><strong>H1 Sheep.</strong> A dragon pays with sheep.</p>" },
  { id: "H2", title: "The dragon", html: "<p><strong>H2 The dragon.</strong> It answers.</p>" },
  { id: "H20", title: "Lairs", html: "<p>H20 Lairs. <em>Every</em> lair counts.</p>" },
];
const ids = (wanted: string): string[] => matching(RULES, wanted, "en").map((one) => one.id);

test("rules that are named so come first", () => {
  expect(ids("dragon")).toEqual(["H2", "H1"]);
});

test("every word must be there, whatever its case and place", () => {
  expect(ids("SHEEP dragon")).toEqual(["H1"]);
});

test("a rule is found by its number", () => {
  expect(ids("h20")).toEqual(["H20"]);
});

test("what is no text is not searched", () => {
  expect(ids("strong")).toEqual([]);
});
