// The deal that teaches: what is said, and when. Each once, one at a time, in this order where several fit.

import type { Tagged } from "../texts";
import type { View } from "../wire/thousand";

type Moment = (view: View, actions: readonly Tagged[]) => boolean;

const lying = (view: View): boolean => {
  const trick = view.tricks.at(-1);
  return trick !== undefined && trick.winner < 0;
};
const cards = (hand: number | null): number => {
  let count = 0;
  for (let left = (hand ?? 0) >>> 0; left; left &= left - 1) count += 1;
  return count;
};

export const STEPS: readonly (readonly [string, Moment])[] = [
  ["welcome", () => true],
  ["cards", () => true],
  ["bidding", (view) => view.phase === "auction"],
  ["raise", (view) => view.phase === "auction" && view.words.some((word) => word.seat === view.seat)],
  ["talon", (view) => view.phase === "giving"],
  ["second-gift", (view) => view.phase === "giving" && view.gifts.length > 0],
  ["contract", (view) => view.phase === "naming"],
  ["lead", (view) => view.phase === "playing" && view.declarer === view.seat && view.tricks.length === 0],
  ["defend", (view) => view.phase === "playing" && view.declarer !== view.seat],
  ["marriage", (_, actions) => actions.some((action) => action["do"] === "play" && action["announce"] === true)],
  ["trump", (view) => view.trump >= 0],
  ["follow", (view) => view.phase === "playing" && lying(view)],
  ["rest", (view) => view.phase === "playing" && cards(view.hand) >= 3 && cards(view.hand) <= 4],
];

/** The next thing to say, if there is one. */
export function nextStep(view: View, actions: readonly Tagged[], said: ReadonlySet<string>): string | undefined {
  return STEPS.find(([name, fits]) => !said.has(name) && fits(view, actions))?.[0];
}
