import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { maskOfText } from "../replay/stepping";
import { arranged, breaksOf, relaid, shifted, sizesOf, suitOrder, voidsOf, type Order } from "./order";

const HAND = maskOfText("HA H7 SK ST D9 CA C8");
const words = (cards: readonly number[]): string =>
  cards.map((card) => "SCDH".charAt(card >> 3) + "789TJQKA".charAt(card & 7)).join(" ");

test("colours of suits alternate wherever they can", () => {
  const cards = (...suits: number[]): number => suits.reduce((set, suit) => set + 2 ** (suit * 8), 0);
  expect(suitOrder(cards(0, 1, 2, 3))).toEqual([3, 0, 2, 1]);
  expect(suitOrder(cards(1, 2, 3))).toEqual([3, 1, 2]);
  expect(suitOrder(cards(0, 1, 2))).toEqual([0, 2, 1]);
  expect(suitOrder(cards(2, 3))).toEqual([3, 2]);
  expect(suitOrder(0)).toEqual([]);
});

interface Sample {
  game: string;
  order: Order;
  trump?: string;
  begun?: string;
  cards: string;
  shown: string;
  why?: string;
}

// The terminal shows them so, too.
const SAMPLES = JSON.parse(
  readFileSync(new URL("../../../../spec/hands.json", import.meta.url), "utf-8"),
) as readonly Sample[];

describe("a hand", () => {
  test.each(SAMPLES)("$game $order $trump: $shown", ({ game, order, trump, begun, cards, shown }) => {
    const sorting = {
      order,
      game,
      trump: trump ? "SCDH".indexOf(trump) : -1,
      begun: begun ? maskOfText(begun) : 0,
    };
    expect(words(arranged(maskOfText(cards), sorting))).toBe(shown);
  });
  test("is parted by suits", () => {
    const cards = arranged(HAND, { order: "suits", game: "preferans", trump: -1 });
    expect(breaksOf(cards, "suits")).toEqual([2, 4, 5]);
    expect(sizesOf(cards, "suits")).toEqual([2, 2, 1, 2]);
    expect(sizesOf(cards, "ranks")).toEqual([7]);
    expect(sizesOf([], "suits")).toEqual([]);
    expect(voidsOf(maskOfText("HA SK"))).toEqual([2, 1]);
  });
});

describe("a hand laid by hand", () => {
  const cards = (text: string): number[] => text.split(" ").map((one) => Math.log2(maskOfText(one)));
  test("a card goes to another place among the others", () => {
    const hand = cards("HA H7 SK");
    expect(words(shifted(hand, hand[0] ?? 0, 2))).toBe("H7 SK HA");
    expect(words(shifted(hand, hand[2] ?? 0, 0))).toBe("SK HA H7");
    expect(words(shifted(hand, hand[1] ?? 0, 1))).toBe("HA H7 SK");
  });
  test("keeps its order when cards leave, and puts new ones beside their suit", () => {
    const own = cards("SK H7 D9 HA");
    expect(words(relaid(cards("HA SK D9"), own))).toBe("SK D9 HA");
    expect(words(relaid(cards("HA HT H7 SK ST D9 C8"), own))).toBe("SK ST H7 D9 HA HT C8");
  });
});
