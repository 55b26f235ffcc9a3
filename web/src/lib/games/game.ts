// What a game brings to the table: what lies where, what is said and asked, and controls of its own. The table itself
// (board, dock, plates, log, drawer, clocks, replay) is the same for all.

import type { Component } from "svelte";
import type { GameAction, GameEvent } from "../wire/messages";
import type { Moves } from "../table/moves";
import type { Lying, Mark, Scene } from "../table/scene";
import type { Shout } from "../table/telling";
import type { Selection, TableShown } from "./table";
import type { BaseResult, BaseView } from "./view";

/** A word on a player's plate. */
export interface Chip {
  text: string;
  tone: "gold" | "plain" | "light" | "mark";
  /** A suit's sign before the text; -1: none. */
  suit?: number;
  /** What the chip means, where its text is a sign. */
  title?: string;
  /** It was just said. */
  word?: boolean;
}

/** What is taken in this deal, beside the total. */
export interface Taken {
  text: string;
  title: string;
}

export interface ResultProps {
  result: BaseResult;
  before: number[];
  names: readonly string[];
  seat: number;
  onclose: () => void;
}

export interface SheetProps {
  view: BaseView;
  names: readonly string[];
  you?: number;
  link?: (deal: number) => string;
}

/**
 * What a game is to the table. Its own view ``V``, events ``E`` and actions ``A`` are those that the server writes for it:
 * what belongs to another game never gets there.
 */
export interface Game<
  V extends BaseView = BaseView,
  E extends GameEvent = GameEvent,
  A extends GameAction = GameAction,
> {
  name: string;
  /** How many hands may lie on the table: two players of Preferans have a third between them. */
  places(players: number): number;
  /** The whole pack as a bit set; 0 where the cards that were seen tell it. */
  pack: number;
  dealer(view: V): number;
  /** The same rules for a match whose first dealer is given, not drawn. */
  dealerGiven(rules: string): string;
  /** The hands of all seats as a deal by hand names them. */
  handsDealt(hands: readonly number[]): number[];
  /** What the piles of a replay are called: the talon, what is beside it, the stock. */
  pileNames(view: V): string[];
  /** Keys of the game's own, with the message that tells what each does. */
  help: readonly (readonly [key: string, message: string])[];
  /** The trump suit; -1: none. */
  trump(view: V): number;
  /** The number of a written deal. */
  numberOf(result: V["results"][number]): number;
  /** Whether a seat holds cards that it has not looked at. */
  unseen(view: V, seat: number): boolean;

  // What is shown.

  /** Milliseconds that an event is given at normal speed. */
  timeOf(event: E): number;
  /** What an event sets going; ``view`` as it was before. */
  movesOf(event: E, own: number, view: V): Moves;
  /** What an event has everybody at the table hear, if anything. */
  shoutOf(event: E, names: readonly string[], you: number): Omit<Shout, "key"> | undefined;
  inTheMiddle(scene: Scene<V>): Lying[];
  /** What is written over piles there, with what a press on them does. */
  marks?(scene: Scene<V>, actions: readonly A[]): Mark[];
  /** The hand of a place that lies open for the reader, as far as it does: a set of cards. */
  openHand(view: V, place: number): number;
  /** Whether a seat plays the cards of another place, now or later. */
  conducts(view: V | undefined, seat: number, place: number): boolean;
  /** What is written beside the card that takes a trick. */
  gain(view: V): string;
  /** Who played each card of the last trick. */
  players(view: V, trick: number): number[];
  chips(view: V, seat: number, names: readonly string[]): Chip[];
  taken(view: V, seat: number): Taken | undefined;
  /** What is played, in the corner of the table; empty: nothing to say beside trump. */
  contract(view: V, names: readonly string[]): string;
  /** Where the match stands, beside the number of the deal. */
  where(view: V): string[];

  // What is asked and offered.

  prompt(table: TableShown, selection: Selection, kinds: ReadonlySet<string>): string;
  /** Kinds of action that the game's own controls offer: they get no button. */
  own: ReadonlySet<string>;
  /** Kinds among them that are offered beside the table, in its panel. */
  aside: ReadonlySet<string>;
  /** Steps that are asked about once more; all others are harmless where they are known. */
  grave: ReadonlySet<string>;
  light: ReadonlySet<string>;
  /** Letters by kind. */
  keys: Record<string, string>;
  /** The letter of an action where its kind alone does not say it. */
  letter?(action: A, all: readonly A[]): string | undefined;
  /** Words of a button where the action's own do not fit. */
  label(action: A, table: TableShown): string | undefined;
  /** Controls of the game's own, above the buttons. */
  Controls?: Component<{ board: TableShown; desk: Selection }>;

  Result: Component<ResultProps>;
  /** The score sheet, loaded when it is opened. */
  sheet(): Promise<{ default: Component<SheetProps> }>;
  /** How the match was settled, at its end. */
  Settled?: Component<{ view: BaseView; names: readonly string[] }>;
}
