// Every text that the client says is there in every language, and none is left over.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const files = import.meta.glob<string>("../../../src/heorot/i18n/*/{bots,hall}.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const texts = new Map<string, string>();
for (const [path, text] of Object.entries(files)) {
  const language = path.split("/").at(-2) ?? "";
  texts.set(language, `${texts.get(language) ?? ""}\n${text}`);
}
const code = Object.values(sources).join("\n");
const idsOf = (language: string): string[] => new FluentResource(texts.get(language) ?? "").body.map((one) => one.id);
const known = new Set(idsOf("en"));

/** Ids as they stand in a call, and those that are put together there. */
const said = [...code.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, id]) => id ?? "");
const made = [...code.matchAll(/\bsay\((?:[^()]*\? "[^"]*" : )?`([^`]+)`/g)].map(
  ([, id]) => new RegExp(`^${(id ?? "").replaceAll(/\$\{[^}]*\}/g, "[a-z_-]+")}$`),
);

test("there are four languages", () => {
  expect([...texts.keys()].sort()).toEqual(["de", "en", "fr", "ru"]);
});

test.each(["de", "en", "fr", "ru"])("every text can be read in %s, and none is there twice", (language) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(texts.get(language) ?? ""))).toEqual([]);
});

test.each(["de", "fr", "ru"])("%s has the texts that English has", (language) => {
  expect(idsOf(language).sort()).toEqual([...known].sort());
});

test("what is said has a text", () => {
  expect(said.filter((id) => !known.has(id))).toEqual([]);
  expect(made.filter((one) => ![...known].some((id) => one.test(id)))).toEqual([]);
});

/** What stands in a call anywhere, or is kept as a `key`; an id of several words may be chosen before. */
const inCalls = new Set(
  [...code.matchAll(/\bsay\((?:[^()]|\([^()]*\))*\)|\bkey: [^,}]*/g)].flatMap(([call]) => [...call.matchAll(/"([^"]+)"/g)].map(([, id]) => id ?? "")),
);
const isSaid = (id: string): boolean =>
  inCalls.has(id) || (id.includes("-") && code.includes(`"${id}"`)) || made.some((one) => one.test(id));

test("every text is said somewhere", () => {
  expect([...known].filter((id) => !isSaid(id))).toEqual([]);
});
