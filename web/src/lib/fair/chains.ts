// Chains of hashes and the links in them, as src/prikup/core/mixing.py has them.

import type { HashChain } from "../wire/messages";
import { hashed } from "./hash";

/** Links of a person's chain. */
export const LINKS = 4096;
/** Links of the server's chain. */
export const SERVER_LINKS = 1024;

/** The first deal of the server's chain for a deal. */
export const serverFirst = (deal: number): number => deal - ((deal - 1) % SERVER_LINKS);

/** The chain of a seat that counts for a deal. */
export const inForce = (chains: readonly HashChain[], seat: number, deal: number): HashChain | undefined =>
  chains.findLast((chain) => chain.seat === seat && chain.since <= deal);

/** Whether two chains have the same links for the same deals; no chain is the same as none. */
export const sameChain = (one?: Pick<HashChain, "end" | "first">, other?: Pick<HashChain, "end" | "first">): boolean =>
  one?.end === other?.end && one?.first === other?.first;

/** Whether a link is that of a deal in a chain. ``known``: a link of the chain that was right, and its deal. */
export async function fits(
  chain: HashChain | undefined,
  deal: number,
  link: string,
  known?: { deal: number; link: string },
): Promise<boolean> {
  const steps = chain ? deal - chain.first + 1 : 0;
  if (!chain || steps < 1 || steps > LINKS) return false;
  // From a link that is known it is few steps, usually one.
  if (known && known.deal < deal) return (await hashed(link, deal - known.deal)) === known.link;
  return (await hashed(link, steps)) === chain.end;
}
