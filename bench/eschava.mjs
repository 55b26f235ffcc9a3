// eschava/preferans at a table of prikup: answers the questions of bench/_outside.py with the bots of a checkout.
//
//     node bench/eschava.mjs CHECKOUT [SPEED]
//
// What it draws follows from the seed of the question. Its budget is milliseconds; they are counted in processor time here,
// so that other work on the machine does not weaken it. With a SPEED of 4 each counts as four.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/src/`);
const speed = Number(process.argv[3] ?? 1);
Date.now = () => {
  const { user, system } = process.cpuUsage();
  return (speed * (user + system)) / 1000;
};
const { botAction } = await import(new URL("bots.js", folder));
const { setSolverRandom } = await import(new URL("solver.js", folder));

const card = (text) => text[0].toLowerCase() + text.slice(1).replace("T", "10");
const text = (own) => own[0].toUpperCase() + own.slice(1).replace("10", "T");
const contract = (said) =>
  said === "misere" ? { misere: true } : { level: parseInt(said, 10), suit: { S: "s", C: "c", D: "d", H: "h", N: "nt" }[said.at(-1)] };
const game = ({ misere, level, suit }) => (misere ? "misere" : `${level}${suit === "nt" ? "N" : suit.toUpperCase()}`);

/** Numbers from 0 to 1 that follow from a text (mulberry32). */
function drawn(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The program's own view of a seat, from the lines of a question. */
function viewOf(lines) {
  const view = {
    you: 0,
    hands: [null, null, null],
    handCounts: [10, 10, 10],
    bidHistory: [],
    passed: [false, false, false],
    highBid: null,
    highBidder: null,
    declarer: null,
    contract: null,
    whistDecl: [null, null, null],
    discard: [],
    talon: null,
    trick: [],
    trickNo: 0,
    playedCards: [],
    voids: [[], [], []],
    forcedSuit: null,
    playFor: null,
    legal: [],
  };
  let led = null;
  let turned = null;
  for (const line of lines) {
    const [word, ...rest] = line.split(" ");
    const seat = Number(rest[0]);
    if (word === "first") view.dealer = (seat + 2) % 3;
    else if (word === "hand") view.hands[0] = rest.map(card);
    else if (word === "say") {
      view.bidHistory.push({ seat });
      if (rest[1] === "pass") view.passed[seat] = true;
      else [view.highBid, view.highBidder] = [contract(rest[1]), seat];
    } else if (word === "talon") view.shown = rest.map(card);
    else if (word === "discard") view.discard = rest.map(card);
    else if (word === "contract") [view.declarer, view.contract] = [seat, contract(rest[1])];
    else if (word === "defence") view.whistDecl[seat] = rest[1] !== "pass";
    else if (word === "open") view.hands[seat] = rest.slice(1).map(card);
    else if (word === "turned") {
      turned = card(rest[0]);
      led = turned[0];
    } else if (word === "play") {
      const played = card(rest[1]);
      led ??= played[0];
      if (played[0] !== led) {
        view.voids[seat].push(led);
        const trump = view.contract?.suit;
        if (trump && trump !== "nt" && played[0] !== trump) view.voids[seat].push(trump);
      }
      view.playedCards.push(played);
      view.handCounts[seat] -= 1;
      view.hands[seat] = view.hands[seat]?.filter((one) => one !== played) ?? null;
      view.trick.push({ player: seat, card: played });
      if (view.trick.length === 3) {
        [view.trick, led, turned] = [[], null, null];
        view.trickNo += 1;
      }
    } else if (word === "ask") {
      if (rest[0] === "call") {
        view.phase = "bidding";
        view.canBidMisere = !view.bidHistory.some((said) => said.seat === 0);
        view.canRepeat = rest[1] === "hold";
      } else if (rest[0] === "discard") {
        view.phase = "talon";
        view.hands[0].push(...view.shown);
      } else if (rest[0] === "whist") view.phase = "whist";
      else if (rest[0] === "play") {
        view.phase = "play";
        view.contract ??= { raspas: true };
        view.playFor = Number(rest[1]);
        if (view.declarer === 0 && view.shown) {
          const all = [...view.hands[0], ...view.shown];
          view.hands[0] = all.filter((one) => !view.discard.includes(one) && !view.playedCards.includes(one));
        }
        if (view.contract.raspas) view.talon = turned ? [turned] : null;
        view.forcedSuit = turned ? turned[0] : null;
        view.legal = legal(view, led);
      }
    }
  }
  return view;
}

function legal(view, led) {
  const hand = view.hands[view.playFor];
  const trump = view.contract.suit;
  for (const suit of [led, led && trump]) {
    const found = hand.filter((one) => one[0] === suit);
    if (found.length > 0) return found;
  }
  return hand;
}

function answer(lines) {
  setSolverRandom(drawn(lines[0]));
  if (lines.at(-1) === "ask manner") return "open";
  const action = botAction(viewOf(lines));
  if (action.type === "bid") return action.contract ? game(action.contract) : "pass";
  if (action.type === "whist") return action.whist ? "whist" : "pass";
  if (action.type === "declare") return [...action.discard.map(text), game(action.contract)].join(" ");
  return text(action.card);
}

let lines = [];
for await (const line of createInterface({ input: process.stdin })) {
  lines.push(line);
  if (!line.startsWith("ask ")) continue;
  let found;
  try {
    found = answer(lines);
  } catch (error) {
    found = `error ${error.message}`;
  }
  lines = [];
  process.stdout.write(`${found}\n`);
}
