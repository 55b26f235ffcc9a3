import { describe, expect, it } from "vitest";
import { clockOf, graceWords, GRACES } from "./timing";

describe("a new table's time", () => {
  it("is a clock in milliseconds, or none", () => {
    expect(clockOf("none", 5, 5)).toBeNull();
    expect(clockOf("normal", 1, 1)).toEqual({ bank: 600_000, increment: 10_000 });
    expect(clockOf("own", 5, 0)).toEqual({ bank: 300_000, increment: 0 });
  });

  it("keeps what is typed within reason", () => {
    expect(clockOf("own", -3, Number.NaN)).toEqual({ bank: 60_000, increment: 0 });
    expect(clockOf("own", 1e9, 1e9)).toEqual({ bank: 36_000_000, increment: 600_000 });
  });

  it("has words for every grace", () => {
    expect(GRACES.map((grace) => graceWords(grace)[0].replace("web-new-grace-", ""))).toEqual([
      "now",
      "seconds",
      "minutes",
      "minutes",
      "minutes",
      "hours",
    ]);
    expect(graceWords(300_000)[1]).toEqual({ minutes: 5 });
  });
});
