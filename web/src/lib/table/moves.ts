// What an event sets going on the table besides what the view shows: cards that pass by, where cards come from, a sound.

import type { Game } from "../games/game";
import type { BaseView } from "../games/view";
import type { Tagged } from "../texts";
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
  origin?: [card: number, seat: number];
  sound?: Sound;
}

/** What an event of any game sets going; what only one game knows it says itself. */
export function movesOf(event: Tagged, own: number, view: BaseView, game: Game): Moves {
  const number = (field: string): number => Number(event[field] ?? -1);
  switch (event["event"]) {
    case "handseen":
      return { flights: [], sound: "deal" };
    case "cardplayed":
      return { flights: [], origin: [number("card"), number("seat")], sound: "card" };
  }
  return game.movesOf(event, own, view);
}

/** The card drawn last, after an event: another one, or none any more. */
export function drawnBy(event: Tagged, seat: number, drawn: number): number {
  switch (event["event"]) {
    case "carddrawn":
      return Number(event["seat"]) === seat ? Number(event["card"]) : drawn;
    case "cardplayed":
      return Number(event["seat"]) === seat ? -1 : drawn;
    case "dealbegan":
      return -1;
  }
  return drawn;
}
