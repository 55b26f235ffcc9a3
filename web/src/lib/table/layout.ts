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

/** Where a seat sits: 0 is the bottom, then clockwise round the table. */
export type Side = "bottom" | "left" | "top" | "right";

export function sideOf(place: number, players: number): Side {
  if (place === 0) return "bottom";
  if (players === 2) return "top";
  if (place === 1) return "left";
  if (place === players - 1) return "right";
  return "top";
}

/** The free place between the own hand and what is above. */
function middle(felt: Felt): { x: number; y: number } {
  const hand = handWidth(felt) * RATIO;
  const free = felt.height - hand - 30;
  return { x: felt.width / 2, y: felt.players === 3 ? free * 0.56 : free * 0.66 };
}

/** The middle of a player's plate, where taken tricks go and dealt cards come from. */
export function plate(felt: Felt, side: Side): { x: number; y: number } {
  switch (side) {
    case "bottom":
      return { x: 70, y: felt.height - handWidth(felt) * RATIO - 60 };
    case "left":
      return { x: 60, y: 70 };
    case "right":
      return { x: felt.width - 60, y: 70 };
    case "top":
      return { x: felt.width / 2, y: 40 };
  }
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
export function trick(felt: Felt, side: Side, card: number): Place {
  const width = trickWidth(felt);
  const { x, y } = middle(felt);
  const turn = ((card * 37) % 9) - 4;
  switch (side) {
    case "bottom":
      return { x, y: y + width * 0.66, turn, width };
    case "left":
      return { x: x - width * 0.86, y: y - width * 0.16, turn: turn - 3, width };
    case "right":
      return { x: x + width * 0.86, y: y - width * 0.16, turn: turn + 3, width };
    case "top":
      return { x, y: y - width * 0.62, turn, width };
  }
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
