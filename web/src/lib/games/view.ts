// What the table, the replay and the lists need of any game's view. Each game's own view has more.

import type { Line } from "../texts";

/** A deal as it was written. */
export interface BaseResult {
  lines: Line[];
  totals: number[];
  ending: string;
}

export interface BaseTrick {
  cards: number[];
  /** Who took it; -1: nobody yet. */
  winner: number;
}

/** What one seat knows of a match, whichever game it is. */
export interface BaseView {
  seat: number;
  rules: string;
  players: number;
  deal: number;
  phase: string;
  hand: number | null;
  dealt: number | null;
  unseen: number;
  totals: number[];
  tricks: BaseTrick[];
  results: BaseResult[];
  winners: number[];
}

/** A view with the number of cards that each place holds. */
export interface Shown<V extends BaseView = BaseView> {
  view: V;
  counts: number[];
}
