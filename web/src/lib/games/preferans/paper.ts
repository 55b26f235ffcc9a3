// The drawing of a pulka: sectors, bands and boxes as points. Numbers only, no DOM.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  /** The player on whom the whists of this box are. */
  on: number;
  shape: string;
  at: Point;
}

export interface Sector {
  seat: number;
  shape: string;
  pool: string;
  hill: string;
  poolAt: Point;
  hillAt: Point;
  nameAt: Point;
  boxes: Box[];
}

export interface Paper {
  width: number;
  height: number;
  middle: Point;
  sectors: Sector[];
}

/** From the edge to the middle: whists, pool, hill end here. */
const WHISTS = 0.36;
const POOL = 0.66;
const HILL = 1;

const lerp = (from: Point, to: Point, by: number): Point => ({
  x: from.x + (to.x - from.x) * by,
  y: from.y + (to.y - from.y) * by,
});
const text = (points: readonly Point[]): string => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

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

/** The middle of the longest edge: there is most room for figures. */
function broadest(edge: readonly Point[]): Point {
  let best = 0;
  for (let n = 1; n < edge.length - 1; n += 1) {
    if (length(edge[n] as Point, edge[n + 1] as Point) > length(edge[best] as Point, edge[best + 1] as Point)) best = n;
  }
  return lerp(edge[best] as Point, edge[best + 1] as Point, 0.5);
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
  const height = players === 4 ? 640 : 520;
  const middle = { x: width / 2, y: players === 3 ? height * 0.46 : height / 2 };
  const band = (edge: readonly Point[], from: number, to: number): string =>
    text([
      ...edge.map((point) => lerp(point, middle, from)),
      ...[...edge].reverse().map((point) => lerp(point, middle, to)),
    ]);
  const sectors = edges(players, width, height).map((edge, n): Sector => {
    const seat = (you + n) % players;
    const broad = broadest(edge);
    const cuts = pieces(edge, players - 1);
    return {
      seat,
      shape: text([...edge, middle]),
      pool: band(edge, WHISTS, POOL),
      hill: band(edge, POOL, HILL),
      poolAt: lerp(broad, middle, (WHISTS + POOL) / 2),
      hillAt: lerp(broad, middle, (POOL + HILL) / 2 - 0.05),
      nameAt: lerp(broad, middle, WHISTS),
      boxes: cuts.map((piece, at) => ({
        // The first box lies beside the player before, the last beside the next one.
        on: (seat + players - 1 - at) % players,
        shape: band(piece, 0, WHISTS),
        at: lerp(broadest(piece), middle, WHISTS / 2),
      })),
    };
  });
  return { width, height, middle, sectors };
}
