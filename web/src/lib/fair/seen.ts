// What this browser was promised at its last tables: the file that is told after a match is compared with it.

import type { HashChain, TableInfo } from "../wire/messages";
import { sameChain } from "./chains";

const KEY = "prikup.promised";
/** Tables that are remembered. */
const TABLES = 30;

/** A chain as it was shown with the question for the links of a deal; with an empty end the seat had none. */
export type Shown = HashChain & { deal: number };

/** What was seen at a table. */
export interface Promised {
  table: string;
  /** The commitment of the secret of the match. */
  secret: string;
  /** What was shown of each seat, whenever that was something else than before. */
  chains: Shown[];
  /** The deals whose links were asked for. */
  asked: number[];
  /** Whether something was otherwise than promised: then the server gets no link any more at that table. */
  broken?: boolean;
}

function all(): Promised[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Promised[];
    // What an older page wrote has no list of deals.
    return found.map((one) => ({ ...one, asked: (one.asked as number[] | undefined) ?? [] }));
  } catch {
    return [];
  }
}

/** What was seen at a table; undefined if this browser did not sit there, or long ago. */
export const promised = (table: string): Promised | undefined => all().find((one) => one.table === table);

/** What was shown of a seat for a deal; undefined if nothing was. */
export const shownFor = ({ chains }: Promised, seat: number, deal: number): Shown | undefined =>
  chains.findLast((one) => one.seat === seat && one.deal <= deal);

const begun = (info: TableInfo): Promised =>
  promised(info.id) ?? { table: info.id, secret: info.bots_commitment, chains: [], asked: [] };

function keep(now: Promised): void {
  const others = all().filter((one) => one.table !== now.table);
  localStorage.setItem(KEY, JSON.stringify([now, ...others].slice(0, TABLES)));
}

/** Notes that something was otherwise than promised. */
export const rememberBroken = (info: TableInfo): void => keep({ ...begun(info), broken: true });

/** Notes the chains that count for a deal, when its links are asked for. False if it is not the question that was put
    before: for the same deal with other chains, for an earlier deal, or in a match with another secret. Then nothing is
    noted. */
export function remember(info: TableInfo, deal: number, chains: readonly HashChain[]): boolean {
  const before = begun(info);
  const seats = [-1, ...info.seats.keys()];
  const now = seats.map((seat) => chains.find((one) => one.seat === seat) ?? { seat, end: "", first: 0, since: 0 });
  const news = now.filter((one) => !sameChain(one, shownFor(before, one.seat, deal)));
  // A chain beside these is a second one of its seat, or of a seat that is not there.
  if (before.secret !== info.bots_commitment || !chains.every((one) => now.includes(one))) return false;
  if (before.asked.includes(deal)) return news.length === 0;
  if (before.asked.some((other) => other > deal)) return false;
  keep({
    ...before,
    chains: [...before.chains, ...news.map((chain) => ({ ...chain, deal }))],
    asked: [...before.asked, deal],
  });
  return true;
}
