// Preferans at the table.

import type { Component } from "svelte";
import type { Result, View } from "../../wire/preferans";
import type { Game, ResultProps, SheetProps } from "../game";
import type { Shown } from "../view";
import Controls from "./Controls.svelte";
import DealResult from "./DealResult.svelte";
import { label, prompt } from "./prompt";
import { conducts, inTheMiddle, openHand, playersOf } from "./scene";
import Settlement from "./Settlement.svelte";
import { after, type Shown as Own } from "./shown";
import { chips, contract, movesOf, shoutOf, taken, where } from "./telling";

export const preferans: Game = {
  name: "preferans",
  // Two players have a third hand between them.
  places: (players) => Math.max(3, players),
  pack: 0xffffffff,
  dealer: (view) => (view as unknown as View).sheet.dealer,
  dealerGiven: (rules) => `${rules.replace(/\+table\.first=\w+/, "")}+table.first=given`,
  // Who rests has no hand.
  handsDealt: (hands) => hands.filter((hand) => hand !== 0),
  pileNames: () => [],
  help: [
    ["← → ↑ ↓", "web-preferans-key-ladder"],
    ["P", "web-table-help-pass"],
    ["M", "web-preferans-key-misere"],
    ["A  G  B", "web-preferans-key-manner"],
    ["U", "web-preferans-key-totus"],
    ["Q", "web-preferans-key-offer"],
    ["0–9", "web-preferans-key-verdict"],
  ],
  trump: (view) => {
    const strain = (view as unknown as View).contract?.strain ?? 4;
    return strain < 4 ? strain : -1;
  },
  numberOf: (result) => (result as unknown as Result).deal,
  unseen: (view, seat) => ((view.unseen >>> seat) & 1) === 1,
  after: (shown, event) => after(shown as unknown as Own, event) as unknown as Shown,
  times: {
    dealerdrawn: 2600,
    gamecalled: 650,
    miserecalled: 900,
    passesbegan: 1500,
    talonshown: 1900,
    cardslaid: 500,
    gamenamed: 1500,
    miserenamed: 1500,
    totusnamed: 1800,
    said: 700,
    handopened: 700,
    talonturned: 900,
    offered: 600,
    offeranswered: 700,
    offergranted: 1500,
    defenceset: 0,
    defencejoined: 400,
    tricksbegan: 200,
  },
  movesOf,
  shoutOf,
  inTheMiddle,
  openHand,
  conducts,
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
    timeup: "z",
  },
  label,
  Controls,
  Result: DealResult as unknown as Component<ResultProps>,
  sheet: async () => (await import("./Pulka.svelte")) as unknown as { default: Component<SheetProps> },
  Settled: Settlement as unknown as NonNullable<Game["Settled"]>,
};
