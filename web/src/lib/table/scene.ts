// What lies in the middle of the table: from the view to places, without a word of any rule. Each game says what lies.

import type { BaseTrick, BaseView } from "../games/view";
import { sortedCards } from "../texts";
import type { GameAction } from "../wire/messages";
import * as lay from "./layout";
import type { Felt, Place } from "./layout";

/** A card in the middle; -1 is one that lies face down. */
export interface Lying {
  key: string;
  card: number;
  place: Place;
  /** The seat that it comes from (-1: the pack). */
  from?: number;
  /** It has gone to a seat, and is seen no more. */
  gone?: boolean;
  /** It takes the trick. */
  won?: boolean;
  /** It is turned over where it lies. */
  flip?: boolean;
  /** What it stands for where it is one of a pile: read in place of its own words. */
  label?: string;
  /** One of a pile that another card speaks for. */
  mute?: boolean;
}

/** A mark over a pile: how many cards it has, or its number; where the pile can be had, a press takes it. */
export interface Mark {
  key: string;
  /** The box of the pile. */
  left: number;
  top: number;
  width: number;
  height: number;
  text: string;
  action?: GameAction;
}

/** A table as somebody sees it. */
export interface Scene<V extends BaseView = BaseView> {
  felt: Felt;
  view: V;
  /** The reader's seat; -1: a spectator. */
  seat: number;
  /** Whether the last trick has gone to its winner. */
  collected: boolean;
  /** The seats that cards came from, by card. */
  origins: ReadonlyMap<number, number>;
}

/** The place of a seat round the table, from the reader's own or the first. */
export const placeOf = (seat: number, { felt, seat: own }: Pick<Scene, "felt" | "seat">): number =>
  (seat - Math.max(0, own) + felt.players) % felt.players;

/** In the place of a seat: the stock, from which cards are drawn. */
export const STOCK = -2;

/** Where the cards of a seat come from and go to; -1 is the pack. */
export function homeOf(seat: number, scene: Pick<Scene, "felt" | "seat">): Place {
  const { felt } = scene;
  if (seat === STOCK) return lay.aside(felt);
  const at = seat < 0 ? lay.pack(felt) : lay.plate(felt, placeOf(seat, scene));
  return { ...at, turn: 0, width: lay.trickWidth(felt) * 0.4 };
}

/** Cards in words, for who does not see them: those that lie face up in the middle. */
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

/** So many backs are drawn of a pile, however high it is. */
const DRAWN = 4;

/** How far the cards of a high pile lie from one another, in pixels. */
const HIGH = 1.5;

/** Cards face down beside the middle, each so far from the one under it; ``label`` says what they are. */
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

/** The stock, with the card under it where that lies open. */
export function stock(felt: Felt, count: number, label: string, open: number): Lying[] {
  const under = { key: `card-${open}`, card: open, place: lay.beneath(lay.aside(felt)) };
  const hidden = aside(felt, "stock", open < 0 ? count : count - 1, label, HIGH);
  return open < 0 ? hidden : [under, ...hidden];
}

/** Cards that nobody holds and nobody draws: a few so that they can be counted, many as a pile. */
export function beside(felt: Felt, key: string, count: number, label: string): Lying[] {
  return aside(felt, key, count, label, count < DRAWN ? lay.aside(felt).width * 0.3 : HIGH);
}

/** The box of some places, for a mark. */
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

/** What a seat has taken into its hand and all have seen. */
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

/** The cards of a trick, each before the place that played it (-1: the pack); once taken they go to the winner. */
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
