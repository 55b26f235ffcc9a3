// The form of the rule editor as data: sections with their options, changes from the preset, search. The server checks
// combinations (`/api/rules/check`); nothing here knows a rule.

import type { OptionInfo, Problem } from "../wire/messages";

/** How an option is shown: a switch, choices side by side, a list, or a number in steps. */
export type ControlKind = "switch" | "segments" | "select" | "number";

export interface Control {
  kind: ControlKind;
  /** Whether `off` is one of the values. */
  off: boolean;
  /** The numeric values, ascending. */
  numbers: number[];
  /** The distance between the numbers if it is always the same, else 0. */
  step: number;
}

/** The most values that are shown side by side. */
const FEW = 4;
/** With this many numbers in equal steps, the number is typed. */
const MANY = 8;

const isNumber = (text: string): boolean => /^-?\d+$/.test(text);

/** The control that fits an option's values. */
export function controlOf(values: readonly string[]): Control {
  const numbers = values
    .filter(isNumber)
    .map(Number)
    .sort((a, b) => a - b);
  const off = values.includes("off");
  const words = values.length - numbers.length - (off ? 1 : 0);
  const steps = new Set(numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0)));
  const step = steps.size === 1 ? ([...steps][0] ?? 0) : 0;
  const plain: Omit<Control, "kind"> = { off, numbers, step };
  if (values.length === 2 && off && values.includes("on")) return { kind: "switch", ...plain };
  if (words === 0 && numbers.length >= MANY && step > 0) return { kind: "number", ...plain };
  return { kind: values.length <= FEW ? "segments" : "select", ...plain };
}

/** The value nearest to a typed number. */
export function nearestNumber(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((best, number) => (Math.abs(number - wanted) < Math.abs(best - wanted) ? number : best));
}

export interface SectionModel {
  key: string;
  options: OptionInfo[];
}

/** The options that matter at one time of a deal, by section; first what tables usually agree on, then the rest. */
export interface SituationModel {
  key: string;
  usual: SectionModel[];
  rare: SectionModel[];
}

/** Options section by section, in declared order. */
export function sectionsOf(options: readonly OptionInfo[]): SectionModel[] {
  const found = new Map<string, OptionInfo[]>();
  for (const option of options) found.set(option.section, [...(found.get(option.section) ?? []), option]);
  return [...found].map(([key, all]) => ({ key, options: all }));
}

/** Options by situation, in the given order; situations without any are left out. */
export function situationsOf(options: readonly OptionInfo[], situations: readonly string[]): SituationModel[] {
  return situations
    .map((key) => ({ key, all: options.filter((option) => option.situation === key) }))
    .filter(({ all }) => all.length > 0)
    .map(({ key, all }) => ({
      key,
      usual: sectionsOf(all.filter((option) => option.usual)),
      rare: sectionsOf(all.filter((option) => !option.usual)),
    }));
}

/** The preset that a rule string begins with: `thousand/ru` of `thousand/ru+barrel.at=880`. */
export function presetOf(rules: string): string {
  return rules.split("+", 1)[0]?.trim() ?? "";
}

/** The name of a preset without its edition: `preferans/sochi` of `preferans/sochi@2`. */
export function withoutEdition(preset: string): string {
  return preset.split("@", 1)[0] ?? "";
}

/** The number of options that a rule string changes. */
export function changesOf(rules: string): number {
  return rules.split("+").length - 1;
}

/** The rule string of a fragment `#thousand/ru+…`; browsers may have escaped some of it. */
export function rulesOfFragment(hash: string): string {
  const text = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** The link to these rules; they are in the fragment, because a `+` in a query would become a space. */
export function rulesLink(rules: string, origin = ""): string {
  return `${origin}/rules#${encodeURI(rules)}`;
}

/** These rules in words: a page of its own, made by the server. */
export function bookLink(rules: string, language: string): string {
  return `/rules/${encodeURI(rules)}?lang=${language}`;
}

/** The options whose value is not the preset's own. */
export function changesFrom(
  base: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(values).filter((name) => base[name] !== undefined && values[name] !== base[name]);
}

/** The values that differ from the preset: the server gets them with the preset's name. */
export function changedValues(
  base: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(changesFrom(base, values).map((name) => [name, values[name] ?? ""]));
}

/** The options that a problem names; none if it is about the whole rule set. */
export function optionsNamed(problem: Problem, known: ReadonlySet<string>): string[] {
  const named = new Set<string>();
  for (const value of Object.values(problem.params)) {
    // Conflicts name an option alone or with its value (`barrel.at=880`).
    const name = String(value).split("=", 1)[0]?.trim() ?? "";
    if (known.has(name)) named.add(name);
  }
  return [...named];
}

/** Problems by the option that they name; `""` for those that name none. */
export function problemsByOption(problems: readonly Problem[], known: ReadonlySet<string>): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    const names = optionsNamed(problem, known);
    for (const name of names.length ? names : [""]) found.set(name, [...(found.get(name) ?? []), problem]);
  }
  return found;
}

const flat = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("ё", "е");

/** Whether the texts together contain all words of a search, ignoring case and accents. */
export function matches(search: string, texts: readonly string[]): boolean {
  const words = flat(search).split(/\s+/).filter(Boolean);
  const all = flat(texts.join(" "));
  return words.every((word) => all.includes(word));
}
