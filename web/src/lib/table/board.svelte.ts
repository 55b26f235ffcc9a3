// A table as this page sees it: what the server last said, what of it is shown already, and what is asked of the person.

import { untrack } from "svelte";
import { i18n, t } from "../i18n.svelte";
import { Live, socketUrl, type Condition, type Line, type Listener } from "../live";
import { settings, tempo } from "../settings.svelte";
import type { Tagged } from "../texts";
import type { Advice, Done, Moved, Offer, Refused, State, Table, TableInfo, Times } from "../wire/messages";
import type { Result, View } from "../wire/thousand";
import { after, type Shown } from "./shown";
import { sound } from "./sounds";

export interface LogLine {
  text: string;
  /** ``deal`` heads a deal, ``trick`` ends a trick, ``score`` is a line of the sheet. */
  kind: "deal" | "trick" | "score" | "plain";
}

/** A card on its way from one place to another, which lies nowhere before or after. */
export interface Flight {
  key: number;
  card: number;
  from: number;
  to: number;
}

/** Something said aloud in the middle of the table for a moment. */
export interface Shout {
  key: number;
  text: string;
  suit: number;
}

const NOTHING: Offer = { awaited: false, actions: [] };

/** Milliseconds that an event is given at normal speed. */
const SHOWN_FOR: Record<string, number> = {
  dealbegan: 350,
  packcut: 700,
  bottomshown: 1400,
  bottomseen: 300,
  handsdealt: 250,
  handseen: 650,
  looked: 500,
  bidmade: 550,
  passed: 450,
  auctionwon: 700,
  claimed: 1800,
  talonshown: 1700,
  talontaken: 700,
  talonseen: 900,
  cardgiven: 600,
  giftmade: 600,
  cardlaid: 450,
  cardlaidaway: 450,
  asidetaken: 1500,
  goldencalled: 1600,
  contractnamed: 700,
  conceded: 1200,
  cardplayed: 480,
  marriagedeclared: 1100,
  trumpset: 500,
  restclaimed: 1500,
  restanswered: 600,
  restgranted: 1500,
  fined: 600,
  matchended: 300,
};
/** So long a taken trick lies there before it is collected, and so long that takes. */
const TRICK_LIES = 1200;
const TRICK_GOES = 420;
/** Behind by so many messages (the page slept, the line was slow), it catches up without showing each. */
const BEHIND = 8;

export class Board implements Listener {
  condition: Condition = $state("connecting");
  info = $state.raw<TableInfo | undefined>(undefined);
  /** Where the reader sits; -1: a spectator. */
  seat = $state(-1);
  view = $state.raw<View | undefined>(undefined);
  counts = $state.raw<number[]>([]);
  awaits = $state.raw<number[]>([]);
  offer = $state.raw<Offer>(NOTHING);
  times = $state.raw<Times | null>(null);
  /** When the clocks above were received, by this machine's clock. */
  heard = $state(0);
  /** Whether something is still being shown. */
  busy = $state(false);
  /** Whether the last taken trick has gone to its winner. */
  collected = $state(true);
  flights = $state.raw<Flight[]>([]);
  shout = $state.raw<Shout | undefined>(undefined);
  /** Where cards come from that were nowhere before: a seat, by card. */
  origins = new Map<number, number>();
  log = $state.raw<LogLine[]>([]);
  /** The last sentences, for screen readers. */
  said = $state("");
  /** A deal that was just written and has not been read yet, with the totals before it. */
  result = $state.raw<{ result: Result; before: number[] } | undefined>(undefined);
  note = $state.raw<{ text: string; bad: boolean } | undefined>(undefined);
  advice = $state.raw<Tagged | undefined>(undefined);
  /** An action is under way to the server. */
  sending = $state(false);

  private readonly live: Live;
  private queue: Moved[] = [];
  private running = false;
  /** What the server last said, shown or not. */
  private newest: Shown | undefined;
  private epoch = 0;
  private hurry = false;
  private wakeUp: (() => void) | undefined;
  private readResult: (() => void) | undefined;
  private keys = 0;

  constructor(table: string, open: () => Line = () => new WebSocket(socketUrl(table))) {
    this.live = new Live(this, open);
  }

  get names(): string[] {
    return (
      this.info?.seats.map(
        (seat, at) => seat.name || (seat.kind === "bot" ? t(`web-table-bot-name-${at}`) : ""),
      ) ?? []
    );
  }

  /** Whether the reader may answer now: awaited, and all has been shown. */
  get turn(): boolean {
    return this.offer.awaited && !this.busy && !this.sending;
  }

  close(): void {
    this.epoch += 1;
    this.wakeUp?.();
    this.live.close();
  }

