// What lies in the middle of the table: from the view to places, without a word of any rule. Each game says what lies.

import type { BaseTrick, BaseView } from "../games/view";
import { sortedCards } from "../texts";
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
}

/** A table as somebody sees it. */
export interface Scene {
  felt: Felt;
  view: BaseView;
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

/** Where the cards of a seat come from and go to; -1 is the pack. */
export function homeOf(seat: number, scene: Pick<Scene, "felt" | "seat">): Place {
  const { felt } = scene;
  const at = seat < 0 ? lay.pack(felt) : lay.plate(felt, placeOf(seat, scene));
  return { ...at, turn: 0, width: lay.trickWidth(felt) * 0.4 };
}

/** Cards in words, for who does not see them: those that lie face up in the middle. */
export const faceUp = (lying: readonly Lying[]): number[] =>
  lying.filter((one) => one.card >= 0 && !one.gone).map((one) => one.card);

export function row(felt: Felt, cards: number, how: Partial<Lying>): Lying[] {
  const sorted = sortedCards(cards);
  const places = lay.row(felt, sorted.length);
  return sorted.map((card, n) => ({ key: `card-${card}`, card, place: places[n] as Place, ...how }));
}

export function backs(felt: Felt, count: number): Lying[] {
  return lay.row(felt, count).map((place, n) => ({ key: `talon-${n}`, card: -1, place, from: -1 }));
}

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
