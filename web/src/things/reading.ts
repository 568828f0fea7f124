// How a view is read without knowing the game: by the words that things carry, and by what the game
// says of the fields of its views.

import type { Plain, Position, Table } from "../wire/messages";

export type Value = string | number | boolean | null | Value[] | Part;
export type Part = { [key: string]: Value };

/** A field that is told: its name, the field that holds its part, its label. */
export interface Field {
  name: string;
  within: string;
  label: string;
  value: Value;
}

/** What a thing does, and by which of its words it is known. */
export interface TipOf {
  word: string;
  text: string;
  rule: string;
}

const FRAME: Record<string, readonly string[]> = {
  public: ["where", "decides", "question", "points", "sources", "hides_past"],
  own: ["question"],
};

export const isPart = (value: Value | undefined): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const wordsOf = (value: Value): string[] =>
  isPart(value) && Array.isArray(value["words"]) ? (value["words"] as string[]) : [];

export const isThing = (value: Value): value is Part => wordsOf(value).length > 0;

export const isNumber = (value: Value | undefined): value is number => typeof value === "number";

/** A number as it is read: with a real minus. */
export const figure = (value: number): string => String(value).replace("-", "−");

/** Everything that carries words, however deep. */
export function things(value: Value): Part[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (!isPart(value)) return [];
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(things)];
}

const areThings = (value: Value): boolean => (Array.isArray(value) ? value : [value]).every(isThing);
const kindOf = (word: string): string => word.slice(0, word.indexOf(":"));
const valueOf = (word: string): string => word.slice(word.indexOf(":") + 1);
const isEmpty = (value: Value): boolean =>
  value === null || value === false || value === "" || (Array.isArray(value) && value.length === 0);

export class Reading {
  readonly plain: Plain;
  readonly fixed: Part;
  readonly public: Part;
  readonly own: Part | null;

  constructor(
    private readonly table: Table,
    now: Position,
  ) {
    this.plain = table.plain;
    this.fixed = (table.fixed ?? {}) as Part;
    this.public = (now.public ?? {}) as Part;
    this.own = (now.own ?? null) as Part | null;
  }

  /** What is told of a part that a field holds. */
  fields(part: Part, within: string): Field[] {
    const found: Field[] = [];
    for (const [name, value] of Object.entries(part)) {
      const label = this.table.labels[name];
      if (label === undefined || name === "words" || isEmpty(value)) continue;
      if (FRAME[within]?.includes(name) || this.has(this.plain.untold, within, name)) continue;
      found.push({ name, within, label, value });
    }
    return found;
  }

  /** Of what is one's own: the things, which one can touch. */
  held(): Field[] {
    return this.own ? this.fields(this.own, "own").filter((one) => areThings(one.value)) : [];
  }

  /** And what one knows besides. */
  known(): Field[] {
    return this.own ? this.fields(this.own, "own").filter((one) => !areThings(one.value)) : [];
  }

  /** The fixed part, less what is drawn elsewhere. */
  reference(): Field[] {
    const drawn = new Set([...Object.values(this.plain.faces), ...Object.keys(this.plain.course)]);
    return this.fields(this.fixed, "fixed").filter((one) => !drawn.has(one.name));
  }

  isFolded(field: Field): boolean {
    return this.has(this.plain.folded, field.within, field.name);
  }

  /** Whether what a field holds needs no label beside it. */
  speaksForItself(field: Field): boolean {
    return field.name in this.plain.values;
  }

  isEach(field: Field): boolean {
    return Array.isArray(field.value) && this.has(this.plain.each, field.within, field.name);
  }

  tally(field: Field): string | undefined {
    return this.said(this.plain.tallies, field.within, field.name);
  }

  /** Whether each entry of a list goes on in the next, if that is told. */
  joins(field: Field, part: Part): boolean[] | null {
    const beside = this.said(this.plain.joins, field.within, field.name);
    if (beside === undefined) return null;
    return (part[beside] ?? []) as boolean[];
  }

  /** Of how many cases a number of cases is one. */
  cases(field: Field, part: Part): number | null {
    const beside = this.said(this.plain.shares, field.within, field.name);
    const cases = beside === undefined ? undefined : part[beside];
    return isNumber(cases) ? cases : null;
  }

  /** The keys that a list of numbers counts. */
  counted(field: Field): string[] {
    const source = this.tally(field);
    if (source) return Object.keys((this.fixed[source] ?? {}) as Part).map((key) => this.name(key));
    return (field.value as Value[]).map((_, place) => String(place + 1));
  }

  /** A value of a field in words; nothing for what is no name, number or flag. */
  told(field: { name: string; within: string }, value: Value): string {
    if (typeof value === "number" || typeof value === "string") {
      const word = this.word(field, value);
      if (word !== null) return this.name(word);
      return typeof value === "number" ? figure(value) : this.name(value);
    }
    return "";
  }

