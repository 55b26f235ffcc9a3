import { expect, test } from "vitest";
import type { Line, Result } from "../../wire/thousand";
import { shoutOf, shoutOfScore } from "./telling";

const NAMES = ["Anna", "Boris", "Vera"];
const line = (seat: number, name: string, amount = 0): Line => ({ seat, name, amount, note: [] });
const result = (lines: Line[], golden?: number[]): Result => ({
  number: 1,
  ending: "played",
  declarer: 0,
  contract: 100,
  points: [],
  bonuses: [],
  tricks: [],
  lines,
  totals: [],
  marks: golden ? { golden } : {},
});

test("who comes onto the barrel is told, once", () => {
  const climbs = result([line(0, "contract", 100), line(1, "barrel.cut", -15), line(1, "barrel.sits")]);
  expect(shoutOfScore([climbs], NAMES, 0)).toEqual({ text: "web-table-shout-barrel", suit: -1, sign: "barrel" });
  expect(shoutOfScore([climbs, result([line(1, "defender", 20)])], NAMES, 0)).toBeUndefined();
});

test("a golden deal moves a counter, and others do not", () => {
  const golden = { text: "web-table-shout-golden", suit: -1, sign: "golden" };
  const [first, second] = [result([], [3, 0, 0]), result([], [3, 1, 0])];
  expect(shoutOfScore([first], NAMES, 0)).toEqual(golden);
  expect(shoutOfScore([first, second], NAMES, 0)).toEqual(golden);
  expect(shoutOfScore([first, second, result([], [3, 1, 0])], NAMES, 0)).toBeUndefined();
  expect(shoutOfScore([result([], [0, 0, 0])], NAMES, 0)).toBeUndefined();
  expect(shoutOfScore([result([])], NAMES, 0)).toBeUndefined();
});

test("what happens seldom has a sign", () => {
  expect(shoutOf({ event: "allpassed" }, NAMES, 0)?.sign).toBe("passes");
  expect(shoutOf({ event: "goldencalled", seat: 1, amount: 120 }, NAMES, 0)?.sign).toBe("golden");
  expect(shoutOf({ event: "miserenamed", seat: 1, amount: 100 }, NAMES, 0)?.sign).toBe("misere");
  expect(shoutOf({ event: "conceded", seat: 1, kind: "writeoff" } as never, NAMES, 0)?.sign).toBeUndefined();
});
