import { expect, test } from "vitest";
import type { AllPass, View } from "../../wire/preferans";
import { contract } from "./telling";

const NAMES = ["Anna", "Boris", "Vera"];
const allPass = (passes: AllPass): View => ({ phase: "playing", passes, contract: null }) as View;

test("an all-pass says whether its tricks go to the hill or are written in whists", () => {
  const passes = { price: 5, dark: false, compulsory: false };
  expect(contract(allPass({ ...passes, whists: true }), NAMES)).toBe("web-preferans-passes-whists");
  expect(contract(allPass({ ...passes, whists: false }), NAMES)).toBe("web-preferans-passes");
  expect(contract(allPass({ ...passes, dark: true, whists: false }), NAMES)).toBe(
    "web-preferans-passes, web-preferans-dark",
  );
});
