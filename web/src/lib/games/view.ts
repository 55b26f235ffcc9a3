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

/**
 * For the end of a switch over all events of a game, so that the compiler asks for a new one. A page that is older than the
 * server may be told one all the same.
 */
export const unheard = <T>(_event: never, otherwise: T): T => otherwise;
