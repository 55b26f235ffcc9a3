// The tutorial deal: what is said when. Each step comes once; if several fit, the first.

import type { AnyAction, View } from "../wire/thousand";

type Moment = (view: View, actions: readonly AnyAction[]) => boolean;

const lying = (view: View): boolean => {
  const trick = view.tricks.at(-1);
  return trick !== undefined && trick.winner < 0;
};
const cards = (hand: number | null): number => {
  let count = 0;
  for (let left = (hand ?? 0) >>> 0; left; left &= left - 1) count += 1;
  return count;
};

const offered = (actions: readonly AnyAction[], kind: AnyAction["do"]): boolean =>
  actions.some((action) => action.do === kind);
/** Who declared the marriage whose suit is trump, or -1. */
const trumpOf = (view: View): number => (view.trump < 0 ? -1 : (view.declarations.at(-1)?.seat ?? -1));

export const STEPS: readonly (readonly [string, Moment])[] = [
  ["welcome", () => true],
  ["cards", () => true],
  ["bidding", (view) => view.phase === "auction"],
  ["raise", (view) => view.phase === "auction" && view.words.some((word) => word.seat === view.seat)],
  ["talon", (view) => view.phase === "giving"],
  ["second-gift", (view) => view.phase === "giving" && view.gifts.length > 0],
  ["contract", (view) => view.phase === "naming"],
  ["writeoff", (view, actions) => view.phase === "naming" && offered(actions, "writeoff")],
  ["lead", (view) => view.phase === "playing" && view.declarer === view.seat && view.tricks.length === 0],
  ["defend", (view) => view.phase === "playing" && view.declarer !== view.seat],
  ["marriage", (_, actions) => actions.some((action) => action.do === "play" && action.announce)],
  ["trump", (view) => trumpOf(view) === view.seat && !lying(view)],
  ["their-trump", (view) => trumpOf(view) >= 0 && trumpOf(view) !== view.seat],
  ["follow", (view) => view.phase === "playing" && lying(view)],
  ["rest", (view, actions) => offered(actions, "rest") && cards(view.hand) >= 2 && cards(view.hand) <= 4],
  ["answer", (_, actions) => offered(actions, "accept")],
];

/** The next thing to say, if there is one. */
export function nextStep(view: View, actions: readonly AnyAction[], said: ReadonlySet<string>): string | undefined {
  return STEPS.find(([name, fits]) => !said.has(name) && fits(view, actions))?.[0];
}
