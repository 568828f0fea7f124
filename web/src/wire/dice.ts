// Fair dice: the hall commits to its bits, everybody to a number, and only then are they opened.
// `heorot verify FILE` checks a whole match; here is what a reader can check on the spot.

import { sha256 } from "@noble/hashes/sha2.js";
import type { DiceFacts } from "./facts";
import { hex } from "./socket";

export interface Mixed {
  number: number;
  salt: string;
}

export interface Checked {
  /** The bits that were shown give what was published before the first move. */
  isTableTrue: boolean;
  /** It is the commitment that this browser was shown before the match. */
  isAsPromised: boolean | null;
  /** By seat: the number that was shown gives what was published. */
  numbers: { seat: number; number: string; isTrue: boolean; isMine: boolean }[];
}

const bytesOf = (digits: string): number[] => digits.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
const hash = (text: string, ...more: number[][]): string =>
  hex(sha256(new Uint8Array([...new TextEncoder().encode(text), ...more.flat()])));

/** What a seat publishes before it opens its number. */
export const commitmentOf = (table: string, seat: number, number: number | string, salt: string): string =>
  hash(`heorot number\n${table}\n${seat - 1}\n${number}\n`, bytesOf(salt));

const tableCommitment = (secret: string, terms: string): string =>
  hash("heorot table\n", bytesOf(secret), [...new TextEncoder().encode(terms)]);

const key = (commitment: string, seat: number): string => `heorot-dice-${commitment}-${seat}`;

/** My number for the dice of a commitment: the one I have given already, or a new one that nobody can foresee. */
export function mixed(commitment: string, seat: number, chosen: number | null): Mixed {
  const kept = localStorage.getItem(key(commitment, seat));
  if (kept !== null) return JSON.parse(kept) as Mixed;
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  const number = chosen ?? (high & 0x1fffff) * 2 ** 32 + low;
  const mine = { number, salt: hex(crypto.getRandomValues(new Uint8Array(16))) };
  localStorage.setItem(key(commitment, seat), JSON.stringify(mine));
  return mine;
}

/** Remember what the hall has promised before it could know any number; it promises anew when somebody else sits down. */
export function promise(id: string, commitment: string): void {
  if (commitment) localStorage.setItem(`heorot-promise-${id}`, commitment);
}

export function check(id: string, dice: DiceFacts): Checked {
  const promised = localStorage.getItem(`heorot-promise-${id}`);
  return {
    isTableTrue: tableCommitment(dice.secret, dice.terms) === dice.commitment,
    isAsPromised: promised === null ? null : promised === dice.commitment,
    numbers: dice.numbers.map((one) => ({
      seat: one.seat,
      number: one.number,
      isTrue: commitmentOf(dice.commitment, one.seat, one.number, one.salt) === one.commitment,
      isMine: localStorage.getItem(key(dice.commitment, one.seat)) === JSON.stringify({ number: Number(one.number), salt: one.salt }),
    })),
  };
}
