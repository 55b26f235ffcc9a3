import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Chain, HashChain, Link, TableInfo } from "../wire/messages";
import { hashed } from "./hash";
import { LINKS } from "./chains";
import { firstOf, LinkGiver, OwnChain } from "./links";
import { promised } from "./seen";

type Said = Omit<Chain, "id"> | Omit<Link, "id">;

/** The server's chain from the end on. */
async function serverChain(): Promise<string[]> {
  const found = ["5e".repeat(32)];
  for (let at = 0; at < 8; at += 1) found.unshift(await hashed(found[0] as string));
  return found;
}

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** A table after so many deals. */
function table(server: string[], done: number, more: Partial<TableInfo> = {}): TableInfo {
  const seeds = server.slice(1, done + 1);
  return { id: "abc", status: "playing", seeds, bots_commitment: "b", seats: [{}, {}], ...more } as TableInfo;
}

describe("the reader's chain", () => {
  it("has a link for each deal, which its end proves", async () => {
    const chain = await OwnChain.of("ab".repeat(32), "abc", 0, 1);
    for (const deal of [1, 2, 63, 64, 65, LINKS]) expect(await hashed(await chain.link(deal), deal)).toBe(chain.end);
    const second = await OwnChain.of("ab".repeat(32), "abc", 0, LINKS + 1);
    expect(second.end).not.toBe(chain.end);
    expect(await hashed(await second.link(LINKS + 2), 2)).toBe(second.end);
    expect([firstOf(1), firstOf(LINKS), firstOf(LINKS + 1)]).toEqual([1, 1, LINKS + 1]);
  }, 20_000);

  it("is the same after a reload and another one at another table and in another seat", async () => {
    const ends: string[] = [];
    for (const [id, seat] of [
      ["abc", 0],
      ["abc", 0],
      ["abd", 0],
      ["abc", 1],
    ] as const) {
      const said: Said[] = [];
      await new LinkGiver(id, (one) => said.push(one)).told(table([], 0), seat, 1);
      ends.push((said[0] as Chain).end);
    }
    expect(ends[0]).toBe(ends[1]);
    expect(new Set(ends).size).toBe(3);
  });
});

