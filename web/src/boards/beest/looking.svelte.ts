// What somebody looks at, by mouse, finger or keyboard: a cave in hand, or a participant.

export const looking = $state<{ cave: string; who: string }>({ cave: "", who: "" });

/** Whoever points at a button or has come to it looks at a participant; a second touch ends it. */
export function looks(node: HTMLButtonElement, who: string): { destroy: () => void } {
  const begin = (): string => (looking.who = who);
  const end = (): string => (looking.who = "");
  const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";
  const enter = (event: PointerEvent): unknown => isMouse(event) && begin();
  const leave = (event: PointerEvent): unknown => isMouse(event) && end();
  let isOpen = false;
  const down = (): unknown => (isOpen = looking.who === who);
  const touched = (event: MouseEvent): void => {
    const isFinger = (event as PointerEvent).pointerType === "touch";
    if (isFinger && isOpen) node.blur();
    else if (isFinger) node.focus();
  };
  const heard = { pointerenter: enter, pointerleave: leave, pointerdown: down, click: touched, focus: begin, blur: end };
  const all = Object.entries(heard) as [string, EventListener][];
  for (const [name, hear] of all) node.addEventListener(name, hear);
  return {
    destroy(): void {
      for (const [name, hear] of all) node.removeEventListener(name, hear);
      if (looking.who === who) end();
    },
  };
}
