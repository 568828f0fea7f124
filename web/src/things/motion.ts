// Things travel from where they were to where they go. What moves, and between which places, follows
// from the words of the sentences that are new; nothing is guessed from the pictures alone.

import type { Sentence } from "../wire/messages";

const TRAVEL = { duration: 320, easing: "ease-out" } as const;
const NEAR = 4;

/** Something drawn: its words, and where it is. */
interface Drawn {
  words: string[];
  /** The word of the seat whose own it is, such as what is in a hand. */
  of?: string | undefined;
  /** Whether it is where the things of its seat come from, such as a hand seen from behind (`data-home`). */
  isHome?: boolean;
  element: HTMLElement;
  box: DOMRect;
}

/** A way: the thing that travels, and the places from which and to which. */
export interface Way {
  thing: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** Whether it is there no longer, and only its likeness travels. */
  isGone: boolean;
}

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

const isSeat = (word: string): boolean => word.startsWith("seat:");
const wordsIn = (element: HTMLElement): string[] => (element.dataset["word"] ?? "").split("|");

/** What is drawn of some words. */
function drawn(root: HTMLElement, words: ReadonlySet<string>): Drawn[] {
  const all = [...root.querySelectorAll<HTMLElement>("[data-word]")];
  return all.flatMap((element) => {
    const own = wordsIn(element);
    const of = element.closest<HTMLElement>("[data-of]")?.dataset["of"];
    const isHome = element.dataset["home"] !== undefined;
    return own.some((word) => words.has(word)) ? [{ words: own, of, isHome, element, box: element.getBoundingClientRect() }] : [];
  });
}

/** What a thing is; what is done with it, which changes with the question, says nothing of where it was. */
const named = (one: Drawn): string[] => one.words.filter((word) => !word.startsWith("action:"));

/** How much of a sentence a thing is: by the words that it shares with it, seats aside. */
const shared = (one: Drawn, words: readonly string[]): number =>
  one.words.filter((word) => words.includes(word) && !isSeat(word)).length;

/** And how well it fits besides: by the seat that both name, and by how little else it is. */
const fitting = (one: Drawn, words: readonly string[]): number => {
  const own = named(one);
  const seats = own.filter((word) => isSeat(word) && words.includes(word)).length;
  return 2 * seats - own.filter((word) => !words.includes(word)).length;
};

const best = (all: readonly Drawn[], words: readonly string[]): Drawn | undefined =>
  all
    .filter((one) => shared(one, words) > 0)
    .sort((a, b) => shared(b, words) - shared(a, words) || fitting(b, words) - fitting(a, words))[0];

const isNear = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;
const isSame = (a: Drawn, b: Drawn): boolean => named(a).join() === named(b).join() && isNear(a.box, b.box);

/** The way that a sentence tells of, between what was drawn and what is. */
export function wayOf(told: readonly string[], before: readonly Drawn[], after: readonly Drawn[]): Way | null {
  const words = drawnAs(told);
  const fresh = after.filter((one) => !before.some((old) => isSame(old, one)));
  const gone = before.filter((one) => !after.some((now) => isSame(one, now)));
  const seat = (all: readonly Drawn[]): Drawn | undefined => {
    const theirs = all.filter((one) => one.words.some((word) => isSeat(word) && words.includes(word)));
    return theirs.find((one) => one.isHome) ?? theirs[0];
  };
  const left = best(gone, words);
  const come = best(fresh, words);
  if (come) {
    /** What was elsewhere, and nobody else's; and what is still there is a place to take it from. */
    const sources = before.filter((one) => !isNear(one.box, come.box) && (one.of === undefined || words.includes(one.of)));
    const places = sources.filter((one) => named(one).every((word) => words.includes(word)));
    const from = best(sources.filter((one) => gone.includes(one)), words) ?? best(places, words) ?? seat(before);
    return from && !isNear(from.box, come.box) ? { thing: come.element, from: from.box, to: come.box, isGone: false } : null;
  }
  const to = left && seat(after);
  return left && to ? { thing: left.element, from: left.box, to: to.box, isGone: true } : null;
}

const kindOf = (word: string): string => word.slice(0, word.indexOf(":"));

