// The sign of every edition that has one, and a scene of it, by the names of its game and its box.

const drawn = import.meta.glob<string>("./*/*.svg", { query: "?raw", import: "default", eager: true });

const found = (game: string, name: string): string => drawn[`./${game}/${name}.svg`] ?? "";

export const signOf = (game: string, box: string): string => found(game, box) || found(game, "standard");

export const sceneOf = (game: string, box: string): string => found(game, `${box}-scene`);
