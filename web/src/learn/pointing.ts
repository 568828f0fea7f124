// Where the things are that a caption points at: by their words, as far as they can be seen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const wordsOf = (one: Element): string[] => (one.getAttribute("data-word") ?? "").split("|");

/** How many words say what it is, and not what is done with it. */
const named = (words: readonly string[]): number => words.filter((word) => !word.startsWith("action:")).length;

/** A part of the screen, such as the board or the hand. */
const isPart = (word: string): boolean => word.startsWith("part:");

/** The things with all of these words, and, if there are any, only those with no others; in a part of the
 * screen if one is named, or else that part itself. */
export function thingsWith(root: ParentNode, shown: string): HTMLElement[] {
  const words = shown.split("|");
  const wanted = words.filter((word) => !isPart(word));
  const part = words.find(isPart);
  const within = part ? root.querySelector<HTMLElement>(`[data-word="${part}"]`) : root;
  if (!within) return [];
  if (part && wanted.length === 0) return [within as HTMLElement];
  const found = [...within.querySelectorAll<HTMLElement>("[data-word]")].filter((one) =>
    wanted.every((word) => wordsOf(one).includes(word)),
  );
  const exact = found.filter((one) => named(wordsOf(one)) === named(wanted));
  return exact.length > 0 ? exact : found;
}

/** Between a thing and its ring: what is lit has a rim of its own. A part has no room around it. */
const APART = 8;
const INSIDE = -2;

/** Where the ring around a thing goes. */
export function ringOf(thing: Element): Box | null {
  const seen = seenOf(thing);
  const isLarge = wordsOf(thing).some(isPart) && !thing.closest(".lesson");
  const apart = isLarge ? INSIDE : APART;
  return (
    seen && {
      left: seen.left - apart,
      top: seen.top - apart,
      width: seen.width + 2 * apart,
      height: seen.height + 2 * apart,
    }
  );
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}

const size = (box: Box): number => box.width * box.height;

/** One ring around two that cross takes in so little more. */
const LITTLE = 1.05;
const belong = (a: Box, b: Box): boolean => overlap(a, b) && size(around(a, b)) <= LITTLE * (size(a) + size(b));

/** Rings that would cross are one, if it holds little else. */
export function merged(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (let box of boxes) {
    const next = (): number => found.findIndex((one) => belong(one, box));
    for (let at = next(); at >= 0; at = next()) box = around(box, found.splice(at, 1)[0]!);
    found.push(box);
  }
  return found;
}

/** What can be seen of a thing; nothing when it is scrolled away. */
function seenOf(thing: Element): Box | null {
  const own = thing.getBoundingClientRect();
  let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  return right - left > 1 && bottom - top > 1 ? { left, top, width: right - left, height: bottom - top } : null;
}
