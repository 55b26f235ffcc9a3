import { expect, test } from "vitest";
import type { GameAction, Offer } from "../wire/messages";
import { AFTER, holdsBack, playsItself } from "./autoplay";

const play = (card: number, announce = false): GameAction => ({ do: "play", card, announce });
const offer = (actions: GameAction[], more: Partial<Offer> = {}): Offer => ({
  awaited: true,
  actions,
  settled: false,
  worths: [],
  ...more,
});
const NEVER = { forced: false, settled: false };
const FORCED = { forced: true, settled: false };
const SETTLED = { forced: false, settled: true };

test("nothing plays itself unless the reader wants that", () => {
  expect(playsItself(offer([play(3)], { settled: true }), NEVER)).toBeUndefined();
});

test("the only card plays itself", () => {
  expect(playsItself(offer([play(3)]), FORCED)).toEqual(play(3));
  expect(playsItself(offer([play(3)]), SETTLED)).toBeUndefined();
  expect(playsItself(offer([play(3)], { awaited: false }), FORCED)).toBeUndefined();
});

test("a choice is left to the reader", () => {
  expect(playsItself(offer([play(3), play(4)]), FORCED)).toBeUndefined();
  expect(playsItself(offer([play(5), play(5, true)]), FORCED)).toBeUndefined();
  // The rest may be claimed instead, and a call is no card.
  expect(playsItself(offer([play(3), { do: "rest" }]), FORCED)).toBeUndefined();
  expect(playsItself(offer([{ do: "pass" }]), FORCED)).toBeUndefined();
});

test("in a settled rest any card plays itself, without an announcement", () => {
  const settled = offer([play(5, true), play(5), play(3), { do: "rest" }], { settled: true });
  expect(playsItself(settled, SETTLED)).toEqual(play(5));
  expect(playsItself(settled, FORCED)).toBeUndefined();
});

test("a card that is pressed at once waits as long as one that plays itself", () => {
  expect(holdsBack(play(3), 500, 700, FORCED)).toBe(AFTER - 200);
  expect(holdsBack(play(3), 500, 500 + AFTER, FORCED)).toBe(0);
  expect(holdsBack(play(3), 500, 9000, FORCED)).toBe(0);
  expect(holdsBack(play(3), 500, 700, SETTLED)).toBe(0);
  expect(holdsBack({ do: "pass" }, 500, 700, FORCED)).toBe(0);
});