  wake(): void {
    this.live.wake();
  }

  /** The person has become somebody else here: a guest who was nobody, a player who watched. */
  reconnect(): void {
    this.live.again();
  }

  // What the person does.

  act(action: Tagged): void {
    if (this.sending || this.busy) return;
    this.sending = true;
    this.note = undefined;
    this.advice = undefined;
    this.live.act(action, this.live.n);
  }

  async why(action: Tagged): Promise<void> {
    const n = this.live.n;
    const answer = await this.live.why(action);
    if (answer.code && n === this.live.n)
      this.note = { text: i18n.texts.error(answer, this.names), bad: true };
  }

  async hint(): Promise<Tagged | undefined> {
    const answer: Advice | Refused = await this.live.hint();
    if (answer.t === "refused") {
      this.note = { text: i18n.texts.error(answer, this.names), bad: true };
      return undefined;
    }
    const words = i18n.texts;
    const action = words.action(answer.action as Tagged, this.names, this.seat);
    const message = answer.message.startsWith("hint-") ? answer.message : `hint-${answer.message}`;
    const reason = words.reason(message, answer.params, this.names);
    this.note = { text: reason ? t("web-table-hint-note", { action, reason }) : action, bad: false };
    this.advice = answer.action as Tagged;
    return this.advice;
  }

  say(text: string, bad = false): void {
    this.note = text ? { text, bad } : undefined;
  }

  /** Shows at once all that is still to be shown. */
  skip(): void {
    if (!this.busy) return;
    this.hurry = true;
    this.wakeUp?.();
  }

  /** The result of a deal was read. */
  goOn(): void {
    this.result = undefined;
    this.readResult?.();
  }

  // What the server says.

  changed(now: Condition): void {
    this.condition = now;
  }

  state(message: State): void {
    this.epoch += 1;
    this.wakeUp?.();
    this.queue = [];
    this.running = false;
    this.busy = false;
    this.sending = false;
    this.flights = [];
    this.shout = undefined;
    this.result = undefined;
    this.info = message.table;
    this.seat = message.seat;
    const begun = "phase" in message.view;
    const view = begun ? (message.view as unknown as View) : undefined;
    this.newest = view && { view, counts: message.counts };
    this.view = view;
    this.counts = message.counts;
    this.collected = true;
    this.settle(message);
    this.log = [];
    for (const event of message.history as Tagged[]) this.tell(event);
    this.said = "";
  }

  moved(message: Moved): void {
    this.queue.push(message);
    if (this.newest === undefined && this.view === undefined) {
      // The match begins: until now there was no view, so the first patch holds every field.
      this.newest = { view: message.patch as unknown as View, counts: message.counts };
    }
    void this.run();
  }

  table(message: Table): void {
    const before = this.info;
    this.info = message.table;
    this.seat = message.seat;
    if (message.times) {
      this.times = message.times;
      this.heard = Date.now();
    }
    if (before && before.status === "waiting" && message.table.status === "playing") sound("turn");
  }

  settled(_: Tagged, answer: Done | Refused): void {
    this.sending = false;
    if (answer.t === "refused") this.note = { text: i18n.texts.error(answer, this.names), bad: true };
  }

  private settle(message: State | Moved): void {
    this.awaits = message.awaits;
    this.offer = message.offer;
    this.times = message.times;
    this.heard = Date.now();
    this.advice = undefined;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.busy = true;
    const epoch = this.epoch;
    while (this.queue.length > 0) {
      const message = this.queue.shift() as Moved;
      await this.show(message, epoch);
      if (epoch !== this.epoch) return;
    }
    this.running = false;
    this.busy = false;
    this.hurry = false;
    if (this.offer.awaited) sound("turn");
  }

  private async show(message: Moved, epoch: number): Promise<void> {
    const before = this.newest as Shown;
    const final: Shown = {
      view: { ...before.view, ...(message.patch as Partial<View>) },
      counts: message.counts,
    };
    this.newest = final;
    this.view ??= before.view;
    this.offer = NOTHING;
    this.note = undefined;
    this.advice = undefined;
    for (const event of message.events as Tagged[]) {
      const earlier = this.view;
      let shown = after({ view: this.view, counts: this.counts }, event);
      if (event["event"] === "handsdealt") shown = { ...shown, counts: message.counts };
      this.begin(event, shown);
      this.view = shown.view;
      this.counts = shown.counts;
      this.tell(event);
      await this.pause(SHOWN_FOR[String(event["event"])] ?? 0);
      if (epoch !== this.epoch) return;
      await this.finish(event, final.view, earlier);
      if (epoch !== this.epoch) return;
    }
    this.view = final.view;
    this.counts = final.counts;
    this.settle(message);
  }

