import { expect, test } from "vitest";
import { ahead } from "./headline";

test("who has the most points, with those of marriages; more than one if they have as many", () => {
  expect(ahead({ points: [10, 110], bonuses: [0, 80] })).toEqual({ seats: [1], points: 190 });
  expect(ahead({ points: [90, 30, 20], bonuses: [0, 60, 20] })).toEqual({ seats: [0, 1], points: 90 });
});
