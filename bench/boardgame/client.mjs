// Plays with boardgame.io's own client: node client.mjs PORT GAME TABLES MOVES_A_SECOND SECONDS
// Prints the moves that both players of a table have been told, and how long a mover waited.
import { createRequire } from "node:module";
import { GAMES } from "./games.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const { game, choices } = GAMES[process.argv[3]];
const [port, , tables, pace, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const waited = [];
let moves = 0;
let counting = false;
let ending = false;

function sit(matchID, playerID) {
  const socketOpts = { transports: ["websocket"] };
  const multiplayer = SocketIO({ server, socketOpts });
  const client = Client({ game, multiplayer, matchID, playerID, debug: false });
  let last = -1;
  let sent = 0;
  client.subscribe((state) => {
    if (state === null || state._stateID === last || ending) return;
    last = state._stateID;
    if (sent > 0) {
      if (counting) {
        moves += 1;
        waited.push(performance.now() - sent);
      }
      sent = 0;
    }
    const possible = choices(state, playerID);
    if (possible.length === 0) return;
    const [move, ...given] = possible[Math.floor(Math.random() * possible.length)];
    const act = () => {
      if (ending) return;
      sent = performance.now();
      client.moves[move](...given);
    };
    if (pace > 0) setTimeout(act, ((-Math.log(Math.random()) * tables) / pace) * 1000);
    else act();
  });
  client.start();
}

for (let number = 0; number < tables; number += 1) {
  for (const playerID of ["0", "1"]) sit(`table-${number}`, playerID);
  if (number % 20 === 0) await new Promise((done) => setTimeout(done, 100));
}
console.log("ready");
process.stdin.once("data", async () => {
  counting = true;
  const start = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  ending = true;
  waited.sort((a, b) => a - b);
  const at = (share) => waited[Math.floor(share * (waited.length - 1))] ?? 0;
  const elapsed = (performance.now() - start) / 1000;
  console.log(JSON.stringify({ moves, seconds: elapsed, p50: at(0.5) / 1000, p99: at(0.99) / 1000 }));
  process.exit(0);
});
