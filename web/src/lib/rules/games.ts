// The server's games, loaded once; and the default rule set.

import { api } from "../api";
import type { GameInfo, OptionInfo, Preset } from "../wire/messages";

let asked: Promise<GameInfo[]> | undefined;
const known = new Map<string, OptionInfo>();

/** The options of all games by name, as far as the server has told them; for errors that name one. */
export const knownOptions: ReadonlyMap<string, OptionInfo> = known;

async function load(): Promise<GameInfo[]> {
  try {
    const found = await api.games();
    for (const option of found.flatMap((game) => game.options)) known.set(option.name, option);
    return found;
  } catch (thrown) {
    asked = undefined;
    throw thrown;
  }
}

/** All games with presets and options. After a failure the next call tries again. */
export function games(): Promise<GameInfo[]> {
  asked ??= load();
  return asked;
}

/** The default preset by language; Russian Thousand as most tables play it for the others. */
const AT_HOME: Record<string, string> = { pl: "thousand/pl" };
const COMMON = "thousand/ru-common";

/** The default preset of a family. */
const FIRST: Record<string, string> = { thousand: COMMON, preferans: "preferans/sochi@2", "1001": "1001/hulsemann" };

/** The family of a rule string, its first word: 1001 is played by Thousand's engine and is chosen by its own name. */
export const familyOf = (rules: string): string => rules.split("/", 1)[0] ?? "";

/** The families of some presets, in their order. */
export const familiesOf = (presets: readonly Preset[]): string[] => [
  ...new Set(presets.map((preset) => familyOf(preset.rules))),
];

/** The default preset of a family, also while the server has not answered. */
export function firstOf(family: string, presets: readonly Preset[]): string {
  const own = presets.map((preset) => preset.rules).filter((rules) => familyOf(rules) === family);
  return own.find((rules) => rules === FIRST[family]) ?? own[0] ?? FIRST[family] ?? "";
}

/** The default preset. */
export function firstPreset(presets: readonly Preset[], language: string): string {
  const known = (rules: string | undefined): boolean => presets.some((preset) => preset.rules === rules);
  const home = AT_HOME[language];
  if (home !== undefined && known(home)) return home;
  return known(COMMON) ? COMMON : (presets[0]?.rules ?? "");
}
