// A browser's surroundings for tests of what talks to the hall, with a hall that says what it is told to.

import { vi } from "vitest";
import type { Choice, Entry, Plain, Position, Table, ToClient, ToHall } from "./messages";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToHall[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("nobody has called");
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToHall);
  }

  close(): void {
    this.readyState = 3;
  }

  answer(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The last message of a kind that was sent. */
  heard<T extends ToHall["is"]>(is: T): Extract<ToHall, { is: T }> | undefined {
    return this.sent.findLast((one) => one.is === is) as Extract<ToHall, { is: T }> | undefined;
  }
}

export function fakeBrowser(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("location", { protocol: "http:", host: "hall" });
  fakeStorage();
}

function fakeStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    const kept = new Map<string, string>();
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  }
}

fakeStorage(); // what is imported after this may look into it

export const choice = (action: string, ...words: string[]): Choice => ({ action, text: action, words });

export const position = (revision: string, change: Partial<Position> = {}): Position => ({
  ...{ revision, where: "", public: {}, own: null, question: "what?", is_asked: false, choices: [] },
  ...{ waited_for: [], ready: [], points: [], undo: "", taken_back: 0, clocks: [], result: null },
  ...change,
});

export const entry = (number: number, seat: number, text = `entry ${number}`): Entry => ({
  ...{ number, seat, told: [{ text, depth: 2, event: "something", words: [] }] },
});

const PLAIN: Plain = {
  ...{ untold: [], folded: [], kinds: {}, values: {}, tallies: {}, each: [] },
  ...{ shares: {}, joins: {}, course: {}, grids: {}, faces: {}, coloured: [] },
};

export const table = (now: Position | null, entries: Entry[] = [], change: Partial<Table> = {}): Table => ({
  ...{ is: "table", version: 1, id: "t", stage: "playing", game: "g", title: "G", edition: "standard" },
  ...{ reconstructed: "", seat: 1, fixed: null, names: {}, labels: {}, tips: [], said: [], dice: "", has_hints: true, plain: PLAIN, now, entries },
  people: [1, 2].map((seat) => ({ seat, name: `P${seat}`, bot: "", is_here: true, is_mine: seat === 1, hints: 0 })),
  ...change,
});
