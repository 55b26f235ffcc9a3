// What a game adds to the table: its cards, its texts, its controls. The table itself (board, dock, plates, log, drawer, clocks,
// replay) is the same for all games.

import type { Component } from "svelte";
import type { GameAction, GameEvent } from "../wire/messages";
import type { Moves } from "../table/moves";
import type { Lying, Mark, Scene } from "../table/scene";
import type { Shout } from "../table/telling";
import type { Selection, TableShown } from "./table";
import type { BaseResult, BaseView } from "./view";

/** A label on a player's plate. */
export interface Chip {
  text: string;
  tone: "gold" | "plain" | "light" | "mark";
  /** A suit symbol before the text; -1: none. */
  suit?: number;
  /** The meaning, if the text is a symbol. */
  title?: string;
  /** What it means for the play, said at a press. */
  about?: string;
  /** Whether the player has just said it. */
  word?: boolean;
}

/** What is taken in this deal, beside the total. */
export interface Taken {
  text: string;
  title: string;
}

export interface ResultProps<R = BaseResult> {
  result: R;
  before: number[];
  names: readonly string[];
  seat: number;
  onclose: () => void;
}

export interface SheetProps<V = BaseView> {
  view: V;
  names: readonly string[];
  you?: number;
  link?: (deal: number) => string;
}

export interface ScoreProps<V = BaseView> {
  view: V;
  names: readonly string[];
  rules: string;
}

/**
 * A game at the table. Its view ``V``, events ``E`` and actions ``A`` are those that the server sends for this game; it never
 * gets those of another one.
 */
export interface Game<
  V extends BaseView = BaseView,
  E extends GameEvent = GameEvent,
  A extends GameAction = GameAction,
> {
  name: string;
  /** The number of hands at the table: two players of Preferans have a dummy. */
  places(players: number): number;
  /** The pack as a bit set; 0 if it depends on the rules. */
  pack: number;
  dealer(view: V): number;
  /** The same rules for a match whose first dealer is given, not drawn. */
  dealerGiven(rules: string): string;
  /** The hands of all seats, as an action `deal` lists them. */
  handsDealt(hands: readonly number[]): number[];
  /** The names of the piles in a replay. */
  pileNames(view: V): string[];
  /** The game's own keys, each with the message that explains it. */
  help: readonly (readonly [key: string, message: string])[];
  /** The trump suit; -1: none. */
  trump(view: V): number;
  /** The number of a scored deal. */
  numberOf(result: V["results"][number]): number;
  /** Whether a seat has not looked at its cards. */
  unseen(view: V, seat: number): boolean;

  // What is shown.

  /** Milliseconds for an event at normal speed. */
  timeOf(event: E): number;
  /** The movements of an event; ``view``: the view before it. */
  movesOf(event: E, own: number, view: V): Moves;
  /** The words in the middle of the table for an event, if any. */
  shoutOf(event: E, names: readonly string[], you: number): Omit<Shout, "key"> | undefined;
  /** The words for what the last deal brought, if that is rare: somebody comes onto the barrel. */
  shoutOfScore?(results: V["results"], names: readonly string[], you: number): Omit<Shout, "key"> | undefined;
  inTheMiddle(scene: Scene<V>): Lying[];
  /** The marks on piles, with the action of a press. */
  marks?(scene: Scene<V>, actions: readonly A[]): Mark[];
  /** The cards of a place's hand that are open for the reader, as a bit set. */
  openHand(view: V, place: number): number;
  /** Whether a seat plays the cards of another place, now or later. */
  conducts(view: V | undefined, seat: number, place: number): boolean;
  /** The cards that the reader's hand has just got from the talon, as a bit set. */
  fresh(view: V): number;
  /** The message that says of a card that it is one of them. */
  freshWords: string;
  /** The words beside the card that takes a trick. */
  gain(view: V): string;
  /** Who played each card of the last trick. */
  players(view: V, trick: number): number[];
  chips(view: V, seat: number, names: readonly string[]): Chip[];
  taken(view: V, seat: number): Taken | undefined;
  /** The contract in the corner of the table; empty if only trump is shown. */
  contract(view: V, names: readonly string[]): string;
  /** The stage of the match, beside the number of the deal. */
  where(view: V): string[];

  // What is asked and offered.

  prompt(table: TableShown, selection: Selection, kinds: ReadonlySet<string>): string;
  /** Kinds of actions that the game's own controls offer; they get no button. */
  own: ReadonlySet<string>;
  /** Those of them that are offered in the table's panel. */
  aside: ReadonlySet<string>;
  /** Kinds of actions that need a second press. */
  grave: ReadonlySet<string>;
  light: ReadonlySet<string>;
  /** Letters by kind of action. */
  keys: Record<string, string>;
  /** The letter of an action that depends on more than its kind. */
  letter?(action: A, all: readonly A[]): string | undefined;
  /** The text of a button, if it is not that of the action. */
  label(action: A, table: TableShown): string | undefined;
  /** The game's own controls, above the buttons. */
  Controls?: Component<{ board: TableShown; desk: Selection }>;

  /** A deal in one sentence, and who played it; -1: nobody. */
  told(result: V["results"][number], names: readonly string[]): { seat: number; words: string };
  Result: Component<ResultProps<V["results"][number]>>;
  /** The score beside the table, loaded after the table itself. */
  score(): Promise<{ default: Component<ScoreProps<V>> }>;
  /** The score sheet, loaded when it is opened. */
  sheet(): Promise<{ default: Component<SheetProps<V>> }>;
  /** The settlement at the end of the match. */
  Settled?: Component<{ view: V; names: readonly string[] }>;
}
