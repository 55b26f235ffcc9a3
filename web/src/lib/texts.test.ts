import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languageOf, sortedCards, Texts, type Language, type Tagged } from "./texts";
import type { OptionInfo } from "./wire/messages";

const FOLDER = new URL("../../../src/prikup/texts", import.meta.url).pathname;
function source(language: Language): string {
  return readdirSync(`${FOLDER}/${language}`)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(`${FOLDER}/${language}/${name}`, "utf8"))
    .join("\n");
}
const words = (language: Language): Texts => new Texts(language, [source(language), source("en")]);
const en = words("en");
const ru = words("ru");
const NAMES = ["Anna", "Boris", "Vera"];
const H = 24;
const [KING, QUEEN, TEN, ACE] = [6, 5, 3, 7];

describe("words of what the server sends", () => {
  test("cards in letters and words", () => {
    expect(en.card(H + QUEEN)).toBe("Q♥");
    expect(ru.card(H + ACE)).toBe("Т♥");
    expect(en.cardWords(H + QUEEN)).toBe("queen of hearts");
    expect(ru.cardWords(H + QUEEN, "acc")).toBe("даму червей");
    expect(en.cards(2 ** (H + ACE) + 2 ** TEN)).toBe("A♥ 10♠");
    expect(en.cards(0)).toBe("–");
  });

  test("tenths have the decimal sign of the language", () => {
    const values = { level: 7, strain: 0, made: 22, worlds: 100, worth: -31 };
    expect(en.say("hint-search-other-game", values)).toBe("7♠ in 22 of 100, worth −3.1 whists");
    expect(ru.say("hint-search-other-game", values)).toBe("7♠ — в 22 из 100, стоит −3,1 виста");
    const card = { card: H + QUEEN, made: 4, worlds: 6 };
    expect(en.say("hint-search-other-made", { ...card, less: 0 })).toBe("queen of hearts: makes it in 4 of 6");
    expect(en.say("hint-search-other-made", { ...card, less: 31 })).toMatch(/in 4 of 6, 3\.1 whists less$/);
  });

  test("sets with the highest card are read without a sign", () => {
    expect(sortedCards(0x80000000)).toEqual([31]);
    expect(sortedCards(4294967295)).toHaveLength(32);
  });

  test("events: seats as names, truths, the reader", () => {
    const bid: Tagged = { event: "bidmade", seat: 1, amount: 120, dark: false };
    expect(en.event(bid, NAMES, 0)).toBe("Boris bids 120.");
    expect(en.event(bid, NAMES, 1)).toBe("You bid 120.");
    expect(en.event({ ...bid, dark: true }, NAMES)).toBe("Boris bids 120 in the dark.");
    expect(ru.event({ event: "cardplayed", seat: 2, card: H + QUEEN }, NAMES)).toBe("Vera кладёт даму червей.");
    const dealt: Tagged = { event: "handsdealt", unseen: -1, sitter: -1, exposed: -1 };
    expect(en.event(dealt, NAMES, 0)).toBe("The cards are dealt.");
    expect(en.event({ ...dealt, exposed: H + QUEEN }, NAMES)).toBe(
      "The cards are dealt. The stock’s bottom card: queen of hearts.",
    );
    expect(en.event({ event: "trumpset", suit: 3 })).toBe("Trump: hearts.");
    expect(en.event({ event: "marriagedeclared", seat: 0, suit: -1, value: 200 }, NAMES)).toBe(
      "Anna declares four aces: 200.",
    );
    expect(en.event({ event: "matchended", winners: [0, 2], payments: [] }, NAMES)).toBe(
      "Anna and Vera win the match together.",
    );
    expect(en.event({ event: "matchended", winners: [0], payments: [120, -120] }, NAMES)).toBe(
      "Anna wins the match. Payments – Anna:\u00a0120, Boris:\u00a0−120.",
    );
    expect(en.event({ event: "matchended", winners: [2], payments: [] }, NAMES, 2)).toBe("You win the match.");
  });

  test("a name that ends in a number does not run into the count", () => {
    expect(en.shares([1, -1, 0], ["Guest 557", "Olga", "Boris"])).toBe(
      "Guest 557:\u00a01, Olga:\u00a0−1, Boris:\u00a00",
    );
  });

  test("plural forms", () => {
    const trick = (points: number): Tagged => ({ event: "tricktaken", seat: 0, points });
    expect(ru.event(trick(21), NAMES)).toContain("21 очко.");
    expect(ru.event(trick(23), NAMES)).toContain("23 очка.");
    expect(ru.event(trick(25), NAMES)).toContain("25 очков.");
  });

  test("actions", () => {
    const play = { do: "play", card: H + KING, announce: true };
    expect(en.action(play, NAMES, 0)).toBe("play the king of hearts and declare the marriage");
    expect(en.action({ ...play, card: H + ACE })).toContain("four aces");
    expect(en.action({ do: "claim", ground: "four_nines" })).toBe("claim: four nines");
    expect(en.action({ do: "give", to: 1, card: H, open: false }, NAMES)).toBe(
      "give the seven of hearts to Boris face down",
    );
  });

  test("errors: cards, seats, what stands for nothing", () => {
    const text = en.error({ code: "nothing_known", params: {} });
    expect(text).toBe("error-nothing_known");
    for (const id of ["error-not_your_turn", "error-must_follow_suit"]) expect(en.has(id)).toBe(true);
  });

  test("errors: the reader's own seat", () => {
    const answer = { code: "bad_receiver", params: { seat: 1 } };
    expect(en.error(answer, NAMES, 0)).toBe("No card can go to Boris now.");
    expect(en.error(answer, NAMES, 1)).toBe("You cannot give a card to yourself.");
    expect(ru.error(answer, NAMES, 1)).toBe("Себе карту не отдают.");
  });

  test("errors: the titles of options and the words of their values", () => {
    const option = (name: string, title: string, values: string[]): [string, OptionInfo] => [
      name,
      { name, title, values, section: "", situation: "", usual: true, default: "off", ledger: [] },
    ];
    const figures = Array.from({ length: 240 }, (_, number) => String(100 + 10 * number));
    const options = new Map([
      option("barrel.at", "Barrel", ["off", ...figures]),
      option("bolts.kind", "Bolts", ["off", "row", "total"]),
    ]);
    const told = (texts: Texts, code: string, params: Record<string, string>): string =>
      texts.error({ code, params }, [], undefined, options);
    expect(told(en, "bad_value", { option: "barrel.at", value: "3", allowed: "off, 100..2490 by 10" })).toBe(
      "The option “Barrel” cannot be “3”; it can be no, 100 to 2490 in steps of 10.",
    );
    expect(told(en, "bad_value", { option: "bolts.kind", value: "x", allowed: "off, row, total" })).toContain(
      "it can be no, in a row, in total.",
    );
    const clash = { first: "barrel.at=900", second: "bolts.kind=off", why: "one_lock" };
    expect(told(en, "options_conflict", clash)).toContain("“Barrel = 900” and “Bolts = no” cannot be combined");
    expect(told(ru, "options_conflict", clash)).toContain("садятся на бочку = 900» и «");
    expect(en.error({ code: "options_conflict", params: clash })).toContain("“barrel.at=900” and");
    // A language with titles of its own needs nobody to say which options there are.
    expect(ru.error({ code: "options_conflict", params: clash })).toContain(
      "«С какого счёта садятся на бочку = 900» и «",
    );
    const pool = { code: "bad_value", params: { option: "pool.deals", value: "x", allowed: "off, 1..200 by 1" } };
    expect(ru.error(pool)).toContain("«Конец партии самое позднее после стольких сдач»");
    expect(told(en, "unknown_option", { option: "barel", nearest: "barrel.at" })).toContain("“barrel.at”");
  });

  test("lines with their numbers, signs, English where a language lacks words", () => {
    expect(en.line({ seat: 0, name: "contract", amount: -120, note: [120, 64, 1] })).toBe("contract of 120, took 64");
    expect(en.signed(-120)).toBe("−120");
    expect(en.signed(65)).toBe("+65");
    expect(new Texts("es", ["", source("en")]).action({ do: "pass" })).toBe("pass");
    expect(en.line({ seat: 0, name: "new.line", amount: 1, note: [] })).toBe("new.line");
  });

  test.each(["en", "ru"] as const)("every event and action of the game has words in %s", (language) => {
    const texts = new Texts(language, [source(language)]);
    const wire = readFileSync(new URL("wire/thousand.ts", import.meta.url), "utf8");
    const ids = [...wire.matchAll(/^ {2}(event|do): "(\w+)";$/gm)].map(([, kind, tag]) =>
      kind === "event" ? `event-${tag}` : `action-${tag}`,
    );
    expect(ids.length).toBeGreaterThan(70);
    for (const id of ids) expect(texts.has(id), id).toBe(true);
  });

  test("languages of wishes", () => {
    expect(languageOf("ru-RU")).toBe("ru");
    expect(languageOf("de_AT.UTF-8")).toBe("de");
    expect(languageOf("fr")).toBeUndefined();
  });
});
