// How a card's face is laid out, in a box of 100 by 140.

/** Outlines of the suits (spades, clubs, diamonds, hearts) in a box of 100 by 100: a beginning, then ways from point to
    point. */
export const SUIT_PATHS = [
  "M50 5c16 21 42 37 42 57c0 13-10 20-19 20c-8 0-15-4-18.5-11c0.5 11 4.5 19 12.5 24h-34c8-5 12-13 12.5-24c-3.5 7-10.5 11-18.5 11c-9 0-19-7-19-20c0-20 26-36 42-57Z",
  "M50 5a21 21 0 0 1 16.5 34a21 21 0 1 1-12 27c0.5 14 4.5 23 12.5 29h-34c8-6 12-15 12.5-29a21 21 0 1 1-12-27a21 21 0 0 1 16.5-34Z",
  "M50 3c8 17 20 33 37 47c-17 14-29 30-37 47c-8-17-20-33-37-47c17-14 29-30 37-47Z",
  "M50 92c-30-26-44-44-44-61c0-15 11-23 22-23c10 0 18 6 22 16c4-10 12-16 22-16c11 0 22 8 22 23c0 17-14 35-44 61Z",
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
