// Written by scripts/tables from heorot.games.beest.words.view. Do not edit.

/** What never changes in a match. */
export interface Fixed {
  caves: Cave[];
  positions: string[];
  hideout: number;
  stacks: string[];
  complete: number;
  expeditions: number;
  rounds: number;
}

/** A kind of cave card. */
export interface Cave {
  name: string;
  short: string;
  entrance: string;
  exits: string[];
  copies: number;
}

/** What everybody sees. */
export interface Public {
  where: Record<string, string | number>;
  decides?: number | null;
  question: Asked;
  points: (number | null)[];
  sources?: (Record<string, number> | null)[];
  hides_past?: boolean;
  start: number;
  participants: Participant[];
  pile?: number;
  hand?: Card[];
  chances?: Chances | null;
  ended?: Ended[];
}

/** A question, or what others are told of it. */
export interface Asked {
  name: string;
  args?: Record<string, string | number>;
}

/** One who takes part: a seat, or the Silent One (B10). */
export interface Participant {
  words: string[];
  who: number | string;
  row?: string[];
  fits?: boolean[];
  passage?: boolean;
  markers?: number;
  left?: number;
  met?: (number | string)[];
  cleared?: boolean;
  shown?: string | null;
  heads?: number;
  points?: number[];
}

/** A cave in the hand of the player on turn, which is open (B4). */
export interface Card {
  words: string[];
  fits?: (number | string)[];
  passage?: (number | string)[];
}

/** What can be concluded (B17): in how many of equally likely cases something holds of each. */
export interface Chances {
  cases: number;
  beest: number[];
  infected: number[];
  complete: (number | null)[];
}

/** How an expedition ended. */
export interface Ended {
  ending: string;
  by?: number | string | null;
  beest: number | string;
}

/** What a seat knows besides. */
export interface Own {
  question?: Asked | null;
  stack: string;
  side: string;
  received?: Marker[];
  heads?: number[];
  chances?: Chances | null;
  choice?: Chosen[];
  meets?: number | string | null;
  stakes?: Stakes | null;
}

/** A marker received. */
export interface Marker {
  words: string[];
  giver: number | string;
}

/** A cave that is given a place, while others lack one (B6). */
export interface Chosen {
  words: string[];
  who: number | string;
  fits?: boolean;
  passage?: boolean;
}

/** What an announcement scores (B13). */
export interface Stakes {
  right: number;
  wrong: number;
}
