// What is drawn between two messages of a deal of Preferans: each event changes a copy of the view as far as the eye needs
// it. No rule is computed: the server's view replaces the copy after the last event.

import type { Tagged } from "../../texts";
import type { Contract, Defence, Sheet, Trick, View } from "../../wire/preferans";
import type { Shown as AnyShown } from "../view";

export type Shown = AnyShown<View>;

type Change = (event: Tagged, shown: Shown) => Shown;

const number = (event: Tagged, field: string): number => Number(event[field] ?? 0);
const yes = (event: Tagged, field: string): boolean => Boolean(event[field]);
const withView = (shown: Shown, fields: Partial<View>): Shown => ({ ...shown, view: { ...shown.view, ...fields } });
const counted = (shown: Shown, seat: number, by: number): Shown => ({
  ...shown,
  counts: shown.counts.map((count, at) => (at === seat ? Math.max(0, count + by) : count)),
});
const put = <T>(all: readonly T[], at: number, one: T): T[] => all.map((other, n) => (n === at ? one : other));
const mask = (cards: readonly number[]): number => cards.reduce((all, card) => (all | (1 << card)) >>> 0, 0);
const without = (cards: number | null | undefined, gone: number): number | null =>
  cards === null || cards === undefined ? null : (cards & ~gone) >>> 0;

/** A deal begins: nothing of the last one is left. */
function began(event: Tagged, shown: Shown): Shown {
  const { view } = shown;
  const fresh: View = {
    ...view,
    sheet: event["sheet"] as Sheet,
    deal: number(event, "number"),
    phase: "dealing",
    redeal: yes(event, "redeal"),
    unseen: 0,
    hand: 0,
    dealt: 0,
    words: [],
    declarer: -1,
    contract: null,
    passes: null,
    talon: [],
    talon_open: false,
    declined: false,
    laid: 0,
    discard: 0,
    share: "",
    said: [],
    defence: null,
    quota: 0,
    conduct: [],
    hands: view.hands.map(() => null),
    open: 0,
    earlier: [],
    tricks: [],
    offer: null,
    refused: -1,
    granted: [],
    proof: null,
    due: null,
  };
  return { view: fresh, counts: shown.counts.map(() => 0) };
}

function handSeen(event: Tagged, shown: Shown): Shown {
  const { view } = shown;
  const [seat, cards] = [number(event, "seat"), number(event, "cards")];
  if (seat !== view.seat) return withView(shown, { hands: put(view.hands, seat, cards) });
  return withView(shown, { hand: cards, dealt: view.dealt || cards, unseen: view.unseen & ~(1 << seat) });
}

function word(event: Tagged, shown: Shown, kind: string): Shown {
  const said = {
    seat: number(event, "seat"),
    kind,
    level: number(event, "level"),
    strain: Number(event["strain"] ?? 4),
    dark: yes(event, "dark"),
    hand: yes(event, "hand"),
    held: yes(event, "held"),
  };
  return withView(shown, { words: [...shown.view.words, said] });
}

function talonTaken(event: Tagged, shown: Shown): Shown {
  const { view } = shown;
  const seat = number(event, "seat");
  const hand = seat === view.seat && view.hand !== null ? (view.hand | mask(view.talon)) >>> 0 : view.hand;
  return counted(withView(shown, { phase: "laying", hand, unseen: 0 }), seat, 2);
}

function discarded(event: Tagged, shown: Shown): Shown {
  const { view } = shown;
  const cards = number(event, "cards");
  const hand = view.seat === view.declarer ? without(view.hand, cards) : view.hand;
  const hands = put(view.hands, view.declarer, without(view.hands[view.declarer], cards));
  return withView(shown, { hand, hands, discard: cards });
}

function named(event: Tagged, shown: Shown, kind: string, level: number): Shown {
  const seat = number(event, "seat");
  const contract: Contract = {
    seat,
    kind,
    level,
    strain: Number(event["strain"] ?? 4),
    dark: yes(event, "dark"),
    hand: yes(event, "hand"),
    bid: 0,
    bomb: Number(event["bomb"] ?? 1),
    shared: false,
    helps: (event["helps"] as number[] | undefined) ?? [],
    outbid: yes(event, "outbid"),
  };
  return withView(shown, { phase: kind === "totus" ? "laying" : "whisting", declarer: seat, contract });
}

function set(event: Tagged, shown: Shown): Shown {
  const { defence } = shown.view;
  const words = event["words"] as [string, string];
  const lying = yes(event, "lying");
  return withView(shown, {
    defence: defence ? ({ ...defence, words, lying } as Defence) : defence,
    quota: number(event, "quota"),
    conduct: event["conduct"] as number[],
  });
}

