// Where things lie on the table: numbers only, no DOM. All places are the middles of things, in pixels of the felt.

export interface Place {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  /** Width of the card; a card is 1.4 times as high as wide. */
  width: number;
}

export interface Felt {
  width: number;
  height: number;
  players: number;
}

export const RATIO = 1.4;
const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** The width of a card in the own hand. */
export const handWidth = (felt: Felt): number =>
  clamp(50, Math.min(felt.width / 4.7, felt.height / 4.6), 122);
/** The width of a card in the middle. */
export const trickWidth = (felt: Felt): number => Math.min(handWidth(felt) * 0.86, felt.height / 7.2);

/** Seats are counted from the reader's: place 0 is at the bottom, the others follow clockwise along the far side, evenly
    from the left corner (-1) to the right one (1). */
export function across(place: number, players: number): number {
  const others = players - 1;
  return others < 2 ? 0 : (2 * (place - 1)) / (others - 1) - 1;
}

/** The free place between the own hand and what is above. */
function middle(felt: Felt): { x: number; y: number } {
  const hand = handWidth(felt) * RATIO;
  const free = felt.height - hand - 30;
  return { x: felt.width / 2, y: free * 0.6 };
}

/** The middle of a player's plate, where taken tricks go and dealt cards come from. */
export function plate(felt: Felt, place: number): { x: number; y: number } {
  if (place === 0) return { x: 70, y: felt.height - handWidth(felt) * RATIO - 60 };
  return { x: felt.width / 2 + across(place, felt.players) * (felt.width / 2 - 60), y: 60 };
}

/** The cards of the own hand, fanned. */
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

/** A card of the trick, before the one who played it. ``card`` gives each a small turn of its own. */
export function trick(felt: Felt, place: number, card: number): Place {
  const width = trickWidth(felt);
  const { x, y } = middle(felt);
  const turn = ((card * 37) % 9) - 4;
  if (place === 0) return { x, y: y + width * 0.66, turn, width };
  const side = across(place, felt.players);
  return { x: x + side * width * 0.86, y: y + (0.46 * side ** 2 - 0.62) * width, turn: turn + 3 * side, width };
}

/** Cards in a row in the middle: the talon, the bottom card. */
export function row(felt: Felt, count: number): Place[] {
  const width = trickWidth(felt);
  const { x, y } = middle(felt);
  const step = Math.min(width * 1.1, (felt.width - width - 20) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, number) => ({
    x: x + (number - (count - 1) / 2) * step,
    y,
    turn: 0,
    width,
  }));
}

/** Piles side by side in the middle, the cards of each over one another so far that they can be counted. */
export function piles(felt: Felt, sizes: readonly number[]): Place[][] {
  const width = trickWidth(felt);
  const { x, y } = middle(felt);
  const step = width * 0.42;
  const wide = sizes.map((size) => width + step * Math.max(0, size - 1));
  const gap = width * 0.7;
  let left = x - (wide.reduce((all, one) => all + one, 0) + gap * (sizes.length - 1)) / 2;
  return sizes.map((size, at) => {
    const found = Array.from({ length: size }, (_, n) => ({ x: left + width / 2 + n * step, y, turn: 0, width }));
    left += (wide[at] ?? 0) + gap;
    return found;
  });
}

/** A pile beside the middle, out of the way of the tricks: on the left (-1) or on the right (1). */
export function aside(felt: Felt, side: number): Place {
  const width = trickWidth(felt) * 0.82;
  const { x, y } = middle(felt);
  const out = Math.min(felt.width / 2 - width / 2 - 16, trickWidth(felt) * 2.6);
  return { x: x + side * out, y, turn: 0, width };
}

/** The open card at the bottom of a pile: across, so that it sticks out towards the middle. */
export function beneath(pile: Place, side: number): Place {
  return { ...pile, x: pile.x - side * pile.width * 0.52, turn: 90 };
}

/** The pack, before the cards are dealt. */
export function pack(felt: Felt): Place {
  const { x, y } = middle(felt);
  return { x, y, turn: 0, width: trickWidth(felt) };
}

/** ``transform`` of a card whose own box has ``size`` as its width and lies at the origin. */
export function transform(place: Place, size: number): string {
  const scale = place.width / size;
  const left = place.x - size / 2;
  const top = place.y - (size * RATIO) / 2;
  return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${place.turn.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
}
