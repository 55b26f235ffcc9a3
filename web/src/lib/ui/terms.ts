// What a table plays, in words: the game, its rule set with the number of changed rules, the players, the clock.

import { i18n, t } from "../i18n.svelte";
import { familyOf } from "../rules/games";
import { changesOf, presetOf } from "../rules/model";
import type { Clock } from "../wire/messages";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A clock in a few words. */
export function clockWords(clock: Clock | null): string {
  if (!clock) return t("web-clock-none");
  const minutes = Math.round((10 * clock.bank) / MINUTE) / 10;
  return t("web-clock-bank", { minutes, seconds: clock.increment / SECOND });
}

/** The title of a rule set, and how many of its rules are changed. */
export function rulesWords(rules: string): string {
  const count = changesOf(rules);
  const title = i18n.texts.preset(presetOf(rules));
  return count ? `${title}, ${t("web-home-house-rules", { count })}` : title;
}

/** A game and one of its rule sets; a title that has the game's name says it alone. */
export function gameWords(game: string, title: string): string {
  return title.toLocaleLowerCase().includes(game.toLocaleLowerCase()) ? title : `${game} · ${title}`;
}

/** What is played, in one line; ``players`` 0: not said. */
export function termsOf(table: { rules: string; clock: Clock | null; players: number }): string {
  const { rules, clock, players } = table;
  const seats = players ? [t("web-rules-players", { players })] : [];
  const played = gameWords(t(`web-game-${familyOf(rules)}`), rulesWords(rules));
  return [played, ...seats, clockWords(clock)].join(" · ");
}
