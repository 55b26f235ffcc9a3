// The reader's part in mixing the deals of a table: a hash chain, of which each deal takes one link (docs/fairness.md).
//
// The chain comes from a secret of this browser, the table's id and the seat, so a page that is loaded again goes on with
// it, and two people with one browser have two.

import type { Chain, HashChain, Link, Links, TableInfo } from "../wire/messages";
import { fits, LINKS, sameChain, serverFirst } from "./chains";
import { hashed, hex, sha256, unhex } from "./hash";
import { promised, remember, rememberBroken, shownFor } from "./seen";

/** Every so many links one is kept; the others are hashed again from the next one. */
const KEPT = 64;
const KEY = "prikup.links";

/** The deal with which the chain of a deal begins. */
export const firstOf = (deal: number): number => deal - ((deal - 1) % LINKS);

/** The secret of this browser. */
function secret(): string {
  let found = localStorage.getItem(KEY);
  if (!found) {
    found = hex(crypto.getRandomValues(new Uint8Array(32)));
    localStorage.setItem(KEY, found);
  }
  return found;
}

export class OwnChain {
  private constructor(
    readonly end: string,
    readonly first: number,
    private readonly kept: readonly string[],
  ) {}

  /** The chain from a secret, for a seat and the deals of a table from ``first`` on. */
  static async of(from: string, table: string, seat: number, first: number): Promise<OwnChain> {
    const name = new TextEncoder().encode(`/${table}/${seat}/${first}`);
    const kept = [hex(await sha256(new Uint8Array([...unhex(from), ...name])))];
    for (let at = 0; at < LINKS; at += KEPT) kept.unshift(await hashed(kept[0] as string, KEPT));
    return new OwnChain(kept[0] as string, first, kept);
  }

  /** The link of a deal. */
  link(deal: number): Promise<string> {
    const place = deal - this.first + 1;
    const after = Math.ceil(place / KEPT);
    return hashed(this.kept[after] as string, after * KEPT - place);
  }
}

export class LinkGiver {
  /** Whether the server's seeds or the links of others are not those that were promised: then it gets no link any
      more, also after the page was loaded again. */
  broken: boolean;
  /** The deals whose link was given and is not in the mix. */
  lost: number[] = [];
  private chain: Promise<OwnChain> | undefined;
  /** The seat and the first deal of ``chain``. */
  private which = "";
  private published = "";
  /** How many of the server's seeds were compared. */
  private checked = 0;
  private readonly given = new Map<number, string>();
  /** By the chain the last link of it that was right, and its deal. */
  private readonly known = new Map<string, { deal: number; link: string }>();

  constructor(
    private readonly table: string,
    private readonly send: (message: Omit<Chain, "id"> | Omit<Link, "id">) => void,
  ) {
    this.broken = promised(table)?.broken ?? false;
  }

  private breakOff(info: TableInfo): void {
    this.broken = true;
    rememberBroken(info);
  }

  private own(deal: number, seat: number): Promise<OwnChain> {
    const first = firstOf(deal);
    const which = `${seat} ${first}`;
    if (this.chain === undefined || this.which !== which) {
      this.which = which;
      this.chain = OwnChain.of(secret(), this.table, seat, first);
    }
    return this.chain;
  }

  /** News of the table, on a connection with a number of its own: publishes the chain once on each. */
  async told(info: TableInfo, seat: number, connection: number): Promise<void> {
    const { last } = info.mixing ?? {};
    const link = last && this.given.get(last.deal);
    if (last && link && last.links[seat] !== link && !this.lost.includes(last.deal)) this.lost.push(last.deal);
    if (!this.broken && !(await this.asShown(info))) this.breakOff(info);
    if (seat < 0 || this.broken || (info.status !== "waiting" && info.status !== "playing")) return;
    const deal = info.seeds.length + 1;
    const now = `${connection} ${seat} ${firstOf(deal)}`;
    if (now === this.published) return;
    this.published = now;
    const { end, first } = await this.own(deal, seat);
    if (now === this.published) this.send({ t: "chain", end, first });
  }

  /** The server asks for the link of a deal. It gets that of the next one and no other, and only in return for the seeds
      that it promised. Who asks twice for a deal must show the same chains: else it could choose one of them when it
      knows the link. */
  async asked({ deal, chains }: Links, info: TableInfo, seat: number): Promise<void> {
    const own = await this.own(deal, seat);
    const server = chains.find((chain) => chain.seat < 0);
    const mine = chains.find((chain) => chain.seat === seat);
    if (this.broken || !server || !sameChain(mine, own) || deal !== info.seeds.length + 1) return;
    const right = (await this.asShown(info)) && (await this.keeps(server, deal, info.seeds));
    if (!right || !remember(info, deal, chains)) {
      this.breakOff(info);
      return;
    }
    const link = await own.link(deal);
    this.given.set(deal, link);
    this.send({ t: "link", deal, link });
  }

  /** Whether the links of the last deal are of the chains that were shown when they were asked for. */
  private async asShown({ mixing }: TableInfo): Promise<boolean> {
    const last = mixing?.last;
    const seen = last && promised(this.table);
    if (!last || !seen?.asked.includes(last.deal)) return true;
    for (const [seat, link] of last.links.entries()) {
      if (!link) continue;
      const chain = shownFor(seen, seat, last.deal);
      const name = `${chain?.end} ${chain?.first}`;
      if (!(await fits(chain, last.deal, link, this.known.get(name)))) return false;
      this.known.set(name, { deal: last.deal, link });
    }
    return true;
  }

  /** Whether the seeds that the server has opened are the links of its chain, and it is the chain of that deal. */
  private async keeps({ end, first }: HashChain, asked: number, seeds: readonly string[]): Promise<boolean> {
    const before = promised(this.table)?.chains.find((one) => one.seat < 0 && one.first === first);
    if (first !== serverFirst(asked) || (before && before.end !== end)) return false;
    for (let deal = Math.max(first, this.checked + 1); deal <= seeds.length; deal += 1) {
      const next = deal === first ? end : seeds[deal - 2];
      if ((await hashed(seeds[deal - 1] as string)) !== next) return false;
    }
    this.checked = seeds.length;
    return true;
  }
}
