// A message as steps: each event with the view, counts and awaited seats after it. Nothing is computed here.

import type { GameEvent, GamePatch, GameView, Moved } from "../wire/messages";

export interface Step {
  event: GameEvent;
  patch: GamePatch;
  /** How many cards each place holds after the event. */
  counts: number[];
}

/** The steps of a message. After the last one everything is as the message says. */
export function stepsOf({ events, between, patch, counts }: Moved): Step[] {
  return events.map((event, at) => ({ event, ...(between[at] ?? { patch, counts }) }));
}

/** A view with a patch applied; the server sends patches for the game of the view. */
export const patched = (view: GameView, patch: GamePatch): GameView => ({ ...view, ...patch }) as GameView;
