// What is said aloud in the middle of a table of Thousand, what moves there, and the words on the plates.

import { i18n, t } from "../../i18n.svelte";
import { STOCK } from "../../table/scene";
import type { Moves } from "../../table/moves";
import type { Shout } from "../../table/telling";
import type { Tagged } from "../../texts";
import type { View } from "../../wire/thousand";
import type { Chip, Taken } from "../game";
import type { BaseView } from "../view";

/** What an event sets going: cards that pass by, where a card comes from, a sound. */
export function movesOf(event: Tagged, own: number, view: BaseView): Moves {
  const number = (field: string): number => Number(event[field] ?? -1);
  switch (event["event"]) {
    case "cardgiven":
    case "giftmade": {
      const [from, to, card] = [number("giver"), number("to"), number("card")];
      if (to === own && card >= 0) return { flights: [], origin: [card, from], sound: "card" };
      const open = Boolean(event["open"]) || from === own;
      return { flights: [{ card: open ? card : -1, from, to }], sound: "card" };
    }
    case "cardlaid":
    case "cardlaidaway":
      return { flights: [{ card: -1, from: number("seat"), to: -1 }], sound: "card" };
    case "stockdrawn": {
      const { players, sitter, exposed } = view as View;
      const round = Array.from({ length: players }, (_, n) => (number("seat") + n) % players).filter(
        (to) => to !== sitter,
      );
      // The last one to draw gets the card that lay open; the reader's own card comes by its own event.
      const last = number("left") === 0 ? exposed : -1;
      const flights = round.map((to, n) => ({ card: n === round.length - 1 ? last : -1, from: STOCK, to }));
      return { flights: flights.filter(({ to }) => to !== own), sound: "card" };
    }
    case "carddrawn":
      return { flights: [], ...(number("seat") === own ? { origin: [number("card"), STOCK] } : {}) };
    case "talontaken": {
      const { talon, lying } = view as View;
      const backs = talon ? 0 : lying;
      const flights = Array.from({ length: backs }, () => ({ card: -1, from: -1, to: number("seat") }));
      return { flights, sound: "card" };
    }
  }
  return { flights: [] };
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
      return { text: t("web-table-shout-refused", values), suit: -1, stays: true };
    }
    case "conceded":
    case "restgranted":
    case "goldencalled":
    case "allpassed":
    case "asidetaken":
    case "claimed":
      return { text: words.event(event, names, you), suit: -1 };
  }
  return undefined;
}

/** What a player said, plays, has declared, and what stands beside the total. */
export function chips(any: BaseView, seat: number): Chip[] {
  const view = any as View;
  const found: Chip[] = [];
  const auction = view.phase === "auction" || view.phase === "taking";
  const word = auction ? view.words.findLast((one) => one.seat === seat) : undefined;
  if (view.declarer === seat && !auction) {
    const manner = [
      t("web-table-plays", { amount: view.contract }),
      ...(view.dark ? [t("web-table-dark")] : []),
      ...(view.special ? [t("web-table-special", { kind: view.special })] : []),
      ...(view.open ? [t("web-table-open")] : []),
      ...(view.doubled > 1 ? [`×${view.doubled}`] : []),
    ];
    found.push({ text: manner.join(" "), tone: "gold" });
  } else if (word) {
    const standing = word === view.words.findLast((one) => one.amount > 0);
    const amount = word.amount ? String(word.amount) : t("web-table-pass");
    const text = word.dark ? `${amount} ${t("web-table-dark")}` : amount;
    found.push({ text, tone: standing ? "gold" : "plain", word: true });
  }
  for (const one of view.declarations.filter((other) => other.seat === seat)) {
    const text = one.suit >= 0 ? String(one.value) : `${t("web-table-aces")}${one.value}`;
    found.push({ text, tone: "light", suit: one.suit });
  }
  if (view.sitter === seat) found.push({ text: t("web-table-sits-out"), tone: "mark" });
  for (const [mark, counts] of Object.entries(view.marks)) {
    const count = Array.isArray(counts) ? (counts[seat] ?? 0) : 0;
    if (count <= 0 || mark === "falls" || mark === "streak") continue;
    const short = t(`web-table-mark-${mark}`, { count });
    const name = i18n.texts.mark(mark);
    found.push({
      text: short === `web-table-mark-${mark}` ? `${name} ${count}` : short,
      title: `${name}: ${count}`,
      tone: "mark",
    });
  }
  return found;
}

/** Tricks and points of the deal under way. */
export function taken(any: BaseView, seat: number): Taken | undefined {
  const view = any as View;
  const [tricks, points] = [view.tricks_taken[seat] ?? 0, view.points_taken[seat] ?? 0];
  if ((view.tricks.length === 0 && points === 0) || view.sitter === seat) return undefined;
  return { text: `${tricks} · ${points}`, title: t("web-table-taken", { tricks, points }) };
}
