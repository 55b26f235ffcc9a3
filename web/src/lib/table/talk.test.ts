import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import type { Refused, SeatInfo, Spoken } from "../wire/messages";
import { phrasesOf, STANDS, Talk, type Phrase } from "./talk.svelte";

const sits = (name: string, kind: SeatInfo["kind"] = "person"): SeatInfo => ({
  kind,
  name,
  user: kind === "person" ? name.toLowerCase() : "",
  bot: kind === "bot" ? "thumb" : "",
  present: true,
  grace: -1,
});
const spoken = (seat: number, phrase: Phrase): Spoken => ({ t: "spoken", seat, phrase, id: "" });

class Around {
  seat = 0;
  people = [sits("Anna"), sits("Boris"), sits("", "bot")];
  names = ["Anna", "Boris", "Olga"];
  written: string[] = [];
  speak = (phrase: Phrase): Promise<Spoken | Refused> => Promise.resolve(spoken(0, phrase));
  write(line: string): void {
    this.written.push(line);
  }
}

let around: Around;
let talk: Talk;

beforeEach(() => {
  vi.useFakeTimers();
  settings.muted = [];
  around = new Around();
  talk = new Talk(around, () => Promise.resolve());
});
afterEach(() => {
  talk.close();
  vi.useRealTimers();
});

test("a phrase stands at its seat for a while, and in the log for good", async () => {
  await talk.heard(spoken(1, "hello"));
  expect(talk.shown).toEqual({ 1: "hello" });
  expect(around.written).toEqual(["Boris: phrase-hello"]);
  expect(talk.said).toBe("Boris: phrase-hello");
  vi.advanceTimersByTime(STANDS - 1);
  expect(talk.shown).toEqual({ 1: "hello" });
  vi.advanceTimersByTime(1);
  expect(talk.shown).toEqual({});
  expect(around.written).toHaveLength(1);
});

test("a second phrase takes the place of the first, and stands its own time", async () => {
  await talk.heard(spoken(1, "hello"));
  await talk.heard(spoken(0, "thanks"));
  vi.advanceTimersByTime(STANDS - 1);
  await talk.heard(spoken(1, "sorry"));
  vi.advanceTimersByTime(STANDS - 1);
  expect(talk.shown).toEqual({ 1: "sorry" });
});

test("who is muted is neither seen nor read nor heard, at once and until it is taken back", async () => {
  await talk.heard(spoken(1, "hello"));
  talk.mute(1, true);
  expect(talk.shown).toEqual({});
  await talk.heard(spoken(1, "smile"));
  await talk.heard(spoken(0, "bye"));
  expect(talk.shown).toEqual({ 0: "bye" });
  expect(around.written).toEqual(["Boris: phrase-hello", "Anna: phrase-bye"]);
  // The person is muted, wherever they sit next.
  expect(settings.muted).toEqual(["boris"]);
  around.people = [sits("Anna"), sits("", "bot"), sits("Boris")];
  expect([talk.mutes(1), talk.mutes(2)]).toEqual([false, true]);
  talk.mute(2, false);
  expect(settings.muted).toEqual([]);
});

test("two hundred people can be muted, and then the first is heard again", () => {
  settings.muted = Array.from({ length: 200 }, (_, n) => `p${n}`);
  talk.mute(1, true);
  expect(settings.muted).toHaveLength(200);
  expect([settings.muted[0], settings.muted.at(-1)]).toEqual(["p1", "boris"]);
});

test("one talks with people, not with bots, and only from a seat", () => {
  expect([talk.possible, talk.others]).toEqual([true, [1]]);
  around.people = [sits("Anna"), sits("", "bot"), sits("", "empty")];
  expect(talk.possible).toBe(false);
  around.people = [sits("Anna"), sits("Boris"), sits("", "bot")];
  around.seat = -1;
  expect(talk.possible).toBe(false);
});

test("nothing is shown of a phrase whose words cannot be loaded, of an unknown one, or after the table was left", async () => {
  const silent = new Talk(around, () => Promise.reject(new Error("offline")));
  await silent.heard(spoken(1, "hello"));
  await talk.heard(spoken(1, "shout" as Phrase));
  talk.close();
  await talk.heard(spoken(1, "hello"));
  expect([silent.shown, talk.shown, around.written]).toEqual([{}, {}, []]);
});

test("the menu has twenty phrases and five reactions", () => {
  expect(phrasesOf("reaction")).toEqual(["smile", "laugh", "heart", "flower", "tea"]);
  expect(phrasesOf("manners").length + phrasesOf("play").length).toBe(20);
});
