import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { reportOn } from "./report";
import type { Promised } from "./seen";

vi.mock("../i18n.svelte", () => ({
  i18n: { texts: { seat: (seat: number) => `seat ${seat}` } },
  t: (message: string, values: Record<string, unknown> = {}) => [message, ...Object.values(values)].join(" "),
}));
vi.mock("../tables", () => ({ personName: (name: string) => name }));

const { match, seen } = JSON.parse(
  readFileSync(new URL("../../../../spec/fair-deals.json", import.meta.url), "utf8"),
) as { match: { secret: string; log: string[]; mixing: object }; seen: Promised };
const told = {
  table: "t",
  commitment: "",
  secret: match.secret,
  record: { names: ["Anna", "thumb", "Vera"], log: match.log },
};

/** The report of a browser that remembers some tables. */
function report(content: object, remembered: Promised[]): ReturnType<typeof reportOn> {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(remembered) });
  return reportOn(JSON.stringify(content));
}

describe("the report on a file", () => {
  it("says who has mixed, whose links were late, and who had several chains", async () => {
    // Anna's links are in four deals; Vera's in two, late in the third, from two devices.
    expect(await report({ ...told, mixing: match.mixing }, [seen])).toEqual({
      good: true,
      lines: [
        "fair-verdict 0",
        "fair-deals 5 1",
        "fair-shares Anna 4, Vera 2",
        "fair-late Vera 1",
        "fair-chains Vera 2",
        "fair-seen fair-rest",
      ],
    });
  });

  it("is not good where the file does not say what was mixed", async () => {
    expect(await report(told, [])).toEqual({ good: false, lines: ["fair-unsaid", "fair-unseen fair-rest"] });
    const lines = ["fair-no_mixing no_mixing 0 0 -1 seat -1", "fair-unsaid", "fair-seen fair-rest"];
    expect(await report(told, [seen])).toEqual({ good: false, lines });
  });
});
