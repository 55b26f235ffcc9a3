// Places on the table: numbers only, no DOM. A place is the centre of a thing, in pixels from the corner of the table.

export interface Place {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  /** The width of the card; its height is 1.4 times that. */
  width: number;
}

export interface Felt {
  width: number;
  height: number;
  players: number;
}

export const RATIO = 1.4;
const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** The width of a card in the reader's hand. */
export const handWidth = (felt: Felt): number => clamp(50, Math.min(felt.width / 4.7, felt.height / 4.6), 122);
/** The width of a card in the middle. */
export const trickWidth = (felt: Felt): number => Math.min(handWidth(felt) * 0.86, felt.height / 7.2);

/** Seats are counted from the reader's: place 0 is at the bottom, the others follow clockwise along the far side, evenly
    from the left corner (-1) to the right one (1). */
export function across(place: number, players: number): number {
  const others = players - 1;
  return others < 2 ? 0 : (2 * (place - 1)) / (others - 1) - 1;
}

/** The room between the reader's hand and what is above it. */
function middle(felt: Felt): { x: number; y: number } {
  const hand = handWidth(felt) * RATIO;
  const free = felt.height - hand - 30;
  return { x: felt.width / 2, y: free * 0.6 };
}

/** The centre of a player's plate: tricks go there, dealt cards come from there. */
export function plate(felt: Felt, place: number): { x: number; y: number } {
  if (place === 0) return { x: 70, y: felt.height - handWidth(felt) * RATIO - 60 };
  return { x: felt.width / 2 + across(place, felt.players) * (felt.width / 2 - 60), y: 60 };
}

/** The cards of the reader's hand as a fan. */
export function hand(felt: Felt, count: number): Place[] {
  const width = handWidth(felt);
  const room = Math.min(felt.width - width - 14, width * 0.74 * Math.max(0, count - 1));
  const step = count > 1 ? room / (count - 1) : 0;
  const bend = Math.min(1.8, 12 / Math.max(1, count));
  const most = ((count - 1) / 2) ** 2 * bend * 0.42;
  const y = felt.height - (width * RATIO) / 2 - 12 - most;
  return Array.from({ length: count }, (_, number) => {
    const off = number - (count - 1) / 2;
    return { x: felt.width / 2 + off * step, y: y + off * off * bend * 0.42, turn: off * bend, width };
  });
}

/** A card of the trick, in front of its player. Each ``card`` has its own small rotation. */
export function trick(felt: Felt, place: number, card: number): Place {
  const width = trickWidth(felt);
  const { x, y } = middle(felt);
  const turn = ((card * 37) % 9) - 4;
  if (place === 0) return { x, y: y + width * 0.66, turn, width };
  const side = across(place, felt.players);
  return { x: x + side * width * 0.86, y: y + (0.46 * side ** 2 - 0.62) * width, turn: turn + 3 * side, width };
}

/** Cards in a row in the middle: the talon, the bottom card. ``beside``: there is a pile beside them. */
export function row(felt: Felt, count: number, beside = false): Place[] {
  const width = trickWidth(felt);
  const { x, y } = middle(felt);
  const close = beside && felt.width < NARROW ? 0.55 : 1.1;
  const step = Math.min(width * close, (felt.width - width - 20) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, number) => ({
    x: x + (number - (count - 1) / 2) * step,
    y,
    turn: 0,
    width,
  }));
}

/** The own plate with its mark stands so high over the hand: where the felt is too narrow for a pile beside it, the pile
    lies above it. */
const NEAR = 128;
const NARROW = 500;
function above(felt: Felt, width: number): number {
  const { y } = middle(felt);
  if (felt.width >= NARROW) return y;
  return Math.min(y, felt.height - handWidth(felt) * RATIO - NEAR - (width * RATIO) / 2);
}

/** Piles side by side in the middle, the cards of each over one another so far that they can be counted. Between them
    the backs of who sits on the far side stay in sight. */
export function piles(felt: Felt, sizes: readonly number[]): Place[][] {
  const width = trickWidth(felt) * 0.88;
  const y = above(felt, width);
  const step = width * 0.42;
  const wide = sizes.map((size) => width + step * Math.max(0, size - 1));
  const all = wide.reduce((sum, one) => sum + one, 0);
  const gap = clamp(width * 0.3, 110, (felt.width - 24 - all) / Math.max(1, sizes.length - 1));
  let left = felt.width / 2 - (all + gap * (sizes.length - 1)) / 2;
  return sizes.map((size, at) => {
    const found = Array.from({ length: size }, (_, n) => ({ x: left + width / 2 + n * step, y, turn: 0, width }));
    left += (wide[at] ?? 0) + gap;
    return found;
  });
}

/** A pile on the right of the middle, clear of the tricks and the reader's plate. */
export function aside(felt: Felt): Place {
  const width = trickWidth(felt) * 0.82;
  const out = Math.min(felt.width / 2 - width / 2 - 16, trickWidth(felt) * 2.6);
  return { x: felt.width / 2 + out, y: above(felt, width), turn: 0, width };
}

/** The open bottom card of a pile: across it, so that it shows towards the middle. */
export function beneath(pile: Place): Place {
  return { ...pile, x: pile.x - pile.width * 0.52, turn: 90 };
}

/** The pack, before the cards are dealt. */
export function pack(felt: Felt): Place {
  const { x, y } = middle(felt);
  return { x, y, turn: 0, width: trickWidth(felt) };
}

/** The CSS ``transform`` that moves a card of width ``size`` from the origin to a place. */
export function transform(place: Place, size: number): string {
  const scale = place.width / size;
  const left = place.x - size / 2;
  const top = place.y - (size * RATIO) / 2;
  return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${place.turn.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
}
