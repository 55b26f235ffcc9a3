// What the counters beside a total mean, such as bolts and bombs.

import { i18n, t } from "../i18n.svelte";

/** What so many of a counter mean; empty if its name says it all. */
export function aboutMark(name: string, count: number): string {
  const id = `web-table-about-${name}`;
  return i18n.texts.has(id) ? t(id, { count }) : "";
}
