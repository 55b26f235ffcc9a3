// boardgame.io's server with its FlatFile storage and a game of three seats that does next to nothing:
// each move counts up and ends the turn, so that what is measured is the server.
// node server.mjs PORT FOLDER
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require("boardgame.io/server");

const [port, dir] = process.argv.slice(2);
const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G, events }) => {
      G.count += 1;
      events.endTurn();
    },
  },
};
const server = Server({ games: [game], db: new FlatFile({ dir, logging: false }), origins: ["*"] });
// A chatty log would be measured too.
console.info = () => {};
server.run(Number(port), () => console.log("ready"));
