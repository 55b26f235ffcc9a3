import { expect, test } from "vitest";
import { markupOf, outline, wayOf } from "./face";

test("an outline is enlarged and moved: its beginning moves, ways become longer", () => {
  // The diamond begins at 50 3; half as large, it begins at 25 1.5.
  expect(outline(2, 0.5, 100, 200)).toMatch(/^M125 201.5c4 8.5 10 16.5 18.5 23.5c-8.5 7/);
  expect(outline(2, 0.5, 0, 0)).toMatch(/^M25 1.5c4 8.5/);
});

test("upside down every way is the opposite one, and an arc keeps its radii and turns as before", () => {
  expect(outline(2, -0.5, 100, 200)).toMatch(/^M75 198.5c-4 -8.5 -10 -16.5 -18.5 -23.5c8.5 -7/);
  expect(wayOf("a21 10 0 0 1 16.5-34h-8.5.5Z", -2)).toBe("a42 20 0 0 1 -33 68h17 -1Z");
});

test("a face has few elements", () => {
  const elements = (card: number, index: boolean): number => markupOf(card, index).match(/<\w/g)?.length ?? 0;
  const all = Array.from({ length: 32 }, (_, card) => card);
  expect(Math.max(...all.map((card) => elements(card, false)))).toBe(6);
  expect(Math.max(...all.map((card) => elements(card, true)))).toBe(5);
});

test("as many signs as pips: seven on a seven, and one at each corner", () => {
  // The diamond's outline has one beginning; that of a spade, too.
  const signs = (card: number): number =>
    /<path d="([^"]*)"/.exec(markupOf(card, false))?.[1]?.match(/M/g)?.length ?? 0;
  expect([signs(2 * 8), signs(2 * 8 + 1), signs(2), signs(3), signs(7), signs(4)]).toEqual([9, 10, 11, 12, 3, 4]);
});
