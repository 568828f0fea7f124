// One stop for the Tab key in a group of buttons, at something that leads on if there is any; the arrow
// keys go on from there, to the nearest one in that direction.

const REACHED = "button:not(:disabled), a[href]";
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function roving(group: HTMLElement): { destroy: () => void } {
  let current: HTMLElement | null = null;

  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(REACHED)];

  function settle(): void {
    const found = all();
    const isAway = !group.contains(document.activeElement);
    const lit = isAway ? found.find((one) => one.classList.contains("lit")) : undefined;
    if (lit && !current?.classList.contains("lit")) current = lit;
    if (!current || !found.includes(current)) current = lit ?? found[0] ?? null;
    for (const one of found) one.tabIndex = one === current ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const found = (event.target as HTMLElement).closest<HTMLElement>(REACHED);
    if (found && group.contains(found)) current = found;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || !current || event.target !== current || event.altKey || event.ctrlKey) return;
    const next = nearest(current, all(), step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const watching = new MutationObserver(settle);
  watching.observe(group, { childList: true, subtree: true, attributeFilter: ["disabled", "class"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return {
    destroy(): void {
      watching.disconnect();
      group.removeEventListener("focusin", focused);
      group.removeEventListener("keydown", pressed);
    },
  };
}

/** The nearest one in a direction; what lies straight ahead is nearer than what lies aside. */
function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | null {
  const [fromX, fromY] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [toX, toY] = middle(one);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const distance = ahead + 3 * aside;
    if (one !== from && ahead > 1 && distance < least) [best, least] = [one, distance];
  }
  return best;
}

function middle(one: HTMLElement): [number, number] {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
