// The same vectors as tests/test_fairness.py, whose figures come from hashlib alone.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Replay } from "../wire/messages";
import { dealFindings, disclosureOf, findingsOf, type Disclosure } from "./check";
import { hashed, mixedSeed, shuffled } from "./hash";
import type { Promised } from "./seen";

interface Cooked {
  name: string;
  edits: [string, unknown][];
  findings: unknown[][];
}
interface Vectors {
  hashed: { link: string; times: number; is: string }[];
  mixed: { seed: string; deal: number; links: string[]; is: string }[];
  decks: { seed: string; pack: number[]; is: number[] }[];
  match: { secret: string; log: string[]; mixing: NonNullable<Disclosure["mixing"]> };
  cooked: Cooked[];
  seen: Promised;
  unpromised: Cooked[];
  malformed: [string, unknown][];
}
const vectors = JSON.parse(
  readFileSync(new URL("../../../../spec/fair-deals.json", import.meta.url), "utf8"),
) as Vectors;

/** The match of the file with something else in some places. */
function edited(edits: [string, unknown][] = []): Disclosure {
  const { secret, log, mixing } = structuredClone(vectors.match);
  const data = { secret, log, mixing } as Record<string, unknown>;
  for (const [place, value] of edits) {
    const path = place.split("/");
    const last = path.pop() as string;
    const at = path.reduce((found, part) => found[part] as Record<string, unknown>, data);
    at[last] = value;
  }
  const found = data as unknown as Vectors["match"];
  return { table: "t", commitment: "", ...found, record: { names: ["Anna", "thumb", "Vera"], log: found.log } };
}

describe("the check of mixed deals", () => {
  it("hashes, mixes and shuffles as hashlib does", async () => {
    for (const { link, times, is } of vectors.hashed) expect(await hashed(link, times)).toBe(is);
    for (const { seed, deal, links, is } of vectors.mixed) expect(await mixedSeed(seed, deal, links)).toBe(is);
    for (const { seed, pack, is } of vectors.decks) expect(await shuffled(seed, pack)).toEqual(is);
  });

  it("finds nothing in a fair match", async () => {
    expect(await findingsOf(edited())).toEqual([]);
  });

  it.each(vectors.cooked)("finds $name", async ({ edits, findings }) => {
    const found = await findingsOf(edited(edits));
    expect(found.map(({ code, deal, step, seat }) => [code, deal, step, seat])).toEqual(findings);
  });

  it("finds what is otherwise than this browser was promised", async () => {
    const told = edited();
    const { seen } = vectors;
    expect(await findingsOf(told, seen)).toEqual([]);
    // What an older page wrote down has the chains alone, each at its first deal, and no seat without one.
    const older = { ...seen, asked: [], chains: seen.chains.filter(({ end }) => end) };
    expect(await findingsOf(told, older)).toEqual([]);
    const chains = [{ seat: 0, end: seen.secret, first: 1, since: 1, deal: 2 }];
    expect(await findingsOf(told, { table: "t", secret: "00".repeat(32), chains, asked: [2, 3] })).toEqual([
      { code: "other_secret", deal: 0, step: 0, seat: -1 },
      { code: "other_chain", deal: 2, step: 0, seat: 0 },
    ]);
  });

  it.each(vectors.unpromised)("finds $name", async ({ edits, findings }) => {
    const told = edited(edits);
    expect(await findingsOf(told)).toEqual([]);
    const found = await findingsOf(told, vectors.seen);
    expect(found.map(({ code, deal, step, seat }) => [code, deal, step, seat])).toEqual(findings);
  });

  it("checks a deal by itself", async () => {
    const { chains, deals } = vectors.match.mixing;
    const { mixed, seed: server_seed, step } = deals[1] as (typeof deals)[number];
    const seed = (vectors.match.log[step - 1] as string).slice("table shuffle ".length);
    const replay = { seed, commitment: await hashed(server_seed), server_seed, mixed, chains } as Replay;
    const codes = async (more: Partial<Replay>): Promise<string[]> =>
      (await dealFindings({ ...replay, ...more })).map(({ code }) => code);
    expect(await codes({})).toEqual([]);
    expect(await codes({ seed: server_seed })).toEqual(["chosen_deal"]);
    expect(await codes({ commitment: seed })).toEqual(["server_seed"]);
    expect(await codes({ chains: [] })).toEqual(["server_seed", "wrong_link", "wrong_link"]);
    // A seed of the server that fits its commitment, but is no link of its chain; and a chain that begins with the deal.
    const swapped = "0f".repeat(32);
    const other = { server_seed: swapped, commitment: await hashed(swapped) };
    expect(await codes({ ...other, seed: await mixedSeed(swapped, 2, mixed.links) })).toEqual(["server_seed"]);
    const begun = chains.map((one) => (one.seat < 0 ? { ...one, end: replay.commitment, first: 2, since: 2 } : one));
    expect(await codes({ chains: begun })).toEqual(["server_seed"]);
    // In a match without links the seed of the pack is the one that was committed.
    expect(await codes({ mixed: null, server_seed: "", commitment: await hashed(seed) })).toEqual([]);
    expect(await codes({ mixed: null, server_seed: "" })).toEqual(["server_seed"]);
  });

  it.each(vectors.malformed)("reads no file with something else in %s", (place, value) => {
    expect(disclosureOf(JSON.stringify(edited([[place, value]])))).toBeUndefined();
  });

  it("finds that a file does not say what was mixed, where chains were shown", async () => {
    const { mixing: _, ...told } = edited();
    const read = disclosureOf(JSON.stringify(told)) as Disclosure;
    expect(await findingsOf(read)).toEqual([]);
    expect(await findingsOf(read, vectors.seen)).toEqual([{ code: "no_mixing", deal: 0, step: 0, seat: -1 }]);
  });

  it("compares a deal with what this browser was promised", async () => {
    const { chains, deals } = vectors.match.mixing;
    const { mixed, seed: server_seed, step } = deals[1] as (typeof deals)[number];
    const seed = (vectors.match.log[step - 1] as string).slice("table shuffle ".length);
    const replay = { seed, commitment: await hashed(server_seed), server_seed, mixed, chains } as Replay;
    const codes = async (seen: Promised, more: Partial<Replay> = {}): Promise<unknown[]> =>
      (await dealFindings({ ...replay, ...more }, seen)).map(({ code, deal, seat }) => [code, deal, seat]);
    expect(await codes(vectors.seen)).toEqual([]);
    const shown = vectors.seen.chains.map((one) => (one.seat === 2 ? { ...one, end: seed } : one));
    expect(await codes({ ...vectors.seen, chains: shown })).toEqual([["other_chain", 2, 2]]);
    // Of a deal for which it was not asked the browser knows nothing.
    expect(await codes({ ...vectors.seen, chains: shown, asked: [1] })).toEqual([]);
    const alone = { mixed: null, server_seed: "", commitment: await hashed(seed) };
    expect(await codes(vectors.seen, alone)).toEqual([["no_mixing", 0, -1]]);
  });

  it("reads the file, and no other text", () => {
    expect(disclosureOf(JSON.stringify(edited()))?.table).toBe("t");
    for (const text of [
      "",
      "prikup record 1",
      "{}",
      "[1]",
      '{"table": "t", "commitment": "", "secret": "00", "record": {"log": [], "names": []}}',
      `{"secret": "00", "record": {"log": [], "names": []}, "mixing": {"chains": 1, "deals": []}}`,
      '{"format": 1, "rules": "thousand/ru"}',
    ])
      expect(disclosureOf(text)).toBeUndefined();
  });
});
