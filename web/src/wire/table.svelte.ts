// What one reader knows of a table, and what it may touch there. No rules: choices are sets of words.

import { matching, stillTouched, touch } from "./choosing";
import { commitmentOf, mixed, promise } from "./dice";
import type { Choice, Entry, Hint, Position, Refusal, Refused, Sentence, Table, ToClient, Told } from "./messages";
import { isIn } from "./past";
import { keepGains, keptGains, withGains, type Gains } from "./points";
import { newRequest, Socket, type Line } from "./socket";
import { Telling } from "./telling.svelte";
import { PACES, wishes } from "./wishes.svelte";

/** A table as boards, players and logs draw it, whether it is being played or looked back on. */
export interface TableStore {
  readonly id: string;
  readonly seat: number;
  readonly table: Table | null;
  readonly now: Position | null;
  readonly entries: Entry[];
  /** What has come after this entry is new. */
  readonly seenUpTo: number;
  /** What was told with the last change; nothing when everything came anew. */
  readonly latest: Sentence[];
  /** Whose points have changed, and from what. */
  readonly gains: Gains;
  readonly isMyTurn: boolean;
  isLit(words: readonly string[]): boolean;
  isTouched(words: readonly string[]): boolean;
  /** Whether it has to do with what just happened. */
  isFresh(words: readonly string[]): boolean;
  /** Whether it belongs to what a hint thinks best; nobody is advised where nothing can be asked. */
  isAdvised?(words: readonly string[]): boolean;
  /** Whether a board still shows what has happened: until then nothing is to be done. */
  isWatching?: boolean;
  touch(words: readonly string[]): void;
  /** A thing is lifted: what it can be laid on lights up. */
  hold(words: readonly string[]): void;
  /** It is laid on something: the same as touching both. */
  drop(words: readonly string[], on: readonly string[]): void;
  letGo(): void;
}

/** An act on its way: sent again if the line breaks, as long as the question is the same. */
interface Pending {
  request: string;
  choice: Choice;
  asked: string;
  isSentAgain: boolean;
}

/** A wish to take something back: asked for again if the line breaks; the hall does it once. */
interface Undoing {
  request: string;
  isLost: boolean;
}

/** The bot that plays for people. */
export const STAND_IN = "thane";

/** So many entries are new to whoever only looks on. */
const RECENT = 3;

export type Notice = { key: string } | { text: string };

