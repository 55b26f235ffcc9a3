// The part of a view that table, replay and lists need. Each game's view has more.

import type { Line } from "../texts";

/** The result of a deal. */
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
