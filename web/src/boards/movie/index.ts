import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

export { Board, Hand };
