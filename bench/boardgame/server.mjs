// boardgame.io's own server: node server.mjs PORT [FOLDER]
// With a folder it keeps its matches there, by its own FlatFile; without, in memory.
import { createRequire } from "node:module";
import { GAMES } from "./games.mjs";

const { FlatFile, Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const [port, dir] = process.argv.slice(2);
const games = Object.values(GAMES).map(({ game }) => game);
const db = dir === undefined ? {} : { db: new FlatFile({ dir }) };
await Server({ games, origins: [Origins.LOCALHOST], ...db }).run({ port: Number(port) });
console.log("ready");
