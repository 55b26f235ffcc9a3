import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts, type Language } from "../texts";
import type { OpenCards, OpenPlay } from "../wire/messages";
import { span, told, ways } from "./open-cards";

const FOLDER = new URL("../../../../src/prikup/texts", import.meta.url).pathname;
const words = (language: Language): Texts =>
  new Texts(
    language,
    ["cards", "play", "web"].map((name) => readFileSync(`${FOLDER}/${language}/${name}.ftl`, "utf8")),
  );
const en = words("en");
const NAMES = ["Anna", "Boris", "Vera"];
const [SPADE_ACE, DIAMOND_EIGHT, HEART_KING] = [7, 17, 30];

const play = (card: number, value: number, best: boolean, announce = false): OpenPlay => ({
  card,
  announce,
  low: value,
  high: value,
  best,
  shown: false,
});
const found: OpenCards = {
  seat: 1,
  count: "tricks",
  aim: "most",
  margin: false,
  guarantee: false,
  low: 6,
  high: 6,
  plays: [play(DIAMOND_EIGHT, 5, false), play(SPADE_ACE, 6, true), play(HEART_KING, 6, true)],
};

describe("open cards in words", () => {
  it("says what the position is worth", () => {
    expect(told(en, NAMES, found)).toBe("With best play: Boris – 6 tricks");
    expect(told(words("ru"), NAMES, found)).toBe("При лучшей игре: Boris — 6 взяток");
    expect(told(en, NAMES, { ...found, guarantee: true, aim: "fewest", low: 1, high: 1 })).toBe(
      "Whatever the others do: Boris – at most 1 trick",
    );
    expect(told(en, NAMES, { ...found, count: "points", low: 90, high: 120 })).toBe(
      "With best play: Boris – 90…120 points",
    );
    expect(told(en, NAMES, { ...found, count: "points", margin: true, low: -14, high: -14 })).toBe(
      "With best play: Boris – a difference of −14",
    );
  });

  it("groups the plays, the best first", () => {
    expect(ways(en, found)).toEqual([
      { value: "6", plays: ["A♠", "K♥"], best: true },
      { value: "5", plays: ["8♦"], best: false },
    ]);
    // A defender's turn: what leaves the declarer least comes first.
    const defended = { ...found, low: 4, high: 4, plays: [play(SPADE_ACE, 5, false), play(HEART_KING, 4, true, true)] };
    expect(ways(en, defended)).toEqual([
      { value: "4", plays: ["K♥ with its marriage"], best: true },
      { value: "5", plays: ["A♠"], best: false },
    ]);
  });

  it("says a range, and signs where they tell", () => {
    expect(span(en, 5, 7, false)).toBe("5…7");
    expect(span(en, -3, 0, true)).toBe("−3…0");
  });
});
