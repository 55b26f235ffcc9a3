// Events in words: lines of the log, and what is said aloud in the middle of the table.

import { i18n, t } from "../i18n.svelte";
import type { Tagged } from "../texts";
import type { Result } from "../wire/thousand";

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
}

/** What an event adds to the log. */
export function linesOf(event: Tagged, names: readonly string[], you: number | undefined): LogLine[] {
  const words = i18n.texts;
  const tag = String(event["event"]);
  const sentence = words.event(event, names, you);
  const kind = tag === "dealbegan" ? "deal" : tag === "tricktaken" ? "trick" : "plain";
  const lines: LogLine[] = sentence ? [{ text: sentence, kind }] : [];
  if (tag === "dealscored" || tag === "fined") lines.push(...scoreLines(event["lines"] as Result["lines"], names));
  return lines;
}

/** The lines of a score, each with its player and its reason. */
function scoreLines(lines: Result["lines"], names: readonly string[]): LogLine[] {
  return lines.map((line) => {
    const amount = line.amount ? `${i18n.texts.signed(line.amount)} ` : "";
    return { text: `${i18n.texts.seat(line.seat, names)}: ${amount}${i18n.texts.line(line)}`, kind: "score" };
  });
}

/** A deal that was played while nobody was told: what was written. */
export function writtenLines(result: Result, names: readonly string[]): LogLine[] {
  return [
    { text: t("web-table-result-title", { deal: result.number }), kind: "deal" },
    ...scoreLines(result.lines, names),
  ];
}

/** What an event has everybody at the table hear, if anything. */
export function shoutOf(event: Tagged, names: readonly string[], you: number): Omit<Shout, "key"> | undefined {
  const words = i18n.texts;
  switch (event["event"]) {
    case "marriagedeclared": {
      const suit = Number(event["suit"]);
      const id = suit < 0 ? "web-table-shout-aces" : "web-table-shout-marriage";
      return { text: t(id, { value: Number(event["value"]), suit: suit < 0 ? "" : words.suit(suit, "gen") }), suit };
    }
    case "restanswered": {
      if (event["accepted"]) return undefined;
      const seat = Number(event["seat"]);
      const values = { you: seat === you ? "yes" : "no", name: words.seat(seat, names) };
      return { text: t("web-table-shout-refused", values), suit: -1 };
    }
    case "conceded":
    case "restgranted":
    case "goldencalled":
    case "asidetaken":
    case "claimed":
      return { text: words.event(event, names, you), suit: -1 };
  }
  return undefined;
}
