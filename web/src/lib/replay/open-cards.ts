// Open cards: what each play could still bring in a finished deal, in words.

import type { Texts } from "../texts";
import type { OpenCards, OpenPlay } from "../wire/messages";

/** A value, or what it lies between. */
export function span(texts: Texts, low: number, high: number, signed: boolean): string {
  const ends = [low, high].map((end) => (signed ? texts.signed(end) : texts.number(end)));
  return low === high ? (ends[0] ?? "") : ends.join("…");
}

/** What the position is worth, and to whom. */
export function told(texts: Texts, names: readonly string[], found: OpenCards): string {
  const kind = found.margin ? "margin" : found.guarantee ? `sure-${found.count}` : found.count;
  return texts.say(`web-open-cards-${kind}`, {
    name: texts.seat(found.seat, names),
    value: span(texts, found.low, found.high, found.margin),
    count: found.high,
  });
}

/** A card, with what is declared by it. */
function played(texts: Texts, play: OpenPlay): string {
  if (play.shown) return texts.say("web-open-cards-shown", { suit: texts.suitSign(play.card >> 3) });
  const card = texts.card(play.card);
  return play.announce ? texts.say("web-open-cards-announced", { card }) : card;
}

export interface Ways {
  value: string;
  plays: string[];
  best: boolean;
}

/** The plays by what they lead to, those that keep the value first. */
export function ways(texts: Texts, found: OpenCards): Ways[] {
  const groups = new Map<string, OpenPlay[]>();
  for (const play of found.plays) {
    const key = `${play.low} ${play.high}`;
    groups.set(key, [...(groups.get(key) ?? []), play]);
  }
  const away = (play: OpenPlay): number => Math.abs(play.low - found.low) + Math.abs(play.high - found.high);
  return [...groups.values()]
    .flatMap((plays) => (plays[0] ? [{ first: plays[0], plays }] : []))
    .sort((one, other) => away(one.first) - away(other.first) || one.first.low - other.first.low)
    .map(({ first, plays }) => ({
      value: span(texts, first.low, first.high, found.margin),
      plays: plays.map((play) => played(texts, play)),
      best: first.best,
    }));
}
