// What everybody did in an episode, as the sentences of the match tell it. Cards that were turned up,
// bids that lay open and spaces that were taken are gone from the table when the next question comes;
// a board shows them a while longer.

import type { Entry, Sentence } from "../../wire/messages";

/** A card that was shown, and what became of it. */
export interface Shown {
  card: string;
  is: "kept" | "lost" | "laid" | "back";
}

/** What somebody did in an episode. */
export interface Act {
  shown: Shown[];
  /** Words of what was gained, and names of what was suffered. */
  gains: { sort: string; word: string; count: number }[];
  total: number | null;
  rank: number;
  space: number;
  /** Declined, dropped out or was beaten by the draw pile. */
  ended: "" | "declines" | "drops_out" | "passes" | "risk_fails";
}

export interface Scene {
  acts: Map<number, Act>;
  /** Whether anybody has done anything. */
  isBegun: boolean;
}

const valueOf = (words: readonly string[], kind: string): string =>
  words.find((word) => word.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? "";
const numberOf = (words: readonly string[], kind: string): number => Number(valueOf(words, kind)) || 0;
const cardsOf = (words: readonly string[]): string[] =>
  words.filter((word) => word.startsWith("card:")).map((word) => word.slice(5));

const HARM: Record<string, string> = {
  scratched: "scratch",
  third_scratch: "wound",
  wounded: "wound",
  doubly_wounded: "double_wound",
  misfortune: "misfortune",
};
const FATES: Record<string, Shown["is"]> = { keeps: "kept", lays: "laid", bluffed: "back", blesses: "back" };
const SHOWN: Record<string, Shown["is"]> = {
  turns_up: "lost",
  reveals: "laid",
  pays: "laid",
  discards: "lost",
  hands_in: "laid",
  picks: "kept",
};

/** What a gain is called by, where the sentence or the view that tells of it has no word for it. */
export const gainWord = ({ sort, count, word }: { sort: string; count?: number; word?: string }): string =>
  word || `gain:${count ? `${count} ` : ""}${sort}`;

const nothingYet = (): Act => ({ shown: [], gains: [], total: null, rank: 0, space: 0, ended: "" });

/** The last two episodes of what was told, the present one last. */
export function scenesOf(entries: readonly Entry[]): Scene[] {
  const scenes: Scene[] = [nothing()];
  for (const one of entries.flatMap((entry) => entry.told)) {
    if (one.event === "episode_begins") scenes.push(nothing());
    else add(scenes.at(-1), one);
  }
  return scenes.slice(-2);
}

const nothing = (): Scene => ({ acts: new Map(), isBegun: false });

function add(scene: Scene | undefined, one: Sentence): void {
  const seat = numberOf(one.words, "seat");
  if (seat === 0 || !scene) return;
  scene.isBegun = true;
  const act = scene.acts.get(seat) ?? nothingYet();
  tell(act, one);
  if (isSomething(act)) scene.acts.set(seat, act);
}

function tell(act: Act, { event, words }: Sentence): void {
  if (event === "risks" || event === "dares") act.shown = act.shown.filter((one) => one.is === "laid");
  else if (event in SHOWN) for (const card of cardsOf(words)) act.shown.push({ card, is: SHOWN[event] ?? "lost" });
  else if (event in FATES) for (const card of cardsOf(words)) decide(act.shown, card, FATES[event] ?? "lost");
  else if (event in HARM) act.gains.push({ sort: HARM[event] ?? "", word: "", count: 0 });
  else if (event === "ranked") [act.rank, act.total] = [numberOf(words, "slot"), numberOf(words, "count")];
  else if (event === "takes_space") act.space = numberOf(words, "slot");
  else if (event === "reveals_treasure" || event === "wins_auction") act.total = numberOf(words, "count");
  else if (event === "declines" || event === "drops_out" || event === "passes" || event === "risk_fails") act.ended = event;
  else if (event === "resolves") [act.ended, act.shown] = ["", act.shown.filter((one) => one.is === "laid")];
  else gain(act, event, words);
}

function gain(act: Act, event: string, words: readonly string[]): void {
  if (event === "takes")
    for (const word of words.filter((one) => one.startsWith("token:"))) {
      const [count, sort] = word.slice(6).split(" ");
      act.gains.push({ sort: sort ?? "", word, count: Number(count) });
    }
  else if (event === "takes_alliances") act.gains.push({ sort: "alliance", word: "", count: numberOf(words, "count") });
  else if (event === "draws") act.gains.push({ sort: "cards", word: "", count: numberOf(words, "count") });
  else if (event === "takes_special") act.gains.push({ sort: "special", word: words[1] ?? "", count: 0 });
  else if (event === "heals" || event === "heals_scratches") act.gains.push({ sort: "heal", word: "", count: 0 });
}

/** A card that lay open already is kept, laid or taken back; one that did not is now. */
function decide(shown: Shown[], card: string, is: Shown["is"]): void {
  const open = shown.find((one) => one.card === card && one.is !== is && (one.is === "lost" || is === "back"));
  if (open) open.is = is;
  else shown.push({ card, is });
}

const isSomething = (act: Act): boolean =>
  act.shown.length + act.gains.length + act.rank + act.space > 0 || act.total !== null || act.ended !== "";
