// How long things are shown. One pause at a time; a tap or Esc ends it and all that follow until there is nothing more.

import { settings, tempo } from "../settings.svelte";
import type { GameEvent } from "../wire/messages";

/** So long a taken trick lies there before it is collected, and so long that takes. */
export const TRICK_LIES = 1200;
export const TRICK_GOES = 420;
/** So long words in the middle of the table are there at least. */
const READ = 1700;
/** The part of its time that something gets when what was missed is shown. */
const QUICK = 0.4;

/** Milliseconds for an event that takes ``base``; ``words``: something is to be read with it. */
export const timeOf = (event: GameEvent, base: number, words: boolean): number =>
  Math.max(base, words && event.event !== "marriagedeclared" ? READ : 0);

export class Pace {
  /** All that is still to be shown is shown at once. */
  hurry = false;
  /** What was missed is shown: everything gets a part of its time. */
  quick = false;
  private end: (() => void) | undefined;

  /** A pause at the chosen speed; ``stays`` is one that is for reading, not for moving. */
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

  /** Ends the pause that runs. */
  wake(): void {
    this.end?.();
  }
}
