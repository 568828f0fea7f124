export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";

export const MISSES = "knight_turned";
