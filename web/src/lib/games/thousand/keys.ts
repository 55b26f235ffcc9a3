// What a press does at a table of Thousand: which steps are asked about once more, and the letters of buttons.

import type { AnyAction } from "../../wire/thousand";

/** Steps that are asked about once more, whatever is used to do them. */
export const grave: ReadonlySet<string> = new Set(["writeoff", "bomb", "buyback", "rest", "claim"]);
/** Kinds that are known to be harmless to press. */
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
/** Taking one of two talons has the letter of its side; hidden, a letter that says so. */
export function letter(action: AnyAction, all: readonly AnyAction[]): string | undefined {
  if (action.do !== "take") return undefined;
  if (action.hidden) return action.talon ? "j" : "u";
  if (!all.some((other) => other.do === "take" && other.talon)) return undefined;
  return action.talon ? "d" : "a";
}

/** Letters by kind. */
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
