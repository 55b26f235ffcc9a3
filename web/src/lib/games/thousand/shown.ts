// What is drawn between two messages. A message brings several events and only the view after the last; so that they
// can be shown one after another, each changes a copy of the view as far as the eye needs it. No rule is computed: the
// server's view replaces the copy after the last event, whatever was shown on the way.

import type { Tagged } from "../../texts";
import type { Trick, View } from "../../wire/thousand";
import type { Shown as AnyShown } from "../view";

export type Shown = AnyShown<View>;

type Change = (event: Tagged, shown: Shown, next: readonly Tagged[]) => Shown;

const number = (event: Tagged, field: string): number => Number(event[field] ?? 0);
const withView = (shown: Shown, fields: Partial<View>): Shown => ({
  ...shown,
  view: { ...shown.view, ...fields },
});
const counted = (shown: Shown, seat: number, by: number): Shown => ({
  ...shown,
  counts: shown.counts.map((count, at) => (at === seat ? Math.max(0, count + by) : count)),
});
const without = (cards: number | null, card: number): number | null =>
  cards === null || card < 0 ? cards : (cards & ~(1 << card)) >>> 0;
const bits = (cards: number): number => {
  let count = 0;
  for (let left = cards >>> 0; left; left &= left - 1) count += 1;
  return count;
};

function gift(event: Tagged, shown: Shown): Shown {
  const [giver, to, card] = [number(event, "giver"), number(event, "to"), Number(event["card"] ?? -1)];
  const { view } = shown;
  let hand = view.hand;
  if (giver === view.seat) hand = without(hand, card);
  else if (to === view.seat && hand !== null && card >= 0) hand = (hand | (1 << card)) >>> 0;
  const gifts = [...view.gifts, { giver, to, card, open: Boolean(event["open"]) }];
  return counted(counted(withView(shown, { hand, gifts }), giver, -1), to, 1);
}

function played(event: Tagged, shown: Shown): Shown {
  const { view } = shown;
  const [seat, card] = [number(event, "seat"), number(event, "card")];
  const last = view.tricks.at(-1);
  const lying = last !== undefined && last.winner < 0;
  const trick: Trick = lying
    ? { ...last, cards: [...last.cards, card] }
    : { leader: seat, cards: [card], winner: -1, points: 0 };
  const tricks = [...(lying ? view.tricks.slice(0, -1) : view.tricks), trick];
  const hand = seat === view.seat ? without(view.hand, card) : view.hand;
  const open_hand = without(view.open_hand, card) ?? 0;
  return counted(withView(shown, { tricks, hand, open_hand }), seat, -1);
}

function taken(event: Tagged, shown: Shown): Shown {
  const last = shown.view.tricks.at(-1);
  if (last === undefined) return shown;
  const trick = { ...last, winner: number(event, "seat"), points: number(event, "points") };
  return got(withView(shown, { tricks: [...shown.view.tricks.slice(0, -1), trick] }), event, 1, trick.points);
}

/** Tricks and points go to the seat of an event. */
function got(shown: Shown, event: Tagged, tricks: number, points: number): Shown {
  const { tricks_taken, points_taken } = shown.view;
  const more = (all: number[], by: number): number[] =>
    all.map((one, at) => (at === number(event, "seat") ? one + by : one));
  return withView(shown, { tricks_taken: more(tricks_taken, tricks), points_taken: more(points_taken, points) });
}

/** Which of two talons is turned up: the event that it is taken with says so. */
function chosen({ view }: Shown, events: readonly Tagged[]): Partial<View> {
  const taking = events.find((event) => event["event"] === "talontaken");
  return taking && view.lying > 0 && view.lying === view.beside ? { chosen: number(taking, "talon") } : {};
}

