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

test("a new deal clears the table; what is unknown changes nothing", () => {
  const shown = all(
    { event: "cardplayed", seat: 2, card: 7 },
    { event: "dealbegan", number: 2, dealer: 2, redeal: false },
  );
  expect(shown.view).toMatchObject({ phase: "dealing", deal: 2, dealer: 2, tricks: [], hand: 0 });
  expect(shown.counts).toEqual([0, 0, 0]);
  expect(after(start, { event: "something_new", seat: 1 })).toBe(start);
});
