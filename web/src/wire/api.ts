// What is asked for outside a table: the hall, a new table, a seat, rules, finished matches.

import type { DiceFacts, Finished, HallFacts, Lesson, Me, Moment, NewTable, Opened, Rulebook, Seated, TableFacts } from "./facts";

export type { GameFacts, HallFacts as Hall, Invitation, Moment, NewTable, Rulebook, TableFacts } from "./facts";

export class Trouble extends Error {
  constructor(
    message: string,
    /** There is no such thing; otherwise it may be there another time. */
    readonly isNothing = false,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        "accept-language": document.documentElement.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble("");
  }
  const found = (await answer.json()) as T & { error?: string };
  if (!answer.ok) throw new Trouble(found.error ?? answer.statusText, answer.status === 404);
  return found;
}

const spoken = (language: string): string => `?lang=${language}`;

export const api = {
  hall: (language: string) => call<HallFacts>("GET", `/api/hall${spoken(language)}`),
  rename: (name: string) => call<Me>("POST", "/api/name", { name }),
  open: (table: NewTable, language: string) =>
    call<Opened>("POST", `/api/tables${spoken(language)}`, table),
  facts: (id: string, language: string) =>
    call<TableFacts>("GET", `/api/tables/${id}${spoken(language)}`),
  sit: (id: string, link: string, language: string) =>
    call<Seated>("POST", `/api/tables/${id}/sit${spoken(language)}`, { link }),
  leave: (id: string) => call<object>("POST", `/api/tables/${id}/leave`, {}),
  putAway: (id: string, isAway: boolean) => call<object>("POST", `/api/tables/${id}/away`, { is_away: isAway }),
  dice: (id: string) => call<DiceFacts>("GET", `/api/tables/${id}/dice`),
  replay: (id: string, seat: number, language: string) =>
    call<Finished>("GET", `/api/tables/${id}/replay/${seat}${spoken(language)}`),
  moment: (id: string, seat: number, language: string, at: number) =>
    call<Moment>("GET", `/api/tables/${id}/replay/${seat}/${at}${spoken(language)}`),
  rules: (game: string, language: string) =>
    call<Rulebook>("GET", `/api/rules/${game}${spoken(language)}`),
  lesson: (game: string, box: string, language: string) =>
    call<Lesson>("GET", `/api/lessons/${game}/${box}${spoken(language)}`),
};
