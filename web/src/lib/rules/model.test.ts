import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../wire/messages";
import {
  bookLink,
  changedValues,
  changesFrom,
  controlOf,
  matches,
  nearestNumber,
  optionsNamed,
  presetOf,
  problemsByOption,
  rulesLink,
  rulesOfFragment,
  sectionsOf,
  situationsOf,
  withoutEdition,
} from "./model";

const option = (name: string, ...values: string[]): OptionInfo => ({
  name,
  section: name.split(".")[0] ?? "",
  situation: name.startsWith("end.") ? "match" : "deal",
  usual: true,
  values,
  default: values[0] ?? "",
  ledger: [],
  title: name,
});

describe("the control of an option", () => {
  it("is a switch for on and off", () => {
    expect(controlOf(["off", "on"]).kind).toBe("switch");
  });

  it("is segments for a few values, words or numbers", () => {
    expect(controlOf(["rounds", "last", "drawn", "dealer"]).kind).toBe("segments");
    expect(controlOf(["off", "100", "120"])).toEqual({ kind: "segments", off: true, numbers: [100, 120], step: 20 });
  });

  it("is a list for more of them, and for numbers in unequal steps", () => {
    expect(controlOf(["0", "20", "50", "60", "80", "100", "120", "150", "200"]).kind).toBe("select");
    expect(controlOf(["a", "b", "c", "d", "e"]).kind).toBe("select");
  });

  it("is a number where there are many in equal steps", () => {
    const values = ["off", ...Array.from({ length: 51 }, (_, index) => String(-1000 + 20 * index))];
    const control = controlOf(values);
    expect(control).toMatchObject({ kind: "number", off: true, step: 20 });
    expect(control.numbers[0]).toBe(-1000);
    expect(control.numbers.at(-1)).toBe(0);
  });

  it("brings a typed number to one that is allowed", () => {
    expect(nearestNumber([-20, 0, 20], 13)).toBe(20);
    expect(nearestNumber([-20, 0, 20], -400)).toBe(-20);
  });
});

describe("the form", () => {
  const game: GameInfo = {
    game: "thousand",
    version: 1,
    presets: [],
    situations: [],
    options: [option("end.target", "1000", "1001"), option("end.win", "reach"), option("cut.kind", "none", "offer")],
    bots: [],
  };

  it("groups options by section in declared order", () => {
    expect(sectionsOf(game.options).map(({ key, options }) => [key, options.length])).toEqual([
      ["end", 2],
      ["cut", 1],
    ]);
  });

  it("groups options by situation, what is usual first", () => {
    const rare = { ...option("cut.deep", "off", "on"), usual: false };
    const late = { ...option("end.rest", "off", "on"), usual: false };
    const found = situationsOf([rare, ...game.options, late], ["deal", "auction", "match"]);
    expect(found.map((one) => one.key)).toEqual(["deal", "match"]);
    expect(found[0]?.usual.map((section) => section.options.map((one) => one.name))).toEqual([["cut.kind"]]);
    expect(found[0]?.rare.map((section) => section.options)).toEqual([[rare]]);
    expect(found[1]?.usual.map((section) => section.key)).toEqual(["end"]);
    expect(found[1]?.rare.map((section) => section.options)).toEqual([[late]]);
  });

  it("tells what differs from the preset", () => {
    const base = { "end.target": "1000", "cut.kind": "none" };
    expect(changesFrom(base, { "end.target": "1001", "cut.kind": "none" })).toEqual(["end.target"]);
    expect(changesFrom(base, { ...base, "of.another": "x" })).toEqual([]);
    expect(changedValues(base, { ...base, "end.target": "1001" })).toEqual({ "end.target": "1001" });
  });

  it("finds by words, whatever their case, accents and order", () => {
    expect(matches("BARREL fall", ["Penalty for a fall from the barrel"])).toBe(true);
    expect(matches("счет", ["С какого счёта садятся на бочку"])).toBe(true);
    expect(matches("tysiac", ["Polski Tysiąc"])).toBe(true);
    expect(matches("bolt", ["Barrel"])).toBe(false);
    expect(matches("  ", ["anything"])).toBe(true);
  });
});

describe("problems", () => {
  const known = new Set(["barrel.at", "threshold.at"]);

  it("stand at the options that they name, with or without a value", () => {
    const conflict = {
      code: "options_conflict",
      params: { first: "barrel.at=900", second: "threshold.at", why: "one_lock" },
    };
    expect(optionsNamed(conflict, known)).toEqual(["barrel.at", "threshold.at"]);
    const other = { code: "bad_rules_text", params: { text: "x" } };
    const found = problemsByOption([conflict, other], known);
    expect(found.get("barrel.at")).toEqual([conflict]);
    expect(found.get("")).toEqual([other]);
  });
});

describe("rule strings in links", () => {
  const rules = "thousand/ru+barrel.at=880+bolts.kind=total";

  it("go through a fragment and back", () => {
    const link = rulesLink(rules, "https://example.org");
    expect(link).toBe(`https://example.org/rules#${rules}`);
    expect(rulesOfFragment(new URL(link).hash)).toBe(rules);
  });

  it("lead to the rules in words", () => {
    const link = new URL(bookLink(rules, "pl"), "https://example.org");
    expect(link.pathname).toBe(`/rules/${rules}`);
    expect(link.searchParams.get("lang")).toBe("pl");
  });

  it("are read when the browser or a chat escaped them, and never throw", () => {
    expect(rulesOfFragment("#thousand%2Fru%2Bbarrel.at%3D880")).toBe("thousand/ru+barrel.at=880");
    expect(rulesOfFragment("#100%")).toBe("100%");
    expect(rulesOfFragment("")).toBe("");
  });

  it("begin with their preset", () => {
    expect(presetOf(rules)).toBe("thousand/ru");
  });

  it("share titles with the other editions of their preset", () => {
    expect(withoutEdition("preferans/sochi@2")).toBe("preferans/sochi");
    expect(withoutEdition("preferans/sochi")).toBe("preferans/sochi");
  });
});
