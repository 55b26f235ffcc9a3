import { expect, test } from "vitest";
import { gameWords } from "./terms";

test("a game whose name stands in the title of its rules is not said twice", () => {
  expect(gameWords("1001", "1001 for two, as printed in 1930")).toBe("1001 for two, as printed in 1930");
  expect(gameWords("Тысяча", "Английская тысяча «каждый за себя»")).toBe("Английская тысяча «каждый за себя»");
  expect(gameWords("Preferans", "Sochi, as most tables play it")).toBe("Preferans · Sochi, as most tables play it");
});
