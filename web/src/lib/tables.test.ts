import { beforeAll, describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "./wire/messages";

vi.mock("./i18n.svelte", () => ({
  capitalized: (text: string): string => text,
  i18n: { language: "en" },
  setLanguage: () => Promise.resolve(),
  t: (id: string): string =>
    ({ "web-common-gone": "former player", "web-matches-bots": "a bot" })[id] ??
    (id.startsWith("web-table-bot-name-") ? (["Vera", "Olga", "Boris", "Anton"][Number(id.at(-1))] ?? "") : id),
}));
vi.mock("./session.svelte", () => ({ session: {} }));
vi.mock("./router.svelte", () => ({ navigate: (): void => undefined }));

const seat = (kind: SeatInfo["kind"], name = ""): SeatInfo => ({
  kind,
  name,
  user: name,
  bot: "",
  present: true,
  grace: -1,
});

describe("who sits there", () => {
  let tables: typeof import("./tables");
  beforeAll(async () => {
    tables = await import("./tables");
  });

  it("calls a bot by its seat, and a person by their name", () => {
    expect(tables.seatNames([seat("person", "Anna"), seat("bot"), seat("empty")])).toEqual(["Anna", "Olga", ""]);
  });

  it("gives a bot another name where a person has that of its seat", () => {
    const seats = [seat("person", "boris"), seat("bot"), seat("bot")];
    expect(tables.seatNames(seats)).toEqual(["boris", "Olga", "Vera"]);
    const two = [seat("person", "Olga"), seat("bot"), seat("person", "Vera"), seat("bot")];
    expect(tables.seatNames(two)).toEqual(["Olga", "Boris", "Vera", "Anton"]);
    const three = [seat("person", "anton"), seat("person", "Vera"), seat("person", "OLGA"), seat("bot")];
    expect(tables.seatNames(three)).toEqual(["anton", "Vera", "OLGA", "Boris"]);
  });

  it("numbers persons of the same name", () => {
    const seats = [seat("person", "Anna"), seat("person", "Boris"), seat("person", "anna")];
    expect(tables.seatNames(seats)).toEqual(["Anna 1", "Boris", "anna 2"]);
  });

  it("has words for whose account is deleted", () => {
    const seats = [seat("person", "[deleted]"), seat("person", "Anna"), seat("bot")];
    expect(tables.seatNames(seats)).toEqual(["former player", "Anna", "Boris"]);
    expect(tables.others({ seats } as never, 1)).toBe("former player and a bot");
    expect(tables.personName("deleted")).toBe("deleted");
  });
});
