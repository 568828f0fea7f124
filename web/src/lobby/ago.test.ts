import { expect, test } from "vitest";
import { ago } from "./ago";

test.each([
  [0, "en", "just now"],
  [59, "de", "just now"],
  [60, "de", "vor 1 Minute"],
  [150, "en", "2 minutes ago"],
  [7200, "fr", "il y a 2 heures"],
  [86400, "ru", "вчера"],
  [-5, "en", "just now"],
])("%i seconds ago in %s", (seconds, language, words) => {
  expect(ago(1000, 1000 + seconds, language, "just now")).toBe(words);
});
