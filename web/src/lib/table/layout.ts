// Places on the table: numbers only, no DOM. A place is the centre of a thing, in pixels from the corner of the table.
// All sizes follow the felt: nothing here has a size of its own but for the least that a finger or an eye needs.

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
  /** Where the middle begins: below what the far seats hold in its columns. */
  above?: number;
  /** Where the far seats end, and the width that is free between them. */
  beside?: number;
  between?: number;
  /** The height of the reader's plate over the hand. */
  below?: number;
}

export const RATIO = 1.4;
const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** On a felt lower than this no height is given away. */
const LOW = 380;
/** The least width of a card that can be read and pressed. */
export const LEAST = 44;
/** An open hand whose cards had to be smaller than this part of what they should be is laid in two rows. */
const CLOSE = 0.8;
/** Parts of a card's width: what is seen of a card under the next one. */
const SHOWN = { most: 0.5, least: 0.3, hand: 0.74 };
/** The gap between two suits, as a part of a card's width: in an open hand, in the reader's. */
const GAP = { open: 0.2, hand: 0.14 };
/** How far the cards of a trick lie from its middle, as parts of a card's width. */
const TRICK = { own: 0.66, far: 0.62, fall: 0.46, side: 0.86 };
/** The least width of a trick's card for which an open hand above the middle makes room. */
const SEEN = 40;
/** How far a chosen card is lifted, and by how much the middle of a full fan stands over its ends, as parts of a card's width. */
export const LIFT = 0.14;
const ARCH = 0.1;
/** The edge of the felt that stays free. */
const EDGE = 0.016;
/** How far the middle reaches to each side of its centre, as a part of the width of a card in the hand. */
const MIDDLE_REACH = 1.2;

const edge = (felt: Felt): number => Math.max(6, Math.min(felt.width, felt.height) * EDGE);

/** Whether the seats stand at the sides of the middle and not above it. */
export const wide = (felt: Felt): boolean => felt.width >= 330 && felt.width > felt.height * 1.15;

/** The width of a card in the reader's hand. */
export const handWidth = (felt: Felt): number =>
  Math.max(LEAST, Math.min(felt.width / 4.4, felt.height / (wide(felt) ? 4.7 : 5.1)));

/** The top of the reader's hand, lifted cards included: what stands over the hand ends above it. */
export const handTop = (felt: Felt): number => felt.height - handWidth(felt) * (RATIO + ARCH + LIFT) - edge(felt);

/** The height that the cards of a trick take, as a part of a card's width. */
const deep = (felt: Felt): number => (felt.players === 3 ? 2.24 : 2.72);

/** What is free between the far seats and the reader's. */
function middle(felt: Felt): { x: number; top: number; bottom: number } {
  const bottom = handTop(felt) - (wide(felt) ? edge(felt) : (felt.below ?? 0) + edge(felt));
  const top = Math.min((felt.above ?? felt.height * 0.2) + edge(felt), bottom - LEAST);
  return { x: felt.width / 2, top, bottom };
}

/** The width of a card in the middle. */
export function trickWidth(felt: Felt): number {
  const { top, bottom } = middle(felt);
  return clamp(LEAST * 0.66, (bottom - top) / deep(felt), Math.min(handWidth(felt) * 0.86, felt.width / 4.2));
}

/** The middle of a trick: with three at the table nobody is opposite, so the cards reach farther down than up. */
function heart(felt: Felt): { x: number; y: number } {
  const { x, top, bottom } = middle(felt);
  return { x, y: (top + bottom) / 2 - (felt.players === 3 ? 0.25 * trickWidth(felt) : 0) };
}

/** The width that a far seat and its hand may have. */
export function seatRoom(felt: Felt): number {
  const others = Math.max(1, felt.players - 1);
  const free = felt.width - edge(felt) * 2;
  if (others === 1) return free;
  if (!wide(felt)) return (free - edge(felt) * (others - 1)) / others;
  return others === 2
    ? felt.width / 2 - handWidth(felt) * MIDDLE_REACH - 2 * edge(felt)
    : (free - edge(felt) * 2) / others;
}

/** How far the seats at the sides stand below the far edge. */
export const seatDrop = (felt: Felt): number =>
  wide(felt) && felt.height > LOW ? felt.height * (felt.players > 3 ? 0.16 : 0.07) : 0;

/** Seats are counted from the reader's: place 0 is at the bottom, the others follow clockwise along the far side, evenly
    from the left corner (-1) to the right one (1). */
