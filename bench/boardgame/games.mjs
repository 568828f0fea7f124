// The games, each with what a player may do: [move, ...arguments] from a state and the player's id.
import * as cards from "./cards.mjs";
import * as hoard from "./hoard.mjs";

export const GAMES = {
  cards: { game: cards.Cards, choices: cards.choices },
  hoard: { game: hoard.Hoard, choices: (state, id) => hoard.choices(state.G, id) },
};