function turned(event: Tagged, shown: Shown): Shown {
  const { view } = shown;
  const card = number(event, "card");
  const trick: Trick = { cards: [card], places: [-1], winner: -1 };
  return withView(shown, { tricks: [...view.tricks, trick], talon: [...view.talon, card], talon_open: true });
}

function played(event: Tagged, shown: Shown): Shown {
  const { view } = shown;
  const [seat, card] = [number(event, "seat"), number(event, "card")];
  const gone = (1 << card) >>> 0;
  const last = view.tricks.at(-1);
  const tricks =
    last && last.winner < 0
      ? put(view.tricks, view.tricks.length - 1, {
          ...last,
          cards: [...last.cards, card],
          places: [...last.places, seat],
        })
      : [...view.tricks, { cards: [card], places: [seat], winner: -1 }];
  const hand = seat === view.seat ? without(view.hand, gone) : view.hand;
  const hands = put(view.hands, seat, without(view.hands[seat], gone));
  return counted(withView(shown, { tricks, hand, hands }), seat, -1);
}

function taken(event: Tagged, shown: Shown): Shown {
  const { tricks } = shown.view;
  const last = tricks.at(-1);
  if (!last) return shown;
  return withView(shown, { tricks: put(tricks, tricks.length - 1, { ...last, winner: number(event, "seat") }) });
}

const CHANGES: Record<string, Change> = {
  dealerdrawn: (event, shown) =>
    withView(shown, {
      phase: "drawing",
      drawn: event["turned"] as number[],
      sheet: { ...shown.view.sheet, dealer: number(event, "seat"), first: number(event, "seat") },
    }),
  dealbegan: began,
  handsdealt: (event, shown) => {
    const unseen = number(event, "unseen");
    const dark = (unseen >>> shown.view.seat) & 1;
    return withView(shown, { phase: "auction", unseen, ...(dark ? { hand: null, dealt: null } : {}) });
  },
  handseen: handSeen,
  looked: (event, shown) => withView(shown, { unseen: shown.view.unseen & ~(1 << number(event, "seat")) }),
  gamecalled: (event, shown) => word(event, shown, "game"),
  miserecalled: (event, shown) => word(event, shown, "misere"),
  passed: (event, shown) => word(event, shown, yes(event, "dark") ? "passdark" : "pass"),
  auctionwon: (event, shown) => withView(shown, { phase: "taking", declarer: number(event, "seat"), unseen: 0 }),
  passesbegan: (event, shown) => {
    const passes = { price: number(event, "price"), dark: yes(event, "dark"), compulsory: yes(event, "compulsory") };
    return withView(shown, { phase: "playing", passes, unseen: 0 });
  },
  talonshown: (event, shown) => withView(shown, { talon: event["cards"] as number[], talon_open: true }),
  talonseen: (event, shown) => withView(shown, { talon: event["cards"] as number[] }),
  talontaken: talonTaken,
  talondeclined: (_, shown) => withView(shown, { phase: "naming", declined: true, unseen: 0 }),
  cardslaid: (event, shown) => counted(withView(shown, { phase: "naming", laid: 2 }), number(event, "seat"), -2),
  discardseen: discarded,
  gamenamed: (event, shown) => named(event, shown, "game", number(event, "level")),
  miserenamed: (event, shown) => named(event, shown, "misere", 0),
  totusnamed: (event, shown) => named(event, shown, "totus", 10),
  said: (event, shown) =>
    withView(shown, { said: [...shown.view.said, { seat: number(event, "seat"), word: String(event["word"]) }] }),
  defenceset: set,
  defencejoined: set,
  handopened: (event, shown) => {
    const seat = number(event, "seat");
    const { view } = shown;
    return withView(shown, { hands: put(view.hands, seat, number(event, "cards")), open: view.open | (1 << seat) });
  },
  tricksbegan: (_, shown) => withView(shown, { phase: "playing" }),
  talonturned: turned,
  cardplayed: played,
  tricktaken: taken,
  offered: (event, shown) => {
    const offer = { by: number(event, "seat"), tricks: event["tricks"] as number[], agreed: [] };
    return withView(shown, { phase: "offering", offer });
  },
  offeranswered: (event, shown) => (event["agreed"] ? shown : withView(shown, { phase: "playing", offer: null })),
  offergranted: (event, shown) => withView(shown, { offer: null, granted: event["tricks"] as number[] }),
  dealscored: (event, shown) =>
    withView(shown, { phase: "scored", totals: event["totals"] as number[], sheet: event["sheet"] as Sheet }),
};

/** What is shown after one event; an event that the eye need not follow changes nothing. */
export function after(shown: Shown, event: Tagged): Shown {
  const change = CHANGES[String(event["event"])];
  return change === undefined ? shown : change(event, shown);
}