describe("giving links", () => {
  async function giver(): Promise<{
    giver: LinkGiver;
    said: Said[];
    server: string[];
    chains: HashChain[];
  }> {
    const said: Said[] = [];
    const made = new LinkGiver("abc", (one) => said.push(one));
    const server = await serverChain();
    await made.told(table(server, 0), 0, 1);
    const { end } = said[0] as Chain;
    const chains = [
      { seat: -1, end: server[0] as string, first: 1, since: 1 },
      { seat: 0, end, first: 1, since: 1 },
    ];
    said.length = 0;
    return { giver: made, said, server, chains };
  }

  it("publishes the chain once on each connection and seat, and not for a spectator", async () => {
    const { giver: made, said, server } = await giver();
    await made.told(table(server, 0), 0, 1);
    expect(said).toEqual([]);
    await made.told(table(server, 1), 0, 2);
    await made.told(table(server, 1), 1, 2);
    await made.told(table(server, 1), -1, 3);
    await made.told(table(server, 1, { status: "over" }), 1, 4);
    expect(said.map(({ t }) => t)).toEqual(["chain", "chain"]);
  });

  it("gives the link of the next deal, and remembers what was promised", async () => {
    const { giver: made, said, server, chains } = await giver();
    await made.asked({ t: "links", deal: 3, chains }, table(server, 2), 0);
    const { link, deal } = said[0] as Link;
    expect(deal).toBe(3);
    expect(await hashed(link, 3)).toBe(chains[1]?.end);
    const none = { seat: 1, end: "", first: 0, since: 0 };
    const shown = [...chains, none].map((one) => ({ ...one, deal: 3 }));
    expect(promised("abc")).toEqual({ table: "abc", secret: "b", chains: shown, asked: [3] });
  });

  it("gives no link of a later deal, and none for another chain", async () => {
    const { giver: made, said, server, chains } = await giver();
    await made.asked({ t: "links", deal: 4, chains }, table(server, 2), 0);
    const others = chains.map((one) => (one.seat === 0 ? { ...one, end: "00".repeat(32) } : one));
    await made.asked({ t: "links", deal: 3, chains: others }, table(server, 2), 0);
    expect(said).toEqual([]);
    expect(made.broken).toBe(false);
  });

  it("gives none to a server whose seeds are not those it promised", async () => {
    const { giver: made, said, server, chains } = await giver();
    const seeds = [server[1] as string, "00".repeat(32)];
    await made.asked({ t: "links", deal: 3, chains }, table(server, 0, { seeds }), 0);
    expect(said).toEqual([]);
    expect(made.broken).toBe(true);
    // The page that is loaded again gives none either.
    const again = new LinkGiver("abc", (one) => said.push(one));
    await again.asked({ t: "links", deal: 3, chains }, table(server, 2), 0);
    expect([said.length, again.broken]).toEqual([0, true]);
  });

  it("answers the same question again, and no other one for that deal", async () => {
    const { giver: made, said, server, chains } = await giver();
    const added = [...chains, { seat: 1, end: "c5".repeat(32), first: 1, since: 3 }];
    await made.asked({ t: "links", deal: 3, chains }, table(server, 2), 0);
    await made.asked({ t: "links", deal: 3, chains }, table(server, 2), 0);
    expect([said.length, made.broken]).toEqual([2, false]);
    // A page that is loaded again remembers what it was asked.
    const again = new LinkGiver("abc", (one) => said.push(one));
    await again.asked({ t: "links", deal: 3, chains: added }, table(server, 2), 0);
    await made.asked({ t: "links", deal: 3, chains: added }, table(server, 2), 0);
    expect([said.length, made.broken, again.broken]).toEqual([2, true, true]);
    await made.asked({ t: "links", deal: 3, chains }, table(server, 2), 0);
    expect(said).toHaveLength(2);
  });

  it.each([
    ["a chain that begins elsewhere", { first: 2 }, {}],
    ["two chains of one seat", {}, { seat: 0 }],
    ["a chain of a seat that is not there", {}, { seat: 2 }],
  ])("takes no second question with %s", async (_, changed, more) => {
    const { giver: made, said, server, chains } = await giver();
    const other = { seat: 1, end: "c5".repeat(32), first: 1, since: 1 };
    await made.asked({ t: "links", deal: 3, chains: [...chains, other] }, table(server, 2), 0);
    const second = [...chains, { ...other, ...changed }];
    if ("seat" in more) second.push({ ...other, ...more });
    await made.asked({ t: "links", deal: 3, chains: second }, table(server, 2), 0);
    expect([said.length, made.broken]).toEqual([1, true]);
  });

  it.each([
    ["of the chain that was shown", 0, true],
    ["of a chain that was not shown", 1, false],
    ["of a seat that had none", 2, false],
  ])("compares the links of others with the question: one %s", async (_, which, good) => {
    const { giver: made, said, server, chains } = await giver();
    const theirs = "c5".repeat(32);
    const shown = { seat: 1, end: await hashed(theirs, 2), first: 1, since: 1 };
    await made.asked({ t: "links", deal: 2, chains: which < 2 ? [...chains, shown] : chains }, table(server, 1), 0);
    const links = [(said[0] as Link).link, which === 1 ? "c6".repeat(32) : theirs];
    const mixing = { chains, last: { deal: 2, links, without: ["", ""] }, links: [], late: [], alone: 0 };
    const info = table(server, 2, { mixing } as Partial<TableInfo>);
    await made.asked({ t: "links", deal: 3, chains: which < 2 ? [...chains, shown] : chains }, info, 0);
    expect([said.length, made.broken]).toEqual(good ? [2, false] : [1, true]);
    const loaded = new LinkGiver("abc", () => undefined);
    await loaded.told(info, 0, 1);
    expect(loaded.broken).toBe(!good);
  });

  it.each([
    ["that begins with the deal that is asked for", 3, 0],
    ["with another end than before", 1, 1],
  ])("gives none for a server's chain %s", async (_, first, at) => {
    const { giver: made, said, server, chains } = await giver();
    await made.asked({ t: "links", deal: 2, chains }, table(server, 1), 0);
    const [own, mine] = chains as [HashChain, HashChain];
    const other = { ...own, first, end: server[at] as string };
    const seeds = at ? server.slice(2, 4) : server.slice(1, 3);
    const loaded = new LinkGiver("abc", (one) => said.push(one));
    await loaded.asked({ t: "links", deal: 3, chains: [other, mine] }, table(server, 2, { seeds }), 0);
    expect([said.length, loaded.broken]).toEqual([1, true]);
  });

  it("counts the deals in which its link is missing", async () => {
    const { giver: made, said, server, chains } = await giver();
    await made.asked({ t: "links", deal: 1, chains }, table(server, 0), 0);
    const mixing = (link: string): TableInfo["mixing"] => ({
      chains,
      last: { deal: 1, links: [link, "", ""], without: ["", "bot", "bot"] },
      links: [],
      late: [],
      alone: 0,
    });
    await made.told(table(server, 0, { mixing: mixing((said[0] as Link).link) }), 0, 1);
    expect(made.lost).toEqual([]);
    await made.told(table(server, 0, { mixing: mixing("") }), 0, 1);
    await made.told(table(server, 0, { mixing: mixing("") }), 0, 1);
    expect(made.lost).toEqual([1]);
  });
});
