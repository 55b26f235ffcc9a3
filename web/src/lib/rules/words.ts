// Problems of a rule set in words.

import { i18n, t } from "../i18n.svelte";
import { problemText } from "../ui/problem";
import type { OptionInfo, Problem } from "../wire/messages";
import { optionsNamed } from "./model";

/** The title of an option in the page's language. */
export function titleOf(option: OptionInfo): string {
  return i18n.texts.optionTitle(option.name, option.title);
}

/** A problem as shown at an option: the option that it conflicts with, and why. */
export function wrongWith(problem: Problem, option: string, options: ReadonlyMap<string, OptionInfo>): string {
  const other = optionsNamed(problem, new Set(options.keys())).find((name) => name !== option);
  const info = other === undefined ? undefined : options.get(other);
  const why = problem.params["why"];
  if (problem.code !== "options_conflict" || info === undefined || why === undefined)
    return problemText(problem, [], options);
  return t("web-rules-conflict-with", { option: titleOf(info), why: i18n.texts.word("conflict", String(why)) });
}
