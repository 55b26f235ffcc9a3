// Animations of an event beside the change of the view: cards in flight, where cards come from, a sound.

import type { GameEvent } from "../wire/messages";
import type { Sound } from "./sounds";

/** A card in flight that is in neither view; place -1: the middle, card -1: a back. */
export interface Flight {
  key: number;
  card: number;
  from: number;
  to: number;
}

export interface Moves {
  flights: Omit<Flight, "key">[];
  /** A card that appears, and the seat it comes from. */
  origin?: readonly [card: number, seat: number];
  sound?: Sound;
}

/** Nothing moves. */
export const STILL: Moves = { flights: [] };

/** The card drawn last, after an event; -1: none. It lies apart in the reader's hand. */
export function drawnBy(event: GameEvent, seat: number, drawn: number): number {
  if (event.event === "dealbegan") return -1;
  if (event.event === "carddrawn") return event.seat === seat ? event.card : drawn;
  return event.event === "cardplayed" && event.seat === seat ? -1 : drawn;
}
