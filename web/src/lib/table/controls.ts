// The controls for the offered actions: cards to choose, numbers to set, places to mark, buttons. Unknown kinds of actions
// become buttons, so that every offered action can be done.

import type { Game } from "../games/game";
import { fieldKind, type Tagged } from "../texts";
import type { GameAction, Offer } from "../wire/messages";

/** Actions that differ in one number: bids, contracts, cuts. */
export interface Numbers {
  kind: string;
  field: string;
  /** Ascending. */
  amounts: number[];
  actions: GameAction[];
  /** Other actions with the same numbers, for instance with an open hand. */
  variants: GameAction[];
}

/** Actions that differ in a list of numbers: where the talon's cards fall. */
export interface Lists {
  kind: string;
  field: string;
  actions: GameAction[];
}

/** Actions that differ in a set of cards: which two are discarded. */
export interface Sets {
  kind: string;
  field: string;
  actions: GameAction[];
  /** All cards that can be in them, as a bit set. */
  cards: number;
  /** The number of cards in each. */
  size: number;
}

export interface Controls {
  /** Actions by the card that they name. */
  cards: Map<number, GameAction[]>;
  numbers: Numbers[];
  lists: Lists[];
  sets: Sets | undefined;
  buttons: GameAction[];
}

export const kindOf = (action: GameAction): string => action.do;

// Fields of actions by name: this file knows kinds of fields, no kinds of actions.

const fieldOf = (action: Tagged, name: string): unknown => action[name];

/** The number in a field. */
export function numberIn(action: Tagged, name: string): number {
  const value = action[name];
  return typeof value === "number" ? value : NaN;
}

/** The numbers in a list field. */
export function numbersIn(action: Tagged, name: string): readonly number[] {
  const value = action[name];
  return Array.isArray(value) ? (value as number[]) : [];
}

/** The card that an action names; -1: none. */
export const cardOf = (action: GameAction): number => ("card" in action ? action.card : -1);

/** Whether something is declared with a card. */
export const announces = (action: GameAction): boolean => "announce" in action && action.announce;

/** The points that an action of an offer scores by what it declares. */
export const worthOf = ({ actions, worths }: Offer, action: GameAction): number =>
  worths[actions.findIndex((one) => same(one, action))] ?? 0;

/** The actions of some kinds. */
export const ofKind = <A extends GameAction, K extends A["do"]>(
  actions: readonly A[],
  ...kinds: K[]
): Extract<A, { do: K }>[] =>
  actions.filter((action): action is Extract<A, { do: K }> => (kinds as string[]).includes(action.do));

/** The same action: equal field by field. */
export function same(one: GameAction, other: GameAction): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => JSON.stringify(fieldOf(one, name)) === JSON.stringify(fieldOf(other, name)))
  );
}

function nameOf(action: GameAction, kind: string, game: string): string | undefined {
  return Object.keys(action).find((field) => fieldKind(game, kindOf(action), field) === kind);
}

/** Numbers that name things and count nothing: each is a button. */
const NAMES = new Set(["talon"]);

/** The only field of an action that is not a boolean, if it is a quantity: no seat, no suit. */
function numberField(action: GameAction, game: string): string | undefined {
  const fields = Object.keys(action).filter((field) => field !== "do" && typeof fieldOf(action, field) !== "boolean");
  const [field] = fields;
  if (fields.length !== 1 || field === undefined || typeof fieldOf(action, field) !== "number" || NAMES.has(field))
    return undefined;
  return fieldKind(game, kindOf(action), field) ? undefined : field;
}

/** The number of cards in a bit set. */
export function bits(cards: number): number {
  let count = 0;
  for (let left = cards >>> 0; left; left &= left - 1) count += 1;
  return count;
}

/** Groups offered actions into controls. */
export function controlsOf(actions: readonly GameAction[], game = "thousand"): Controls {
  const found: Controls = { cards: new Map(), numbers: [], lists: [], sets: undefined, buttons: [] };
  for (const action of actions) {
    const kind = kindOf(action);
    const card = nameOf(action, "card", game);
    const set = nameOf(action, "cards", game);
    const list = Object.keys(action).find((field) => Array.isArray(fieldOf(action, field)));
    const plain = numberField(action, game);
    if (card !== undefined && numberIn(action, card) >= 0) {
      const number = numberIn(action, card);
      found.cards.set(number, [...(found.cards.get(number) ?? []), action]);
    } else if (set !== undefined) {
      found.sets ??= { kind, field: set, actions: [], cards: 0, size: bits(numberIn(action, set)) };
      found.sets.actions.push(action);
      found.sets.cards = (found.sets.cards | numberIn(action, set)) >>> 0;
    } else if (list !== undefined) {
      const group = found.lists.find((other) => other.kind === kind);
      if (group) group.actions.push(action);
      else found.lists.push({ kind, field: list, actions: [action] });
    } else if (plain !== undefined) {
      let group = found.numbers.find((other) => other.kind === kind);
      if (!group) found.numbers.push((group = { kind, field: plain, amounts: [], actions: [], variants: [] }));
      (Object.values(action).includes(true) ? group.variants : group.actions).push(action);
    } else {
      found.buttons.push(action);
    }
  }
  for (const group of found.numbers) {
    group.actions.sort((one, other) => numberIn(one, group.field) - numberIn(other, group.field));
    group.amounts = group.actions.map((action) => numberIn(action, group.field));
    // Actions that no number leads to become buttons.
    const reached = (action: GameAction): boolean => group.amounts.includes(numberIn(action, group.field));
    found.buttons.push(...group.variants.filter((action) => !reached(action)));
    group.variants = group.variants.filter(reached);
  }
  found.numbers = found.numbers.filter((group) => group.actions.length > 0);
  return found;
}

/** The initial index of a number control: the middle for a cut, else the least number. */
export const firstIndex = (group: Numbers): number => (group.kind === "cut" ? Math.floor(group.amounts.length / 2) : 0);

/** The index ``steps`` further; it stops at the ends. */
export function turned(group: Numbers, index: number, steps: number): number {
  return Math.max(0, Math.min(group.amounts.length - 1, index + steps));
}

/** Amounts for quick buttons: the first ones, then with growing steps. */
export function quick(group: Numbers): number[] {
  const wanted = [0, 1, 2, 4, 8, 12];
  return wanted.filter((index) => index < group.amounts.length).map((index) => group.amounts[index] as number);
}

/** Whether an action needs a second press. Unknown kinds do. */
export const grave = (action: GameAction, game: Pick<Game, "grave" | "light">): boolean =>
  game.grave.has(kindOf(action)) || !game.light.has(kindOf(action));

/** Letters for other actions; h s l r e i q are used by the page. */
const SPARE = "vbgjmuxwzyntkpfd".split("");

/** A different letter for each button, the same as in the terminal, by position on the keyboard. */
export function keysOf(buttons: readonly GameAction[], game: Pick<Game, "keys" | "letter">): string[] {
  const used = new Set<string>();
  return buttons.map((action) => {
    const wanted = game.letter?.(action, buttons) ?? game.keys[kindOf(action)];
    const free = [wanted, ...SPARE].find((letter) => letter !== undefined && !used.has(letter)) ?? "";
    used.add(free);
    return free;
  });
}
