import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, RulesAsked, RulesChecked } from "../wire/messages";
import { RuleForm } from "./form.svelte";

const BASES: Record<string, Record<string, string>> = {
  "thousand/ru-common": { "barrel.at": "880", "end.target": "1000" },
  "thousand/pl": { "barrel.at": "off", "end.target": "1000" },
};
/** An edition that the server still reads and no longer lists. */
const OLDER = "thousand/old";
const GAMES: GameInfo[] = [
  {
    game: "thousand",
    version: 1,
    presets: Object.keys(BASES).map((rules) => ({ rules, game: "thousand", players: 3 })),
    situations: ["match"],
    options: ["end.target", "barrel.at"].map((name) => ({
      name,
      situation: "match",
      usual: true,
      section: name.split(".")[0] ?? "",
      values: ["off", "400", "880", "1000"],
      default: "off",
      ledger: [],
      title: name,
    })),
    bots: ["thumb"],
  },
];

let asked: RulesAsked[] = [];

/** A server with one conflict: a barrel at the target. */
function check({ rules, options = {} }: RulesAsked): RulesChecked {
  const [preset = "", ...changes] = rules.split("+");
  const base = preset === OLDER ? { "barrel.at": "880", "end.target": "400" } : BASES[preset];
  const unknown = { code: "unknown_preset", params: { preset, known: "-" } };
  if (!base) return { rules, players: 0, options: {}, problems: [unknown], later: "" };
  const all = {
    ...base,
    ...Object.fromEntries(changes.map((change) => change.split("=") as [string, string])),
    ...options,
  };
  const first = "barrel.at";
  const clash = { code: "options_conflict", params: { first, second: "end.target", why: "barrel_below_target" } };
  const differs = Object.entries(all).filter(([name, value]) => base[name] !== value);
  const text = [preset, ...differs.map((pair) => pair.join("="))].join("+");
  const problems = all["barrel.at"] === all["end.target"] ? [clash] : [];
  return {
    rules: problems.length ? rules : text,
    players: 3,
    options: all,
    problems,
    later: preset === OLDER ? text.replace(OLDER, `${OLDER}@2`) : "",
  };
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string, init: RequestInit) => {
      if (path === "/api/games") return new Response(JSON.stringify(GAMES));
      const body = JSON.parse(init.body as string) as RulesAsked;
      asked.push(body);
      return new Response(JSON.stringify(check(body)));
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(rules = ""): Promise<RuleForm> {
  const form = new RuleForm();
  await form.open(rules, "en");
  return form;
}

describe("the rule form", () => {
  it("shows the options of a preset that is not in the list", async () => {
    const form = await opened(OLDER);
    expect(form.ready).toBe(true);
    expect(form.values["end.target"]).toBe("400");
    expect(form.laterEdition).toBe("thousand/old@2");
  });

  it("begins with the preset of the language, or with the rules of a link", async () => {
    expect((await opened()).text).toBe("thousand/ru-common");
    const form = await opened("thousand/pl+barrel.at=880");
    expect(form.preset).toBe("thousand/pl");
    expect([...form.changed]).toEqual(["barrel.at"]);
    expect(form.sound).toBe(true);
    expect(form.touched).toBe(false);
  });

  it("shows a preset where a link holds no rules, and says so", async () => {
    const form = await opened("thousand/nope");
    expect(form.unread?.code).toBe("unknown_preset");
    expect(form.text).toBe("thousand/ru-common");
  });

  it("asks the server once after several changes, with the changes alone", async () => {
    const form = await opened();
    asked = [];
    form.set("barrel.at", "400");
    form.set("barrel.at", "1000");
    expect(form.sound).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([{ rules: "thousand/ru-common", options: { "barrel.at": "1000" } }]);
    expect(form.text).toBe("");
    expect([...form.wrong.keys()]).toEqual(["barrel.at", "end.target"]);
    expect(form.values["barrel.at"]).toBe("1000");
  });

  it("comes back to the preset by reset", async () => {
    const form = await opened("thousand/ru-common+barrel.at=400");
    form.reset("barrel.at");
    await vi.advanceTimersByTimeAsync(1000);
    expect(form.text).toBe("thousand/ru-common");
    expect(form.changed.size).toBe(0);
  });

  it("keeps what was changed in a preset while another is looked at", async () => {
    const form = await opened("thousand/ru-common+barrel.at=400");
    await form.choose("thousand/pl");
    expect(form.text).toBe("thousand/pl");
    await form.choose("thousand/ru-common");
    expect(form.text).toBe("thousand/ru-common+barrel.at=400");
  });

  it("says that the server cannot be asked, and goes on when it can", async () => {
    const form = await opened();
    const fetch = globalThis.fetch;
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => {
        throw new TypeError("no network");
      }),
    );
    form.set("barrel.at", "400");
    await vi.advanceTimersByTimeAsync(1000);
    expect(form.failed?.code).toBe("offline");
    expect(form.sound).toBe(false);
    vi.stubGlobal("fetch", fetch);
    await form.check();
    expect(form.failed).toBeNull();
    expect(form.text).toBe("thousand/ru-common+barrel.at=400");
  });
});
