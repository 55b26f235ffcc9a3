import { expect, test } from "vitest";
import type { Tagged } from "../texts";
import type { View } from "../wire/thousand";
import { after, type Shown } from "./shown";

const view = {
  seat: 0,
  rules: "thousand/ru",
  players: 3,
  totals: [0, 0, 0],
  marks: {},
  dealer: 1,
  deal: 1,
  phase: "playing",
  hand: (2 ** 31 + 2 ** 5) >>> 0,
  dealt: 0,
  words: [],
  gifts: [],
  tricks: [],
  declarations: [],
  results: [],
} as unknown as View;
const start: Shown = { view, counts: [2, 2, 2] };
const all = (...events: Tagged[]): Shown => events.reduce(after, start);

test("a trick is laid card by card and taken", () => {
  const shown = all(
    { event: "cardplayed", seat: 2, card: 7 },
    { event: "cardplayed", seat: 0, card: 31 },
    { event: "cardplayed", seat: 1, card: 3 },
    { event: "tricktaken", seat: 2, points: 21 },
    { event: "cardplayed", seat: 2, card: 4 },
  );
  expect(shown.view.tricks).toEqual([
    { leader: 2, cards: [7, 31, 3], winner: 2, points: 21 },
    { leader: 2, cards: [4], winner: -1, points: 0 },
  ]);
  expect(shown.view.hand).toBe(2 ** 5);
  expect(shown.counts).toEqual([1, 1, 0]);
  expect(start.view.tricks).toEqual([]);
});

test("gifts leave one hand and come into another", () => {
  const away = all({ event: "cardgiven", giver: 0, to: 1, card: 31, open: false });
  expect(away.view.hand).toBe(2 ** 5);
  expect(away.counts).toEqual([1, 3, 2]);
  const here = all({ event: "cardgiven", giver: 2, to: 0, card: 30, open: true });
  expect(here.view.hand).toBe((2 ** 31 + 2 ** 30 + 2 ** 5) >>> 0);
  expect(all({ event: "giftmade", giver: 2, to: 1 }).counts).toEqual([2, 3, 1]);
});

test("a new deal clears the table; what is unknown changes nothing", () => {
  const shown = all(
    { event: "cardplayed", seat: 2, card: 7 },
    { event: "dealbegan", number: 2, dealer: 2, redeal: false },
  );
  expect(shown.view).toMatchObject({ phase: "dealing", deal: 2, dealer: 2, tricks: [], hand: 0 });
  expect(shown.counts).toEqual([0, 0, 0]);
  expect(after(start, { event: "something_new", seat: 1 })).toBe(start);
});
