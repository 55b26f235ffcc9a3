// Preferans at the table.

import type { AnyAction, AnyEvent, View } from "../../wire/preferans";
import type { Game } from "../game";
import Controls from "./Controls.svelte";
import DealResult from "./DealResult.svelte";
import { headline } from "./headline";
import { label, prompt } from "./prompt";
import { conducts, fresh, inTheMiddle, marks, openHand, playersOf } from "./scene";
import Settlement from "./Settlement.svelte";
import { TIMES } from "./times";
import { chips, contract, movesOf, shoutOf, taken, where } from "./telling";

export const preferans: Game<View, AnyEvent, AnyAction> = {
  name: "preferans",
  // With two players there is a third hand, the dummy's.
  places: (players) => Math.max(3, players),
  pack: 0xffffffff,
  dealer: (view) => view.sheet.dealer,
  dealerGiven: (rules) => `${rules.replace(/\+table\.first=\w+/, "")}+table.first=given`,
  // The resting dealer has no hand.
  handsDealt: (hands) => hands.filter((hand) => hand !== 0),
  pileNames: () => [],
  help: [
    ["← → ↑ ↓", "web-preferans-key-ladder"],
    ["P", "web-table-help-pass"],
    ["M", "web-preferans-key-misere"],
    ["A  G  B", "web-preferans-key-manner"],
    ["U", "web-preferans-key-totus"],
    ["Z", "web-preferans-key-offer"],
    ["0–9", "web-preferans-key-verdict"],
  ],
  trump: (view) => {
    const strain = view.contract?.strain ?? 4;
    return strain < 4 ? strain : -1;
  },
  numberOf: (result) => result.deal,
  unseen: (view, seat) => ((view.unseen >>> seat) & 1) === 1,
  timeOf: (event) => TIMES[event.event],
  movesOf,
  shoutOf,
  inTheMiddle,
  marks,
  openHand,
  conducts,
  fresh,
  freshWords: "web-preferans-card-talon",
  gain: () => "",
  players: playersOf,
  chips,
  taken,
  contract,
  where,
  prompt,
  own: new Set(["call", "misere", "declare", "totus", "offer", "terms", "verdict", "timeup"]),
  aside: new Set(["timeup"]),
  grave: new Set(["surrender", "timeup"]),
  light: new Set([
    "pass",
    "passdark",
    "look",
    "here",
    "take",
    "decline",
    "whist",
    "half",
    "glance",
    "lie",
    "stand",
    "accept",
    "refuse",
    "demand",
    "help",
    "lay",
    "cut",
    "play",
  ]),
  keys: {
    pass: "p",
    passdark: "d",
    look: "o",
    here: "c",
    take: "t",
    decline: "d",
    whist: "w",
    half: "f",
    lie: "o",
    stand: "c",
    accept: "y",
    refuse: "n",
    demand: "d",
    surrender: "x",
  },
  label,
  Controls,
  told: (result, names) => ({ seat: result.contract?.seat ?? -1, words: headline(result, names) }),
  Result: DealResult,
  score: () => import("./PulkaSide.svelte"),
  sheet: () => import("./Pulka.svelte"),
  Settled: Settlement,
};
