// How long things are shown. One pause at a time; a tap or Esc ends it and all that follow until there is nothing more.

import { settings, tempo } from "../settings.svelte";

/** Milliseconds that an event is given at normal speed. */
const SHOWN_FOR: Record<string, number> = {
  dealbegan: 350,
  packcut: 700,
  bottomshown: 1400,
  bottomseen: 300,
  handsdealt: 250,
  handseen: 650,
  looked: 500,
  bidmade: 550,
  passed: 450,
  auctionwon: 700,
  claimed: 1800,
  talonshown: 1700,
  talontaken: 700,
  talonseen: 900,
  cardgiven: 600,
  giftmade: 600,
  cardlaid: 450,
  cardlaidaway: 450,
  asidetaken: 1500,
  goldencalled: 1600,
  contractnamed: 700,
  conceded: 1200,
  cardplayed: 480,
  stockdrawn: 450,
  carddrawn: 450,
  marriagedeclared: 1100,
  trumpset: 500,
  restclaimed: 1500,
  restanswered: 900,
  restgranted: 1500,
  fined: 600,
  matchended: 300,
};
/** So long a taken trick lies there before it is collected, and so long that takes. */
export const TRICK_LIES = 1200;
export const TRICK_GOES = 420;
/** So long words in the middle of the table are there at least. */
const READ = 1700;
/** The part of its time that something gets when what was missed is shown. */
const QUICK = 0.4;

/** Milliseconds for an event; ``words``: something is to be read with it. */
export const timeOf = (event: string, words: boolean, own: Record<string, number> = {}): number =>
  Math.max(own[event] ?? SHOWN_FOR[event] ?? 0, words && event !== "marriagedeclared" ? READ : 0);

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