export class LiveTable implements TableStore {
  table = $state.raw<Table | null>(null);
  now = $state.raw<Position | null>(null);
  entries = $state.raw<Entry[]>([]);
  latest = $state.raw<Sentence[]>([]);
  gains = $state.raw<Gains>(new Map());
  line = $state<Line>("calling");
  touched = $state.raw<string[]>([]);
  /** The answer to "why not?": all that I might wish for. */
  reasons = $state.raw<Refusal[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What seems best, after I have asked. */
  hint = $state.raw<Hint | null>(null);
  isHinting = $state(false);
  notice = $state.raw<Notice | null>(null);
  asked = $state.raw<{ what: "undo" | "rematch"; by: number } | null>(null);
  /** The step of the dice that waits for me to press. */
  dice = $state<"" | "commit" | "reveal">("");
  isSending = $state(false);
  isWatching = $state(false);
  isAskingUndo = $state(false);
  isAskingRematch = $state(false);
  moved = $state("");
  seenUpTo = $state(0);
  /** When the clocks of `now` were read. */
  readAt = $state(0);
  readonly telling: Telling;

  private readonly socket: Socket;
  private pending: Pending | null = null;
  private undoing: Undoing | null = null;
  private wish: string[] = [];
  /** What is to be touched when the question after my step is there. */
  private following: string[] = [];

  constructor(
    readonly id: string,
    readonly seat: number,
    language: string,
  ) {
    const pace = (): number => (document.hidden ? 0 : PACES[wishes.pace]);
    this.telling = new Telling((told) => this.show(told), (one) => one === seat, pace);
    const path = `/ws/${encodeURIComponent(id)}/${seat}`;
    this.socket = new Socket(path, language, (message) => this.hear(message), (line) => this.noticeLine(line));
  }

  close(): void {
    this.telling.forget();
    this.socket.close();
  }

  speak(language: string): void {
    this.socket.speak(language);
  }

  hurry(): void {
    this.socket.hurry();
  }

  get failures(): number {
    void this.line;
    return this.socket.failures;
  }

  /** The choices that contain everything touched so far. */
  get left(): Choice[] {
    return matching(this.now?.choices ?? [], this.touched);
  }

  get isMyTurn(): boolean {
    return (this.now?.is_asked ?? false) && !this.isPlayedByBot && !this.isWatching;
  }

  get isPlayedByBot(): boolean {
    return this.me?.bot !== undefined && this.me.bot !== "";
  }

  get me() {
    return this.table?.people.find((one) => one.seat === this.seat);
  }

  isLit(words: readonly string[]): boolean {
    if (!this.isMyTurn || this.isSending || words.length === 0) return false;
    return matching(this.now?.choices ?? [], [...this.touched, ...words]).length > 0;
  }

  isTouched(words: readonly string[]): boolean {
    return words.length > 0 && words.every((word) => this.touched.includes(word));
  }

  private readonly news = $derived(
    this.entries.filter((entry) => entry.number > this.seenUpTo && entry.seat !== this.seat).flatMap((entry) => entry.told),
  );

  isFresh(words: readonly string[]): boolean {
    return isIn(this.news, words);
  }

  touch(words: readonly string[]): void {
    if (!this.isMyTurn || this.isSending || words.length === 0) return;
    const result = touch(this.now?.choices ?? [], this.touched, words);
    this.refusal = null;
    if (result.is === "played") this.play(result.choice);
    else if (result.is === "kept") this.touched = result.touched;
    else this.ask(result.words);
  }

  hold(words: readonly string[]): void {
    this.letGo();
    this.touched = [...words];
  }

  drop(words: readonly string[], on: readonly string[]): void {
    const choices = this.now?.choices ?? [];
    this.touched = [];
    const [only, ...others] = matching(choices, words);
    const isStep = only && others.length === 0 && matching(choices, [...words, ...on]).length === 0;
    this.touch(isStep ? words : [...words, ...on]);
    if (isStep && this.isSending) this.following = [...on];
  }

  letGo(): void {
    this.touched = [];
    this.following = [];
    this.refusal = null;
    this.reasons = null;
    this.notice = null;
  }

  play(choice: Choice): void {
    if (this.isSending || !this.now) return;
    const asked = question(this.now);
    this.telling.skip();
    if (question(this.now) !== asked) return; // it was chosen before the reader saw what is asked now
    this.letGo();
    this.isSending = true;
    this.forgetUndo(); // whoever acts wishes nothing else any more
    this.seenUpTo = this.entries.at(-1)?.number ?? 0;
    this.pending = { request: newRequest(), choice, asked, isSentAgain: false };
    this.sendPending();
  }

  undo(): void {
    if (!this.now) return;
    this.letGo();
    this.undoing = { request: newRequest(), isLost: false };
    this.sendUndo();
  }

  agree(yes: boolean): void {
    if (this.asked) this.socket.send({ is: "agree", what: this.asked.what, yes });
    this.asked = null;
  }

  rematch(): void {
    this.isAskingRematch = true;
    this.socket.send({ is: "agree", what: "rematch", yes: true });
  }

  whyNot(): void {
    this.wish = [];
    this.socket.send({ is: "why" });
  }

  advise(): void {
    if (!this.isMyTurn || this.isHinting) return;
    this.letGo();
    this.isHinting = this.socket.send({ is: "advise" });
  }

  /** What a hint says of a choice, if anything. */
  advised(choice: Choice): Hint["verdicts"][number] | undefined {
    return this.hint?.verdicts[this.hint.actions.indexOf(choice.action)];
  }

  isAdvised(words: readonly string[]): boolean {
    const best = this.now?.choices.find((choice) => this.advised(choice) === "best");
    return best !== undefined && this.isLit(words) && matching([best], words).length > 0;
  }

  /** Whether it went out: what did not is still in the field to be sent again. */
  say(text: string): boolean {
    return this.socket.send({ is: "say", text });
  }

  /** A bot plays a seat, or, without a name, whoever sits there does again; 0: my seat. */
  takeOver(bot: string, seat = 0): void {
    this.letGo();
    this.socket.send({ is: "take_over", bot, seat });
  }

  /** My part of the dice: a number of my own, or any. */
  mix(chosen: number | null): void {
    const commitment = this.table?.dice ?? "";
    const mine = mixed(commitment, this.seat, chosen);
    if (this.dice === "commit")
      this.socket.send({ is: "commit", hash: commitmentOf(commitment, this.seat, mine.number, mine.salt) });
    else this.socket.send({ is: "reveal", ...mine });
    this.dice = "";
  }

  /** Something that is not possible was touched: why not? */
  private ask(words: string[]): void {
    this.wish = words;
    this.socket.send({ is: "why" });
  }

  private sendPending(): void {
    if (!this.pending || !this.now) return;
    const { request, choice } = this.pending;
    this.socket.send({ is: "act", request, revision: this.now.revision, action: choice.action });
  }

  private sendUndo(): void {
    if (!this.undoing || !this.now) return;
    this.undoing.isLost = false;
    this.isAskingUndo = this.now.undo === "ask";
    this.socket.send({ is: "undo", request: this.undoing.request, revision: this.now.revision });
  }

  private noticeLine(line: Line): void {
    this.line = line;
    if (line !== "open" && this.undoing) this.undoing.isLost = true;
  }

  private hear(message: ToClient): void {
    switch (message.is) {
      case "table":
        this.begin(message);
        break;
      case "told":
        this.settle(message.request);
        this.telling.add(message);
        break;
      case "refused":
        this.refuse(message);
        break;
      case "reasons":
        this.answer(message.refusals);
        break;
      case "hint":
        this.isHinting = false;
        if (message.revision === this.now?.revision) this.hint = message;
        break;
      case "people":
        if (this.table) this.table = { ...this.table, people: message.people };
        break;
      case "said":
        if (this.table) this.table = { ...this.table, said: [...this.table.said, message] };
        break;
      case "asked":
        this.asked = message.by ? { what: message.what, by: message.by } : null;
        break;
      case "roll":
        this.dice = message.step;
        if (message.step === "reveal" || wishes.rolls) this.mix(null);
        break;
      case "moved":
        this.moved = message.id;
        break;
    }
  }

  /** Everything anew. */
  private begin(table: Table): void {
    const before = this.entries.length;
    this.telling.forget();
    if (this.table === null) {
      this.seenUpTo = lastOwn(table.entries, this.seat);
      this.gains = keptGains(this.id, this.seat);
    }
    this.table = table;
    this.isHinting = false;
    this.entries = table.entries;
    this.latest = [];
    this.seenUpTo = Math.min(this.seenUpTo, table.entries.at(-1)?.number ?? 0);
    this.gains = new Map([...this.gains].filter(([key]) => parseInt(key) <= table.entries.length));
    if (table.now === null) promise(this.id, table.dice);
    const isReading = this.reasons !== null;
    this.position(table.now);
    if (isReading && this.isMyTurn) this.whyNot();
    if (this.undoing?.isLost && this.now?.undo) this.sendUndo();
    else this.forgetUndo();
    this.goOn(before);
  }

  /** What I was about to do when the line broke: it is done, or is done now, or it is said that not. */
  private goOn(before: number): void {
    const pending = this.pending;
    if (!pending || !this.now) return;
    const isSame = this.now.is_asked && question(this.now) === pending.asked;
    if (isSame && !pending.isSentAgain) {
      this.isSending = true;
      pending.isSentAgain = true;
      this.sendPending();
      return;
    }
    const wasDone = this.entries.slice(before).some((entry) => entry.seat === this.seat);
    if (!wasDone && !pending.isSentAgain) this.notice = { key: "stale" };
    this.settle(pending.request);
  }

  private show(told: Told): void {
    const before = this.now;
    this.entries = [...this.entries, ...told.entries];
    this.latest = told.entries.flatMap((entry) => entry.told);
    if (this.seat === 0 || this.isPlayedByBot)
      this.seenUpTo = Math.max(this.seenUpTo, this.entries.length - RECENT);
    this.position(told.now);
    if (!before) return;
    this.gains = withGains(this.gains, before, told.now, told.entries, this.seat);
    keepGains(this.id, this.seat, this.gains);
  }

  private position(now: Position | null): void {
    if (now && this.now && now.taken_back > this.now.taken_back) this.notice = { key: "undone-known" };
    if (now?.revision !== this.hint?.revision) this.hint = null;
    if (now?.revision !== this.now?.revision) this.isHinting = false;
    this.now = now;
    this.readAt = Date.now();
    if (now) this.dice = "";
    this.touched = stillTouched(now?.choices ?? [], this.touched);
    this.reasons = null;
    if (!this.pending) this.isSending = false;
    const following = this.following;
    this.following = [];
    this.touch(following);
  }

  private settle(request: string): void {
    if (request && request === this.undoing?.request) this.forgetUndo();
    if (!this.pending || request !== this.pending.request) return;
    this.pending = null;
    this.isSending = false;
  }

  private refuse(message: Refused): void {
    this.isHinting = false;
    if (message.request && message.request === this.undoing?.request) {
      this.forgetUndo();
      this.notice = message.text ? { text: message.text } : { key: message.is_stale ? "stale" : "undo-refused" };
      return;
    }
    if (message.is_stale && message.request === this.pending?.request) return; // the table follows
    if (message.request === this.pending?.request) this.following = []; // there is no question after it
    this.settle(message.request);
    this.refusal = message.refusal;
    if (message.text) this.notice = { text: message.text };
  }

  private forgetUndo(): void {
    this.undoing = null;
    this.isAskingUndo = false;
  }

  private answer(refusals: Refusal[]): void {
    if (this.wish.length === 0) {
      this.reasons = refusals;
      return;
    }
    const about = (one: Refusal): boolean => this.wish.every((word) => one.words.includes(word));
    this.refusal = refusals.find(about) ?? null;
    if (!this.refusal) this.notice = { key: "not-now" };
    this.wish = [];
  }
}

/** A question and its answers: while this is the same, what I was about to do still makes sense. */
const question = (now: Position): string =>
  JSON.stringify([now.where, now.question, now.choices.map((choice) => choice.action)]);

/** The entry before the last one that is mine: whoever comes back is told what happened since. */
function lastOwn(entries: Entry[], seat: number): number {
  const last = entries.findLast((entry) => entry.seat === seat);
  return last ? last.number - 1 : Math.max(0, entries.length - RECENT);
}
