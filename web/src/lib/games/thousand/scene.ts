// The cards in the middle of a table of Thousand, and open hands.

import { i18n, t } from "../../i18n.svelte";
import * as lay from "../../table/layout";
import {
  backs,
  beside,
  boxOf,
  homeOf,
  markAside,
  row,
  stock,
  taken,
  thePack,
  trickOf,
  type Lying,
  type Mark,
  type Scene,
} from "../../table/scene";
import { sortedCards } from "../../texts";
import type { AnyAction, View } from "../../wire/thousand";

/** The cards of a seat's hand that are open for all, as a bit set. */
export function openHand(view: View, seat: number): number {
  return view.open && view.declarer === seat ? view.open_hand : 0;
}

/** The talon's cards in the hand of the declarer who is to give some away. */
export const fresh = (view: View): number =>
  view.phase === "giving" && view.declarer === view.seat ? view.talon & (view.hand ?? 0) : 0;

/** The seats that played the cards of a trick, without a player who sits the deal out. */
export function playersOf(view: View, at: number): number[] {
  const trick = view.tricks[at];
  if (!trick) return [];
  const round = Array.from({ length: view.players }, (_, n) => (trick.leader + n) % view.players);
  return round.filter((seat) => seat !== view.sitter).slice(0, trick.cards.length);
}

/** Whether there are two talons to choose from: then the other pile has the size of the talon. */
export const twoTalons = (view: View): boolean => view.lying > 0 && view.lying === view.beside;

/** Two talons side by side; the chosen one is face up if all may see it. */
function talons(felt: Scene["felt"], view: View): Lying[] {
  return lay.piles(felt, [view.lying, view.beside]).flatMap((places, at) => {
    const open = view.chosen === at ? sortedCards(view.talon) : [];
    const label = t("web-table-talon-pile", { number: at + 1, count: places.length });
    return places.map((place, n): Lying => {
      const card = open[n] ?? -1;
      if (card >= 0) return { key: `card-${card}`, card, place, flip: true };
      return { key: `talon-${at}-${n}`, card, place, from: -1, ...(n === 0 ? { label } : { mute: true }) };
    });
  });
}

/** The piles beside the middle during the deal: the stock, the other talon, a hand out of play. */
function asides(felt: Scene["felt"], view: View): Lying[] {
  const found: Lying[] = [];
  if (view.stock > 0) {
    const card = view.exposed >= 0 ? i18n.texts.cardWords(view.exposed) : "";
    const label = t("web-table-stock", { count: view.stock, card, open: card ? "yes" : "no" });
    found.push(...stock(felt, view.stock, label, view.exposed));
  }
  if (view.beside > 0 && !twoTalons(view)) {
    const left = view.chosen >= 0 ? "web-table-talon-left" : "web-table-dead";
    const key = view.chosen >= 0 ? `talon-${1 - view.chosen}` : "dead";
    found.push(...beside(felt, key, view.beside, t(left, { count: view.beside })));
  }
  return found;
}

/** The names of the piles in a replay. */
export function pileNames(view: View): string[] {
  const beside = view.chosen >= 0 || twoTalons(view) ? "web-replay-talon-left" : "web-replay-dead";
  return [t("web-replay-talon"), t(beside), t("web-replay-stock")];
}

/** The marks on the piles; if one of two talons is to be chosen, a press does that. */
export function marks({ felt, view }: Scene<View>, actions: readonly AnyAction[]): Mark[] {
  if (felt.width === 0 || view.phase === "dealing") return [];
  const found: Mark[] = [];
  if (view.stock > 0) found.push(markAside(felt, "stock", view.stock));
  if (twoTalons(view)) {
    lay.piles(felt, [view.lying, view.beside]).forEach((places, at) => {
      const takes = actions.filter((action) => action.do === "take" && action.talon === at);
      const only = takes.length === 1 ? takes[0] : undefined;
      found.push({ key: `talon-${at}`, text: String(at + 1), ...boxOf(places), ...(only ? { action: only } : {}) });
    });
  } else if (view.beside > 0 && view.chosen < 0) {
    found.push(markAside(felt, "beside", view.beside));
  }
  return found;
}

/** All cards in the middle. */
export function inTheMiddle(scene: Scene<View>): Lying[] {
  const { felt, view } = scene;
  if (felt.width === 0) return [];
  if (view.phase === "dealing") return thePack(felt, view.bottom);
  if (twoTalons(view)) return talons(felt, view);
  return [...asides(felt, view), ...played(scene, view)];
}

/** The talon, the trick, cards for sale. */
function played(scene: Scene<View>, view: View): Lying[] {
  const { felt, seat } = scene;
  if (view.rest >= 0 && view.rest !== seat) return row(felt, view.rest_hand, { from: view.rest });
  const trick = view.tricks.at(-1);
  if (trick) return trickOf(scene, trick, playersOf(view, view.tricks.length - 1));
  if (view.offered) return row(felt, view.offered, { from: view.declarer });
  const aside = view.stock > 0 || view.beside > 0;
  if (view.lying > 0) return view.talon ? row(felt, view.talon, { flip: true }, aside) : backs(felt, view.lying, aside);
  if (view.declarer >= 0 && view.declarer !== seat) return taken(view.talon, homeOf(view.declarer, scene));
  return [];
}

/** The words beside the card that takes a trick. */
export const gain = (view: View): string => `+${view.tricks.at(-1)?.points ?? 0}`;
