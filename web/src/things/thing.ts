// What a view consists of, as far as a plain board needs to know: things carry words.

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Part = { [key: string]: Value };

export const isPart = (value: Value | undefined): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const wordsOf = (value: Value): string[] =>
  isPart(value) && Array.isArray(value["words"]) ? (value["words"] as string[]) : [];

export const isThing = (value: Value): value is Part => wordsOf(value).length > 0;

/** What is told of a part: everything but its words. */
export const fieldsOf = (part: Part): [string, Value][] =>
  Object.entries(part).filter(([key]) => key !== "words");

/** Whether a list is laid out by columns and rows. */
export const isGrid = (list: Value[]): list is Part[] =>
  list.length > 0 && list.every((one) => isPart(one) && typeof one["column"] === "number" && typeof one["row"] === "number");

export const isPlain = (value: Value): boolean =>
  typeof value !== "object" || value === null || (Array.isArray(value) && value.every((one) => isPlain(one) && !Array.isArray(one)));
