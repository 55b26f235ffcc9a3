// What an event sets going on the table besides what the view shows: cards that pass by, where cards come from, a sound.

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

/** ``own``: the reader's seat; ``lying``: how many cards lie in the talon, ``seen``: whether the reader has seen them. */
export function movesOf(event: Tagged, own: number, lying: number, seen: boolean): Moves {
  const number = (field: string): number => Number(event[field] ?? -1);
  switch (event["event"]) {
    case "handseen":
      return { flights: [], sound: "deal" };
    case "cardplayed":
      return { flights: [], origin: [number("card"), number("seat")], sound: "card" };
    case "cardgiven":
    case "giftmade": {
      const [from, to, card] = [number("giver"), number("to"), number("card")];
      if (to === own && card >= 0) return { flights: [], origin: [card, from], sound: "card" };
      const open = Boolean(event["open"]) || from === own;
      return { flights: [{ card: open ? card : -1, from, to }], sound: "card" };
    }
    case "cardlaid":
    case "cardlaidaway":
      return { flights: [{ card: -1, from: number("seat"), to: -1 }], sound: "card" };
    case "talontaken": {
      const backs = seen ? 0 : lying;
      const flights = Array.from({ length: backs }, () => ({ card: -1, from: -1, to: number("seat") }));
      return { flights, sound: "card" };
    }
  }
  return { flights: [] };
}
