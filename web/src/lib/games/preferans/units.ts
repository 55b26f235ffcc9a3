// The unit of a score line's amount, by the first word of its name.

import { t } from "../../i18n.svelte";

const UNITS: Record<string, string> = {
  pool: "pool",
  hill: "hill",
  whists: "whists",
  talon: "whists",
  race: "whists",
  total: "whists",
};

/** The name of a line's unit; empty for marks and for points that are not written down. */
export function unitOf(name: string): string {
  const unit = UNITS[name.split(".")[0] ?? ""];
  return unit ? t(`web-preferans-${unit}`) : "";
}
