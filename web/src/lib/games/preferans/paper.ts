// The drawing of a pulka: sectors, fields and the rows in which figures are written. Numbers only, no DOM.

export interface Point {
  x: number;
  y: number;
}

/** Where a line of figures has room. */
export interface Row {
  /** Its middle. */
  x: number;
  /** Its foot. */
  y: number;
  width: number;
}

export interface Box {
  /** The player on whom the whists of this box are. */
  on: number;
  shape: readonly Point[];
  /** The part of it that is written in: convex. */
  field: readonly Point[];
}

export interface Sector {
  seat: number;
  shape: readonly Point[];
  pool: readonly Point[];
  poolField: readonly Point[];
  hill: readonly Point[];
  /** The middle of the pool. */
  poolAt: Point;
  boxes: Box[];
}

export interface Paper {
  width: number;
  height: number;
  middle: Point;
  sectors: Sector[];
}

/** A line of figures as it is drawn: those that are passed, and the one that counts. */
export interface Written extends Row {
  old: string;
  now: string;
}

/** From the edge to the middle: whists, pool, hill end here. */
const WHISTS = 0.35;
const POOL = 0.66;
/** The size of the pool stands in a circle in the middle. */
export const INNER = 31;
/** How broad a figure is, of its size; so much narrower or broader are these. */
const LETTER = 0.56;
const OTHERS: Record<string, number> = { ".": 0.27, " ": 0.27, "…": 0.95 };
/** From the foot of one line to the next, of the size. */
const LEADING = 1.16;
const EDGE = 7;

const lerp = (from: Point, to: Point, by: number): Point => ({
  x: from.x + (to.x - from.x) * by,
  y: from.y + (to.y - from.y) * by,
});
/** Points as an SVG attribute. */
export const points = (all: readonly Point[]): string =>
  all.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** The edges of the sheet that each sector has, clockwise, the reader's own at the bottom first. */
function edges(players: number, width: number, height: number): Point[][] {
  const [left, right, top, bottom] = [0, width, 0, height];
  const at = (x: number, y: number): Point => ({ x, y });
  if (players === 2) {
    return [
      [at(right, height / 2), at(right, bottom), at(left, bottom), at(left, height / 2)],
      [at(left, height / 2), at(left, top), at(right, top), at(right, height / 2)],
    ];
  }
  if (players === 3) {
    return [
      [at(right, bottom), at(left, bottom)],
      [at(left, bottom), at(left, top), at(width / 2, top)],
      [at(width / 2, top), at(right, top), at(right, bottom)],
    ];
  }
  return [
    [at(right, bottom), at(left, bottom)],
    [at(left, bottom), at(left, top)],
    [at(left, top), at(right, top)],
    [at(right, top), at(right, bottom)],
  ];
}

const length = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The longest straight piece of an edge: there is most room for figures. */
function broadest(edge: readonly Point[]): Point[] {
  let best = 0;
  for (let n = 1; n < edge.length - 1; n += 1) {
    if (length(edge[n] as Point, edge[n + 1] as Point) > length(edge[best] as Point, edge[best + 1] as Point)) best = n;
  }
  return edge.slice(best, best + 2);
}

/** The pieces of an edge, one for each other player. */
function pieces(edge: readonly Point[], count: number): Point[][] {
  if (count === 1) return [[...edge]];
  if (edge.length - 1 === count) return edge.slice(1).map((to, n) => [edge[n] as Point, to]);
  const [from, to] = [edge[0] as Point, edge.at(-1) as Point];
  return Array.from({ length: count }, (_, n) => [lerp(from, to, n / count), lerp(from, to, (n + 1) / count)]);
}

