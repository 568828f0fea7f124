// A screen on which things travel: to be called while a component is made, before it draws anything.

import type { TableStore } from "../wire/table.svelte";
import { Motion } from "./motion";

/** Whatever is told at a table moves on a screen; any key or pointer ends it. */
export function moving(screen: () => HTMLElement | undefined, store: () => TableStore | null): void {
  const motion = new Motion();
  const finish = (): void => motion.finish();
  $effect.pre(() => {
    void store()?.now;
    motion.remember(screen(), store()?.latest ?? []);
  });
  $effect(() => {
    void store()?.now;
    motion.play(screen(), store()?.latest ?? []);
  });
  $effect(() => {
    window.addEventListener("keydown", finish);
    window.addEventListener("pointerdown", finish);
    return () => {
      window.removeEventListener("keydown", finish);
      window.removeEventListener("pointerdown", finish);
    };
  });
}
