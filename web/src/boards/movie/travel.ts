// Something made for the way: it stays a moment where it comes from, and is gone where it arrives.

interface Point {
  x: number;
  y: number;
}

/** From the middle of one place to the corner of another, in so many milliseconds. */
export function travel(thing: HTMLElement, from: Point, to: Point, duration: number): void {
  thing.ariaHidden = "true";
  thing.inert = true;
  Object.assign(thing.style, { position: "fixed", left: `${from.x}px`, top: `${from.y}px`, zIndex: "60", pointerEvents: "none" });
  document.body.append(thing);
  const here = "translate(-50%, -50%)";
  const steps = [
    { transform: `${here} scale(1)` },
    { transform: `${here} scale(1.500)`, offset: 0.4 },
    { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.800)` },
  ];
  const way = thing.animate(steps, { duration, easing: "ease-out" });
  way.onfinish = way.oncancel = () => thing.remove();
}
