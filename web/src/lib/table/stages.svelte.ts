// The table is drawn in stages, each a task of its own, so that none of them holds up a frame.

/** In this order: the table's frame is there from the beginning. */
export const STAGES = ["frame", "dock", "far", "near", "cards", "side"] as const;
export type Stage = (typeof STAGES)[number];

export class Stages {
  private reached = $state(0);

  /** ``begun``: whether there is something to draw. */
  constructor(begun: () => boolean) {
    $effect(() => {
      if (!begun() || this.reached === STAGES.length - 1) return;
      const timer = setTimeout(() => (this.reached += 1));
      return () => clearTimeout(timer);
    });
  }

  /** Whether this is drawn. */
  has(stage: Stage): boolean {
    return this.reached >= STAGES.indexOf(stage);
  }
}
