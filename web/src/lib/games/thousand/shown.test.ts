import { expect, test } from "vitest";
import type { Tagged } from "../../texts";
import type { View } from "../../wire/thousand";
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
  tricks_taken: [0, 0, 0],
  points_taken: [0, 0, 0],
  lying: 3,
  talon: 0,
  chosen: -1,
  declarations: [],
  results: [],
} as unknown as View;
const start: Shown = { view, counts: [2, 2, 2] };
const all = (...events: Tagged[]): Shown =>
  events.reduce((shown, event, at) => after(shown, event, events.slice(at + 1)), start);

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

test("a claim that is granted brings its tricks and points, one that is refused ends", () => {
  const claim = { event: "restclaimed", seat: 2, cards: 3 };
  const said = { event: "restanswered", seat: 0, accepted: true };
  const granted = all(claim, said, { event: "restgranted", seat: 2, tricks: 3, points: 41 });
  expect(granted.view).toMatchObject({ rest: 2, agreed: [0], tricks_taken: [0, 0, 3], points_taken: [0, 0, 41] });
  const refused = all(claim, { ...said, accepted: false });
  expect(refused.view).toMatchObject({ phase: "playing", rest: -1, rest_hand: 0, tricks_taken: [0, 0, 0] });
});

test("the talon lies there until it is taken, with as many cards as were dealt to it", () => {
  const dealt = all({ event: "handsdealt", unseen: -1, talon: 5 });
  expect(dealt.view.lying).toBe(5);
  const taken = after(dealt, { event: "talontaken", seat: 1, hidden: true });
  expect(taken.view.lying).toBe(0);
  expect(taken.counts).toEqual([2, 7, 2]);
});

test("of two talons the one that is taken is turned up, and the other stays lying", () => {
  const dealt = all({ event: "handsdealt", unseen: -1, talon: 2, beside: 2, stock: 0, exposed: -1 });
  expect(dealt.view).toMatchObject({ lying: 2, beside: 2, stock: 0 });
  const taking = [
    { event: "talonshown", cards: 3 },
    { event: "talontaken", seat: 1, hidden: false, talon: 1 },
  ];
  const shown = after(dealt, taking[0] as Tagged, taking.slice(1));
  expect(shown.view).toMatchObject({ chosen: 1, talon: 3, lying: 2 });
  const taken = after(shown, taking[1] as Tagged);
  expect(taken.view).toMatchObject({ chosen: 1, lying: 0, beside: 2 });
  expect(taken.counts).toEqual([2, 4, 2]);
});

test("a hand that nobody holds is no second talon", () => {
  const dealt = all({ event: "handsdealt", unseen: -1, talon: 3, beside: 7, stock: 0, exposed: -1 });
  expect(after(dealt, { event: "talontaken", seat: 1, hidden: false, talon: 0 }).view.chosen).toBe(-1);
});

test("all draw from the stock, and the reader's card comes into the hand", () => {
  const dealt = all({ event: "handsdealt", unseen: -1, talon: 0, beside: 0, stock: 6, exposed: 9 });
  const before = { ...dealt, view: { ...dealt.view, sitter: 2 } };
  const drawn = after(before, { event: "stockdrawn", seat: 1, left: 4 });
  expect(drawn.counts).toEqual([3, 3, 2]);
  expect(drawn.view).toMatchObject({ stock: 4, exposed: 9 });
  const mine = after(drawn, { event: "carddrawn", seat: 0, card: 30 });
  expect(mine.view.hand).toBe((2 ** 31 + 2 ** 30 + 2 ** 5) >>> 0);
  expect(mine.view.drawn).toBe(2 ** 30);
  expect(after(mine, { event: "stockdrawn", seat: 1, left: 0 }).view).toMatchObject({ stock: 0, exposed: -1 });
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
