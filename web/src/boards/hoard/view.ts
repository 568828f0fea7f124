// Written by scripts/tables from heorot.games.hoard.words.view. Do not edit.

/** What never changes in a match. */
export interface Fixed {
  start: number;
  colours: string[];
  prices: Record<string, Price>;
  lair_points: number[];
  draws: number;
  hand_limit: number;
  lair_limit: number;
  treasures_to_end: number;
}

/** What a treasure is worth and costs. */
export interface Price {
  value: number;
  own: number;
  any: number;
}

/** What everybody sees. */
export interface Public {
  where: Record<string, string | number>;
  decides?: number | null;
  question: Asked;
  points: (number | null)[];
  sources?: (Record<string, number> | null)[];
  hides_past?: boolean;
  last_round?: boolean;
  turn: number;
  phase: string;
  laid?: boolean;
  acted?: boolean;
  field_touched?: boolean;
  pile: Pile;
  field: Back[];
  drawn?: Back[];
  deed?: Deed | null;
  discards?: string[];
  seats: Seat[];
}

/** A question, or what others are told of it. */
export interface Asked {
  name: string;
  args?: Record<string, string | number>;
}

/** The draw pile. */
export interface Pile {
  top: Back;
  below: Record<string, number>;
}

/** A card of which everybody sees the back alone. */
export interface Back {
  words: string[];
  seen_by?: number[];
}

/** An action in progress. */
export interface Deed {
  card: string;
  wizard?: string | null;
  target?: number | null;
  loot?: Back | null;
}

/** What lies before a seat, and its hand from behind. */
export interface Seat {
  words: string[];
  hand?: Back[];
  treasures?: string[];
  lairs?: string[];
  lair_worth?: number[];
  knight?: string | null;
  sideways?: boolean;
  unicorn?: string | null;
}

/** What a seat knows besides. */
export interface Own {
  question?: Asked | null;
  hand?: Held[];
  known?: Known[];
  loot?: string | null;
}

/** A card of the reader's hand, and what the reader has begun to do with it (H24). */
export interface Held {
  words: string[];
  chosen?: boolean;
  picked?: boolean;
  matched_by?: number[];
  lacks_own?: number;
  lacks_any?: number;
}

/** A card in another's hand that the reader has seen (H21). */
export interface Known {
  seat: number;
  slot: number;
  card: string;
}
