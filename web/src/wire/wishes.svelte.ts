// What a reader has set for itself, kept in this browser.

export const PACES = { slow: 1800, normal: 700, quick: 0 } as const;
export type Pace = keyof typeof PACES;

const kept = <T extends string>(name: string, known: readonly T[], usual: T): T =>
  known.find((one) => one === localStorage.getItem(`heorot-${name}`)) ?? usual;

class Wishes {
  /** How fast it is told what the others do. */
  pace = $state<Pace>(kept("pace", ["slow", "normal", "quick"], "normal"));
  /** Whether single keys do something. */
  keys = $state(kept("keys", ["yes", "no"], "yes") === "yes");
  /** Whether my part of the dice is given without asking. */
  rolls = $state(kept("rolls", ["yes", "no"], "no") === "yes");

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("heorot-pace", pace);
  }

  set(name: "keys" | "rolls", value: boolean): void {
    this[name] = value;
    localStorage.setItem(`heorot-${name}`, value ? "yes" : "no");
  }
}

export const wishes = new Wishes();
