// Thousand at the table.

import { i18n, t, capitalized } from "../../i18n.svelte";
import type { AnyAction, AnyEvent, View } from "../../wire/thousand";
import Payments from "./Payments.svelte";
import type { Game } from "../game";
import type { Selection, TableShown } from "../table";
import DealResult from "./DealResult.svelte";
import { headline } from "./headline";
import { grave, keys, letter, light } from "./keys";
import { gain, inTheMiddle, marks, openHand, pileNames, playersOf, twoTalons } from "./scene";
import { TIMES } from "./times";
import { chips, movesOf, shoutOf, shoutOfScore, taken } from "./telling";

/** What is asked of the awaited player; for the others, that a claim of the rest waits for answers. */
function prompt(board: TableShown, desk: Selection, kinds: ReadonlySet<string>): string {
  const view = board.view as View;
  const claimer = view.rest < 0 ? "" : i18n.texts.seat(view.rest, board.names);
  if (!board.offer.awaited) {
    if (view.rest < 0) return "";
    const you = view.rest === board.seat ? "yes" : "no";
    return t("web-table-prompt-resting-wait", { you, name: claimer, names: board.others });
  }
  const step =
    ["cut", "place", "keep", "lay"].find((kind) => kinds.has(kind)) ??
    (view.phase === "auction" && view.hand === null
      ? "unseen"
      : view.phase === "taking" && twoTalons(view)
        ? "talons"
        : view.phase === "selling" && kinds.has("pass")
          ? "buying"
          : view.phase);
  if (view.phase === "playing" && desk.picked >= 0 && desk.cardChoices.length > 1)
    return t("web-table-prompt-marriage");
  if (kinds.has("give") && desk.picked >= 0)
    return t("web-table-prompt-give-to", { card: i18n.texts.cardWords(desk.picked, "acc") });
  const id = `web-table-prompt-${step}`;
  return i18n.texts.has(id)
    ? t(id, { name: claimer, count: view.away - view.laid })
    : capitalized(i18n.texts.phase(view.phase));
}

/** The buttons of bids on unseen cards, and of two talons. */
function label(action: AnyAction, board: TableShown): string | undefined {
  if (action.do === "take" && twoTalons(board.view as View))
    return t("web-table-act-talon", { number: action.talon + 1, hidden: action.hidden ? "yes" : "no" });
  if (action.do !== "bid" || board.view?.hand !== null) return undefined;
  return t("web-table-act-bid-dark", { amount: action.amount });
}

export const thousand: Game<View, AnyEvent, AnyAction> = {
  name: "thousand",
  places: (players) => players,
  pack: 0,
  dealer: (view) => view.dealer,
  dealerGiven: (rules) => rules,
  // A player who sits out has an empty hand.
  handsDealt: (hands) => [...hands],
  pileNames,
  help: [
    ["↑ ↓", "web-table-help-number"],
    ["P", "web-table-help-pass"],
    ["A  D", "web-table-help-give"],
    ["A  D", "web-table-help-talons"],
    ["O", "web-table-help-plain"],
  ],
  trump: (view) => view.trump,
  numberOf: (result) => result.number,
  unseen: (view, seat) => view.blind.includes(seat),
  timeOf: (event) => TIMES[event.event],
  movesOf,
  shoutOf,
  shoutOfScore,
  inTheMiddle,
  marks,
  openHand,
  conducts: () => false,
  gain,
  players: playersOf,
  chips,
  taken,
  contract: () => "",
  where: (view) => (view.golden_deal ? [t("web-table-mark-golden")] : []),
  prompt,
  own: new Set(),
  aside: new Set(),
  grave,
  light,
  keys,
  letter,
  label,
  told: (result, names) => ({ seat: result.declarer, words: headline(result, names) }),
  Result: DealResult,
  score: () => import("./SheetSide.svelte"),
  sheet: () => import("../../sheet/Sheet.svelte"),
  Settled: Payments,
};
