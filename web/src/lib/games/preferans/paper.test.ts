import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import {
  breadth,
  fieldOf,
  fitted,
  initials,
  paperOf,
  rowsOf,
  sectorsOf,
  SIZES,
  writtenIn,
  type Field,
  type Point,
} from "./paper";

const inside = (field: Field, [x, y]: Point): boolean => {
  const turns = field.map((from, n) => {
    const to = field[(n + 1) % field.length] ?? from;
    return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
};

const rows = [1, 2].map((n) => ({ x: 50, y: 20 * n, width: 100 }));

describe("running sums", () => {
  it("stand one after another, the last one apart", () => {
    expect(writtenIn([2, 6, 12], rows, 20).map(({ old, now }) => [old, now])).toEqual([["2. 6. ", "12"]]);
    expect(writtenIn([2], rows, 20, " »").map(({ old, now }) => [old, now])).toEqual([["", "2 »"]]);
  });

  it("go on in the next row, and the first give way when there is none", () => {
    const entries = [2, 6, 12, 16, 20, 24, 30, 44];
    const written = writtenIn(entries, rows, 20);
    expect(written.map(({ old, now }) => [old, now])).toEqual([
      ["… 16. 20.", ""],
      ["24. 30. ", "44"],
    ]);
    for (const { old, now, row } of written) expect(breadth(old + now, 20)).toBeLessThanOrEqual(row.width);
  });

  it("are cut to the last figure where there is room for nothing else", () => {
    expect(writtenIn([10, 1250], [{ x: 0, y: 0, width: 10 }], 20).map(({ now }) => now)).toEqual(["1250"]);
  });
});

describe("fields", () => {
  it.each([2, 3, 4])("of %i players have rows within their lines", (players) => {
    const paper = paperOf(players);
    for (const sector of sectorsOf(players, 0)) {
      for (const field of [sector.pool_field, sector.hill, ...sector.boxes.map((box) => box.field)]) {
        for (const size of [SIZES.least, 24, SIZES.most]) {
          const found = rowsOf(field, paper.middle, size);
          expect(found.length).toBeGreaterThanOrEqual(field === sector.hill ? 1 : 2);
          for (const { x, y, width } of found) {
            expect(inside(field, [x - width / 2, y])).toBe(true);
            expect(inside(field, [x + width / 2, y - size * 0.7])).toBe(true);
          }
        }
      }
    }
  });
});

describe("a field of two rows", () => {
  it("has its title and the last figure, and no room for signs", () => {
    const field: Field = [
      [0, 0],
      [112, 0],
      [112, 90],
      [0, 90],
    ];
    const found = fieldOf(field, [500, 500], [60, 112], 34, { title: "Anna", signs: true });
    expect(found.figures.map(({ now }) => now)).toEqual(["112"]);
    expect(found.under).toBeUndefined();
  });
});

describe("a title that no row has room for", () => {
  it("stands in the first that is nearly the widest", () => {
    const corner: Field = [
      [0, 0],
      [40, 0],
      [90, 60],
      [90, 200],
      [0, 200],
    ];
    const { title } = fieldOf(corner, [500, 500], [], 20, { title: "Anna Maria" });
    // Nine letters and a space need 106.2. Rows are 23.2 high; the first that is three letters wide begins at 11, where
    // the slope has come to 49.2. The third, at 57.4, ends at 87.8: nearly as far as the fourth, which lies below the slope.
    expect(title?.width).toBeCloseTo(40 + (50 * 57.4) / 60 - 2 * 7);
    expect(title?.y).toBeCloseTo(57.4 + 0.8 * 23.2);
  });
});

describe("signs of players", () => {
  it.each([
    [
      ["Anna", "Boris", "Вера"],
      ["A", "B", "В"],
    ],
    [
      ["günther", "Gustav", "Otto"],
      ["Gü", "Gu", "O"],
    ],
    [
      ["Anna", "Anna 2", "Clara"],
      ["A", "A2", "C"],
    ],
    [
      ["O'Neil", "Orlow (x)", "(y)"],
      ["ON", "Or", "Y"],
    ],
    [
      ["Ada", "Ana", "Ala"],
      ["Ad", "An", "Al"],
    ],
    [
      ["Anna", "Anna", ""],
      ["A", "A", ""],
    ],
  ])("of %j are %j", (names, signs) => {
    expect(initials(names)).toEqual(signs);
  });

  it("stand where a name is wider than its row", () => {
    const row = { x: 0, y: 0, width: 56 };
    // Five letters of 0.56 of 20 fill 56; six need 67.2 and shrink to 56 / 67.2 of 20; seven would be smaller than 3/4.
    expect(fitted("Anna5", row, 20)).toBeCloseTo(20);
    expect(fitted("Anna56", row, 20)).toBeCloseTo(16.67, 2);
    expect(fitted("Anna567", row, 20)).toBe(0);
    expect(fitted("A", undefined, 20)).toBe(0);
  });
});

/** A field as the drawing of the command line fills it (tools/pulka.py). */
interface Sample {
  players: number;
  part: number;
  field: string;
  size: number;
  entries: number[];
  title: string;
  signs: boolean;
  mark: string;
  found: unknown;
}
const samples = JSON.parse(
  readFileSync(new URL("../../../../../spec/pulka.json", import.meta.url), "utf-8"),
) as Sample[];
/** A value as in JSON: undefined becomes null, numbers are rounded to a millionth. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) =>
      one === undefined ? null : typeof one === "number" ? +one.toFixed(6) : one,
    ),
  );

describe("the drawing of the command line", () => {
  it("has a sample of each kind", () => {
    expect(new Set(samples.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
    expect(samples.length).toBeGreaterThan(200);
  });

  it.each([2, 3, 4])("for %i players is filled as here", (players) => {
    const { parts, middle } = paperOf(players);
    for (const sample of samples.filter((one) => one.players === players)) {
      const part = parts[sample.part];
      const box = part?.boxes.find(({ after }) => sample.field === `box ${after}`);
      const field = box ? box.field : sample.field === "hill" ? part?.hill : part?.pool_field;
      if (!field) throw new Error(sample.field);
      const { entries, size } = sample;
      const found = fieldOf(field, middle, entries, size, sample);
      expect(plain(found), JSON.stringify(sample)).toEqual(sample.found);
    }
  });
});
