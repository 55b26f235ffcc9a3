// Events in words: lines of the log, and short words in the middle of the table.

import { i18n, t } from "../i18n.svelte";
import type { BaseResult } from "../games/view";
import type { Line } from "../texts";
import type { GameEvent } from "../wire/messages";
import type { Rare } from "./sounds";

export interface LogLine {
  text: string;
  /** ``deal`` begins a deal, ``missed`` missed events; ``trick`` ends a trick; ``score`` is a score line, ``said`` a phrase. */
  kind: "deal" | "missed" | "trick" | "score" | "said" | "plain";
}

/** Words in the middle of the table for a moment. */
export interface Shout {
  key: number;
  text: string;
  suit: number;
  /** Cards that are shown beside the words. */
  cards?: readonly number[];
  /** The sign of something rare, with its sound. */
  sign?: Rare;
  /** Whether it stays after the animation, to be read. */
  stays?: boolean;
}

/** The lines that an event adds to the log. */
export function linesOf(event: GameEvent, names: readonly string[], you: number | undefined): LogLine[] {
  const words = i18n.texts;
  const tag = event.event;
  const sentence = words.event(event, names, you);
  const kind = tag === "dealbegan" ? "deal" : tag === "tricktaken" ? "trick" : "plain";
  const lines: LogLine[] = sentence ? [{ text: sentence, kind }] : [];
  if ("lines" in event) lines.push(...scoreLines(event.lines, names, you));
  return lines;
}

/** Score lines in words, with player and reason. */
function scoreLines(lines: readonly Line[], names: readonly string[], you?: number): LogLine[] {
  return lines.map((line) => {
    const amount = line.amount ? `${i18n.texts.signed(line.amount)} ` : "";
    const words = i18n.texts.line(line, names, you);
    return { text: `${i18n.texts.seat(line.seat, names)}: ${amount}${words}`, kind: "score" };
  });
}

/** The score lines of a deal whose events were missed. */
export function writtenLines(result: BaseResult, deal: number, names: readonly string[]): LogLine[] {
  return [{ text: t("web-table-result-title", { deal }), kind: "deal" }, ...scoreLines(result.lines, names)];
}
