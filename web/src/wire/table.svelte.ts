// What one reader knows of a table, and what it may touch there. No rules: choices are sets of words.

import { sha256 } from "@noble/hashes/sha2.js";
import { Socket, request, type Line } from "./socket";
import type { Choice, Entry, Position, Refusal, Table, ToClient } from "./messages";

const RECENT = 3;

export class TableStore {
  table = $state.raw<Table | null>(null);
  now = $state.raw<Position | null>(null);
  entries = $state.raw<Entry[]>([]);
  line = $state<Line>("calling");
  touched = $state<string[]>([]);
  reasons = $state.raw<Refusal[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notice = $state("");
  asked = $state.raw<{ what: "undo" | "rematch"; by: number } | null>(null);
  moved = $state("");
  isSending = $state(false);
  /** The last entry this reader had seen when it acted: what came since is new. */
  seenUpTo = $state(0);

  private readonly socket: Socket;
  private wish: string[] = [];

  constructor(
    readonly id: string,
    readonly seat: number,
    language: string,
  ) {
    const heard = (message: ToClient): void => this.hear(message);
    const path = `/ws/${encodeURIComponent(id)}/${seat}`;
    this.socket = new Socket(path, language, heard, (line) => (this.line = line));
  }

  close(): void {
    this.socket.close();
  }

  speak(language: string): void {
    this.socket.speak(language);
  }

  /** The choices that contain everything touched so far. */
  get left(): Choice[] {
    return this.matching(this.touched);
  }

  get isMyTurn(): boolean {
    return this.now?.is_asked ?? false;
  }

  get news(): Entry[] {
    return this.entries.filter((entry) => entry.number > this.seenUpTo);
  }

  /** Whether touching these words leads anywhere. */
  isLit(words: readonly string[]): boolean {
    return words.length > 0 && this.matching([...this.touched, ...words]).length > 0;
  }

  isTouched(words: readonly string[]): boolean {
    return words.length > 0 && words.every((word) => this.touched.includes(word));
  }

  touch(words: readonly string[]): void {
    if (this.isTouched(words)) {
      this.touched = this.touched.filter((word) => !words.includes(word));
      return;
    }
    const next = [...this.touched, ...words.filter((word) => !this.touched.includes(word))];
    const fits = this.matching(next);
    if (fits.length === 0) {
      const alone = this.matching(words);
      if (alone.length > 0) this.settle([...words], alone);
      else this.ask(words);
      return;
    }
    this.settle(next, fits);
  }

  letGo(): void {
    this.touched = [];
    this.refusal = null;
    this.reasons = null;
  }

  play(choice: Choice): void {
    if (!this.now || this.isSending) return;
    this.isSending = true;
    this.letGo();
    this.notice = "";
    this.seenUpTo = this.entries.at(-1)?.number ?? 0;
    const { revision } = this.now;
    this.socket.send({ is: "act", request: request(), revision, action: choice.action });
  }

  undo(): void {
    if (!this.now) return;
    this.letGo();
    this.socket.send({ is: "undo", request: request(), revision: this.now.revision });
  }

  agree(yes: boolean): void {
    if (!this.asked) return;
    this.socket.send({ is: "agree", what: this.asked.what, yes });
    this.asked = null;
  }

  rematch(): void {
    this.socket.send({ is: "agree", what: "rematch", yes: true });
  }

  whyNot(): void {
    this.wish = [];
    this.socket.send({ is: "why" });
  }

  say(text: string): void {
    this.socket.send({ is: "say", text });
  }

  takeOver(bot: string): void {
    this.socket.send({ is: "take_over", bot });
  }

  private matching(words: readonly string[]): Choice[] {
    const choices = this.now?.choices ?? [];
    return choices.filter((choice) => words.every((word) => choice.words.includes(word)));
  }

  private settle(words: string[], fits: Choice[]): void {
    this.refusal = null;
    const [only] = fits;
    if (fits.length === 1 && only) this.play(only);
    else this.touched = words;
  }

  /** Something that is not possible was touched: why not? */
  private ask(words: readonly string[]): void {
    if (!this.isMyTurn) return;
    this.wish = [...words];
    this.socket.send({ is: "why" });
  }

  private hear(message: ToClient): void {
    switch (message.is) {
      case "table":
        if (this.table === null) this.seenUpTo = Math.max(0, (message.entries.at(-1)?.number ?? 0) - RECENT);
        this.table = message;
        this.now = message.now;
        this.entries = message.entries;
        this.isSending = false;
        break;
      case "told":
        this.now = message.now;
        this.entries = [...this.entries, ...message.entries];
        this.isSending = false;
        this.touched = this.touched.filter((word) =>
          message.now.choices.some((choice) => choice.words.includes(word)),
        );
        break;
      case "refused":
        this.isSending = false;
        this.refusal = message.refusal;
        this.notice = message.text;
        break;
      case "reasons":
        this.answer(message.refusals);
        break;
      case "people":
        if (this.table) this.table = { ...this.table, people: message.people };
        break;
      case "said":
        if (this.table) this.table = { ...this.table, said: [...this.table.said, message] };
        break;
      case "asked":
        this.asked = { what: message.what, by: message.by };
        break;
      case "roll":
        this.roll(message.step, message.dice);
        break;
      case "moved":
        this.moved = message.id;
        break;
    }
  }

  private answer(refusals: Refusal[]): void {
    if (this.wish.length === 0) {
      this.reasons = refusals;
      return;
    }
    const about = (one: Refusal): boolean => this.wish.every((word) => one.words.includes(word));
    this.refusal = refusals.find(about) ?? null;
    this.wish = [];
  }

  /** Fair dice: first the hash of a number nobody can foresee, then the number. */
  private roll(step: "commit" | "reveal", table: string): void {
    const key = `heorot-dice-${this.id}-${this.seat}`;
    let kept = localStorage.getItem(key);
    if (kept === null) {
      const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
      const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
      kept = JSON.stringify({ number: (high & 0x1fffff) * 2 ** 32 + low, salt });
      localStorage.setItem(key, kept);
    }
    const mine = JSON.parse(kept) as { number: number; salt: string };
    if (step === "reveal") {
      this.socket.send({ is: "reveal", ...mine });
      return;
    }
    const said = new TextEncoder().encode(`heorot number\n${table}\n${this.seat - 1}\n${mine.number}\n`);
    const bytes = mine.salt.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
    this.socket.send({ is: "commit", hash: hex(sha256(new Uint8Array([...said, ...bytes]))) });
  }
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
