import { describe, expect, test } from "vitest";
import { maskOfText } from "../replay/stepping";
import { arranged, breaksOf, sizesOf, suitOrder, voidsOf, type Order } from "./order";

const HAND = maskOfText("HA H7 SK ST D9 CA C8");
const words = (cards: readonly number[]): string =>
  cards.map((card) => "SCDH".charAt(card >> 3) + "789TJQKA".charAt(card & 7)).join(" ");
const of = (order: Order, trump = -1): string => words(arranged(HAND, { order, game: "preferans", trump }));

test("colours of suits alternate wherever they can", () => {
  const cards = (...suits: number[]): number => suits.reduce((set, suit) => set + 2 ** (suit * 8), 0);
  expect(suitOrder(cards(0, 1, 2, 3))).toEqual([3, 0, 2, 1]);
  expect(suitOrder(cards(1, 2, 3))).toEqual([3, 1, 2]);
  expect(suitOrder(cards(0, 1, 2))).toEqual([0, 2, 1]);
  expect(suitOrder(cards(2, 3))).toEqual([3, 2]);
  expect(suitOrder(0)).toEqual([]);
});

describe("a hand", () => {
  test("by suits", () => expect(of("suits")).toBe("HA H7 SK ST D9 CA C8"));
  test("by ranks", () => expect(of("ranks")).toBe("HA CA SK ST D9 C8 H7"));
  test("with trump first, the colours still apart", () => {
    expect(of("trump", 1)).toBe("CA C8 HA H7 SK ST D9");
    expect(of("trump", 3)).toBe("HA H7 SK ST D9 CA C8");
    expect(of("trump", 2)).toBe("D9 SK ST HA H7 CA C8");
    expect(of("trump")).toBe(of("suits"));
  });
  test("by the ranks of its game: in Thousand the ten comes after the ace", () => {
    const hand = maskOfText("HA HK HT");
    expect(words(arranged(hand, { order: "suits", game: "thousand", trump: -1 }))).toBe("HA HT HK");
  });
  test("keeps its suits where they were when one runs out", () => {
    const left = maskOfText("D9 CA H7");
    expect(words(arranged(left, { order: "suits", game: "preferans", trump: -1, begun: HAND }))).toBe("H7 D9 CA");
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
