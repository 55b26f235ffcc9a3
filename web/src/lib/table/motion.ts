// How cards get from place to place. A card that stays in the drawing moves by its style alone; one that appears comes
// from where it lay last, or from the seat that it belongs to.

import { tempo } from "../settings.svelte";
import type { Flight } from "./moves";
import { transform, type Place } from "./layout";

/** The width of a card's own box, in pixels; its place scales it. */
export const SIZE = 100;

export const styleOf = (place: Place): string => `transform: ${transform(place, SIZE)}`;

/** A card that has just appeared. */
export interface Entry {
  card: number;
  place: Place;
  /** The seat that it comes from (-1: the pack), if it lay nowhere before. */
  from?: number | undefined;
  /** It is turned over where it lies. */
  flip?: boolean | undefined;
  /** Milliseconds until it sets out. */
  wait?: number;
}

export class Motion {
  /** Where every known card lay in the last drawing. */
  private readonly last = new Map<number, Place>();

  /** ``home``: where a seat's cards come from and go to. */
  constructor(private readonly home: (seat: number) => Place) {}

  /** Notes where known cards lie now; the next drawing's cards come from there. */
  lie(now: readonly [number, Place][]): void {
    this.last.clear();
    for (const [card, place] of now) this.last.set(card, place);
  }

  private start(card: number, from: number | undefined): Place | undefined {
    return (card >= 0 ? this.last.get(card) : undefined) ?? (from === undefined ? undefined : this.home(from));
  }

  /** Lets a card that has just appeared come. Once: later moves are transitions. */
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

  /** A card that only passes by. */
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
