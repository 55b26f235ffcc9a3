// The time settings of a new table: clocks, grace for absent players, pace of the bots.

import type { Clock } from "./wire/messages";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export type ClockKind = "none" | "quick" | "normal" | "slow" | "own";

export const CLOCK_KINDS: readonly ClockKind[] = ["none", "quick", "normal", "slow", "own"];

const CLOCKS: Record<Exclude<ClockKind, "none" | "own">, Clock> = {
  quick: { bank: 3 * MINUTE, increment: 5 * SECOND },
  normal: { bank: 10 * MINUTE, increment: 10 * SECOND },
  slow: { bank: 20 * MINUTE, increment: 20 * SECOND },
};

/** The limits: minutes of the bank, seconds of the increment. */
export const MOST_MINUTES = 600;
export const MOST_SECONDS = 600;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(Number.isFinite(value) ? value : least)));

/** The clock of a kind; minutes and seconds count only for a custom one. */
export function clockOf(kind: ClockKind, minutes: number, seconds: number): Clock | null {
  if (kind === "none") return null;
  if (kind !== "own") return CLOCKS[kind];
  return { bank: within(minutes, 1, MOST_MINUTES) * MINUTE, increment: within(seconds, 0, MOST_SECONDS) * SECOND };
}

/** Milliseconds that the table waits for an absent player. */
export const GRACES = [0, 15 * SECOND, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR];

/** The message of a grace and its values. */
export function graceWords(grace: number): [string, Record<string, number>] {
  if (grace === 0) return ["web-new-grace-now", {}];
  if (grace < MINUTE) return ["web-new-grace-seconds", { seconds: grace / SECOND }];
  if (grace < HOUR) return ["web-new-grace-minutes", { minutes: grace / MINUTE }];
  return ["web-new-grace-hours", { hours: grace / HOUR }];
}

/** Milliseconds before a bot acts, by name. */
export const PACES = { slow: 1800, normal: 900, fast: 350, now: 0 } as const;
export type PaceKind = keyof typeof PACES;
