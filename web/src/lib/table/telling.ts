// Events in words: lines of the log, and what is said aloud in the middle of the table.

import { i18n, t } from "../i18n.svelte";
import type { BaseResult } from "../games/view";
import type { Line } from "../texts";
import type { GameEvent } from "../wire/messages";

export interface LogLine {
  text: string;
  /** ``deal`` heads a deal, ``missed`` what was missed, ``trick`` ends a trick, ``score`` is a line of the sheet. */
  kind: "deal" | "missed" | "trick" | "score" | "plain";
}

/** Something said aloud in the middle of the table for a moment. */
export interface Shout {
  key: number;
  text: string;
  suit: number;
  /** It stays to be read when the table is quiet again. */
  stays?: boolean;
}

/** What an event adds to the log. */
export function linesOf(event: GameEvent, names: readonly string[], you: number | undefined): LogLine[] {
  const words = i18n.texts;
  const tag = event.event;
  const sentence = words.event(event, names, you);
  const kind = tag === "dealbegan" ? "deal" : tag === "tricktaken" ? "trick" : "plain";
  const lines: LogLine[] = sentence ? [{ text: sentence, kind }] : [];
  if ("lines" in event) lines.push(...scoreLines(event.lines, names));
  return lines;
}

/** The lines of a score, each with its player and its reason. */
function scoreLines(lines: readonly Line[], names: readonly string[]): LogLine[] {
  return lines.map((line) => {
    const amount = line.amount ? `${i18n.texts.signed(line.amount)} ` : "";
    return { text: `${i18n.texts.seat(line.seat, names)}: ${amount}${i18n.texts.line(line, names)}`, kind: "score" };
  });
}

/** A deal that was played while nobody was told: what was written. */
export function writtenLines(result: BaseResult, deal: number, names: readonly string[]): LogLine[] {
  return [{ text: t("web-table-result-title", { deal }), kind: "deal" }, ...scoreLines(result.lines, names)];
}
