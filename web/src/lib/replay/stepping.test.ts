import { describe, expect, it } from "vitest";
import { gameOf } from "../games";
import type { GameEvent, Replay, ReplayStep } from "../wire/messages";
import type { View } from "../wire/thousand";
import { sortedCards } from "../texts";
import {
  clamped,
  dealAction,
  dealtOf,
  distinct,
  leap,
  maskOf,
  maskOfText,
  packOf,
  positionsOf,
  seenFrom,
  stages,
  toldEvents,
  trickEnds,
} from "./stepping";

const [thousand, preferans] = [gameOf("thousand"), gameOf("preferans")];
const nothing = { tricks: [], tricks_taken: [0, 0, 0], points_taken: [0, 0, 0] };
const view = { phase: "dealing", dealer: 1, talon: 0, trump: -1, ...nothing } as unknown as View;
const step = (events: object[], patch: object, hands: number[], piles: number[][] = []): ReplayStep => ({
  seat: -1,
  action: { do: "shuffle", seed: "00" },
  events: events as unknown as GameEvent[],
  patch,
  hands,
  piles,
});

const HANDS = [maskOf([31, 0]), maskOf([8, 9]), maskOf([16, 17])];
const replay: Replay = {
  table: "t",
  record: "",
  rules: "thousand/ru",
  game: "thousand",
  names: ["A", "B", "C"],
  deal: 1,
  deals: 2,
  view,
  server_seed: "",
  mixed: null,
  chains: [],
  seed: "",
  commitment: "",
  steps: [
    step([{ event: "handsdealt", unseen: -1 }], { phase: "auction" }, HANDS),
    step([{ event: "talonshown", cards: maskOf([24]) }], { phase: "giving", talon: maskOf([24]) }, HANDS),
    step([{ event: "trumpset", suit: 3 }], { trump: 3 }, HANDS),
  ],
};

const dealer = (one: unknown): number => (one as View).dealer;

describe("a replay", () => {
  const positions = positionsOf(replay);

  it("is the view before it and then patch on patch", () => {
    expect(positions).toHaveLength(4);
    expect(positions.map((position) => position.view.phase)).toEqual(["dealing", "auction", "giving", "giving"]);
    expect(positions[1]?.view).toMatchObject({ trump: -1 });
    expect(positions[3]?.view).toMatchObject({ trump: 3, talon: maskOf([24]), dealer: 1 });
    expect(replay.view.phase).toBe("dealing");
  });

  it("keeps a position inside", () => {
    expect([-5, 2, 99, Number.NaN].map((at) => clamped(at, positions))).toEqual([0, 2, 3, 0]);
  });

  it("knows where its stages begin", () => {
    expect(stages(positions)).toEqual([
      { at: 0, phase: "dealing" },
      { at: 1, phase: "auction" },
      { at: 2, phase: "giving" },
    ]);
  });

  it("gives back the deal as it lay", () => {
    const pack = packOf(positions, { pack: 0 });
    expect(pack).toBe(maskOf([0, 8, 9, 16, 17, 24, 31]));
    const dealt = dealtOf(positions, pack, { dealer });
    expect(dealt).toEqual({ at: 1, hands: HANDS, rest: maskOf([24]), order: [], dealer: 1 });
    expect(dealt && dealAction(dealt, thousand)).toEqual({
      do: "deal",
      hands: HANDS,
      rest: maskOf([24]),
      order: [],
    });
  });

  it("keeps the order of what nobody holds, and who sits out", () => {
    const hands = [...HANDS, 0];
    const positions = positionsOf({
      ...replay,
      names: ["A", "B", "C", "D"],
      steps: [step([{ event: "handsdealt", unseen: -1 }], { phase: "playing" }, hands, [[24], [], [7, 6]])],
    });
    const dealt = dealtOf(positions, 0, { dealer });
    const rest = maskOf([6, 7, 24]);
    expect(dealt && dealAction(dealt, thousand)).toEqual({ do: "deal", hands, rest, order: [24, 7, 6] });
    expect(dealt && dealAction(dealt, preferans)).toMatchObject({ hands: HANDS });
  });

  it("has no deal to give back where it was thrown in before the cards lay", () => {
    expect(dealtOf(positions.slice(0, 1), 0, { dealer })).toBeNull();
  });
});

describe("this deal once more", () => {
  it("can be played from any seat: hands and dealer go round", () => {
    const dealt = { at: 1, hands: HANDS, rest: 1, order: [0], dealer: 1 };
    expect(seenFrom(dealt, 0, 3)).toEqual(dealt);
    expect(seenFrom(dealt, 2, 3)).toEqual({
      at: 1,
      hands: [HANDS[2], HANDS[0], HANDS[1]],
      rest: 1,
      order: [0],
      dealer: 2,
    });
  });

  it("leaves the hand between two players where it lies", () => {
    const dealt = { at: 1, hands: HANDS, rest: 1, order: [0], dealer: 1 };
    expect(seenFrom(dealt, 1, 2)).toEqual({
      at: 1,
      hands: [HANDS[1], HANDS[0], HANDS[2]],
      rest: 1,
      order: [0],
      dealer: 0,
    });
  });
});

describe("names", () => {
  it("are numbered where two are the same", () => {
    expect(distinct(["thumb", "Anna", "thumb"])).toEqual(["thumb 1", "Anna", "thumb 3"]);
    expect(distinct(["", "", "A"])).toEqual(["", "", "A"]);
  });
});

describe("leaps", () => {
  const trick = (winner: number): object => ({ leader: 0, cards: [1], winner, points: 0 });
  const positions = positionsOf({
    ...replay,
    steps: [
      step([], { tricks: [trick(-1)] }, HANDS),
      step([], { tricks: [trick(1)] }, HANDS),
      step([], { tricks: [trick(1), trick(-1)] }, HANDS),
      step([], { tricks: [trick(1), trick(0)] }, HANDS),
      step([], {}, HANDS),
    ],
  });

  it("go from trick to trick, then to the ends", () => {
    const ends = trickEnds(positions);
    expect(ends).toEqual([2, 4]);
    expect([0, 2, 3, 4].map((at) => leap(at, ends, true, 5))).toEqual([2, 4, 4, 5]);
    expect([5, 4, 2].map((at) => leap(at, ends, false, 5))).toEqual([4, 2, 0]);
  });
});

describe("what is told of a step", () => {
  it("leaves out what the open cards show, and the same thing said twice", () => {
    const gift = step([{ event: "cardgiven" }, { event: "giftmade" }, { event: "handseen" }], {}, HANDS);
    expect(toldEvents(gift).map((event) => event.event)).toEqual(["cardgiven"]);
    expect(toldEvents(step([{ event: "giftmade" }], {}, HANDS)).map((event) => event.event)).toEqual(["giftmade"]);
    expect(toldEvents(null)).toEqual([]);
  });
});

describe("sets of cards", () => {
  it("hold the ace of hearts without a sign", () => {
    expect(maskOf([31])).toBe(2147483648);
    expect(maskOfText("HA S9")).toBe(2147483652);
    expect(sortedCards(2147483652)).toEqual([31, 2]);
  });
});
