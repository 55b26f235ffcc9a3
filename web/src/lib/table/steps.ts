// A message as the page shows it: event by event, each with what is so after it. Nothing is computed here.

import type { GameEvent, GamePatch, GameView, Moved } from "../wire/messages";

export interface Step {
  event: GameEvent;
  patch: GamePatch;
  /** How many cards each place holds after the event. */
  counts: number[];
}

/** The events of a message. After the last one everything is as the message says. */
export function stepsOf({ events, between, patch, counts }: Moved): Step[] {
  return events.map((event, at) => ({ event, ...(between[at] ?? { patch, counts }) }));
}

/** A view with the fields that are new: the server writes patches for the game whose view it is. */
export const patched = (view: GameView, patch: GamePatch): GameView => ({ ...view, ...patch }) as GameView;
