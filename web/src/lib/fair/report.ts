// What comes of checking the file that a server tells after a match, in words: made here and without the server.

import { i18n, t } from "../i18n.svelte";
import { personName } from "../tables";
import { disclosureOf, findingsOf } from "./check";
import { promised } from "./seen";

export interface Report {
  good: boolean;
  lines: string[];
}

/** The report on a file. */
export async function reportOn(text: string): Promise<Report> {
  const told = disclosureOf(text);
  if (!told) return { good: false, lines: [t("fair-unreadable")] };
  const seen = promised(told.table);
  const names = told.record.names.map(personName);
  const findings = await findingsOf(told, seen);
  const wrong = findings.map((one) => t(`fair-${one.code}`, { ...one, name: i18n.texts.seat(one.seat, names) }));
  const rest = `${t(seen ? "fair-seen" : "fair-unseen")} ${t("fair-rest")}`;
  if (!told.mixing) return { good: false, lines: [...wrong, t("fair-unsaid"), rest] };
  const { chains, deals } = told.mixing;
  const alone = deals.filter(({ mixed: { links } }) => !links.some(Boolean)).length;
  /** A message with what there is of something by seat; nothing if there is none. */
  const counted = (message: string, of: (seat: number) => number): string[] => {
    const list = names.flatMap((name, seat) => (of(seat) ? [`${name} ${of(seat)}`] : [])).join(", ");
    return list ? [t(message, { list })] : [];
  };
  const chainsOf = (seat: number): number => chains.filter((chain) => chain.seat === seat).length;
  return {
    good: findings.length === 0,
    lines: [
      t("fair-verdict", { count: findings.length }),
      ...wrong,
      t("fair-deals", { deals: deals.length, alone }),
      ...counted("fair-shares", (seat) => deals.filter(({ mixed: { links } }) => links[seat]).length),
      ...counted("fair-late", (seat) => deals.filter(({ mixed: { without } }) => without[seat] === "late").length),
      ...counted("fair-chains", (seat) => (chainsOf(seat) > 1 ? chainsOf(seat) : 0)),
      rest,
    ],
  };
}
