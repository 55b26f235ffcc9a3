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
  /** Cards in nobody's hand, pile by pile, where their order matters: nothing in a game without such piles. */
  piles: number[][];
  /** The step that led here; none before the first. */
  step: ReplayStep | null;
}

/** All positions of a replay, the first before any step. The view of each is the one before it with its patch. */
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

/** A position's number kept inside the replay. */
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
  /** The same cards in their order, where that matters. */
  order: number[];
  dealer: number;
}

/** How the deal lay when its auction began: the last time the hands were dealt, so that a redeal counts. */
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

/** The whole pack: all cards that lie in hands or talon, as far as the replay ever shows them. */
export function packOf(positions: readonly Position[], game: Pick<Game, "pack">): number {
  let pack = game.pack;
  for (const { hands, view } of positions) {
    for (const hand of hands) pack |= hand;
    // Preferans knows its whole pack.
    if (typeof view.talon === "number") pack |= view.talon;
    for (const trick of view.tricks) pack |= maskOf(trick.cards);
  }
  return pack >>> 0;
}

/**
 * The same deal seen from a seat that moves to seat 0: the hands and the dealer go round with it. The hand that two
 * players have between them stays where it is.
 */
export function seenFrom(dealt: Dealt, seat: number, players: number): Dealt {
  return {
    ...dealt,
    hands: dealt.hands.map((hand, at) => (at < players ? (dealt.hands[(at + seat) % players] ?? 0) : hand)),
    dealer: (dealt.dealer - seat + players) % players,
  };
}

/** The action `deal` that lays out this deal again, for "play this deal". */
export function dealAction({ hands, rest, order }: Dealt, game: Pick<Game, "handsDealt">): GameAction {
  return { do: "deal", hands: game.handsDealt(hands), rest, order };
}

/** Where each trick is complete: for leaps from trick to trick. */
export function trickEnds(positions: readonly Position[]): number[] {
  const taken = (position: Position): number => position.view.tricks.filter((trick) => trick.winner >= 0).length;
  return positions
    .filter((position, index) => index > 0 && taken(position) > taken(positions[index - 1] ?? position))
    .map((position) => position.at);
}

/** The next place to leap to: the end of the next or last trick, else the replay's end or beginning. */
export function leap(at: number, ends: readonly number[], forward: boolean, last: number): number {
  return forward ? (ends.find((end) => end > at) ?? last) : (ends.findLast((end) => end < at) ?? 0);
}

/** What needs no words where all hands lie open, and what another event of the same step says better. */
const SILENT: Partial<Record<GameEvent["event"], GameEvent["event"] | true>> = {
  handseen: true,
  giftmade: "cardgiven",
  talonseen: "talonshown",
  stockdrawn: "carddrawn",
};

/** The events of a step that are worth telling. */
export function toldEvents(step: ReplayStep | null): GameEvent[] {
  const events = step?.events ?? [];
  const tags = new Set(events.map((event) => event.event));
  return events.filter((event) => {
    const silent = SILENT[event.event];
    return silent === undefined || (silent !== true && !tags.has(silent));
  });
}

/** Where the stages of a deal begin, for the marks on the slider: position and phase. */
export function stages(positions: readonly Position[]): { at: number; phase: string }[] {
  const found: { at: number; phase: string }[] = [];
  let last = "";
  for (const { at, view } of positions) {
    // That a deal has been written is the end of it, and no stage.
    if (view.phase !== last && view.phase !== "scored") found.push({ at, phase: view.phase });
    last = view.phase;
  }
  return found;
}

/** Names that can be told apart: two bots of one kind are numbered. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) =>
    name && names.some((other, at) => other === name && at !== seat) ? `${name} ${seat + 1}` : name,
  );
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether SHA-256 of the seed's bytes is the commitment. Throws where the browser has no WebCrypto (plain HTTP). */
export async function commitmentHolds(seed: string, commitment: string): Promise<boolean> {
  if (!/^(?:[0-9a-f]{2}){1,64}$/i.test(seed)) return false;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))) === commitment.toLowerCase();
}