/** A sentence that tells of several alike, such as cards: what it tells of each but the named one. */
export function oneByOne(words: readonly string[], name: string): string[][] {
  const isAlike = (word: string): boolean => kindOf(word) === kindOf(name);
  const others = words.filter((word) => isAlike(word) && word !== name);
  return words.includes(name) ? others.map((other) => words.filter((word) => !isAlike(word) || word === other)) : [];
}

/** What moves on a screen: `remember` before it changes, `play` afterwards. */
export class Motion {
  private before: Drawn[] = [];
  private running = new Set<Animation>();

  /** Where the things are that these sentences speak of. */
  remember(root: HTMLElement | undefined, told: readonly Sentence[]): void {
    this.before = [];
    if (!root || told.length === 0 || isStill()) return;
    const found = drawn(root, wordsOf(told));
    this.before = found.map((one) => ({ ...one, element: one.element.cloneNode(true) as HTMLElement }));
  }

  /** Everything goes where these sentences say. */
  play(root: HTMLElement | undefined, told: readonly Sentence[]): void {
    this.finish();
    if (!root || this.before.length === 0) return;
    const after = drawn(root, wordsOf(told));
    const moved = new Set<HTMLElement>();
    const go = (words: readonly string[]): Way | null => {
      const way = wayOf(words, this.before, after);
      if (!way || moved.has(way.thing)) return null;
      moved.add(way.thing);
      this.travel(way);
      return way;
    };
    for (const one of told) {
      const first = go(one.words);
      if (first) oneByOne(one.words, wordsIn(first.thing)[0] ?? "").forEach(go);
    }
    this.before = [];
  }

  /** Whatever still moves is there at once. */
  finish(): void {
    for (const one of this.running) one.finish();
  }

  private travel(way: Way): void {
    const isCut = !way.isGone && isCutOff(way);
    const thing = way.isGone || isCut ? likeness(way) : way.thing;
    const [x, y] = [way.from.x - way.to.x, way.from.y - way.to.y];
    const size = way.to.width > 0 ? way.from.width / way.to.width : 1;
    const away = way.isGone ? { transform: `translate(${-x}px, ${-y}px) scale(0.6)`, opacity: 0 } : {};
    const here = { transform: "none", opacity: 1 };
    const there = { transform: `translate(${x}px, ${y}px) scale(${Math.min(2, Math.max(0.5, size))})`, opacity: 0.6 };
    const steps = way.isGone ? [here, away] : [{ ...there, transformOrigin: "0 0" }, { ...here, transformOrigin: "0 0" }];
    const unseen = isCut ? way.thing.animate([{ opacity: 0 }, { opacity: 0 }], TRAVEL) : null;
    const animation = thing.animate(steps, TRAVEL);
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.running.delete(animation);
      unseen?.cancel();
      if (isCut || way.isGone) thing.remove();
    };
  }
}

/** Words of a sentence as things carry them: it may say which of several equal ones it was, `tile:mead #2`. */
const drawnAs = (words: readonly string[]): string[] => [...words, ...words.map((word) => word.replace(/ #\d+$/, ""))];

const wordsOf = (told: readonly Sentence[]): Set<string> => new Set(told.flatMap((one) => drawnAs(one.words)));

/** Whether something around the place where it goes would cut off the way there. */
function isCutOff(way: Way): boolean {
  for (let around = way.thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    const { left, right, top, bottom } = way.from;
    if (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom) return true;
  }
  return false;
}

/** Of what is gone a likeness where it was, or else where it will be: nothing around it cuts that off. */
function likeness(way: Way): HTMLElement {
  const copy = way.isGone ? way.thing : (way.thing.cloneNode(true) as HTMLElement);
  const at = way.isGone ? way.from : way.to;
  copy.removeAttribute("data-word");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    ...{ left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` },
    ...{ margin: "0", zIndex: "50", pointerEvents: "none" },
  });
  (way.isGone ? document.body : (way.thing.parentElement ?? document.body)).append(copy);
  const { x, y } = copy.getBoundingClientRect();
  Object.assign(copy.style, { left: `${2 * at.x - x}px`, top: `${2 * at.y - y}px` }); // where something turned is around it
  return copy;
}
