// Thousand at the table.

import { i18n, t, capitalized } from "../../i18n.svelte";
import { announces, cardOf, worthOf } from "../../table/controls";
import type { AnyAction, AnyEvent, View } from "../../wire/thousand";
import Payments from "./Payments.svelte";
import type { Game } from "../game";
import type { Selection, TableShown } from "../table";
import DealResult from "./DealResult.svelte";
import { chief, headline } from "./headline";
import { grave, keys, letter, light } from "./keys";
import { fresh, gain, inTheMiddle, marks, openHand, pileNames, playersOf, twoTalons } from "./scene";
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
  const step = ["cut", "place", "keep", "lay"].find((kind) => kinds.has(kind)) ?? stepOf(view, kinds);
  if (view.phase === "playing" && desk.picked >= 0 && desk.cardChoices.length > 1) {
    const declares = board.offer.actions.find((one) => announces(one) && cardOf(one) === desk.picked);
    const value = declares ? worthOf(board.offer, declares) : 0;
    return t(desk.picked % 8 === 7 ? "web-table-prompt-aces" : "web-table-prompt-marriage", { value });
  }
  if (kinds.has("give") && desk.picked >= 0)
    return t("web-table-prompt-give-to", { card: i18n.texts.cardWords(desk.picked, "acc") });
  const id = `web-table-prompt-${step}`;
  return i18n.texts.has(id)
    ? t(id, { name: claimer, count: view.away - view.laid })
    : capitalized(i18n.texts.phase(view.phase));
}

/** What is asked in a phase, by what is offered there. */
function stepOf(view: View, kinds: ReadonlySet<string>): string {
  switch (view.phase) {
    case "auction":
      if (view.hand === null) return "unseen";
      // Where only one of the two words is left, the question says why.
      return !kinds.has("pass") ? "forced" : !kinds.has("bid") ? "capped" : "auction";
    case "taking":
      return twoTalons(view) ? "talons" : "taking";
    case "selling":
      return kinds.has("pass") ? "buying" : "selling";
    default:
      return view.phase;
  }
}

/** The buttons of bids on unseen cards, of two talons, and of marriages that are shown. */
function label(action: AnyAction, board: TableShown): string | undefined {
  if (action.do === "take" && twoTalons(board.view as View))
    return t("web-table-act-talon", { number: action.talon + 1, hidden: action.hidden ? "yes" : "no" });
  if (action.do === "show") {
    const show = capitalized(i18n.texts.action(action, board.names, board.seat));
    return t("web-table-act-show", { action: show, value: worthOf(board.offer, action) });
  }
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
  fresh,
  freshWords: "web-table-card-talon",
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
  told: (result, names) => ({ seat: chief(result), words: headline(result, names) }),
  Result: DealResult,
  score: () => import("./SheetSide.svelte"),
  sheet: () => import("../../sheet/Sheet.svelte"),
  Settled: Payments,
};
