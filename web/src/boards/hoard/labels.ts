// What cards are called for whoever cannot see them: the names and figures that are drawn, in a row.

import type { Reading } from "../../things/reading";
import type { Back, Held, Known, Price } from "./view";

const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(", ");

const counted = (reading: Reading, field: string, count: number | undefined): string | false =>
  Boolean(count) && `${reading.label(field)} ${count}`;

export const seenBy = (reading: Reading, seats: readonly number[]): string | false =>
  seats.length > 0 && `${reading.label("seen_by")} ${seats.map((seat) => reading.name(`seat:${seat}`)).join(", ")}`;

/** A card of one's own. */
export const labelOf = (reading: Reading, held: Held, price: Price | undefined, seats: readonly number[]): string =>
  joined([
    reading.title(held.words),
    counted(reading, "value", price?.value),
    counted(reading, "own", price?.own),
    counted(reading, "any", price?.any),
    counted(reading, "lacks_own", held.lacks_own),
    counted(reading, "lacks_any", held.lacks_any),
    held.chosen && reading.label("chosen"),
    held.picked && reading.label("picked"),
    seenBy(reading, seats),
  ]);

/** A card from behind, and its front where the reader knows it. */
export const labelOfBack = (reading: Reading, back: Back, known?: Known): string =>
  joined([known ? reading.name(known.card) : reading.title(back.words), seenBy(reading, back.seen_by ?? [])]);
