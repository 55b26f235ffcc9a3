// Thousand: words in the middle of the table, movements, and the words on the plates.

import { i18n, t } from "../../i18n.svelte";
import { aboutMark } from "../../ui/marks";
import { STOCK } from "../../table/scene";
import { STILL, type Moves } from "../../table/moves";
import type { Shout } from "../../table/telling";
import type { AnyEvent, View } from "../../wire/thousand";
import type { Chip, Taken } from "../game";

/** Events without movement or sound: the compiler refuses one that is neither here nor in the switch below. */
type Still =
  | "dealbegan"
  | "packcut"
  | "bottomshown"
  | "bottomseen"
  | "jackburied"
  | "packmixed"
  | "handsdealt"
  | "leftunseen"
  | "looked"
  | "bidmade"
  | "passed"
  | "auctionwon"
  | "goldencalled"
  | "claimed"
  | "talonseen"
  | "cardforsale"
  | "cardsoffered"
  | "cardssold"
  | "cardskept"
  | "asidetaken"
  | "contractnamed"
  | "miserenamed"
  | "slamnamed"
  | "handopened"
  | "phasebegan"
  | "contrasaid"
  | "recontrasaid"
  | "tricksbegan"
  | "conceded"
  | "marriagedrowned"
  | "trumpset"
  | "tricktaken"
  | "allpassed"
  | "restclaimed"
  | "restanswered"
  | "restgranted"
  | "dealscored"
  | "fined";
const still = (_tag: Still): Moves => STILL;

/** The movements and the sound of an event. */
export function movesOf(event: AnyEvent, own: number, view: View): Moves {
  switch (event.event) {
    case "handseen":
      return { flights: [], sound: "deal" };
    case "cardplayed":
      return { flights: [], origin: [event.card, event.seat], sound: "card" };
    case "cardgiven": {
      const { giver: from, to, card } = event;
      if (to === own) return { flights: [], origin: [card, from], sound: "gift" };
      return { flights: [{ card: event.open || from === own ? card : -1, from, to }], sound: "gift" };
    }
    case "giftmade":
      return { flights: [{ card: -1, from: event.giver, to: event.to }], sound: "gift" };
    case "cardlaid":
    case "cardlaidaway":
      return { flights: [{ card: -1, from: event.seat, to: -1 }], sound: "card" };
    case "stockdrawn": {
      const { players, sitter, exposed } = view;
      const round = Array.from({ length: players }, (_, n) => (event.seat + n) % players).filter((to) => to !== sitter);
      // The last card drawn is the open one; the reader's own card comes with its own event.
      const last = event.left === 0 ? exposed : -1;
      const flights = round.map((to, n) => ({ card: n === round.length - 1 ? last : -1, from: STOCK, to }));
      return { flights: flights.filter(({ to }) => to !== own), sound: "card" };
    }
    case "carddrawn":
      return { flights: [], ...(event.seat === own ? { origin: [event.card, STOCK] as const } : {}) };
    case "talontaken": {
      const backs = view.talon ? 0 : view.lying;
      return { flights: Array.from({ length: backs }, () => ({ card: -1, from: -1, to: event.seat })), sound: "card" };
    }
    case "talonshown":
      return { flights: [], sound: "card" };
    case "matchended":
      return { flights: [], sound: "finale" };
    case "marriagedeclared":
      return { flights: [], sound: "marriage" };
    default:
      return still(event.event);
  }
}

/** Events without words in the middle; the same holds for them. */
type Silent =
  | "dealbegan"
  | "packcut"
  | "bottomshown"
  | "bottomseen"
  | "jackburied"
  | "packmixed"
  | "handseen"
  | "leftunseen"
  | "looked"
  | "bidmade"
  | "passed"
  | "auctionwon"
  | "talonshown"
  | "talontaken"
  | "talonseen"
  | "cardforsale"
  | "cardsoffered"
  | "cardssold"
  | "cardskept"
  | "cardgiven"
  | "giftmade"
  | "cardlaid"
  | "cardlaidaway"
  | "contractnamed"
  | "slamnamed"
  | "handopened"
  | "phasebegan"
  | "contrasaid"
  | "recontrasaid"
  | "tricksbegan"
  | "cardplayed"
  | "trumpset"
  | "tricktaken"
  | "stockdrawn"
  | "carddrawn"
  | "restclaimed"
  | "dealscored"
  | "fined"
  | "matchended";
