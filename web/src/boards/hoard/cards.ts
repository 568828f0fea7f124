// How the words of cards are read: `card:red king's treasure`, `back:red #1`.

/** The colours, in the order in which everything of them is drawn. */
export const COLOURS = ["red", "blue", "yellow", "purple", "orange"] as const;

/** What a card shows: its colour, and its front where that is known. */
export interface Face {
  colour: string;
  /** `king's treasure` */
  front: string;
}

/** The word that names a card or a back. */
const named = (words: readonly string[]): string => words.find((word) => /^(card|back):/.test(word)) ?? "";

export function faceOf(words: readonly string[]): Face {
  const word = named(words);
  const name = word.slice(word.indexOf(":") + 1);
  const space = name.indexOf(" ");
  if (space < 0) return { colour: name, front: "" };
  return { colour: name.slice(0, space), front: word.startsWith("card:") ? name.slice(space + 1) : "" };
}

/** The word of a front: `front:kings_treasure`. */
export const frontWord = (front: string): string => `front:${front.replaceAll(" ", "_").replaceAll("'", "")}`;

/** The same thing so many times. */
export const times = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, place) => place);
