import { describe, expect, test } from "vitest";
import * as thousand from "../games/thousand/keys";
import type { Tagged } from "../texts";
import type { GameAction } from "../wire/messages";
import { announces, cardOf, controlsOf, firstIndex, grave, keysOf, ofKind, quick, same, turned } from "./controls";

/** Offered actions, of unknown kinds too. */
const offered = (...actions: Tagged[]): GameAction[] => actions as unknown as GameAction[];
const bids = (amounts: number[]): GameAction[] => amounts.map((amount) => ({ do: "bid", amount }));

describe("what an offer becomes", () => {
  test("numbers are gathered and rise", () => {
    const { numbers, buttons } = controlsOf([...bids([120, 105, 110]), { do: "pass" }]);
    expect(numbers).toHaveLength(1);
    expect(numbers[0]?.amounts).toEqual([105, 110, 120]);
    expect(numbers[0]?.actions[1]).toEqual({ do: "bid", amount: 110 });
    expect(buttons).toEqual([{ do: "pass" }]);
  });

  test("a contract is a number; one with an open hand stands beside it", () => {
    const offer = offered(...[120, 105, 110].map((amount) => ({ do: "name", amount, open: false })));
    const open = offered(...[105, 130].map((amount) => ({ do: "name", amount, open: true })));
    const { numbers, buttons } = controlsOf([...offer, ...open, { do: "writeoff" }]);
    expect(numbers).toHaveLength(1);
    expect(numbers[0]?.amounts).toEqual([105, 110, 120]);
    expect(numbers[0]?.variants).toEqual([open[0]]);
    expect(buttons).toEqual([{ do: "writeoff" }, open[1]]);
  });

  test("a number stops at its ends; a cut begins in the middle", () => {
    const group = controlsOf(bids([100, 105, 110])).numbers[0];
    if (!group) throw new Error("no numbers");
    expect(firstIndex(group)).toBe(0);
    expect(turned(group, 0, -1)).toBe(0);
    expect(turned(group, 0, 5)).toBe(2);
    const cut = controlsOf([1, 2, 3, 4, 5].map((at) => ({ do: "cut", at }))).numbers[0];
    expect(cut && firstIndex(cut)).toBe(2);
  });

  test("quick buttons are offered amounts only", () => {
    const group = controlsOf(bids([100, 105, 110, 115])).numbers[0];
    expect(group && quick(group)).toEqual([100, 105, 110]);
  });

  test("cards gather what can be done with them", () => {
    const offer: GameAction[] = [
      { do: "play", card: 29, announce: false },
      { do: "play", card: 29, announce: true },
      { do: "play", card: 3, announce: false },
      { do: "rest" },
    ];
    const { cards, buttons } = controlsOf(offer);
    expect(cards.get(29)).toHaveLength(2);
    expect(cards.get(3)).toHaveLength(1);
    expect(buttons).toEqual([{ do: "rest" }]);
  });

  test("a suit is no number: a marriage from the hand is a button", () => {
    const offer: GameAction[] = [0, 3].map((suit) => ({ do: "show", suit }));
    const { numbers, buttons } = controlsOf([...offer, { do: "rest" }]);
    expect(numbers).toEqual([]);
    expect(buttons).toEqual([...offer, { do: "rest" }]);
  });

  test("lists of places are one control", () => {
    const { lists } = controlsOf([
      { do: "place", at: [0, 1, 2] },
      { do: "place", at: [0, 1, 3] },
    ]);
    expect(lists).toHaveLength(1);
    expect(lists[0]?.actions).toHaveLength(2);
  });

  test("nothing that is offered is out of reach, whatever it is", () => {
    const offer = offered(
      { do: "contra" },
      { do: "sell", to: 2 },
      { do: "misere", open: true },
      { do: "whist", how: "light", hand: [1, 2] },
      { do: "totus", rank: 3 },
    );
    const found = controlsOf(offer);
    const reached = [
      ...found.buttons,
      ...found.numbers.flatMap((one) => one.actions),
      ...found.lists.flatMap((one) => one.actions),
    ];
    expect(reached).toHaveLength(offer.length);
    expect(offer.every((action) => reached.includes(action))).toBe(true);
    expect(grave({ do: "contra" }, thousand)).toBe(true);
    expect(grave({ do: "pass" }, thousand)).toBe(false);
  });

  test("no letter twice, take open and hidden have their own", () => {
    const keys = keysOf(
      offered(
        { do: "take", hidden: false },
        { do: "take", hidden: true },
        { do: "claim", ground: "a" },
        { do: "claim", ground: "b" },
        { do: "unknown" },
      ),
      thousand,
    );
    expect(keys.slice(0, 3)).toEqual(["t", "u", "c"]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("equal actions are equal field by field", () => {
    expect(same({ do: "place", at: [1, 2] }, { do: "place", at: [1, 2] })).toBe(true);
    expect(same({ do: "bid", amount: 100 }, { do: "bid", amount: 105 })).toBe(false);
    const [pass, more] = offered({ do: "pass" }, { do: "pass", more: 1 });
    expect(pass && more && same(pass, more)).toBe(false);
  });

  test("a card, what is declared with it, and kinds are read where an action has them", () => {
    const [pass, queen] = offered({ do: "pass" }, { do: "play", card: 29, announce: true });
    expect(pass && [cardOf(pass), announces(pass)]).toEqual([-1, false]);
    expect(queen && [cardOf(queen), announces(queen)]).toEqual([29, true]);
    expect(ofKind(offered({ do: "pass" }, { do: "play", card: 3 }), "play")).toEqual([{ do: "play", card: 3 }]);
  });
});
