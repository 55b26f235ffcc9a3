// The drawing of a pulka: how the rows of its fields are filled, at the size of this screen. The paper itself, its sectors
// and fields, is that of the drawing which the command line makes (src/prikup/sheets/pulka_paper.py); so is the way in
// which rows are filled, and a test compares the two.

import { OTHERS, PAPERS, TYPE, type Field, type Paper, type PaperPart, type Point } from "../../wire/pulka";

export type { Field, Point } from "../../wire/pulka";

/** A row for figures: its centre, its baseline, its width. */
export interface Row {
  x: number;
  y: number;
  width: number;
}

/** A row of figures: the old ones, and the current one. */
export interface Filled {
  row: Row;
  old: string;
  now: string;
}

export interface Sector extends PaperPart {
  seat: number;
}

/** The radius of the circle in the middle, which shows the size of the pool. */
export const INNER = TYPE.inner;

/** Points as an SVG attribute. */
export const points = (all: Field): string => all.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** The sheet of so many players. */
export function paperOf(players: number): Paper {
  const paper = PAPERS[players];
  if (!paper) throw new Error(`no paper for ${players} players`);
  return paper;
}

/** Its sectors, that of ``you`` at the bottom; the others follow clockwise. */
export const sectorsOf = (players: number, you: number): Sector[] =>
  paperOf(players).parts.map((part, at) => ({ ...part, seat: (you + at) % players }));

/** The left and right end of a convex field at a height; undefined if it does not reach it. */
function slice(field: Field, y: number): [number, number] | undefined {
  let [from, to] = [Infinity, -Infinity];
  field.forEach((one, n) => {
    const other = field[(n + 1) % field.length] ?? one;
    if (Math.min(one[1], other[1]) > y || Math.max(one[1], other[1]) < y) return;
    const flat = one[1] === other[1];
    const ends = flat ? [one[0], other[0]] : [one[0] + ((other[0] - one[0]) * (y - one[1])) / (other[1] - one[1])];
    [from, to] = [Math.min(from, ...ends), Math.max(to, ...ends)];
  });
  return from < to ? [from, to] : undefined;
}

/** The rows of each field at the size that it was last asked for: that is many times at each. */
const known = new WeakMap<Field, { size: number; rows: readonly Row[] }>();

/** The rows for figures in a convex field, from the top; none overlaps the circle in the middle. */
export function rowsOf(field: Field, middle: Point, size: number): readonly Row[] {
  let last = known.get(field);
  if (last?.size !== size) known.set(field, (last = { size, rows: found(field, middle, size) }));
  return last.rows;
}

function found(field: Field, middle: Point, size: number): Row[] {
  const high = size * TYPE.leading;
  const least = Math.min(...field.map(([, y]) => y)) + 3;
  const most = Math.max(...field.map(([, y]) => y)) - 4;
  const all: Row[] = [];
  for (let y = least; y + high <= most;) {
    const [above, below] = [slice(field, y), slice(field, y + high)];
    const near = Math.max(0, middle[1] - y - high, y - middle[1]);
    const chord = near < INNER + 4 ? Math.sqrt((INNER + 4) ** 2 - near ** 2) : 0;
    let [from, to] =
      above && below ? [Math.max(above[0], below[0]) + TYPE.edge, Math.min(above[1], below[1]) - TYPE.edge] : [0, 0];
    if (chord && from < middle[0] + chord && to > middle[0] - chord) {
      if (middle[0] - chord - from > to - middle[0] - chord) to = middle[0] - chord;
      else from = middle[0] + chord;
    }
    if (to - from >= size * TYPE.letter * 3) {
      all.push({ x: (from + to) / 2, y: y + high * 0.8, width: to - from });
      y += high;
    } else y += 2;
  }
  return all;
}

/** The approximate width of a text. */
export const breadth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (OTHERS[letter] ?? TYPE.letter), 0) * size;

/**
 * Running sums one after another, the last one with its mark. In a full field the first figures are left out.
 */
