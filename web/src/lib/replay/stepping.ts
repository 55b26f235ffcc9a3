// A replay as positions: the public view before the first step, then one patch a step. Cards are bit sets 0..31.

import { gameOf } from "../games";
import type { Game } from "../games/game";
import { patched } from "../table/steps";
import type { GameAction, GameEvent, GameView, Replay, ReplayStep } from "../wire/messages";

export interface Position {
  /** 0 is before the first step. */
  at: number;
  view: GameView;
  /** Every hand as a bit set. */
  hands: number[];
  /** Cards in nobody's hand by pile; empty in a game without such piles. */
  piles: number[][];
  /** The step that led here; undefined before the first. */
  step: ReplayStep | null;
}

/** All positions of a replay, beginning with the one before the first step. Each applies its patch to the view before. */
export function positionsOf(replay: Replay): Position[] {
  let view = replay.view;
  const players = gameOf(replay.rules).places(replay.names.length);
  const positions: Position[] = [{ at: 0, view, hands: Array<number>(players).fill(0), piles: [], step: null }];
  replay.steps.forEach((step, index) => {
    view = patched(view, step.patch);
    positions.push({ at: index + 1, view, hands: [...step.hands], piles: step.piles, step });
  });
  return positions;
}

/** The number of a position, limited to those of the replay. */
export function clamped(at: number, positions: readonly unknown[]): number {
  return Math.max(0, Math.min(Math.trunc(at) || 0, positions.length - 1));
}

/** The bit set of some cards, as the server writes it: never negative. */
export function maskOf(cards: Iterable<number>): number {
  let mask = 0;
  for (const card of cards) mask |= 1 << card;
  return mask >>> 0;
}

/** The bit set of cards written as in records: ``HA DT``. */
export function maskOfText(text: string): number {
  return maskOf(text.split(" ").map((card) => "SCDH".indexOf(card.charAt(0)) * 8 + "789TJQKA".indexOf(card.charAt(1))));
}

/** The first position at which all cards have been dealt, and the dealer of that deal. */
export interface Dealt {
  at: number;
  hands: number[];
  rest: number;
  /** Cards in a given order as text. */
  order: number[];
  dealer: number;
}

/** The cards when the auction began: after the last time the hands were dealt, because there can be redeals. */
export function dealtOf(positions: readonly Position[], pack: number, game: Pick<Game, "dealer">): Dealt | null {
  let found: Dealt | null = null;
  for (const position of positions) {
    const events = position.step?.events ?? [];
    if (!events.some((event) => event.event === "handsdealt")) continue;
    const held = position.hands.reduce((all, hand) => all | hand, 0);
    const order = position.piles.flat();
    found = {
      at: position.at,
      hands: [...position.hands],
      rest: order.length > 0 ? maskOf(order) : (pack & ~held) >>> 0,
      order,
      dealer: game.dealer(position.view),
    };
  }
  return found;
}

/** The pack: all cards that the replay shows in hands or talon. */
export function packOf(positions: readonly Position[], game: Pick<Game, "pack">): number {
  let pack = game.pack;
  for (const { hands, view } of positions) {
    for (const hand of hands) pack |= hand;
    // In Preferans the pack is fixed.
    if (typeof view.talon === "number") pack |= view.talon;
    for (const trick of view.tricks) pack |= maskOf(trick.cards);
  }
  return pack >>> 0;
}

/**
 * The deal with another seat as seat 0: hands and dealer rotate. The dummy's hand of two players keeps its place.
 */
export function seenFrom(dealt: Dealt, seat: number, players: number): Dealt {
  return {
    ...dealt,
    hands: dealt.hands.map((hand, at) => (at < players ? (dealt.hands[(at + seat) % players] ?? 0) : hand)),
    dealer: (dealt.dealer - seat + players) % players,
  };
}

/** The action `deal` with the cards of this deal, for "play this deal". */
export function dealAction({ hands, rest, order }: Dealt, game: Pick<Game, "handsDealt">): GameAction {
  return { do: "deal", hands: game.handsDealt(hands), rest, order };
}

/** The positions at which a trick is complete. */
export function trickEnds(positions: readonly Position[]): number[] {
  const taken = (position: Position): number => position.view.tricks.filter((trick) => trick.winner >= 0).length;
  return positions
    .filter((position, index) => index > 0 && taken(position) > taken(positions[index - 1] ?? position))
    .map((position) => position.at);
}

/** The next position of a complete trick, forwards or back; else the end or the beginning. */
export function leap(at: number, ends: readonly number[], forward: boolean, last: number): number {
  return forward ? (ends.find((end) => end > at) ?? last) : (ends.findLast((end) => end < at) ?? 0);
}

/** Events without words here: all hands are open, or another event of the same step says it. */
const SILENT: Partial<Record<GameEvent["event"], GameEvent["event"] | true>> = {
  handseen: true,
  giftmade: "cardgiven",
  talonseen: "talonshown",
  stockdrawn: "carddrawn",
};

/** The events of a step that are put into words. */
export function toldEvents(step: ReplayStep | null): GameEvent[] {
  const events = step?.events ?? [];
  const tags = new Set(events.map((event) => event.event));
  return events.filter((event) => {
    const silent = SILENT[event.event];
    return silent === undefined || (silent !== true && !tags.has(silent));
  });
}

/** The positions at which phases begin, for the marks on the slider. */
export function stages(positions: readonly Position[]): { at: number; phase: string }[] {
  const found: { at: number; phase: string }[] = [];
  let last = "";
  for (const { at, view } of positions) {
    // The score is the end of the deal and no phase.
    if (view.phase !== last && view.phase !== "scored") found.push({ at, phase: view.phase });
    last = view.phase;
  }
  return found;
}

/** Distinct names: bots of the same kind are numbered. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) =>
    name && names.some((other, at) => other === name && at !== seat) ? `${name} ${seat + 1}` : name,
  );
}
