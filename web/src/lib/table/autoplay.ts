// Cards that play themselves, where the reader wants that (docs/decisions/0021-cards-that-play-themselves.md).

import type { Settings } from "../settings.svelte";
import type { GameAction, Offer } from "../wire/messages";
import { announces, kindOf } from "./controls";

/** Milliseconds from the moment when a card is asked for until one plays itself: always the same, whatever the cards. */
export const AFTER = 1000;

/** The card of an offer that plays itself; undefined: none does. */
export function playsItself(offer: Offer, wanted: Pick<Settings, "forced" | "settled">): GameAction | undefined {
  if (!offer.awaited) return undefined;
  const only = wanted.forced && offer.actions.length === 1;
  if (!only && !(wanted.settled && offer.settled)) return undefined;
  return offer.actions.find((action) => kindOf(action) === "play" && !announces(action));
}

/** Milliseconds for which a card that was pressed waits, so that its time is not below that of one that plays itself. */
export function holdsBack(action: GameAction, asked: number, now: number, wanted: Pick<Settings, "forced">): number {
  return wanted.forced && kindOf(action) === "play" ? Math.max(0, asked + AFTER - now) : 0;
}
