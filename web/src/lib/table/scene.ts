// The cards in the middle of the table: from the view to places, without any rule. Each game says which cards there are.

import type { BaseTrick, BaseView } from "../games/view";
import { sortedCards } from "../texts";
import type { GameAction } from "../wire/messages";
import * as lay from "./layout";
import type { Felt, Place } from "./layout";

/** A card in the middle; -1: face down. */
export interface Lying {
  key: string;
  card: number;
  place: Place;
  /** The seat it comes from (-1: the pack). */
  from?: number;
  /** Whether it has gone to a seat and is no longer visible. */
  gone?: boolean;
  /** Whether it takes the trick. */
  won?: boolean;
  /** Whether it is turned over in its place. */
  flip?: boolean;
  /** The label of the pile it stands for, read instead of its own. */
  label?: string;
  /** Whether another card has the label of its pile. */
  mute?: boolean;
}

/** A mark on a pile: its number of cards, or its number; if the pile can be taken, a press takes it. */
export interface Mark {
  key: string;
  /** The box of the pile. */
  left: number;
  top: number;
  width: number;
  height: number;
  text: string;
  /** Whether the text stands at the upper edge: the lower one lies under other cards. */
  above?: boolean;
  action?: GameAction;
}

/** A table as one person sees it. */
export interface Scene<V extends BaseView = BaseView> {
  felt: Felt;
  view: V;
  /** The reader's seat; -1: a spectator. */
  seat: number;
  /** Whether the last trick has been collected. */
  collected: boolean;
  /** The seats that cards came from, by card. */
  origins: ReadonlyMap<number, number>;
}

/** The place of a seat, counted from the reader's seat or from seat 0. */
export const placeOf = (seat: number, { felt, seat: own }: Pick<Scene, "felt" | "seat">): number =>
  (seat - Math.max(0, own) + felt.players) % felt.players;

/** Stands for a seat: the stock that cards are drawn from. */
export const STOCK = -2;

/** Where the cards of a seat come from and go to; -1 is the pack. */
export function homeOf(seat: number, scene: Pick<Scene, "felt" | "seat">): Place {
  const { felt } = scene;
  if (seat === STOCK) return lay.aside(felt);
  const at = seat < 0 ? lay.pack(felt) : lay.plate(felt, placeOf(seat, scene));
  return { ...at, turn: 0, width: lay.trickWidth(felt) * 0.4 };
}

/** The face-up cards in the middle in words, for screen readers. */
export const faceUp = (lying: readonly Lying[]): number[] =>
  lying.filter((one) => one.card >= 0 && !one.gone).map((one) => one.card);

export function row(felt: Felt, cards: number, how: Partial<Lying>, beside = false): Lying[] {
  const sorted = sortedCards(cards);
  const places = lay.row(felt, sorted.length, beside);
  return sorted.map((card, n) => ({ key: `card-${card}`, card, place: places[n] as Place, ...how }));
}

export function backs(felt: Felt, count: number, beside = false): Lying[] {
  return lay.row(felt, count, beside).map((place, n) => ({ key: `talon-${n}`, card: -1, place, from: -1 }));
}

/** The most backs drawn for a pile. */
const DRAWN = 4;

/** The offset of the cards in a high pile, in pixels. */
const HIGH = 1.5;

/** A face-down pile beside the middle, with an offset for each card and a label. */
function aside(felt: Felt, key: string, count: number, label: string, step: number): Lying[] {
  const place = lay.aside(felt);
  return Array.from({ length: Math.min(DRAWN, count) }, (_, n) => ({
    key: `${key}-${n}`,
    card: -1,
    place:
      step === HIGH ? { ...place, x: place.x + n * step, y: place.y - n * step } : { ...place, x: place.x - n * step },
    ...(n === 0 ? { label } : { mute: true }),
  }));
}

/** The stock, with its bottom card if that is open. */
export function stock(felt: Felt, count: number, label: string, open: number): Lying[] {
  const under = { key: `card-${open}`, card: open, place: lay.beneath(lay.aside(felt)) };
  const hidden = aside(felt, "stock", open < 0 ? count : count - 1, label, HIGH);
  return open < 0 ? hidden : [under, ...hidden];
}

/** Cards out of play: few side by side, many as a pile. */
export function beside(felt: Felt, key: string, count: number, label: string): Lying[] {
  return aside(felt, key, count, label, count < DRAWN ? lay.aside(felt).width * 0.3 : HIGH);
}

/** The bounding box of some places, for a mark. */
export function boxOf(places: readonly Place[]): Pick<Mark, "left" | "top" | "width" | "height"> {
  const lefts = places.map((one) => one.x - one.width / 2);
  const tops = places.map((one) => one.y - (one.width * lay.RATIO) / 2);
  const [left, top] = [Math.min(...lefts), Math.min(...tops)];
  const width = Math.max(...places.map((one) => one.x + one.width / 2)) - left;
  const height = Math.max(...places.map((one) => one.y + (one.width * lay.RATIO) / 2)) - top;
  return { left, top, width, height };
}

/** The mark of a pile beside the middle. */
export const markAside = (felt: Felt, key: string, count: number): Mark => ({
  key,
  text: String(count),
  ...boxOf([lay.aside(felt)]),
});

/** The cards that a seat has taken openly into its hand. */
export function taken(cards: number, place: Place): Lying[] {
  return sortedCards(cards).map((card) => ({ key: `card-${card}`, card, place, gone: true }));
}

export function thePack(felt: Felt, bottom: number): Lying[] {
  const pack = lay.pack(felt);
  const aside = bottom >= 0 ? pack.width * 0.6 : 0;
  const lying: Lying[] = [0, 1, 2].map((n) => ({
    key: `pack-${n}`,
    card: -1,
    place: { ...pack, x: pack.x + n * 3 - aside, y: pack.y - n * 3 },
  }));
  if (bottom >= 0) lying.push({ key: "bottom", card: bottom, place: { ...pack, x: pack.x + aside }, flip: true });
  return lying;
}

/** The cards of a trick in front of the places that played them (-1: the pack); when it is taken they go to the winner. */
export function trickOf(scene: Scene, trick: BaseTrick, players: readonly number[]): Lying[] {
  const { felt, collected, origins } = scene;
  const gone = trick.winner >= 0 && collected;
  return trick.cards.map((card, n) => {
    const player = players[n] ?? -1;
    const from = origins.get(card);
    const here = player < 0 ? lay.pack(felt) : lay.trick(felt, placeOf(player, scene), card);
    return {
      key: `card-${card}`,
      card,
      place: gone ? homeOf(trick.winner, scene) : here,
      ...(from === undefined ? {} : { from }),
      gone,
      won: !gone && trick.winner >= 0 && trick.winner === player,
    };
  });
}

/** A finished trick as it lay, to be looked at again. */
export function trickAgain(scene: Scene, at: number, players: readonly number[]): Lying[] {
  const trick = scene.view.tricks[at];
  if (!trick) return [];
  return trickOf({ ...scene, collected: false }, trick, players).map(({ card, key, place, won }) => ({
    key: `again-${key}`,
    card,
    place,
    won: won ?? false,
  }));
}
