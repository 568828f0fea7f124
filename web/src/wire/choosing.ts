// Choosing by touching things: a choice is a set of words, and every thing carries its own.

import type { Choice } from "./messages";

/** What a touch leads to: what is touched now, and what is played by it, or asked about. */
export type Touch =
  | { is: "kept"; touched: string[] }
  | { is: "played"; choice: Choice }
  | { is: "refused"; words: string[] };

/** The choices that contain all of the words. */
export const matching = (choices: readonly Choice[], words: readonly string[]): Choice[] =>
  choices.filter((choice) => words.every((word) => choice.words.includes(word)));

/** Touch a thing: what is left of the choices, and the last one left is played. */
export function touch(choices: readonly Choice[], touched: readonly string[], words: readonly string[]): Touch {
  if (words.every((word) => touched.includes(word)))
    return { is: "kept", touched: touched.filter((word) => !words.includes(word)) };
  const together = [...new Set([...touched, ...words])];
  const all = matching(choices, together);
  if (all.length > 0) return settled(together, all);
  const alone = matching(choices, words);
  return alone.length > 0 ? settled([...words], alone) : { is: "refused", words: [...words] };
}

function settled(touched: string[], left: Choice[]): Touch {
  const [only] = left;
  return left.length === 1 && only ? { is: "played", choice: only } : { is: "kept", touched };
}

/** Of what was touched before the question changed, what still leads somewhere. */
export const stillTouched = (choices: readonly Choice[], touched: readonly string[]): string[] =>
  matching(choices, touched).length > 1 ? [...touched] : [];
