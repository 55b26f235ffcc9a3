import { describe, expect, test } from "vitest";
import type { EntryForm, FormItem } from "../wire/messages";
import { blank, entryText } from "./entry";
import { pack, unpack } from "./link";

const item = (name: string, kind: FormItem["kind"], more: Partial<FormItem> = {}): FormItem => ({
  name,
  kind,
  label: name,
  choices: [],
  second: [],
  least: 0,
  most: 0,
  optional: false,
  others: false,
  help: "",
  value: "",
  ...more,
});
const PEOPLE = ["0", "1", "2"].map((value) => ({ value, label: `player ${value}` }));
const GAME: EntryForm = {
  name: "game",
  label: "Game",
  begin: "game",
  head: [
    item("seat", "choice", { choices: PEOPLE }),
    item("level", "choice", { choices: PEOPLE }),
    item("dark", "flag"),
  ],
  more: [
    item("whist", "people", { choices: PEOPLE }),
    item("half", "choice", { choices: PEOPLE, optional: true }),
    item("tricks", "numbers", { choices: PEOPLE }),
    item("marriages", "pairs", { choices: PEOPLE, second: PEOPLE }),
    item("returned", "flag"),
    item("talon", "text"),
  ],
};

describe("an entry's text", () => {
  test("an empty form is what must be chosen and nothing else", () => {
    expect(entryText(GAME, blank(GAME))).toBe("game 0 0");
  });
  test("who plays is not asked whether he whists", () => {
    const form = { ...GAME, more: GAME.more.map((one) => ({ ...one, others: ["whist", "half"].includes(one.name) })) };
    const filled = { ...blank(form), seat: "1", whist: ["0", "1"], half: "1" };
    expect(entryText(form, filled)).toBe("game 1 0; whist 0");
    expect(entryText(form, { ...filled, seat: "2" })).toBe("game 2 0; whist 0 1; half 1");
  });
  test("every kind of field, in the order of the form", () => {
    const filled = {
      ...blank(GAME),
      seat: "1",
      level: "2",
      dark: true,
      whist: ["2", "0"],
      half: "0",
      tricks: ["", "6", "4"],
      marriages: [
        ["1", "H"],
        ["0", "S"],
      ] as [string, string][],
      returned: true,
      talon: " HA SK ",
    };
    expect(entryText(GAME, filled)).toBe(
      "game 1 2 dark; whist 0 2; half 0; tricks 0 6 4; marriages 1 H / 0 S; returned; talon HA SK",
    );
  });
});

describe("a sheet in a link", () => {
  const sheet = `prikup sheet 1\nrules: preferans/sochinka\nseat 0: Аня\n\n${"passes; tricks 3 3 4 0\n".repeat(80)}`;
  test("there and back, and much shorter", async () => {
    const packed = await pack(sheet);
    expect(packed).toMatch(/^z[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(sheet.length / 4);
    expect(await unpack(packed)).toBe(sheet);
  });
  test("plain ones are read, too", async () => {
    expect(await unpack(`p${btoa("prikup sheet 1")}`)).toBe("prikup sheet 1");
  });
  test("what is no sheet is nothing", async () => {
    for (const broken of ["", "z", "zzzz", "p***", "x1234", "p_w"]) expect(await unpack(broken)).toBeFalsy();
  });
  test("a small link cannot fill the memory", async () => {
    const bomb = await pack("x".repeat(5_000_000)).catch(() => "");
    expect(await unpack(bomb)).toBe(bomb.startsWith("z") ? null : "x".repeat(5_000_000));
  });
});
