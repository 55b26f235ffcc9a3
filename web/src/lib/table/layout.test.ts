import { describe, expect, test } from "vitest";
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

  test.each([1, 7, 10, 12])("%i cards of a hand stay below what stands over it when they are lifted", (count) => {
    for (const { y, width } of lay.hand(felt, count))
      expect(y - (width * lay.RATIO) / 2 - width * lay.LIFT).toBeGreaterThanOrEqual(lay.handTop(felt));
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

describe("an open hand", () => {
  const shown = (laid: lay.Spread, from: number, to: number): number =>
    (laid.places[to]?.x ?? 0) - (laid.places[from]?.x ?? 0);

  test("lies in one row by suits, with a gap between them", () => {
    const laid = lay.spread([3, 2, 2, 3], 500, 300, 80);
    expect(laid.card).toBe(80);
    expect(laid.width).toBeLessThanOrEqual(500);
    expect(new Set(laid.places.map(({ y }) => y)).size).toBe(1);
    expect(shown(laid, 2, 3)).toBeGreaterThan(shown(laid, 1, 2) + 10);
    expect(shown(laid, 0, 1)).toBeCloseTo(shown(laid, 1, 2));
  });

  test("lies in two rows where its cards would be small", () => {
    const laid = lay.spread([3, 2, 2, 3], 180, 200, 70);
    expect(new Set(laid.places.map(({ y }) => y)).size).toBe(2);
    expect(laid.card).toBeGreaterThan(50);
    expect(laid.width).toBeLessThanOrEqual(180.01);
    expect(laid.height).toBeLessThanOrEqual(200);
    // The index of each card stays in sight.
    laid.places.slice(1).forEach(({ x, y }, at) => {
      const before = laid.places[at] as { x: number; y: number };
      if (y === before.y) expect(x - before.x).toBeGreaterThanOrEqual(laid.card * 0.3 - 0.01);
    });
  });

  test("of one suit stays in one row", () => {
    const laid = lay.spread([8], 150, 200, 70);
    expect(new Set(laid.places.map(({ y }) => y)).size).toBe(1);
    expect(laid.width).toBeLessThanOrEqual(150.01);
  });

  test("without cards takes no room", () => {
    expect(lay.spread([], 150, 200, 70)).toMatchObject({ width: 0, height: 0, places: [] });
  });
});

describe.each([
  { width: 960, height: 620, players: 3 },
  { width: 2000, height: 1200, players: 3 },
  { width: 560, height: 350, players: 3 },
])("at a wide felt of $width by $height", (felt) => {
  test("the hands at the sides leave the trick its place", () => {
    const left = felt.width / 2 - (lay.trick(felt, 1, 0).x - lay.trick(felt, 1, 0).width / 2);
    expect(lay.seatRoom(felt) + left).toBeLessThan(felt.width / 2);
  });
});

test("on the smallest phone an open hand above the middle leaves a trick that can be seen", () => {
  const [plate, gap] = [56, 8];
  const felt = { width: 320, height: 400, players: 3, below: 50 };
  const depth = lay.seatDepth(felt, plate, 1);
  expect(lay.trickWidth({ ...felt, above: plate + gap + depth })).toBeGreaterThanOrEqual(38);
  // The hand itself stays large enough to be recognized before it is pressed and shown larger.
  const { card } = lay.spread([3, 2, 2, 3], lay.seatRoom(felt), depth, lay.openWidth(felt, false));
  expect(card).toBeGreaterThanOrEqual(30);
});

test("everything grows with the felt", () => {
  const small = { width: 960, height: 620, players: 3 };
  const large = { width: 2000, height: 1240, players: 3 };
  expect(lay.handWidth(large) / lay.handWidth(small)).toBeCloseTo(2, 1);
  expect(lay.trickWidth(large) / lay.trickWidth(small)).toBeGreaterThan(1.9);
});

describe("a long row of cards", () => {
  const felt = { width: 560, height: 345, players: 3, above: 0, below: 50 };
  const span = (places: readonly lay.Place[]): number =>
    (places.at(-1)?.x ?? 0) - (places[0]?.x ?? 0) + (places[0]?.width ?? 0);

  test("stays between the seats beside which it lies, each card with its index in sight", () => {
    const places = lay.row({ ...felt, beside: 190, between: 250 }, 8);
    expect(span(places)).toBeLessThanOrEqual(250);
    const [first, second] = places;
    expect(((second?.x ?? 0) - (first?.x ?? 0)) / (first?.width ?? 1)).toBeGreaterThan(0.28);
  });

  test("takes the width where the seats end above it", () => {
    expect(span(lay.row({ ...felt, beside: 20, between: 250 }, 8))).toBeGreaterThan(400);
  });
});