  /** The word that a value of a field is. */
  word(field: { name: string; within: string }, value: string | number): string | null {
    if (field.name in this.plain.values) return `${field.name}:${value}`;
    const kind = this.said(this.plain.kinds, field.within, field.name);
    if (kind !== undefined) return `${kind}:${value}`;
    return typeof value === "string" && value.includes(":") ? value : null;
  }

  /** What a word is called. */
  name(word: string): string {
    return this.table.names[word] ?? this.table.names[undated(word)] ?? valueOf(word);
  }

  /** What a thing is called: by the first of its words that has a name. */
  title(words: readonly string[]): string {
    const named = words.find((word) => this.isNamed(word));
    return named === undefined ? "" : this.name(named);
  }

  /** What a thing does, where its name does not say it: by the first of its words of which something is told. */
  tip(words: readonly string[]): TipOf | null {
    for (const word of words) {
      const found = this.table.tips.find((one) => one.things.includes(thingOf(word)));
      if (found) return { word, text: found.text, rule: found.rule };
    }
    return null;
  }

  /** The seat that a thing stands for: 0 for one without a seat, none for other things. */
  seat(words: readonly string[]): number | null {
    const [first] = words;
    if (first === undefined || kindOf(first) !== "seat") return null;
    return Number(valueOf(first)) || 0;
  }

  /** The colour of a thing, where words have one. */
  colour(words: readonly string[]): string {
    const word = words.find((one) => this.plain.coloured.includes(kindOf(one)));
    return word === undefined ? "" : (valueOf(word).split(" ")[0] ?? "");
  }

  /** What a thing shows, as the fixed part tells it. */
  face(words: readonly string[]): { within: string; value: Value } | null {
    for (const word of words) {
      const within = this.plain.faces[kindOf(word)];
      const known = within === undefined ? undefined : this.fixed[within];
      if (within === undefined || !isPart(known)) continue;
      const value = valueOf(word);
      const found = known[word] ?? known[value] ?? known[value.slice(value.indexOf(" ") + 1)];
      if (found !== undefined) return { within, value: found };
    }
    return null;
  }

  label(name: string): string {
    return this.table.labels[name] ?? "";
  }

  /** Those who take part, in the order of lists that have an entry for each. */
  people(): { seat: number; name: string }[] {
    const seats = this.table.people.map((one) => ({ seat: one.seat, name: one.name }));
    const words = things(this.public).map((one) => wordsOf(one)[0] ?? "");
    const others = words.filter((word) => kindOf(word) === "seat" && this.seat([word]) === 0);
    return [...seats, ...[...new Set(others)].map((word) => ({ seat: 0, name: this.name(word) }))];
  }

  /** The words of places that one has chosen so far: what one's own part holds of them. */
  chosen(): Set<string> {
    const lists = this.known().filter((one) => Array.isArray(one.value));
    const values = lists.flatMap((one) => (one.value as Value[]).map((value) => ({ one, value })));
    return new Set(values.flatMap(({ one, value }) => (typeof value === "string" ? (this.word(one, value) ?? []) : [])));
  }

  /** The list of the fixed part that a match goes through, and where it is. */
  course(): { name: string; list: Part[]; at: number }[] {
    return Object.entries(this.plain.course).flatMap(([name, field]) => {
      const list = this.fixed[name];
      const at = this.public[field];
      return Array.isArray(list) && isNumber(at) ? [{ name, list: list as Part[], at }] : [];
    });
  }

  /** The places of the grid on which a field lies, at the place that is told beside it, or now. */
  grid(field: Field, beside: Part): Part[] {
    const name = this.said(this.plain.grids, field.within, field.name);
    const at = name === undefined ? undefined : this.plain.course[name];
    if (name === undefined || at === undefined) return [];
    const list = this.fixed[name] as Value[];
    return things(list[Number(beside[at] ?? this.public[at]) - 1] ?? null);
  }

  private isNamed(word: string): boolean {
    return word in this.table.names || undated(word) in this.table.names;
  }

  private has(list: readonly string[], within: string, name: string): boolean {
    return list.includes(name) || list.includes(`${within}.${name}`);
  }

  private said<T>(table: Record<string, T>, within: string, name: string): T | undefined {
    return table[`${within}.${name}`] ?? table[name];
  }
}

/** Which thing a word is, whatever its colour or number: `card-mob` for `card:red mob`. */
export function thingOf(word: string): string {
  const value = valueOf(undated(word));
  return `${kindOf(word)}-${value.slice(value.indexOf(" ") + 1).replaceAll(" ", "_").replaceAll("'", "")}`;
}

/** A word without the number of the pile that its card was shuffled into. */
const undated = (word: string): string => word.replace(/ #\d+$/, "");
