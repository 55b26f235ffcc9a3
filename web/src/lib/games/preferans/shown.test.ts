import { expect, test } from "vitest";
import type { Tagged } from "../../texts";
import type { View } from "../../wire/preferans";
import { paperOf } from "./paper";
import { after, type Shown } from "./shown";

const view = {
  seat: 0,
  players: 2,
  phase: "playing",
  sheet: { dealer: 1 },
  hand: 0b111,
  dealt: 0b111,
  unseen: 0,
  words: [],
  talon: [],
  tricks: [],
  said: [],
  declarer: -1,
  hands: [null, null, 0b11000],
  open: 0b100,
  conduct: [0, 1, 0],
  totals: [0, 0],
  results: [],
} as unknown as View;
const shown: Shown = { view, counts: [3, 3, 2] };
const all = (events: Tagged[], from = shown): Shown => events.reduce(after, from);

test("a card of a hand that lies open leaves that hand, whoever plays it", () => {
  const now = all([{ event: "cardplayed", seat: 2, card: 3, by: 0 }]);
  expect(now.view.hands).toEqual([null, null, 0b10000]);
  expect(now.view.hand).toBe(0b111);
  expect(now.counts).toEqual([3, 3, 1]);
  expect(now.view.tricks).toEqual([{ cards: [3], places: [2], winner: -1 }]);
});

test("the talon's card leads a trick of an all-pass, and belongs to nobody", () => {
  const now = all([
    { event: "talonturned", card: 31 },
    { event: "cardplayed", seat: 0, card: 1, by: 0 },
    { event: "tricktaken", seat: 0 },
  ]);
  expect(now.view.tricks).toEqual([{ cards: [31, 1], places: [-1, 0], winner: 0 }]);
  expect(now.view.hand).toBe(0b101);
});

test("the talon goes to its taker; what was laid away leaves the hand of who sees it", () => {
  const begun = all([
    { event: "auctionwon", seat: 0 },
    { event: "talonshown", cards: [30, 31] },
  ]);
  const taken = all([{ event: "talontaken", seat: 0, hidden: false }], begun);
  expect(taken.view.hand).toBe(0xc0000007);
  expect(taken.counts[0]).toBe(5);
  const laid = all(
    [
      { event: "cardslaid", seat: 0, by: 0 },
      { event: "discardseen", cards: 0b11 },
    ],
    taken,
  );
  expect(laid.view.hand).toBe(0xc0000004);
  expect(laid.counts[0]).toBe(3);
});

test("what is shown is a copy", () => {
  all([{ event: "dealbegan", number: 2, dealer: 0, sheet: { dealer: 0 } }]);
  expect(view.hand).toBe(0b111);
});

test.each([2, 3, 4])("a pulka of %d has a sector each, with a box for each other player", (players) => {
  const paper = paperOf(players, 1);
  expect(paper.sectors.map((sector) => sector.seat)).toEqual(
    Array.from({ length: players }, (_, n) => (1 + n) % players),
  );
  for (const sector of paper.sectors) {
    const others = sector.boxes.map((box) => box.on).sort();
    expect(others).toEqual([0, 1, 2, 3].filter((seat) => seat < players && seat !== sector.seat));
  }
  // Neighbours' boxes lie side by side: the last of one next to the first of the other.
  const [own, next] = paper.sectors;
  expect(own?.boxes.at(-1)?.on).toBe(next?.seat);
});
