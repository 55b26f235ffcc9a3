import { expect, test } from "vitest";
import type { AnyAction, View } from "../wire/thousand";
import { nextStep, STEPS } from "./lesson";

const view = (fields: Partial<View>): View =>
  ({
    seat: 0,
    phase: "playing",
    declarer: 0,
    trump: -1,
    declarations: [],
    words: [],
    gifts: [],
    tricks: [],
    ...fields,
  }) as View;
const names = STEPS.map(([name]) => name);
/** The step that is shown when all others have been. */
const said = (name: string, fields: Partial<View>, ...actions: AnyAction[]): boolean =>
  nextStep(view(fields), actions, new Set(names.filter((other) => other !== name))) === name;
const heart = (seat: number): Partial<View> => ({ trump: 3, declarations: [{ seat, suit: 3, value: 100, trick: 1 }] });

test("writing off is explained where the contract is named, and only where it is offered", () => {
  expect(said("writeoff", { phase: "naming" }, { do: "name", amount: 120, open: false }, { do: "writeoff" })).toBe(
    true,
  );
  expect(said("writeoff", { phase: "naming" }, { do: "name", amount: 120, open: false })).toBe(false);
});

test("an own trump is led, another's is followed", () => {
  expect(said("trump", heart(0))).toBe(true);
  expect(said("trump", heart(1))).toBe(false);
  expect(said("their-trump", heart(1))).toBe(true);
  expect(said("their-trump", heart(0))).toBe(false);
  expect(said("trump", { ...heart(0), tricks: [{ leader: 1, cards: [3], winner: -1, points: 0 }] })).toBe(false);
});

test("the rest is spoken of where it may be claimed, and where it has to be answered", () => {
  const play: AnyAction = { do: "play", card: 3, announce: false };
  expect(said("rest", { hand: 0b111 }, play, { do: "rest" })).toBe(true);
  expect(said("rest", { hand: 0b111 }, play)).toBe(false);
  expect(said("answer", { phase: "resting" }, { do: "accept" }, { do: "refuse" })).toBe(true);
  expect(said("answer", { phase: "playing" }, play)).toBe(false);
});
