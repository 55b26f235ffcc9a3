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
    const places = Array.from({ length: felt.players }, (_, place) => lay.trick(felt, place, 0));
    for (const place of places) expect(place.y + (place.width * lay.RATIO) / 2).toBeLessThan(top + 12);
    const [own, ...others] = places;
    for (const other of others) expect(other.y).toBeLessThan(own?.y ?? 0);
    others.slice(1).forEach((other, at) => expect(other.x).toBeGreaterThan(others[at]?.x ?? felt.width));
  });
});

describe.each([
  { width: 360, height: 400, players: 2 },
  { width: 390, height: 440, players: 2 },
  { width: 520, height: 330, players: 2 },
  { width: 1280, height: 620, players: 2 },
])("for two on a felt of $width by $height", (felt) => {
  const left = (place: lay.Place): number => place.x - place.width / 2;
  const right = (place: lay.Place): number => place.x + place.width / 2;

  test.each([2, 3])("two talons of %i lie side by side", (size) => {
    const [first = [], second = []] = lay.piles(felt, [size, size]);
    expect(first).toHaveLength(size);
    expect(left(first[0] as lay.Place)).toBeGreaterThanOrEqual(0);
    expect(right(second.at(-1) as lay.Place)).toBeLessThanOrEqual(felt.width);
    expect(left(second[0] as lay.Place)).toBeGreaterThan(right(first.at(-1) as lay.Place));
  });

  test("the stock, the open card under it too, lies beside the trick", () => {
    const stock = lay.aside(felt);
    const under = lay.beneath(stock);
    expect(right(stock)).toBeLessThanOrEqual(felt.width);
    const tricks = [0, 1].map((place) => lay.trick(felt, place, 0));
    // The open card lies across: its width is the height of the others.
    for (const trick of tricks) expect(right(trick)).toBeLessThan(under.x - (under.width * lay.RATIO) / 2);
    expect(stock.y - (stock.width * lay.RATIO) / 2).toBeGreaterThan(0);
  });
});

test("the other seats go along the far side from left to right, evenly", () => {
  const sides = (players: number): number[] =>
    Array.from({ length: players - 1 }, (_, n) => lay.across(n + 1, players));
  expect(sides(2)).toEqual([0]);
  expect(sides(3)).toEqual([-1, 1]);
  expect(sides(4)).toEqual([-1, 0, 1]);
});

test("colours of suits alternate wherever they can", () => {
  const cards = (...suits: number[]): number => suits.reduce((set, suit) => set + 2 ** (suit * 8), 0);
  expect(suitOrder(cards(0, 1, 2, 3))).toEqual([3, 0, 2, 1]);
  expect(suitOrder(cards(1, 2, 3))).toEqual([3, 1, 2]);
  expect(suitOrder(cards(0, 1, 2))).toEqual([0, 2, 1]);
  expect(suitOrder(cards(2, 3))).toEqual([3, 2]);
  expect(suitOrder(0)).toEqual([]);
});
