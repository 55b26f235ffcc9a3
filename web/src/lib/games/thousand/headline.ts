// The result of a deal of Thousand in one sentence.

import { i18n, t } from "../../i18n.svelte";
import type { Result } from "../../wire/thousand";

/** Whether the cards were played. */
export const played = (result: Result): boolean => result.ending === "tricks" || result.ending === "rest";

/** Where everybody plays for themselves: who has the most points, and how many. */
export function ahead({ points, bonuses }: Pick<Result, "points" | "bonuses">): { seats: number[]; points: number } {
  const sums = points.map((sum, seat) => sum + (bonuses[seat] ?? 0));
  const most = Math.max(...sums);
  return { seats: sums.flatMap((sum, seat) => (sum === most ? [seat] : [])), points: most };
}

/** Whose deal it was: the declarer's; where everybody plays for themselves, of who has the most points; -1 if of nobody. */
export const chief = (result: Result): number =>
  result.declarer >= 0 || !played(result) ? result.declarer : (ahead(result).seats[0] ?? -1);

export function headline(result: Result, names: readonly string[]): string {
  const words = i18n.texts;
  if (result.declarer < 0) {
    if (!played(result)) return words.ending(result.ending);
    const { seats, points } = ahead(result);
    return t("web-table-result-most", { names: words.people(seats, names), points });
  }
  const name = words.seat(result.declarer, names);
  const contract = result.contract;
  if (!played(result)) return t("web-table-result-conceded", { name, ending: words.ending(result.ending), contract });
  const points = (result.points[result.declarer] ?? 0) + (result.bonuses[result.declarer] ?? 0);
  const made = result.lines.some(
    (line) => /^(contract|slam$|misere$)/.test(line.name) && line.seat === result.declarer && line.amount >= 0,
  );
  // A slam counts tricks, not card points.
  if (result.lines.some((line) => line.name === "slam" && line.seat === result.declarer))
    return t(made ? "web-table-result-slam-made" : "web-table-result-slam-failed", { name });
  return t(made ? "web-table-result-made" : "web-table-result-failed", { name, contract, points });
}