/** The sheet of so many players with ``you`` at the bottom; the others follow clockwise. */
export function paperOf(players: number, you: number): Paper {
  const width = 640;
  const height = players === 2 ? 560 : 640;
  const middle = { x: width / 2, y: players === 3 ? height * 0.45 : height / 2 };
  const band = (edge: readonly Point[], from: number, to: number): Point[] => [
    ...edge.map((point) => lerp(point, middle, from)),
    ...[...edge].reverse().map((point) => lerp(point, middle, to)),
  ];
  const sectors = edges(players, width, height).map((edge, n): Sector => {
    const seat = (you + n) % players;
    const broad = broadest(edge);
    return {
      seat,
      shape: [...edge, middle],
      pool: band(edge, WHISTS, POOL),
      poolField: band(broad, WHISTS, POOL),
      hill: [...edge.map((point) => lerp(point, middle, POOL)), middle],
      poolAt: lerp(lerp(broad[0] as Point, broad[1] as Point, 0.5), middle, (WHISTS + POOL) / 2),
      boxes: pieces(edge, players - 1).map((piece, at) => ({
        // The first box lies beside the player before, the last beside the next one.
        on: (seat + players - 1 - at) % players,
        shape: band(piece, 0, WHISTS),
        field: band(broadest(piece), 0, WHISTS),
      })),
    };
  });
  return { width, height, middle, sectors };
}

/** From where to where a convex field reaches at a height; undefined: not at all. */
function slice(field: readonly Point[], y: number): [number, number] | undefined {
  let [from, to] = [Infinity, -Infinity];
  field.forEach((one, n) => {
    const other = field[(n + 1) % field.length] as Point;
    if (Math.min(one.y, other.y) > y || Math.max(one.y, other.y) < y) return;
    const ends = one.y === other.y ? [one.x, other.x] : [one.x + ((other.x - one.x) * (y - one.y)) / (other.y - one.y)];
    [from, to] = [Math.min(from, ...ends), Math.max(to, ...ends)];
  });
  return from < to ? [from, to] : undefined;
}

/** The lines of figures that a convex field has room for, from above; none goes into the circle in the middle. */
export function rowsOf(field: readonly Point[], middle: Point, size: number): Row[] {
  const high = size * LEADING;
  const least = Math.min(...field.map(({ y }) => y)) + 3;
  const most = Math.max(...field.map(({ y }) => y)) - 4;
  const found: Row[] = [];
  for (let y = least; y + high <= most;) {
    const [above, below] = [slice(field, y), slice(field, y + high)];
    const near = Math.max(0, middle.y - y - high, y - middle.y);
    const chord = near < INNER + 4 ? Math.sqrt((INNER + 4) ** 2 - near ** 2) : 0;
    let [from, to] =
      above && below ? [Math.max(above[0], below[0]) + EDGE, Math.min(above[1], below[1]) - EDGE] : [0, 0];
    if (chord && from < middle.x + chord && to > middle.x - chord) {
      if (middle.x - chord - from > to - middle.x - chord) to = middle.x - chord;
      else from = middle.x + chord;
    }
    if (to - from >= size * LETTER * 3) {
      found.push({ x: (from + to) / 2, y: y + high * 0.8, width: to - from });
      y += high;
    } else y += 2;
  }
  return found;
}

/** About how broad a text is. */
export const breadth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (OTHERS[letter] ?? LETTER), 0) * size;

/**
 * Running sums as they are written one after another, the last one with its mark. Where a field is full, the first
 * figures give way.
 */
export function writtenIn(entries: readonly number[], rows: readonly Row[], size: number, mark = ""): Written[] {
  const figures = entries.map((entry) => String(entry).replace("-", "−"));
  const last = (figures.at(-1) ?? "0") + mark;
  for (let from = 0; from < Math.max(1, figures.length); from += 1) {
    const words = [...figures.slice(from, -1).map((figure) => `${figure}.`), last];
    if (from > 0) words[0] = `… ${words[0]}`;
    const found = filled(words, rows, size);
    const end = found?.at(-1);
    if (found && end) {
      const old = end.old.slice(0, end.old.length - last.length);
      return [...found.slice(0, -1), { ...end, old, now: last }];
    }
  }
  const row = rows[0];
  return row ? [{ ...row, old: "", now: last }] : [];
}

/** Words one after another from row to row; undefined: there is no room for all. */
function filled(words: readonly string[], rows: readonly Row[], size: number): Written[] | undefined {
  const found: Written[] = [];
  let at = -1;
  for (const word of words) {
    const end = found.at(-1);
    if (end && breadth(`${end.old} ${word}`, size) <= end.width) {
      end.old += ` ${word}`;
      continue;
    }
    do at += 1;
    while (rows[at] && breadth(word, size) > (rows[at] as Row).width);
    const row = rows[at];
    if (!row) return undefined;
    found.push({ ...row, old: word, now: "" });
  }
  return found;
}
