// What a game's prompts and controls may use of the table. The table imports the games, so a game does not import the
// table's classes.

import type { GameAction, GameView, Offer } from "../wire/messages";

/** The table as the reader's page shows it. */
export interface TableShown {
  readonly view: GameView | undefined;
  /** Where the reader sits; -1: a spectator. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly offer: Offer;
  /** The other seats that are awaited. */
  readonly waited: readonly number[];
  /** The same, in words. */
  readonly others: string;
  /** The action that a hint advises. */
  readonly advice: GameAction | undefined;
  act(action: GameAction): void;
}

/** What the reader has picked so far, and the keys that belong to it. */
export interface Selection {
  /** The card picked; -1: none. */
  readonly picked: number;
  /** What can be done with the card picked. */
  readonly cardChoices: readonly unknown[];
  /** The place whose cards are asked for. */
  readonly place: number;
  /** The actions that the game's own controls offer. */
  readonly own: readonly GameAction[];
  /** The action at which the keyboard or a hint stands: Enter does it. */
  chosen: GameAction | undefined;
  /** Does an action, at the second press if the reader wants to be asked. */
  doing(action: GameAction): void;
  /** Whether an action waits for its second press. */
  sure(action: GameAction | undefined): boolean;
  /** What the arrow keys do in the game's own controls; each number is -1, 0 or 1. */
  steer: ((right: number, up: number) => void) | undefined;
  /** Binds letters to actions of a control; returns the function that unbinds them. */
  bindKeys(letters: Readonly<Record<string, () => void>>): () => void;
}