export function across(place: number, players: number): number {
  const others = players - 1;
  return others < 2 ? 0 : (2 * (place - 1)) / (others - 1) - 1;
}

/** The centre of a player's plate: tricks go there, dealt cards come from there. */
export function plate(felt: Felt, place: number): { x: number; y: number } {
  const half = handWidth(felt) * 0.6;
  if (place === 0) return { x: half, y: handTop(felt) - half * 0.5 };
  const side = across(place, felt.players);
  return { x: felt.width / 2 + side * (felt.width / 2 - half), y: half * 0.6 + (side ? seatDrop(felt) : 0) };
}

/** The cards of the reader's hand as a fan; ``breaks``: the numbers of the cards that begin another suit. */
export function hand(felt: Felt, count: number, breaks: readonly number[] = []): Place[] {
  const width = handWidth(felt);
  const gaps = breaks.length * GAP.hand;
  const steps = Math.max(1, count - 1);
  const room = felt.width - width - edge(felt) * 2;
  const step = Math.min(width * SHOWN.hand, room / (steps + gaps));
  const bend = Math.min(1.8, 12 / Math.max(1, count));
  const sag = width * 0.0032;
  const most = ((count - 1) / 2) ** 2 * bend * sag;
  const y = felt.height - (width * RATIO) / 2 - edge(felt) - most;
  const all = step * (count - 1 + gaps);
  return Array.from({ length: count }, (_, number) => {
    const off = number - (count - 1) / 2;
    const gap = breaks.filter((at) => at <= number).length * GAP.hand * step;
    return {
      x: felt.width / 2 - all / 2 + number * step + gap,
      y: y + off * off * bend * sag,
      turn: off * bend,
      width,
    };
  });
}

/** An open hand: the width of its cards, its own size, and where each card lies in it. */
export interface Spread {
  card: number;
  width: number;
  height: number;
  places: { x: number; y: number }[];
}

/** How much of a row of cards is seen of the one above it. */
const ROW = 0.58;

/** An open hand of suits of so many cards in the room it has: in one row, or in two if its cards are larger so. */
export function spread(sizes: readonly number[], room: number, depth: number, want: number): Spread {
  const held = sizes.filter((size) => size > 0);
  if (held.length === 0) return { card: want, width: 0, height: 0, places: [] };
  const parted = best(held);
  const one = rowsOf([held], room, depth, want);
  if (held.length < 2 || one.card >= want * CLOSE) return one;
  const two = rowsOf([held.slice(0, parted), held.slice(parted)], room, depth, want);
  return two.card > one.card ? two : one;
}

/** Rows of suits, as large as the room allows. */
function rowsOf(rows: readonly (readonly number[])[], room: number, depth: number, want: number): Spread {
  const units = (row: readonly number[], shown: number): number =>
    1 + (row.reduce((sum, size) => sum + size, 0) - 1) * shown + (row.length - 1) * GAP.open;
  const tall = RATIO * (1 + (rows.length - 1) * ROW);
  const card = Math.max(
    LEAST * 0.5,
    Math.min(want, depth / tall, ...rows.map((row) => room / units(row, SHOWN.least))),
  );
  const places: { x: number; y: number }[] = [];
  let width = 0;
  rows.forEach((row, n) => {
    const count = row.reduce((sum, size) => sum + size, 0);
    const free = room / card - 1 - (row.length - 1) * GAP.open;
    const shown = count > 1 ? clamp(SHOWN.least, free / (count - 1), SHOWN.most) : 0;
    let x = 0;
    row.forEach((size, at) => {
      for (let k = 0; k < size; k += 1) {
        places.push({ x, y: n * ROW * card * RATIO });
        x += shown * card + (k === size - 1 && at < row.length - 1 ? GAP.open * card : 0);
      }
    });
    width = Math.max(width, units(row, shown) * card);
  });
  return { card, width, height: card * tall, places };
}

/** The height that an open hand may have under a plate of a height: beside the middle down to the reader's plate, above it
    so that the middle keeps its own part. */
export function seatDepth(felt: Felt, plate: number, side: number): number {
  const end = handTop(felt) - (felt.below ?? 0) - 3 * edge(felt);
  const free = end - plate - (side ? seatDrop(felt) : 0);
  if (wide(felt) && side) return Math.max(LEAST * 0.7, free);
  return Math.max(LEAST * 0.7, Math.min(free * 0.6, free - SEEN * deep(felt)));
}

