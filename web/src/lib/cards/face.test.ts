import { expect, test } from "vitest";
import { markupOf, outline } from "./face";

test("an outline is enlarged and moved: places move, ways and radii do not", () => {
  expect(outline("M50 5C66 26 92-42 9.5.5l4-6h2v3H10V20a21 10 0 0 1 16 34Z", 0.5, 100, 200)).toBe(
    "M125 202.5C133 213 146 179 104.75 200.25l2 -3h1v1.5H105V210a10.5 5 0 0 1 8 17Z",
  );
});

test("an outline upside down: every way is the opposite one, an arc turns as before", () => {
  expect(outline("M10 20l4-6a21 10 0 0 1 16 34", -1, 100, 100)).toBe("M90 80l-4 6a21 10 0 0 1 -16 -34");
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
