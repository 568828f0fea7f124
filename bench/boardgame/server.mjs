// boardgame.io's own server with its own storage in memory: node server.mjs PORT
import { createRequire } from "node:module";
import { GAMES } from "./games.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const port = Number(process.argv[2]);
await Server({ games: Object.values(GAMES).map(({ game }) => game), origins: [Origins.LOCALHOST] }).run({ port });
console.log("ready");