/** After how many suits a hand is best parted into two rows. */
function best(sizes: readonly number[]): number {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let [at, sum, least] = [1, 0, Infinity];
  sizes.slice(0, -1).forEach((size, n) => {
    sum += size;
    if (Math.abs(all - 2 * sum) < least) [at, least] = [n + 1, Math.abs(all - 2 * sum)];
  });
  return at;
}

/** The width of a card of an open hand, if there is room for it; ``played``: the reader plays it. */
export const openWidth = (felt: Felt, played: boolean): number =>
  Math.max(LEAST, handWidth(felt) * (played ? 0.76 : 0.64));

/** A card of the trick, in front of its player. Each ``card`` has its own small rotation. */
export function trick(felt: Felt, place: number, card: number): Place {
  const width = trickWidth(felt);
  const { x, y } = heart(felt);
  const turn = ((card * 37) % 9) - 4;
  if (place === 0) return { x, y: y + width * TRICK.own, turn, width };
  const side = across(place, felt.players);
  return {
    x: x + side * width * TRICK.side,
    y: y + (TRICK.fall * side ** 2 - TRICK.far) * width,
    turn: turn + 3 * side,
    width,
  };
}

/** The height of the middle of what lies there in one row. */
function level(felt: Felt): number {
  const { top, bottom } = middle(felt);
  return (top + bottom) / 2;
}

/** The width of a card that lies in a row in the middle. */
function rowWidth(felt: Felt): number {
  const { top, bottom } = middle(felt);
  return Math.min(handWidth(felt) * 0.86, (bottom - top) / RATIO);
}

/** Cards in a row in the middle: the talon, the bottom card. ``beside``: there is a pile beside them. */
export function row(felt: Felt, count: number, beside = false): Place[] {
  const width = rowWidth(felt);
  const close = beside && !wide(felt) ? 0.55 : 1.1;
  // A long row keeps clear of the seats at the sides, if it lies as high as they stand.
  const high = wide(felt) && level(felt) - (width * RATIO) / 2 < (felt.beside ?? 0);
  const room = high ? Math.max(felt.between ?? 0, width * (1 + (count - 1) * SHOWN.least)) : felt.width;
  const step = Math.min(width * close, (room - width - 2 * edge(felt)) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, number) => ({
    x: felt.width / 2 + (number - (count - 1) / 2) * step,
    y: level(felt),
    turn: 0,
    width,
  }));
}

/** Piles side by side in the middle, the cards of each over one another so far that they can be counted. Between them
    the backs of who sits on the far side stay in sight. */
export function piles(felt: Felt, sizes: readonly number[]): Place[][] {
  const free = felt.width - 4 * edge(felt);
  const units = (size: number): number => 1 + 0.42 * Math.max(0, size - 1);
  const width = Math.min(rowWidth(felt) * 0.88, free / (sizes.reduce((sum, size) => sum + units(size), 0) + 0.4));
  const step = width * 0.42;
  const all = sizes.reduce((sum, size) => sum + units(size) * width, 0);
  const gap = clamp(width * 0.3, width * 1.4, (free - all) / Math.max(1, sizes.length - 1));
  let left = felt.width / 2 - (all + gap * (sizes.length - 1)) / 2;
  return sizes.map((size) => {
    const found = Array.from({ length: size }, (_, n) => ({
      x: left + width / 2 + n * step,
      y: level(felt),
      turn: 0,
      width,
    }));
    left += units(size) * width + gap;
    return found;
  });
}

/** A pile on the right of the middle, clear of the tricks and the reader's plate. */
export function aside(felt: Felt): Place {
  const width = trickWidth(felt) * 0.82;
  const out = Math.min(felt.width / 2 - width / 2 - 2 * edge(felt), trickWidth(felt) * 2.6);
  return { x: felt.width / 2 + out, y: level(felt), turn: 0, width };
}

/** The open bottom card of a pile: across it, so that it shows towards the middle. */
export function beneath(pile: Place): Place {
  return { ...pile, x: pile.x - pile.width * 0.52, turn: 90 };
}

/** The pack, before the cards are dealt. */
export function pack(felt: Felt): Place {
  return { x: felt.width / 2, y: level(felt), turn: 0, width: rowWidth(felt) };
}

/** The CSS ``transform`` that moves a card of width ``size`` from the origin to a place. */
export function transform(place: Place, size: number): string {
  const scale = place.width / size;
  const left = place.x - size / 2;
  const top = place.y - (size * RATIO) / 2;
  return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${place.turn.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
}