const CHANGES: Record<string, Change> = {
  dealbegan: (event, shown) => ({
    view: {
      ...shown.view,
      phase: "dealing",
      deal: number(event, "number"),
      dealer: number(event, "dealer"),
      sitter: -1,
      bottom: -1,
      redeal: Boolean(event["redeal"]),
      hand: 0,
      dealt: 0,
      unseen: -1,
      words: [],
      declarer: -1,
      contract: 0,
      bid: 0,
      forced: false,
      dark: false,
      golden: false,
      laid: 0,
      aside: 0,
      talon: 0,
      talon_open: false,
      gifts: [],
      tricks: [],
      tricks_taken: shown.counts.map(() => 0),
      points_taken: shown.counts.map(() => 0),
      lying: 0,
      beside: 0,
      chosen: -1,
      stock: 0,
      exposed: -1,
      drawn: 0,
      trump: shown.view.fixed ?? -1,
      declarations: [],
      rest: -1,
      rest_hand: 0,
      agreed: [],
      open: false,
      open_hand: 0,
      offered: 0,
    },
    counts: shown.counts.map(() => 0),
  }),
  bottomshown: (event, shown) => withView(shown, { bottom: number(event, "card") }),
  bottomseen: (event, shown) => withView(shown, { bottom: number(event, "card") }),
  packcut: (_, shown) => withView(shown, { bottom: -1 }),
  handsdealt: (event, shown) => {
    const unseen = number(event, "unseen");
    return withView(shown, {
      phase: "auction",
      lying: number(event, "talon"),
      beside: number(event, "beside"),
      stock: number(event, "stock"),
      exposed: Number(event["exposed"] ?? -1),
      unseen,
      sitter: Number(event["sitter"] ?? -1),
      hand: unseen === shown.view.seat ? null : shown.view.hand,
    });
  },
  handseen: (event, shown) =>
    number(event, "seat") === shown.view.seat
      ? counted(
          withView(shown, { hand: number(event, "cards") }),
          shown.view.seat,
          bits(number(event, "cards")) - (shown.counts[shown.view.seat] ?? 0),
        )
      : shown,
  bidmade: (event, shown) =>
    withView(shown, {
      words: [
        ...shown.view.words,
        { seat: number(event, "seat"), amount: number(event, "amount"), dark: Boolean(event["dark"]) },
      ],
    }),
  passed: (event, shown) =>
    withView(shown, {
      words: [...shown.view.words, { seat: number(event, "seat"), amount: 0, dark: false }],
    }),
  auctionwon: (event, shown) =>
    withView(shown, { phase: "taking", declarer: number(event, "seat"), contract: number(event, "amount") }),
  talonshown: (event, shown, next) =>
    withView(shown, { talon: number(event, "cards"), talon_open: true, ...chosen(shown, next) }),
  talonseen: (event, shown, next) => withView(shown, { talon: number(event, "cards"), ...chosen(shown, next) }),
  talontaken: (event, shown) => {
    const seat = number(event, "seat");
    const { view } = shown;
    const hand = seat === view.seat && view.hand !== null ? (view.hand | view.talon) >>> 0 : view.hand;
    const fields = { phase: "giving", unseen: -1, lying: 0, hand, ...chosen(shown, [event]) };
    return counted(withView(shown, fields), seat, view.lying);
  },
  cardgiven: gift,
  giftmade: gift,
  cardlaid: (event, shown) => {
    const seat = number(event, "seat");
    const hand = seat === shown.view.seat ? without(shown.view.hand, number(event, "card")) : shown.view.hand;
    return counted(withView(shown, { hand }), seat, -1);
  },
  cardlaidaway: (event, shown) => counted(shown, number(event, "seat"), -1),
  contractnamed: (event, shown) => withView(shown, { phase: "playing", contract: number(event, "amount") }),
  tricksbegan: (_, shown) => withView(shown, { phase: "playing" }),
  stockdrawn: (event, shown) => {
    const left = number(event, "left");
    const drawn = withView(shown, { stock: left, exposed: left > 0 ? shown.view.exposed : -1 });
    const counts = shown.counts.map((count, seat) => (seat === shown.view.sitter ? count : count + 1));
    return { ...drawn, counts };
  },
  carddrawn: (event, shown) => {
    const { view } = shown;
    if (number(event, "seat") !== view.seat || view.hand === null) return shown;
    const card = 1 << number(event, "card");
    return withView(shown, { hand: (view.hand | card) >>> 0, drawn: (view.drawn | card) >>> 0 });
  },
  cardplayed: played,
  marriagedeclared: (event, shown) => {
    const [seat, suit, value] = [number(event, "seat"), number(event, "suit"), number(event, "value")];
    const trick = shown.view.tricks.filter((one) => one.winner >= 0).length;
    const declarations = [...shown.view.declarations, { seat, suit, value, trick }];
    return got(withView(shown, { declarations }), event, 0, value);
  },
  trumpset: (event, shown) => withView(shown, { trump: number(event, "suit") }),
  tricktaken: taken,
  handopened: (event, shown) => withView(shown, { open: true, open_hand: number(event, "cards") }),
  restclaimed: (event, shown) =>
    withView(shown, {
      phase: "resting",
      rest: number(event, "seat"),
      rest_hand: number(event, "cards"),
      agreed: [],
    }),
  restanswered: (event, shown) =>
    event["accepted"]
      ? withView(shown, { agreed: [...shown.view.agreed, number(event, "seat")] })
      : withView(shown, { phase: "playing", rest: -1, rest_hand: 0, agreed: [] }),
  restgranted: (event, shown) => got(shown, event, number(event, "tricks"), number(event, "points")),
  asidetaken: (event, shown) => got(withView(shown, { lying: 0, beside: 0 }), event, 0, number(event, "points")),
  dealscored: (event, shown) => {
    const [tricks, points, bonuses] = ["tricks", "points", "bonuses"].map((field) => event[field] as number[]);
    const fields = { totals: event["totals"] as number[], marks: event["marks"] as Record<string, number[]> };
    if (!tricks?.some(Boolean)) return withView(shown, fields);
    const points_taken = points?.map((one, seat) => one + (bonuses?.[seat] ?? 0)) ?? [];
    return withView(shown, { ...fields, tricks_taken: tricks, points_taken });
  },
};

/** What is shown after one event; an event that the eye need not follow changes nothing. */
export function after(shown: Shown, event: Tagged, next: readonly Tagged[] = []): Shown {
  const change = CHANGES[String(event["event"])];
  return change === undefined ? shown : change(event, shown, next);
}
