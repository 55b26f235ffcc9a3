// What lies in the middle of a table of Thousand, and open before a seat.

import { backs, homeOf, row, taken, thePack, trickOf, type Lying, type Scene } from "../../table/scene";
import type { View } from "../../wire/thousand";
import type { BaseView } from "../view";

const of = (view: BaseView): View => view as View;

/** The hand of a seat that lies open for all, as far as it does: a set of cards. */
export function openHand(any: BaseView, seat: number): number {
  const view = of(any);
  return view.open && view.declarer === seat ? view.open_hand : 0;
}

/** The seats that played the cards of a trick: who sits the deal out has none. */
export function playersOf(any: BaseView, at: number): number[] {
  const trick = of(any).tricks[at];
  if (!trick) return [];
  const round = Array.from({ length: any.players }, (_, n) => (trick.leader + n) % any.players);
  return round.filter((seat) => seat !== of(any).sitter).slice(0, trick.cards.length);
}

/** All that lies in the middle. */
export function inTheMiddle(scene: Scene): Lying[] {
  const { felt, seat } = scene;
  const view = of(scene.view);
  if (felt.width === 0) return [];
  if (view.phase === "dealing") return thePack(felt, view.bottom);
  if (view.rest >= 0 && view.rest !== seat) return row(felt, view.rest_hand, { from: view.rest });
  const trick = view.tricks.at(-1);
  if (trick) return trickOf(scene, trick, playersOf(view, view.tricks.length - 1));
  if (view.offered) return row(felt, view.offered, { from: view.declarer });
  if (view.lying > 0) return view.talon ? row(felt, view.talon, { flip: true }) : backs(felt, view.lying);
  if (view.declarer >= 0 && view.declarer !== seat) return taken(view.talon, homeOf(view.declarer, scene));
  return [];
}

/** What is written beside the card that takes a trick. */
export const gain = (view: BaseView): string => `+${of(view).tricks.at(-1)?.points ?? 0}`;

