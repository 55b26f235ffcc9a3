import { expect, test } from "vitest";
import type { Line, Result } from "../../wire/thousand";
import { movesOf, shoutOf, shoutOfScore } from "./telling";

const NAMES = ["Anna", "Boris", "Vera"];
const line = (seat: number, name: string, amount = 0): Line => ({ seat, name, amount, note: [] });
const result = (lines: Line[]): Result => ({
  number: 1,
  ending: "played",
  declarer: 0,
  contract: 100,
  points: [],
  bonuses: [],
  tricks: [],
  lines,
  totals: [],
  marks: {},
});

test("who comes onto the barrel is told, once", () => {
  const climbs = result([line(0, "contract", 100), line(1, "barrel.cut", -15), line(1, "barrel.sits")]);
  expect(shoutOfScore([climbs], NAMES, 0)).toEqual({ text: "web-table-shout-barrel", suit: -1, sign: "barrel" });
  expect(shoutOfScore([climbs, result([line(1, "defender", 20)])], NAMES, 0)).toBeUndefined();
});

test("a golden deal is told when its cards are dealt", () => {
  const dealt = { event: "handsdealt", unseen: -1, talon: 3, sitter: -1, beside: 0, stock: 0, exposed: -1 } as const;
  const golden = { text: "web-table-shout-golden", suit: -1, sign: "golden" };
  expect(shoutOf({ ...dealt, golden: true }, NAMES, 0)).toEqual(golden);
  expect(shoutOf({ ...dealt, golden: false }, NAMES, 0)).toBeUndefined();
});

test("what happens seldom has a sign", () => {
  expect(shoutOf({ event: "allpassed" }, NAMES, 0)?.sign).toBe("passes");
  expect(shoutOf({ event: "goldencalled", seat: 1, amount: 120 }, NAMES, 0)?.sign).toBe("golden");
  expect(shoutOf({ event: "miserenamed", seat: 1, amount: 100 }, NAMES, 0)?.sign).toBe("misere");
  expect(shoutOf({ event: "conceded", seat: 1, kind: "writeoff" } as never, NAMES, 0)?.sign).toBeUndefined();
});

test("the talon, a marriage and the end of a match are heard", () => {
  const heard = (event: object): unknown => movesOf(event as never, 0, {} as never).sound;
  expect(heard({ event: "talonshown" })).toBe("card");
  expect(heard({ event: "marriagedeclared" })).toBe("marriage");
  expect(heard({ event: "matchended" })).toBe("finale");
  expect(heard({ event: "passed" })).toBeUndefined();
});
