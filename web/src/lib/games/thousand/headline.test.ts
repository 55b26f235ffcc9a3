import { expect, test } from "vitest";
import type { Result } from "../../wire/thousand";
import { ahead, chief } from "./headline";

test("who has the most points, with those of marriages; more than one if they have as many", () => {
  expect(ahead({ points: [10, 110], bonuses: [0, 80] })).toEqual({ seats: [1], points: 190 });
  expect(ahead({ points: [90, 30, 20], bonuses: [0, 60, 20] })).toEqual({ seats: [0, 1], points: 90 });
});

test("whose deal it was: the declarer's, else of who has the most points; nobody's where no card was played", () => {
  const dealt = (declarer: number, ending: string): Result =>
    ({ declarer, ending, points: [20, 100], bonuses: [0, 0] }) as unknown as Result;
  expect(chief(dealt(0, "tricks"))).toBe(0);
  expect(chief(dealt(-1, "tricks"))).toBe(1);
  expect(chief(dealt(-1, "three_marriages"))).toBe(-1);
});
