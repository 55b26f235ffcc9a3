import { problemFrom } from "../api";
import { i18n, t } from "../i18n.svelte";
import type { Problem } from "../wire/messages";

/** The sentence of a problem; its bare code where no language has words for it. */
export function problemText(problem: Problem, names: readonly string[] = []): string {
  if (!i18n.texts.has(`error-${problem.code}`)) return t("web-common-error", { code: problem.code });
  return i18n.texts.error(problem, names);
}

/** The sentence of anything that was thrown. */
export function thrownText(thrown: unknown): string {
  return problemText(problemFrom(thrown));
}
