// Closed loop against boardgame.io: in each match the seat whose turn it is moves as soon as it has seen the move before.
// node load.mjs PORT MATCHES SECONDS -> one line of JSON
import { io } from "socket.io-client";

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const post = async (path, body) =>
  (await fetch(base + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();

let moves = 0;
let counting = false;
const waits = [];

async function table() {
  const { matchID } = await post("/games/count/create", { numPlayers: 3 });
  const seats = [];
  for (const seat of ["0", "1", "2"]) {
    const { playerCredentials } = await post(`/games/count/${matchID}/join`, { playerID: seat, playerName: seat });
    seats.push({ seat, playerCredentials });
  }
  for (const each of seats) each.socket = io(`${base}/count`, { transports: ["websocket"], forceNew: true });
  let sent = 0;
  const act = (state) => {
    const { seat, playerCredentials, socket } = seats[Number(state.ctx.currentPlayer)];
    sent = performance.now();
    const action = { type: "MAKE_MOVE", payload: { type: "add", args: [], playerID: seat, credentials: playerCredentials } };
    socket.emit("update", action, state._stateID, matchID, seat);
  };
  await Promise.all(
    seats.map(
      ({ seat, socket, playerCredentials }) =>
        new Promise((done) => {
          socket.on("connect", () => socket.emit("sync", matchID, seat, playerCredentials, 3));
          socket.on("sync", (_, { state }) => {
            done(state);
            if (seat === "2") socket.first = state;
          });
          socket.on("update", (_, state) => {
            // Everybody is told; the one whose turn comes answers.
            if (state.ctx.currentPlayer !== seat) return;
            if (counting) {
              moves += 1;
              waits.push(performance.now() - sent);
            }
            act(state);
          });
        }),
    ),
  );
  return () => act(seats[2].socket.first);
}

const starts = [];
for (let made = 0; made < matches; made += 1) starts.push(await table());
for (const start of starts) start();
await new Promise((done) => setTimeout(done, 1000));
counting = true;
const began = performance.now();
await new Promise((done) => setTimeout(done, seconds * 1000));
const spent = (performance.now() - began) / 1000;
waits.sort((a, b) => a - b);
const at = (share) => waits[Math.floor(share * (waits.length - 1))] ?? null;
console.log(JSON.stringify({ rate: moves / spent, p50: at(0.5), p99: at(0.99), moves }));
process.exit(0);
