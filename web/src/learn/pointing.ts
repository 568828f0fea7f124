// Where the things are that a caption points at: by their words, as far as they can be seen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The things with all of these words, and, if there are any, only those with no others. */
export function thingsWith(root: ParentNode, shown: string): HTMLElement[] {
  const wanted = shown.split("|");
  const has = (one: Element): string[] => (one.getAttribute("data-word") ?? "").split("|");
  const found = [...root.querySelectorAll<HTMLElement>("[data-word]")].filter((one) =>
    wanted.every((word) => has(one).includes(word)),
  );
  const exact = found.filter((one) => has(one).length === wanted.length);
  return exact.length > 0 ? exact : found;
}

/** What can be seen of a thing; nothing when it is scrolled away. */
export function seenOf(thing: Element): Box | null {
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
