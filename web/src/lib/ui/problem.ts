import { problemFrom } from "../api";
import { i18n, t } from "../i18n.svelte";
import type { Problem } from "../wire/messages";

/** A problem in words; its code if there is no message for it. */
export function problemText(problem: Problem, names: readonly string[] = []): string {
  if (!i18n.texts.has(`error-${problem.code}`)) return t("web-common-error", { code: problem.code });
  return i18n.texts.error(problem, names);
}

/** Any thrown value in words. */
export function thrownText(thrown: unknown): string {
  return problemText(problemFrom(thrown));
}
