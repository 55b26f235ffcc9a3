import { describe, expect, it } from "vitest";
import { breadth, paperOf, rowsOf, writtenIn, type Point } from "./paper";

const inside = (field: readonly Point[], { x, y }: Point): boolean => {
  const turns = field.map((from, n) => {
    const to = field[(n + 1) % field.length] as Point;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
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
    for (const { old, now, width } of written) expect(breadth(old + now, 20)).toBeLessThanOrEqual(width);
  });

  it("are cut to the last figure where there is room for nothing else", () => {
    expect(writtenIn([10, 1250], [{ x: 0, y: 0, width: 10 }], 20).map(({ now }) => now)).toEqual(["1250"]);
  });
});

describe("fields", () => {
  it.each([2, 3, 4])("of %i players have rows within their lines", (players) => {
    const paper = paperOf(players, 0);
    for (const sector of paper.sectors) {
      for (const field of [sector.poolField, sector.hill, ...sector.boxes.map((box) => box.field)]) {
        for (const size of [18, 24]) {
          const found = rowsOf(field, paper.middle, size);
          expect(found.length).toBeGreaterThan(0);
          for (const { x, y, width } of found) {
            expect(inside(field, { x: x - width / 2, y })).toBe(true);
            expect(inside(field, { x: x + width / 2, y: y - size * 0.7 })).toBe(true);
          }
        }
      }
    }
  });
});
