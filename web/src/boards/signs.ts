// The sign of every edition that has one, by the names of its game and its box.

const signs = import.meta.glob<string>("./*/*.svg", { query: "?raw", import: "default", eager: true });

export const signOf = (game: string, box: string): string =>
  signs[`./${game}/${box}.svg`] ?? signs[`./${game}/standard.svg`] ?? "";
