// The result of a deal of Preferans in one sentence.

import { i18n, t } from "../../i18n.svelte";
import type { Result } from "../../wire/preferans";
import { contractText } from "./telling";

export function headline(result: Result, names: readonly string[]): string {
  const { contract, ending, tricks } = result;
  if (!contract) {
    const shares = tricks.length > 0 ? i18n.texts.shares(tricks, names) : "";
    return shares ? t("web-preferans-result-passes", { tricks: shares }) : i18n.texts.ending(ending);
  }
  const name = i18n.texts.seat(contract.seat, names);
  const game = contractText(contract);
  const taken = tricks[contract.seat] ?? 0;
  if (contract.kind === "misere" && (ending === "made" || ending === "failed"))
    return t("web-preferans-result-misere", { name, tricks: taken });
  // The number of missing tricks is in the score lines.
  if (ending === "made") return t("web-preferans-result-made", { name, game, tricks: taken });
  const id = `web-preferans-result-${ending}`;
  const missing = result.lines.find((line) => /^hill\.(under|proof)$/.test(line.name) && line.seat === contract.seat)
    ?.note[0];
  if (ending === "failed" && missing !== undefined) return t(id, { name, game, missing });
  if (ending !== "failed" && i18n.texts.has(id)) return t(id, { name, game, tricks: taken });
  return `${name}: ${game} – ${i18n.texts.ending(ending)}`;
}
