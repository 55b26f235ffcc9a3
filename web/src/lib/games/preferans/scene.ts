// The cards in the middle of a table of Preferans, and open hands.

import { i18n, t } from "../../i18n.svelte";
import {
  backs,
  boxOf,
  homeOf,
  row,
  taken,
  thePack,
  trickOf,
  type Lying,
  type Mark,
  type Scene,
} from "../../table/scene";
import * as lay from "../../table/layout";
import type { View } from "../../wire/preferans";

/** The place of the talon's card in a trick. */
const TALON = -1;

const mask = (cards: readonly number[]): number => cards.reduce((all, card) => (all | (1 << card)) >>> 0, 0);

/** The hand of a place that the reader sees: it is open, or the reader plays it or has looked at it. */
export const openHand = (view: View, place: number): number => view.hands[place] ?? 0;

/** Whether a seat plays the cards of another place. */
export const conducts = (view: View | undefined, seat: number, place: number): boolean =>
  view?.phase === "playing" && view.conduct[place] === seat && seat !== place;

/** The talon's cards in the hand of the declarer who is to discard. */
export const fresh = (view: View): number =>
  view.phase === "laying" && view.declarer === view.seat ? mask(view.talon) & (view.hand ?? 0) : 0;

/** The places that played the cards of a trick; -1: the talon. */
export const playersOf = (view: View, at: number): number[] => view.tricks[at]?.places ?? [];

/** The cards turned to draw the first dealer, in order. */
function drawn(scene: Scene, cards: readonly number[]): Lying[] {
  const places = lay.row(scene.felt, cards.length);
  return cards.map((card, n) => ({ key: `drawn-${card}`, card, place: places[n] as lay.Place, from: -1 }));
}

/** The cards of a trick; that of the talon says what it is. */
function trickIn(scene: Scene<View>, trick: View["tricks"][number]): Lying[] {
  return trickOf(scene, trick, trick.places).map((one, n) =>
    trick.places[n] === TALON
      ? { ...one, label: t("web-preferans-card-talon", { card: i18n.texts.cardWords(one.card) }) }
      : one,
  );
}

/** In an all-pass: that the talon's card was not played by anybody. */
export function marks(scene: Scene<View>): Mark[] {
  const trick = scene.view.tricks.at(-1);
  if (scene.felt.width === 0 || scene.view.phase !== "playing" || !trick) return [];
  return trickOf(scene, trick, trick.places)
    .filter((one, n) => trick.places[n] === TALON && !one.gone)
    .map(({ key, place }) => ({ key, text: t("web-preferans-talon"), above: true, ...boxOf([place]) }));
}

/** All cards in the middle. */
export function inTheMiddle(scene: Scene<View>): Lying[] {
  const { felt, seat, view } = scene;
  if (felt.width === 0) return [];
  if (view.phase === "drawing") return view.drawn.length > 0 ? drawn(scene, view.drawn) : thePack(felt, -1);
  if (view.phase === "dealing") return thePack(felt, -1);
  const trick = view.tricks.at(-1);
  if (trick) return trickIn(scene, trick);
  if (view.phase === "auction") return backs(felt, 2);
  if (view.phase === "taking" && view.talon.length === 0) return backs(felt, 2);
  if (view.phase === "taking") return row(felt, mask(view.talon), { flip: true });
  if (view.declined && view.contract === null) return backs(felt, 2);
  if (view.declarer >= 0 && view.declarer !== seat && !view.declined)
    return taken(mask(view.talon), homeOf(view.declarer, scene));
  return [];
}
