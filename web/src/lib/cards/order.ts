// The order in which hands show their cards: everywhere the same, and the reader chooses it.

import { rankOf, sortedCards, suitOf, wireOf } from "../texts";

/** By suits, by ranks, or by suits with trump first. */
export const ORDERS = ["suits", "ranks", "trump"] as const;
export type Order = (typeof ORDERS)[number];

const SUITS = [3, 0, 2, 1];
const red = (suit: number): boolean => suit >= 2;

/** The suits of some cards in alternating colours, as far as possible. */
export function suitOrder(cards: number): number[] {
  const held = SUITS.filter((suit) => (cards >>> (suit * 8)) & 0xff);
  const reds = held.filter(red);
  const blacks = held.filter((suit) => !red(suit));
  const [more, less] = reds.length >= blacks.length ? [reds, blacks] : [blacks, reds];
  return more.flatMap((suit, at) => [suit, ...less.slice(at, at + 1)]);
}

/** What the order of a hand depends on beside its cards. */
export interface Sorting {
  order: Order;
  game: string;
  /** The trump suit; -1: none. */
  trump: number;
  /** The cards that the hand began with: its suits keep their places when one runs out. */
  begun?: number;
}

/** The cards of a hand as they lie, from left to right. */
export function arranged(cards: number, { order, game, trump, begun = 0 }: Sorting): number[] {
  const suits = suitOrder((begun | cards) >>> 0);
  if (order === "ranks") {
    const { ranks } = wireOf(game);
    const place = (card: number): number => ranks.indexOf(rankOf(card)) * 8 + suits.indexOf(suitOf(card));
    return sortedCards(cards, suits, game).sort((one, other) => place(one) - place(other));
  }
  if (order === "trump" && suits.includes(trump)) {
    const others = ((begun | cards) & ~(0xff << (trump * 8))) >>> 0;
    return sortedCards(cards, [trump, ...against(trump, suitOrder(others))], game);
  }
  return sortedCards(cards, suits, game);
}

/** The suits after trump: the first one of the other colour, if that keeps the colours apart. */
function against(trump: number, suits: readonly number[]): number[] {
  const back = [...suits].reverse();
  return suits[0] !== undefined && red(suits[0]) === red(trump) && back[0] !== undefined && red(back[0]) !== red(trump)
    ? back
    : [...suits];
}

/** A hand as the reader laid it: ``own`` are its cards in the reader's order, ``sorted`` those that it has now. A card
    that has come since lies beside those of its suit. */
export function relaid(sorted: readonly number[], own: readonly number[]): number[] {
  const laid = own.filter((card) => sorted.includes(card));
  for (const card of sorted.filter((one) => !own.includes(one))) {
    const like = laid.findLastIndex((one) => suitOf(one) === suitOf(card));
    laid.splice(like < 0 ? laid.length : like + 1, 0, card);
  }
  return laid;
}

/** The cards with one of them at another place; ``to`` counts the others. */
export function shifted(cards: readonly number[], card: number, to: number): number[] {
  const others = cards.filter((one) => one !== card);
  return [...others.slice(0, to), card, ...others.slice(to)];
}

/** The numbers of the cards that begin another suit; none in a hand that is not sorted by suits. */
export function breaksOf(cards: readonly number[], order: Order): number[] {
  if (order === "ranks") return [];
  return cards.flatMap((card, at) => (at > 0 && suitOf(card) !== suitOf(cards[at - 1] ?? card) ? [at] : []));
}

/** How many cards there are from one break to the next. */
export function sizesOf(cards: readonly number[], order: Order): number[] {
  const ends = [...breaksOf(cards, order), cards.length];
  return cards.length === 0 ? [] : ends.map((end, at) => end - (at > 0 ? (ends[at - 1] ?? 0) : 0));
}

/** The suits of which a hand has no card. */
export const voidsOf = (cards: number): number[] => SUITS.filter((suit) => !((cards >>> (suit * 8)) & 0xff));
