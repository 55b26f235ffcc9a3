// How a card's face is laid out, in a box of 100 by 140.

/** Outlines of the suits (spades, clubs, diamonds, hearts) in a box of 100 by 100. */
export const SUIT_PATHS = [
  "M50 5C66 26 92 42 92 62c0 13-10 20-19 20-8 0-15-4-18.5-11C55 82 59 90 67 95H33c8-5 12-13 12.5-24C42 78 35 82 27 82 18 82 8 75 8 62 8 42 34 26 50 5Z",
  "M50 5a21 21 0 0 1 16.5 34A21 21 0 1 1 54.5 66C55 80 59 89 67 95H33c8-6 12-15 12.5-29A21 21 0 1 1 33.5 39 21 21 0 0 1 50 5Z",
  "M50 3c8 17 20 33 37 47C70 64 58 80 50 97 42 80 30 64 13 50 30 36 42 20 50 3Z",
  "M50 92C20 66 6 48 6 31 6 16 17 8 28 8c10 0 18 6 22 16 4-10 12-16 22-16 11 0 22 8 22 23 0 17-14 35-44 61Z",
] as const;

/** A pip: its centre and its width. Those of the lower half are upside down. */
export interface Pip {
  x: number;
  y: number;
  size: number;
}

const LEFT = 34;
const MIDDLE = 50;
const RIGHT = 66;
const column = (x: number, ...rows: number[]): Pip[] => rows.map((y) => ({ x, y, size: 18 }));

const PIPS: Record<number, Pip[]> = {
  // Seven, eight, nine, ten, by rank.
  0: [...column(LEFT, 28, 70, 112), ...column(RIGHT, 28, 70, 112), ...column(MIDDLE, 49)],
  1: [...column(LEFT, 28, 70, 112), ...column(RIGHT, 28, 70, 112), ...column(MIDDLE, 49, 91)],
  2: [...column(LEFT, 27, 55.6, 84.4, 113), ...column(RIGHT, 27, 55.6, 84.4, 113), ...column(MIDDLE, 70)],
  3: [...column(LEFT, 27, 55.6, 84.4, 113), ...column(RIGHT, 27, 55.6, 84.4, 113), ...column(MIDDLE, 41, 99)],
  7: [{ x: 50, y: 70, size: 44 }],
};

export const pipsOf = (rank: number): readonly Pip[] => PIPS[rank] ?? [];

export const isCourt = (rank: number): boolean => rank >= 4 && rank <= 6;

/** The frame of a court's picture. */
export const FRAME = { x: 17.5, y: 18.6, width: 65, height: 102.8 } as const;

/** A face with large indices: the index and its pip, the court's picture or one large sign. */
export const LARGE = {
  index: { x: 17, y: 33, size: 1.5 },
  pip: { x: 17, y: 52, size: 24 },
  sign: { x: 62, y: 92, size: 62 },
  court: { x: 33, y: 38, width: 62, height: 97 },
} as const;

/** The place of a court card's pip: kings and the queen of hearts face right. */
export function courtPip(card: number): Pip {
  const left = (card & 7) === 6 || card === 3 * 8 + 5;
  return { x: left ? FRAME.x + 10.5 : FRAME.x + FRAME.width - 10.5, y: FRAME.y + 11.5, size: 18 };
}

/** The file of a court's picture. */
export const courtFile = (card: number): string => `/courts/${"SCDH"[card >> 3]}${"789TJQKA"[card & 7]}.svg`;
