// What an event sets going on the table besides what the view shows: cards that pass by, where cards come from, a sound.

import type { GameEvent } from "../wire/messages";
import type { Sound } from "./sounds";

/** A card on its way from one place to another, which lies nowhere before or after; -1 is the middle, or a back. */
export interface Flight {
  key: number;
  card: number;
  from: number;
  to: number;
}

export interface Moves {
  flights: Omit<Flight, "key">[];
  /** A card that will appear, and the seat that it comes from. */
  origin?: readonly [card: number, seat: number];
  sound?: Sound;
}

/** Nothing moves. */
export const STILL: Moves = { flights: [] };

/** The card drawn last, after an event: another one, or none any more. It lies apart in the reader's hand. */
export function drawnBy(event: GameEvent, seat: number, drawn: number): number {
  if (event.event === "dealbegan") return -1;
  if (event.event === "carddrawn") return event.seat === seat ? event.card : drawn;
  return event.event === "cardplayed" && event.seat === seat ? -1 : drawn;
}
