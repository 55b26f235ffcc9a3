// Calls somebody who waited to a match that begins: a sound, and the title of the tab until they are back.

import { sound } from "../table/sounds";

let called = $state(false);

const BACK = ["visibilitychange", "pointerdown", "keydown"] as const;

function back(event: Event): void {
  if (event.type === "visibilitychange" && document.hidden) return;
  called = false;
  for (const kind of BACK) document.removeEventListener(kind, back, true);
}

export const calling = {
  /** Whether a match has begun that the reader has not looked at yet. */
  get called(): boolean {
    return called;
  },
};

/** A match begins that the reader has waited for. */
export function callToTable(): void {
  sound("start");
  if (!document.hidden) return;
  called = true;
  for (const kind of BACK) document.addEventListener(kind, back, true);
}
