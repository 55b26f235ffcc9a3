// Whether the deals of a match were mixed as it was promised: the same check as src/prikup/fairness.py, held against the
// same spec/fair-deals.json. It needs the file and nothing from the server.

import type { HashChain, Mixed, Replay } from "../wire/messages";
import { fits, inForce, sameChain, SERVER_LINKS, serverFirst } from "./chains";
import { hashed, mixedSeed, sha256, hex, shuffled, unhex } from "./hash";
import { shownFor, type Promised, type Shown } from "./seen";

const SHUFFLE = "table shuffle ";
const BY_HAND = "table deal ";

/** A deal of a match that is over. */
export interface OpenDeal {
  step: number;
  seed: string;
  mixed: Mixed;
  deck: number[];
}

interface Mixing {
  chains: HashChain[];
  deals: OpenDeal[];
}

/** The part of the file that is checked here. */
export interface Disclosure {
  table: string;
  secret: string;
  commitment: string;
  record: { names: string[]; log: string[] };
  /** Not there in the file of a match that began under a version without links, or where it was taken out. */
  mixing?: Mixing;
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

/** The file's content; undefined for any other text, and for what cannot be checked. */
export function disclosureOf(text: string): Disclosure | undefined {
  try {
    const found = JSON.parse(text) as Disclosure;
    const { log, names } = found.record;
    const texts = [found.table, found.commitment, ...log, ...names].every((one) => typeof one === "string");
    const { mixing } = found;
    return texts && isLink(found.secret.toLowerCase()) && (!mixing || wellFormed(mixing, names.length, log.length))
      ? found
      : undefined;
  } catch {
    return undefined;
  }
}

const isLink = (text: unknown): boolean => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
const isNumber = (number: unknown, from: number, below = Infinity): boolean =>
  Number.isInteger(number) && (number as number) >= from && (number as number) < below;
const WITHOUT: readonly string[] = ["bot", "absent", "none", "late"];

/** Whether all that is told of the deals can be read: numbers in order, links and ends in hex, a place for each seat,
    and the same pack in all deals. */
function wellFormed({ chains, deals }: Mixing, players: number, steps: number): boolean {
  const pack = (deck: readonly number[]): string => String([...deck].sort((one, other) => one - other));
  const right = ({ step, seed, deck, mixed: { deal, links, without } }: OpenDeal, at: number): boolean =>
    deal === at + 1 &&
    isNumber(step, (deals[at - 1]?.step ?? 0) + 1, steps + 1) &&
    links.length === players &&
    without.length === players &&
    links.every((link, seat) => {
      const why = without[seat] as string;
      return link === "" ? WITHOUT.includes(why) : isLink(link) && why === "";
    }) &&
    isLink(seed) &&
    deck.length > 0 &&
    new Set(deck).size === deck.length &&
    deck.every((card) => isNumber(card, 0, 32)) &&
    pack(deck) === pack(deals[0]?.deck ?? []);
  return (
    deals.every(right) &&
    chains.every(
      ({ seat, end, first, since }) =>
        isNumber(seat, -1, players) && isLink(end) && isNumber(first, 1) && isNumber(since, -Infinity),
    )
  );
}

/** All orders of some things. */
const orders = <T>(of: readonly T[]): T[][] =>
  of.length < 2
    ? [[...of]]
    : of.flatMap((one, at) => orders(of.filter((_, other) => other !== at)).map((rest) => [one, ...rest]));

/** What is wrong with a deal that is replayed. ``seen``: what this browser was promised at its table. */
export async function dealFindings(replay: Replay, seen?: Promised): Promise<Finding[]> {
  const { seed, commitment, server_seed: own, mixed, chains } = replay;
  const committed = (await hashed(own || seed)) === commitment;
  if (!mixed) {
    const found = seen && seen.chains.length > 0 ? [finding("no_mixing")] : [];
    return committed ? found : [finding("server_seed"), ...found];
  }
  const { deal } = mixed;
  const server = inForce(chains, -1, deal);
  const right = committed && server?.first === serverFirst(deal) && (await fits(server, deal, own));
  const asked = seen && { ...seen, asked: seen.asked.filter((one) => one === deal), chains: shownAt(seen, deal) };
  return [
    ...(asked?.asked.length ? otherChains(chains, mixed.links.length, asked) : []),
    ...(right ? [] : [finding("server_seed", deal)]),
    ...(await linkFindings(chains, mixed)),
    ...(await seedFindings(seed, own, mixed)),
  ];
}

/** What was shown for a deal, of all seats. */
const shownAt = (seen: Promised, deal: number): Shown[] =>
  [...new Set(seen.chains.map(({ seat }) => seat))].flatMap((seat) => {
    const found = shownFor(seen, seat, deal);
    return found ? [{ ...found, deal }] : [];
  });

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
    // A chain that begins with another deal makes a used link fit again.
    if (!link || (!used.has(link) && (await fits(own[seat], deal, link)))) continue;
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
  secret: string,
  chains: readonly HashChain[],
  { seed, step, mixed: { deal } }: OpenDeal,
  ends: Map<number, Promise<string>>,
): Promise<Finding[]> {
  const first = serverFirst(deal);
  let end = ends.get(first);
  if (!end) {
    const start = await sha256(new TextEncoder().encode(`${secret.toLowerCase()}/deals/${first}`));
    ends.set(first, (end = hashed(hex(start), SERVER_LINKS)));
  }
  const chain = inForce(chains, -1, deal);
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

/** The chains that count otherwise for a deal than they were shown when its links were asked for; each is told once. */
function otherChains(chains: readonly HashChain[], players: number, seen: Promised): Finding[] {
  const found = new Map<unknown, Finding>();
  const asked = [...new Set([...seen.asked, ...seen.chains.map(({ deal }) => deal)])].sort((one, other) => one - other);
  for (const deal of asked)
    for (let seat = -1; seat < players; seat += 1) {
      const shown = shownFor(seen, seat, deal);
      // Of a seat without a chain an older page noted nothing.
      if (!shown || found.has(shown) || sameChain(shown.end ? shown : undefined, inForce(chains, seat, deal))) continue;
      found.set(shown, finding("other_chain", deal, 0, seat));
    }
  return [...found.values()];
}

/** What is not as this browser was promised at the table. */
async function promiseFindings({ secret, record, mixing }: Disclosure, seen?: Promised): Promise<Finding[]> {
  if (!seen) return [];
  const found = mixing ? otherChains(mixing.chains, record.names.length, seen) : [];
  if (!mixing && seen.chains.length > 0) found.push(finding("no_mixing"));
  if (hex(await sha256(unhex(secret))) === seen.secret) return found;
  return [finding("other_secret"), ...found];
}

/** All that is not as it was promised, in order of the actions. */
export async function findingsOf(told: Disclosure, seen?: Promised): Promise<Finding[]> {
  const { log } = told.record;
  const found = await promiseFindings(told, seen);
  if (!told.mixing) return found;
  const { chains, deals } = told.mixing;
  const used = new Set<string>();
  const ends = new Map<number, Promise<string>>();
  for (const deal of deals) {
    found.push(...(await serverFindings(told.secret, chains, deal, ends)));
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
