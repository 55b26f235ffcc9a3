// Whether the deals of a match were mixed as it was promised: the same check as src/prikup/fairness.py, held against the
// same spec/fair-deals.json. It needs the file and nothing from the server.

import type { HashChain, Mixed, Replay } from "../wire/messages";
import { hashed, mixedSeed, sha256, hex, shuffled, unhex } from "./hash";
import { LINKS } from "./links";
import type { Promised } from "./seen";

/** Links of the server's chain. */
const SERVER_LINKS = 1024;
const SHUFFLE = "table shuffle ";
const BY_HAND = "table deal ";

/** A deal of a match that is over. */
export interface OpenDeal {
  step: number;
  seed: string;
  mixed: Mixed;
  deck: number[];
}

/** The part of the file that is checked here. */
export interface Disclosure {
  table: string;
  secret: string;
  commitment: string;
  record: { names: string[]; log: string[] };
  mixing: { chains: HashChain[]; deals: OpenDeal[] };
}

/** Something that is not as it was promised; its words are the message ``fair-<code>``. */
export interface Finding {
  code: string;
  /** The number of the deal, and of the action in the record; 0 where there is none. */
  deal: number;
  step: number;
  seat: number;
}

const finding = (code: string, deal = 0, step = 0, seat = -1): Finding => ({ code, deal, step, seat });

/** The file's content; undefined for any other text. */
export function disclosureOf(text: string): Disclosure | undefined {
  try {
    const found = JSON.parse(text) as Disclosure;
    const { log, names } = found.record;
    const { chains, deals } = found.mixing;
    const lists = [log, names, chains, deals, ...deals.flatMap(({ mixed, deck }) => [mixed.links, deck])];
    return found.secret && lists.every(Array.isArray) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The chain of a seat that counts for a deal. */
const inForce = (chains: readonly HashChain[], seat: number, deal: number): HashChain | undefined =>
  chains.findLast((chain) => chain.seat === seat && chain.since <= deal);

/** Whether a link is that of a deal in a chain. */
async function fits(chain: HashChain | undefined, deal: number, link: string): Promise<boolean> {
  const steps = chain ? deal - chain.first + 1 : 0;
  return steps >= 1 && steps <= LINKS && (await hashed(link, steps)) === chain?.end;
}

/** All orders of some things. */
const orders = <T>(of: readonly T[]): T[][] =>
  of.length < 2
    ? [[...of]]
    : of.flatMap((one, at) => orders(of.filter((_, other) => other !== at)).map((rest) => [one, ...rest]));

/** What is wrong with a deal that is replayed. */
export async function dealFindings({ seed, commitment, server_seed: own, mixed, chains }: Replay): Promise<Finding[]> {
  const found = (await hashed(own || seed)) === commitment ? [] : [finding("server_seed", mixed?.deal)];
  return mixed ? [...found, ...(await linkFindings(chains, mixed)), ...(await seedFindings(seed, own, mixed))] : found;
}

/** What is wrong with the links of a deal. ``used``: the links of the deals before it. */
async function linkFindings(
  chains: readonly HashChain[],
  { deal, links }: Mixed,
  step = 0,
  used: ReadonlySet<string> = new Set(),
): Promise<Finding[]> {
  const own = links.map((_, seat) => inForce(chains, seat, deal));
  const found: Finding[] = [];
  for (const [seat, link] of links.entries()) {
    if (!link || (await fits(own[seat], deal, link))) continue;
    const anothers = (await Promise.all(own.map((chain) => fits(chain, deal, link)))).includes(true);
    const code = used.has(link) ? "link_twice" : anothers ? "links_reordered" : "wrong_link";
    found.push(finding(code, deal, step, seat));
  }
  return found;
}

/** What is wrong with the seed of a pack. */
async function seedFindings(packSeed: string, seed: string, { deal, links }: Mixed, step = 0): Promise<Finding[]> {
  if (packSeed === (await mixedSeed(seed, deal, links))) return [];
  const others = await Promise.all(orders(links).map((order) => mixedSeed(seed, deal, order)));
  return [finding(others.includes(packSeed) ? "links_reordered" : "chosen_deal", deal, step)];
}

/** The server's promise: its chain comes from the secret, its seed from its chain. */
async function serverFindings(
  { secret, mixing }: Disclosure,
  { seed, step, mixed: { deal } }: OpenDeal,
  ends: Map<number, Promise<string>>,
): Promise<Finding[]> {
  const first = deal - ((deal - 1) % SERVER_LINKS);
  let end = ends.get(first);
  if (!end) {
    const start = await sha256(new TextEncoder().encode(`${secret.toLowerCase()}/deals/${first}`));
    ends.set(first, (end = hashed(hex(start), SERVER_LINKS)));
  }
  const chain = inForce(mixing.chains, -1, deal);
  if (chain?.end !== (await end) || chain.first !== first) return [finding("server_chain", deal, step)];
  return (await fits(chain, deal, seed)) ? [] : [finding("server_seed", deal, step)];
}

async function packFindings(log: readonly string[], { step, seed, mixed, deck }: OpenDeal): Promise<Finding[]> {
  const text = log[step - 1] ?? "";
  if (!text.startsWith(SHUFFLE)) return [finding("dealt_by_hand", mixed.deal, step)];
  const packSeed = text.slice(SHUFFLE.length);
  const found = await seedFindings(packSeed, seed, mixed, step);
  const pack = [...deck].sort((one, other) => one - other);
  if (found.length === 0 && String(await shuffled(packSeed, pack)) !== String(deck))
    found.push(finding("other_deck", mixed.deal, step));
  return found;
}

/** What is not as this browser was promised at the table. */
async function promiseFindings({ secret, mixing }: Disclosure, seen?: Promised): Promise<Finding[]> {
  if (!seen) return [];
  const found = seen.chains
    .filter(({ seat, end, deal }) => inForce(mixing.chains, seat, deal)?.end !== end)
    .map(({ seat, deal }) => finding("other_chain", deal, 0, seat));
  if (hex(await sha256(unhex(secret))) === seen.secret) return found;
  return [finding("other_secret"), ...found];
}

/** All that is not as it was promised, in order of the actions. */
export async function findingsOf(told: Disclosure, seen?: Promised): Promise<Finding[]> {
  const { log } = told.record;
  const { chains, deals } = told.mixing;
  const found = await promiseFindings(told, seen);
  const used = new Set<string>();
  const ends = new Map<number, Promise<string>>();
  for (const deal of deals) {
    found.push(...(await serverFindings(told, deal, ends)));
    found.push(...(await linkFindings(chains, deal.mixed, deal.step, used)));
    found.push(...(await packFindings(log, deal)));
    for (const link of deal.mixed.links) used.add(link);
  }
  const listed = new Set(deals.map(({ step }) => step));
  for (const [at, text] of log.entries()) {
    if (listed.has(at + 1)) continue;
    if (text.startsWith(SHUFFLE)) found.push(finding("not_listed", 0, at + 1));
    if (text.startsWith(BY_HAND) && at > 0) found.push(finding("dealt_by_hand", 0, at + 1));
  }
  return found.sort((one, other) => one.step - other.step);
}
