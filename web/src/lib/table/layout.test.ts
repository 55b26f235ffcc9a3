import { describe, expect, test } from "vitest";
import { suitOrder } from "./desk.svelte";
import * as lay from "./layout";

const FELTS = [
  { width: 360, height: 420, players: 3 },
  { width: 480, height: 310, players: 3 },
  { width: 980, height: 640, players: 4 },
  { width: 1600, height: 900, players: 2 },
];

describe.each(FELTS)("a felt of $width by $height", (felt) => {
  test.each([1, 7, 10, 12])("%i cards of a hand lie on it, each with its index in sight", (count) => {
    const places = lay.hand(felt, count);
    expect(places).toHaveLength(count);
    for (const { x, y, width } of places) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(felt.width);
      expect(y + (width * lay.RATIO) / 2).toBeLessThanOrEqual(felt.height);
    }
    places.slice(1).forEach((place, at) => expect(place.x - (places[at]?.x ?? 0)).toBeGreaterThan(20));
  });

  test("the cards of a trick lie above the hand, each before its player", () => {
    const top = felt.height - lay.handWidth(felt) * lay.RATIO;
    for (const side of ["bottom", "left", "top", "right"] as const) {
      const place = lay.trick(felt, side, 0);
      expect(place.y + (place.width * lay.RATIO) / 2).toBeLessThan(top + 12);
    }
    expect(lay.trick(felt, "left", 0).x).toBeLessThan(lay.trick(felt, "right", 0).x);
    expect(lay.trick(felt, "top", 0).y).toBeLessThan(lay.trick(felt, "bottom", 0).y);
  });
});

test("seats go round the table clockwise", () => {
  const sides = (players: number): string[] =>
    Array.from({ length: players }, (_, place) => lay.sideOf(place, players));
  expect(sides(2)).toEqual(["bottom", "top"]);
  expect(sides(3)).toEqual(["bottom", "left", "right"]);
  expect(sides(4)).toEqual(["bottom", "left", "top", "right"]);
});

test("colours of suits alternate wherever they can", () => {
  const cards = (...suits: number[]): number => suits.reduce((set, suit) => set + 2 ** (suit * 8), 0);
  expect(suitOrder(cards(0, 1, 2, 3))).toEqual([3, 0, 2, 1]);
  expect(suitOrder(cards(1, 2, 3))).toEqual([3, 1, 2]);
  expect(suitOrder(cards(0, 1, 2))).toEqual([0, 2, 1]);
  expect(suitOrder(cards(2, 3))).toEqual([3, 2]);
  expect(suitOrder(0)).toEqual([]);
});