export function writtenIn(entries: readonly number[], rows: readonly Row[], size: number, mark = ""): Filled[] {
  const figures = entries.map((entry) => String(entry).replace("-", "−"));
  const last = (figures.at(-1) ?? "0") + mark;
  for (let from = 0; from < Math.max(1, figures.length); from += 1) {
    const words = [...figures.slice(from, -1).map((figure) => `${figure}.`), last];
    if (from > 0) words[0] = `… ${words[0]}`;
    const found = filled(words, rows, size);
    const end = found?.at(-1);
    if (found && end) {
      const old = end.old.slice(0, end.old.length - last.length);
      return [...found.slice(0, -1), { row: end.row, old, now: last }];
    }
  }
  const row = rows[0];
  return row ? [{ row, old: "", now: last }] : [];
}

/** Fills rows with words; undefined if there is no room for all. */
function filled(words: readonly string[], rows: readonly Row[], size: number): Filled[] | undefined {
  const found: Filled[] = [];
  let at = -1;
  for (const word of words) {
    const end = found.at(-1);
    if (end && breadth(`${end.old} ${word}`, size) <= end.row.width) {
      end.old += ` ${word}`;
      continue;
    }
    do at += 1;
    while (rows[at] && breadth(word, size) > (rows[at] as Row).width);
    const row = rows[at];
    if (!row) return undefined;
    found.push({ row, old: word, now: "" });
  }
  return found;
}

/** A field with what is written in it. */
export interface FilledField {
  /** The row of its title, if it has one. */
  title: Row | undefined;
  figures: Filled[];
  /** The row for signs below the figures. */
  under: Row | undefined;
}

/** In how many rows from the top a title may stand. */
const HIGH = 4;
/** What part of the widest row's width is wide enough for a title that no row has room for. */
const NEARLY = 0.9;

/** The figures of a field, under its title if it has one: in the first row that it fits, or one of the widest. A row is left
    for signs if there is more than one. */
export function fieldOf(
  field: Field,
  middle: Point,
  entries: readonly number[],
  size: number,
  { title = "", signs = false, mark = "" } = {},
): FilledField {
  let rows = rowsOf(field, middle, size);
  let head: Row | undefined;
  if (title) {
    // In a corner the first rows may be too short for a name.
    const widths = rows.slice(0, HIGH).map((row) => row.width);
    const first = widths.findIndex((width) => width >= breadth(title, size));
    // A title that is too long for all leaves a row for the figures.
    const some = widths.slice(0, Math.max(1, rows.length - 1));
    const at = first >= 0 ? first : some.findIndex((width) => width >= NEARLY * Math.max(...some));
    head = rows[Math.max(0, at)];
    rows = rows.slice(Math.max(0, at) + 1);
  }
  const figures =
    entries.length > 0 ? writtenIn(entries, signs && rows.length > 1 ? rows.slice(0, -1) : rows, size, mark) : [];
  const foot = figures.at(-1)?.row.y ?? 0;
  return { title: head, figures, under: rows.find((row) => row.y > foot) };
}

/** The least and the largest size of figures: between them every field has its title and a row of figures. */
export const SIZES = { least: 18, most: 34 };
export const clamped = (size: number): number => Math.min(SIZES.most, Math.max(SIZES.least, size));

/** The part of its size to which a name may shrink. */
const SHRUNK = 0.75;
/** The size at which a name fits into the row of a title, if it is not much smaller than it should be; 0: there is none. */
export function fitted(name: string, row: Row | undefined, size: number): number {
  const part = Math.min(1, (row?.width ?? 0) / breadth(name, size));
  return part < SHRUNK ? 0 : part * size;
}

/** Initials that tell the players of a table apart: where two begin alike, with the first letter that differs. */
export function initials(names: readonly string[]): string[] {
  const spelled = names.map((name) => name.match(/[\p{L}\p{N}]/gu) ?? Array.from(name));
  const first = (letters: readonly string[]): string => (letters[0] ?? "").toLocaleUpperCase();
  return spelled.map((letters) => {
    const alike = spelled.filter((other) => first(other) === first(letters));
    const apart = (_: string, n: number): boolean => n > 0 && new Set(alike.map((one) => one[n])).size === alike.length;
    return first(letters) + (alike.length > 1 ? (letters.find(apart) ?? "") : "");
  });
}