  /** What an event sets going. */
  private begin(event: Tagged, shown: Shown): void {
    const words = i18n.texts;
    const seat = Number(event["seat"] ?? -1);
    switch (event["event"]) {
      case "dealbegan":
        this.collected = true;
        this.origins.clear();
        break;
      case "handseen":
        sound("deal");
        break;
      case "cardplayed":
        this.collected = false;
        this.origins.set(Number(event["card"]), seat);
        sound("card");
        break;
      case "cardgiven":
      case "giftmade": {
        const [from, to, card] = [Number(event["giver"]), Number(event["to"]), Number(event["card"] ?? -1)];
        sound("card");
        if (to === this.seat && card >= 0) {
          this.origins.set(card, from);
        } else {
          const open = Boolean(event["open"]) || from === this.seat;
          this.fly({ card: open ? card : -1, from, to });
        }
        break;
      }
      case "cardlaid":
      case "cardlaidaway":
        sound("card");
        this.fly({ card: -1, from: seat, to: -1 });
        break;
      case "talontaken":
        sound("card");
        if (!shown.view.talon)
          for (let n = this.view?.lying ?? 0; n > 0; n -= 1) this.fly({ card: -1, from: -1, to: seat });
        break;
      case "marriagedeclared": {
        const suit = Number(event["suit"]);
        const value = Number(event["value"]);
        const id = suit < 0 ? "web-table-shout-aces" : "web-table-shout-marriage";
        this.cry(t(id, { value, suit: suit < 0 ? "" : words.suit(suit, "gen") }), suit);
        break;
      }
      case "conceded":
      case "restgranted":
      case "goldencalled":
      case "asidetaken":
      case "claimed":
        this.cry(words.event(event, this.names, this.seat), -1);
        break;
    }
  }

  /** What follows when an event has been looked at: a trick goes to its winner, a result is read. */
  private async finish(event: Tagged, final: View, earlier: View | undefined): Promise<void> {
    if (event["event"] === "tricktaken") {
      sound("trick");
      await this.pause(TRICK_LIES, true);
      this.collected = true;
      await this.pause(TRICK_GOES);
    }
    this.flights = [];
    this.shout = undefined;
    if (event["event"] === "dealscored") {
      const results = final.results;
      const result = results.at(-1);
      if (result !== undefined) await this.showResult(result, earlier?.totals ?? []);
    }
  }

  private showResult(result: Result, before: number[]): Promise<void> {
    if (document.hidden && this.hurry) return Promise.resolve();
    this.result = { result, before };
    sound("result");
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.readResult = undefined;
        this.wakeUp = undefined;
        this.result = undefined;
        resolve();
      };
      // Where others wait or a clock runs, reading has an end.
      const people = this.info?.seats.filter((seat) => seat.kind === "person").length ?? 0;
      const wait = people > 1 || this.info?.options.clock ? 20_000 : 600_000;
      const timer = setTimeout(done, wait);
      this.readResult = done;
    });
  }

  private fly(flight: Omit<Flight, "key">): void {
    if (tempo(1) === 0 || this.hurry) return;
    this.keys += 1;
    this.flights = [...this.flights, { ...flight, key: this.keys }];
  }

  private cry(text: string, suit: number): void {
    this.keys += 1;
    this.shout = { key: this.keys, text, suit };
  }

  /** A pause at the chosen speed; ``stays`` is one that is for reading, not for moving. */
  private pause(base: number, stays = false): Promise<void> {
    const moving = tempo(base);
    const time = stays && moving === 0 ? (settings.speed === "off" ? 500 : base) : moving;
    if (time === 0 || this.hurry || document.hidden || this.queue.length > BEHIND) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wakeUp = undefined;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.wakeUp = done;
    });
  }

  private tell(event: Tagged): void {
    const words = i18n.texts;
    const you = this.seat < 0 ? undefined : this.seat;
    const tag = String(event["event"]);
    const sentence = words.event(event, this.names, you);
    const kind = tag === "dealbegan" ? "deal" : tag === "tricktaken" ? "trick" : "plain";
    const lines: LogLine[] = sentence ? [{ text: sentence, kind }] : [];
    if (tag === "dealscored" || tag === "fined") {
      for (const line of event["lines"] as Result["lines"]) {
        const amount = line.amount ? `${words.signed(line.amount)} ` : "";
        lines.push({
          text: `${words.seat(line.seat, this.names)}: ${amount}${words.line(line)}`,
          kind: "score",
        });
      }
    }
    untrack(() => {
      this.log = [...this.log.slice(-600), ...lines];
      this.said = lines.map((line) => line.text).join(" ");
    });
  }
}
