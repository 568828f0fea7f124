// Dragging a thing onto another is touching both.

import type { TableStore } from "../wire/table.svelte";

const FAR = 8;

interface Dragged {
  store: TableStore;
  words: readonly string[];
}

const PLACES = "[data-word], [data-drop]";

/**
 * What lies under the pointer: the words of the first thing that leads on, none for an open place; where there is
 * neither, the words of whatever is there; null for anything else.
 */
function under(event: PointerEvent, store: TableStore): string[] | null {
  let other: string[] | null = null;
  let found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(PLACES);
  while (found) {
    if (found.dataset["drop"] !== undefined) return [];
    const words = (found.dataset["word"] ?? "").split("|");
    if (store.isLit(words)) return words;
    other ??= words;
    found = found.parentElement?.closest<HTMLElement>(PLACES);
  }
  return other;
}

export function dragging(node: HTMLElement, given: Dragged): { update: (given: Dragged) => void; destroy: () => void } {
  let start: PointerEvent | null = null;
  let copy: HTMLElement | null = null;

  function lift(): void {
    given.store.hold(given.words);
    const box = node.getBoundingClientRect();
    copy = node.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-word");
    copy.inert = true;
    copy.classList.add("dragged");
    Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(copy);
  }

  function down(event: PointerEvent): void {
    if (event.button === 0 && given.store.isLit(given.words)) start = event;
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!copy && Math.hypot(x, y) < FAR) return;
    if (!copy) lift();
    if (copy) copy.style.transform = `translate(${x}px, ${y}px) rotate(-2deg)`;
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    if (copy) {
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      const on = under(event, given.store);
      if (on === null || node.dataset["word"] === on.join("|")) given.store.letGo();
      else given.store.drop(given.words, on);
    }
    end();
  }

  function cancel(): void {
    if (copy) given.store.letGo();
    end();
  }

  function end(): void {
    copy?.remove();
    copy = start = null;
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", swallow);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  return {
    update: (next) => (given = next),
    destroy(): void {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", swallow);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    },
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
