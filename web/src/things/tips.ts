// What a thing does, told beside it: which thing is meant, and where there is room to tell it.

import type { Reading, TipOf } from "./reading";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Place = Pick<Box, "left" | "top">;
type Size = Pick<Box, "width" | "height">;

/** Between a thing and what is told of it, and between that and the edge of the screen. */
const APART = 8;
/** Covering so many square pixels of what may be touched is as bad as being a pixel farther away. */
const FARTHER = 16;
/** And covering the thing itself is so much worse. */
const ITSELF = 100;

const THINGS = "[data-tip], [data-word]";

/** Of an element on a screen: the nearest thing around it of which something can be told, unless a part of that
 * has a name of its own to show. */
export function toldOf(reading: Reading, target: EventTarget | null): { thing: HTMLElement; tip: TipOf } | null {
  if (!(target instanceof Element) || target.closest("dialog")) return null;
  const named = target.closest("[title]");
  let thing = target.closest<HTMLElement>(THINGS);
  while (thing) {
    const { tip: meant, word } = thing.dataset;
    const tip = reading.tip(`${meant ?? ""}|${word ?? ""}`.split("|"));
    if (tip) return thing.contains(named) ? null : { thing, tip };
    thing = thing.parentElement?.closest<HTMLElement>(THINGS) ?? null;
  }
  return null;
}

/** Where to tell it: near the thing, beside it or what is around it, and where it covers least of what is kept. */
export function placeOf(thing: Box, around: readonly Box[], kept: readonly Box[], { width, height }: Size, screen: Size): Place {
  const middle = { left: thing.left + thing.width / 2 - width / 2, top: thing.top + thing.height / 2 - height / 2 };
  const above = (box: Box): number => box.top - height - APART;
  const below = (box: Box): number => box.top + box.height + APART;
  const before = (box: Box): number => box.left - width - APART;
  const behind = (box: Box): number => box.left + box.width + APART;
  const places = [thing, ...around].flatMap((box) => [
    { left: middle.left, top: above(box) },
    { left: middle.left, top: below(box) },
    { left: behind(box), top: middle.top },
    { left: before(box), top: middle.top },
    { left: behind(box), top: above(box) },
    { left: before(box), top: above(box) },
    { left: behind(box), top: below(box) },
    { left: before(box), top: below(box) },
  ]);
  const within = (value: number, most: number): number => Math.max(APART, Math.min(value, most - APART));
  const seen = places.map(({ left, top }) => ({ left: within(left, screen.width - width), top: within(top, screen.height - height) }));
  const cost = (place: Place): number => {
    const box = { ...place, width, height };
    const far = Math.hypot(place.left - middle.left, place.top - middle.top);
    return kept.reduce((sum, one) => sum + shared(box, one), FARTHER * far + ITSELF * shared(box, thing));
  };
  return seen.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** How much of each other two boxes cover. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
