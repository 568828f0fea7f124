// The colours of both lights: everything that is read can be read.

import { expect, test } from "vitest";
import css from "./hall.css?raw";

type Tokens = Record<string, string>;

function tokensIn(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? "", value ?? ""]));
}

const fire = tokensIn(":root");
const day = { ...fire, ...tokensIn(':root[data-light="day"]') };

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ["hall", "table", "surface", "raised"];
const READ = ["text", "muted", "ember", "gold", "iron", "blood", "moss"];
const SEATS = [1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}`);
const lights: [string, Tokens][] = [["firelight", fire], ["daylight", day]];

/** Pairs of colours that are too near to each other. */
const faint = (tokens: Tokens, pairs: [string, string][], least: number): string[] =>
  pairs
    .filter(([one, other]) => contrast(tokens[one] ?? "", tokens[other] ?? "") < least)
    .map(([one, other]) => `${one} on ${other}: ${contrast(tokens[one] ?? "", tokens[other] ?? "").toFixed(2)}`);
const each = (colours: string[], surfaces: string[]): [string, string][] =>
  colours.flatMap((one) => surfaces.map((other): [string, string] => [one, other]));

test.each(lights)("by %s every text can be read on every surface", (_, tokens) => {
  expect(faint(tokens, each(READ, SURFACES), 4.5)).toEqual([]);
});

test.each(lights)("by %s ink can be read on vellum and on ember", (_, tokens) => {
  expect(faint(tokens, [["vellum-ink", "vellum"], ["ember-ink", "ember"]], 4.5)).toEqual([]);
});

test.each(lights)("by %s the signs of the players stand out", (_, tokens) => {
  expect(faint(tokens, each(SEATS, SURFACES), 3)).toEqual([]);
});
