import { expect, test } from "vitest";
import type { GameEvent, GameView, Moved } from "../wire/messages";
import { patched, stepsOf } from "./steps";

const EVENTS: GameEvent[] = [
  { event: "cardplayed", seat: 1, card: 7 },
  { event: "tricktaken", seat: 1, points: 10 },
  { event: "stockdrawn", seat: 1, left: 4 },
];
const moved: Moved = {
  t: "moved",
  n: 3,
  seat: 1,
  events: EVENTS,
  patch: { trump: 2, stock: 4, phase: "playing" },
  awaits: [1],
  counts: [6, 6],
  offer: { awaited: false, actions: [], settled: false, worths: [] },
  times: null,
  between: [
    { patch: { trump: 1 }, counts: [6, 5] },
    { patch: { trump: 2 }, counts: [6, 5] },
  ],
};

test("each event has its patch and the cards in the hands after it", () => {
  expect(stepsOf(moved)).toEqual([
    { event: EVENTS[0], patch: { trump: 1 }, counts: [6, 5] },
    { event: EVENTS[1], patch: { trump: 2 }, counts: [6, 5] },
    { event: EVENTS[2], patch: moved.patch, counts: [6, 6] },
  ]);
});

test("one event has the patch of the whole message, none has none", () => {
  const [one] = EVENTS;
  expect(stepsOf({ ...moved, events: one ? [one] : [], between: [] })).toEqual([
    { event: one, patch: moved.patch, counts: [6, 6] },
  ]);
  expect(stepsOf({ ...moved, events: [], between: [] })).toEqual([]);
});

test("a patched view is the view with what is new; the view itself stays", () => {
  const view = { trump: -1, stock: 6, deal: 2 } as GameView;
  const last = stepsOf(moved).reduce((now, { patch }) => patched(now, patch), view);
  expect(last).toEqual({ trump: 2, stock: 4, deal: 2, phase: "playing" });
  expect(view).toEqual({ trump: -1, stock: 6, deal: 2 });
});
