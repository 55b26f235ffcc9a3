// Thousand: which actions need a second press, and the letters of buttons.

import type { AnyAction } from "../../wire/thousand";

/** Kinds of actions that need a second press. */
export const grave: ReadonlySet<string> = new Set(["writeoff", "bomb", "buyback", "rest", "claim"]);
/** Kinds of actions that need none. */
export const light: ReadonlySet<string> = new Set([
  "pass",
  "look",
  "take",
  "accept",
  "refuse",
  "keep",
  "bury",
  "bid",
  "name",
  "cut",
  "place",
]);
/** Taking one of two talons has the letter of its side; taking it hidden has another one. */
export function letter(action: AnyAction, all: readonly AnyAction[]): string | undefined {
  if (action.do !== "take") return undefined;
  if (action.hidden) return action.talon ? "j" : "u";
  if (!all.some((other) => other.do === "take" && other.talon)) return undefined;
  return action.talon ? "d" : "a";
}

/** Letters by kind of action. */
export const keys: Record<string, string> = {
  pass: "p",
  look: "o",
  writeoff: "w",
  bomb: "x",
  rest: "z",
  accept: "y",
  refuse: "n",
  keep: "k",
  bury: "b",
  buyback: "b",
  take: "t",
  claim: "c",
};
