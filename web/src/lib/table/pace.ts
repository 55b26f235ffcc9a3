// How long things are shown: one pause at a time. A tap or Esc ends the current pause and all queued ones.

import { settings, tempo } from "../settings.svelte";
import type { GameEvent } from "../wire/messages";

/** Milliseconds before a taken trick is collected, and for the movement. */
export const TRICK_LIES = 1200;
export const TRICK_GOES = 420;
/** The least time in milliseconds for words in the middle of the table. */
export const READ = 1700;
/** The factor for times while missed events are shown. */
const QUICK = 0.4;

/** Milliseconds for an event that takes ``base``; ``words``: there is something to read. */
export const timeOf = (event: GameEvent, base: number, words: boolean): number =>
  Math.max(base, words && event.event !== "marriagedeclared" ? READ : 0);

export class Pace {
  /** Show everything that is queued at once. */
  hurry = false;
  /** Missed events are being shown, in less time. */
  quick = false;
  private end: (() => void) | undefined;

  /** A pause at the chosen speed; ``stays``: a pause for reading, not for a movement. */
  pause(base: number, stays = false): Promise<void> {
    const moving = tempo(base);
    const time = stays && moving === 0 ? (settings.speed === "off" ? 500 : base) : moving;
    if (time === 0 || this.hurry || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.end = undefined;
        resolve();
      };
      const timer = setTimeout(done, this.quick ? time * QUICK : time);
      this.end = done;
    });
  }

  /** Ends the current pause. */
  wake(): void {
    this.end?.();
  }
}
