import { describe, expect, test } from "vitest";
import { lengthOf, LONGEST_NAME } from "./names";

describe("the length of a name, as the server counts it", () => {
  test("characters, not units of UTF-16", () => {
    expect(lengthOf("Anna")).toBe(4);
    expect(lengthOf("🂡🂡")).toBe(2);
  });
  test("one character for a letter with its accent, however it was typed", () => {
    expect(lengthOf("Jose\u0301")).toBe(4);
  });
  test("spaces around it do not count, several inside count as one", () => {
    expect(lengthOf("  Anna   Maria ")).toBe(10);
  });
  test("the longest name fits", () => {
    expect(lengthOf("x".repeat(LONGEST_NAME))).toBe(24);
  });
});
