// What a reader has set for itself, kept in this browser.

export const PACES = { slow: 1800, normal: 700, quick: 0 } as const;
export type Pace = keyof typeof PACES;

interface Kept {
  pace: Pace;
  keys: boolean;
  rolls: boolean;
}

const PLACE = "heorot-wishes";
const usual: Kept = { pace: "normal", keys: true, rolls: false };

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Wishes {
  /** How fast it is told what the others do. */
  pace = $state<Pace>("normal");
  /** Whether single keys do something. */
  keys = $state(true);
  /** Whether my part of the dice is given without asking. */
  rolls = $state(false);

  constructor() {
    Object.assign(this, read());
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { pace, keys, rolls } = this;
    localStorage.setItem(PLACE, JSON.stringify({ pace, keys, rolls }));
  }
}

export const wishes = new Wishes();
