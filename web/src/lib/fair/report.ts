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
  const { deals } = told.mixing;
  const names = told.record.names.map(personName);
  const mixed = (seat: number): number => deals.filter(({ mixed: { links } }) => links[seat]).length;
  const shares = names.flatMap((name, seat) => (mixed(seat) ? [`${name} ${mixed(seat)}`] : [])).join(", ");
  const alone = deals.filter(({ mixed: { links } }) => !links.some(Boolean)).length;
  const findings = await findingsOf(told, seen);
  return {
    good: findings.length === 0,
    lines: [
      t("fair-verdict", { count: findings.length }),
      ...findings.map((one) => t(`fair-${one.code}`, { ...one, name: i18n.texts.seat(one.seat, names) })),
      t("fair-deals", { deals: deals.length, alone }),
      ...(shares ? [t("fair-shares", { list: shares })] : []),
      `${t(seen ? "fair-seen" : "fair-unseen")} ${t("fair-rest")}`,
    ],
  };
}
