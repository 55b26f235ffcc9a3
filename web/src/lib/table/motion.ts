// How cards move. A card that stays in the document moves by its style; a new one comes from its last place, or from its seat.

import { tempo } from "../settings.svelte";
import type { Flight } from "./moves";
import { transform, type Place } from "./layout";

/** The width of a card's box in pixels, before its place scales it. */
export const SIZE = 100;

export const styleOf = (place: Place): string => `transform: ${transform(place, SIZE)}`;

/** A card that has just appeared. */
export interface Entry {
  card: number;
  place: Place;
  /** The seat it comes from (-1: the pack), if it had no place before. */
  from?: number | undefined;
  /** Whether it is turned over in its place. */
  flip?: boolean | undefined;
  /** Milliseconds before it moves. */
  wait?: number;
}

export class Motion {
  /** The last place of each known card. */
  private readonly last = new Map<number, Place>();
  /** Where the reader has let go of a card. */
  private readonly dropped = new Map<number, Place>();

  /** ``home``: where a seat's cards come from and go to. */
  constructor(private readonly home: (seat: number) => Place) {}

  /** Stores the current places of known cards: the next movements begin there. */
  lie(now: readonly [number, Place][]): void {
    this.last.clear();
    for (const [card, place] of now) this.last.set(card, place);
  }

  /** A card was dropped here: its next movement begins there. */
  carried(card: number, place: Place): void {
    this.dropped.set(card, place);
  }

  private start(card: number, from: number | undefined): Place | undefined {
    const dropped = this.dropped.get(card);
    this.dropped.clear();
    if (dropped) return dropped;
    return (card >= 0 ? this.last.get(card) : undefined) ?? (from === undefined ? undefined : this.home(from));
  }

  /** Animates a new card, once: later movements are transitions. */
  readonly enter = (element: HTMLElement, { card, place, from, flip = false, wait = 0 }: Entry): void => {
    const duration = tempo(flip ? 380 : 340);
    if (duration === 0 || document.hidden) return;
    const start = this.start(card, from);
    const end = transform(place, SIZE);
    if (flip) {
      const frames = [{ transform: `${end} rotateY(90deg)` }, { transform: end }];
      element.animate(frames, { duration, easing: "ease-out" });
    } else if (start !== undefined) {
      const frames = [
        { transform: transform(start, SIZE), opacity: start.width < 40 ? 0.3 : 1 },
        { transform: end, opacity: 1 },
      ];
      const easing = "cubic-bezier(0.2, 0.7, 0.3, 1)";
      element.animate(frames, { duration, delay: tempo(wait), easing, fill: "backwards" });
    }
  };

  /** Animates a card in flight. */
  readonly fly = (element: HTMLElement, { card, from, to }: Flight): void => {
    const start = this.start(card, from) ?? this.home(from);
    const end = to < 0 ? { ...this.home(-1), width: start.width } : this.home(to);
    const frames = [
      { transform: transform(start, SIZE), opacity: 1 },
      { transform: transform(end, SIZE), opacity: 0.2 },
    ];
    element.animate(frames, { duration: tempo(560), easing: "ease-in-out", fill: "forwards" });
  };
}
