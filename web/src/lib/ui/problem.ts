import { problemFrom } from "../api";
import { i18n, t } from "../i18n.svelte";
import { knownOptions } from "../rules/games";
import type { Options } from "../texts";
import type { Problem } from "../wire/messages";

/** A problem in words; its code if there is no message for it. ``options``: of the game, where it may name one. */
export function problemText(problem: Problem, names: readonly string[] = [], options: Options = knownOptions): string {
  if (!i18n.texts.has(`error-${problem.code}`)) return t("web-common-error", { code: problem.code });
  return i18n.texts.error(problem, names, undefined, options);
}

/** Any thrown value in words. */
export function thrownText(thrown: unknown): string {
  return problemText(problemFrom(thrown));
}
