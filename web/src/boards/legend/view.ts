// Written by scripts/tables from heorot.games.legend.words.view. Do not edit.

/** Path, cards and limits. */
export interface Fixed {
  options: Record<string, boolean>;
  path: Episode[];
  selection: Gain[];
  cards: Record<string, Face>;
  tokens: Record<string, Value>;
  deadly_wounds: number;
  scratches: number;
}

/** An episode of the path; its texts are found by its name, whatever its place. */
export interface Episode {
  words: string[];
  kind: string;
  symbols?: string[];
  spaces?: Gain[];
  available?: number;
  gain?: Gain | null;
  price?: Price | null;
  skipped?: boolean;
}

/** What a space, a prize or an opportunity gives: ``gain:3 fame``, ``card:blessing``. */
export interface Gain {
  words: string[];
  sort: string;
  count?: number;
  card?: string;
}

/** What an opportunity costs. */
export interface Price {
  symbols?: string[];
  cards?: number;
  fame?: number;
}

/** What a card shows: nothing, if it is a text card. */
export interface Face {
  symbol?: string;
  count?: number;
}

/** What a token is worth. */
export interface Value {
  sort: string;
  points: number;
}

/** The table. */
export interface Public {
  where: Record<string, string | number>;
  decides?: number | null;
  question: Asked;
  points: (number | null)[];
  sources?: (Record<string, number> | null)[];
  hides_past?: boolean;
  episode: number;
  phase: string;
  start: number;
  spaces?: Space[];
  offer?: Cards[];
  pile: number;
  discards: Record<string, number>;
  special_cards?: Cards[];
  supply: Supply;
  players: Player[];
}

/** A question, or what others are told of it. */
export interface Asked {
  name: string;
  args?: Record<string, string | number>;
}

/** A space of the present episode that is available in this match. */
export interface Space {
  words: string[];
  taken?: boolean;
}

/** Cards of a kind, and what is done with one that is touched: ``card:wit``, ``action:pick``. */
export interface Cards {
  words: string[];
  count?: number;
}

/** Tokens that can still be gained. */
export interface Supply {
  fame: number[];
  treasure: number[];
  alliances: number;
  misfortunes: number;
}

/** One who takes part. */
export interface Player {
  words: string[];
  cards?: number;
  face_down?: number;
  has_bid?: boolean;
  laid?: Cards[];
  shown?: Tokens[];
  total?: number;
  rank?: number;
  is_out?: boolean;
  tokens?: number;
  alliances?: number;
  scratches?: number;
  wounds?: number;
  double_wound?: boolean;
  known?: Known | null;
}

/** Tokens of a sort and value, and whose they are: ``token:1 fame``, ``seat:2``. */
export interface Tokens {
  words: string[];
  count?: number;
}

/** What everybody has seen of somebody's things. */
export interface Known {
  cards?: Cards[];
  tokens?: Tokens[];
  points: number;
  treasure?: number;
}

/** What a seat knows besides. */
export interface Own {
  question?: Asked | null;
  hand?: Hand[];
  matching?: number | null;
  tokens?: Purse[];
  points: number;
  sources: Record<string, number>;
  treasure?: number;
}

/** Cards of a kind in one's hand. */
export interface Hand {
  words: string[];
  count?: number;
  chosen?: number;
  matches?: boolean;
}

/** Tokens of one's own: ``token:1 fame`` alone. */
export interface Purse {
  words: string[];
  count?: number;
  chosen?: number;
}