const silent = (_tag: Silent): Omit<Shout, "key"> | undefined => undefined;

/** The words in the middle of the table for an event, if any. */
export function shoutOf(event: AnyEvent, names: readonly string[], you: number): Omit<Shout, "key"> | undefined {
  const words = i18n.texts;
  switch (event.event) {
    case "marriagedeclared": {
      const { suit, value } = event;
      const id = suit < 0 ? "web-table-shout-aces" : "web-table-shout-marriage";
      const text = t(id, { value, suit: suit < 0 ? "" : words.suit(suit, "gen") });
      const cards = suit < 0 ? [7, 15, 23, 31] : [suit * 8 + 6, suit * 8 + 5];
      return { text, suit: -1, cards };
    }
    case "restanswered": {
      if (event.accepted) return undefined;
      const values = { you: event.seat === you ? "yes" : "no", name: words.seat(event.seat, names) };
      return { text: t("web-table-shout-refused", values), suit: -1, stays: true };
    }
    case "allpassed":
      return { text: words.event(event, names, you), suit: -1, sign: "passes" };
    case "handsdealt":
      return event.golden ? { text: t("web-table-shout-golden"), suit: -1, sign: "golden" } : undefined;
    case "goldencalled":
      return { text: words.event(event, names, you), suit: -1, sign: "golden" };
    case "miserenamed":
      return { text: words.event(event, names, you), suit: -1, sign: "misere" };
    case "conceded":
    case "marriagedrowned":
    case "restgranted":
    case "asidetaken":
    case "claimed":
      return { text: words.event(event, names, you), suit: -1 };
    default:
      return silent(event.event);
  }
}

/** The words for who has come onto the barrel by the last deal. */
export function shoutOfScore(
  results: View["results"],
  names: readonly string[],
  you: number,
): Omit<Shout, "key"> | undefined {
  const line = results.at(-1)?.lines.find(({ name }) => name === "barrel.sits");
  if (!line) return undefined;
  const values = { you: line.seat === you ? "yes" : "no", name: i18n.texts.seat(line.seat, names) };
  return { text: t("web-table-shout-barrel", values), suit: -1, sign: "barrel" };
}

/** The chips of a player's plate: last words, contract, marriages, counters. */
export function chips(view: View, seat: number): Chip[] {
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
    const text = one.suit >= 0 ? String(one.value) : `${t("web-table-aces")} ${one.value}`;
    found.push({ text, tone: "light", suit: one.suit, about: t("web-table-about-marriage", { value: one.value }) });
  }
  if (view.sitter === seat) found.push({ text: t("web-table-sits-out"), tone: "mark" });
  for (const [mark, counts] of Object.entries(view.marks)) {
    const count = Array.isArray(counts) ? (counts[seat] ?? 0) : 0;
    if (count <= 0 || mark === "falls" || mark === "streak") continue;
    const short = t(`web-table-mark-${mark}`, { count });
    const name = i18n.texts.mark(mark);
    const about = aboutMark(mark, count);
    found.push({
      text: short === `web-table-mark-${mark}` ? `${name} ${count}` : short,
      title: `${name}: ${count}`,
      tone: "mark",
      ...(about ? { about } : {}),
    });
  }
  return found;
}

/** The tricks and points taken in this deal. */
export function taken(view: View, seat: number): Taken | undefined {
  const [tricks, points] = [view.tricks_taken[seat] ?? 0, view.points_taken[seat] ?? 0];
  if ((view.tricks.length === 0 && points === 0) || view.sitter === seat) return undefined;
  return { text: `${tricks} · ${points}`, title: t("web-table-taken", { tricks, points }) };
}
