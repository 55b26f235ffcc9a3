// What this browser was promised at its last tables: the file that is told after a match is compared with it.

import type { HashChain, TableInfo } from "../wire/messages";

const KEY = "prikup.promised";
/** Tables that are remembered. */
const TABLES = 30;

/** What was seen at a table. */
export interface Promised {
  table: string;
  /** The commitment of the secret of the match. */
  secret: string;
  /** The chains that counted for a deal, from the first deal for which they were seen. */
  chains: (HashChain & { deal: number })[];
}

function all(): Promised[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Promised[];
  } catch {
    return [];
  }
}

/** What was seen at a table; undefined if this browser did not sit there, or long ago. */
export const promised = (table: string): Promised | undefined => all().find((one) => one.table === table);

/** Notes the chains that count for a deal, when its links are asked for. */
export function remember(info: TableInfo, deal: number, chains: readonly HashChain[]): void {
  const before = promised(info.id) ?? { table: info.id, secret: info.bots_commitment, chains: [] };
  const news = chains.filter((chain) => before.chains.findLast((one) => one.seat === chain.seat)?.end !== chain.end);
  if (news.length === 0) return;
  const now = { ...before, chains: [...before.chains, ...news.map((chain) => ({ ...chain, deal }))] };
  localStorage.setItem(KEY, JSON.stringify([now, ...all().filter((one) => one.table !== info.id)].slice(0, TABLES)));
}
