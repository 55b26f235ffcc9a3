// A table on this page: the last message of the server, what is shown of it so far, and what is asked of the reader.

import { untrack } from "svelte";
import { capitalized, i18n, loadTexts, speakOf, t } from "../i18n.svelte";
import { Connection, MIXES, socketUrl, type Condition, type Listener, type Socket } from "../connection";
import type { LinkGiver } from "../fair/links";
import { foundAt, lostAt } from "../places";
import { settings, tempo } from "../settings.svelte";
import { seatNames } from "../tables";
import type { Game } from "../games/game";
import type { TableShown } from "../games/table";
import { gameOf } from "../games";
import type { BaseResult as Result } from "../games/view";
import type {
  Advice,
  Done,
  GameAction,
  GameEvent,
  GameView,
  Links,
  Moved,
  Offer,
  Refused,
  SeatInfo,
  Spoken,
  State,
  Table,
  TableInfo,
  Taught,
  Times,
} from "../wire/messages";
import { holdsBack } from "./autoplay";
import { drawnBy, type Flight } from "./moves";
import { Pace, READ, timeOf, TRICK_GOES, TRICK_LIES } from "./pace";
import { sound } from "./sounds";
import { Talk, type Phrase, type TalkingTable } from "./talk.svelte";
import { patched, stepsOf } from "./steps";
import { linesOf, writtenLines, type LogLine, type Shout } from "./telling";

/** Whether the match has begun; before that there is no view. */
const begun = (view: State["view"]): view is GameView => "phase" in view;

const NOTHING: Offer = { awaited: false, actions: [], settled: false, worths: [] };

/** With so many queued messages (a background tab, a slow connection) it skips the animations. */
const BEHIND = 8;
/** After a reconnect, up to so many missed messages are shown one by one; more go to the log only. */
const STEPPED = 40;

export class Board implements Listener, TableShown, TalkingTable {
  condition: Condition = $state("connecting");
  info = $state.raw<TableInfo | undefined>(undefined);
  /** Where the reader sits; -1: a spectator. */
  seat = $state(-1);
  view = $state.raw<GameView | undefined>(undefined);
  counts = $state.raw<number[]>([]);
  awaits = $state.raw<number[]>([]);
  offer = $state.raw<Offer>(NOTHING);
  times = $state.raw<Times | null>(null);
  /** When `times` and `info` were received, by a clock of this page that never jumps. */
  heard = $state(0);
  informed = $state(0);
  /** Whether events are being shown. */
  busy = $state(false);
  /** Whether these are events missed while the connection was lost. */
  catching = $state(false);
  /** Whether the last taken trick has gone to its winner. */
  collected = $state(true);
  flights = $state.raw<Flight[]>([]);
  shout = $state.raw<Shout | undefined>(undefined);
  /** The seats that newly seen cards come from, by card. */
  origins = new Map<number, number>();
  /** The card that the reader drew last, until one is played; -1: none. */
  drawn = $state(-1);
  log = $state.raw<LogLine[]>([]);
  /** The last sentences, for screen readers. */
  said = $state("");
  /** The result of a deal until the reader has closed it, with the totals before it. */
  result = $state.raw<{ result: Result; before: number[] } | undefined>(undefined);
  note = $state.raw<{ text: string; bad: boolean } | undefined>(undefined);
  advice = $state.raw<GameAction | undefined>(undefined);
  /** Whether the reader looks at the last trick again. */
  peek = $state(false);
  /** An action has been sent and not been answered. */
  sending = $state(false);

  /** Whether the server's seeds are not those that it promised. */
  broken = $state(false);
  /** The deals whose link was given and is not in the mix. */
  lost = $state.raw<readonly number[]>([]);
  /** A lesson is being asked for its words. */
  held = $state(false);
  /** The players' names by seat: the same list until one changes, so that other news of the table draw no name anew. */
  readonly names: readonly string[] = $derived.by(() => {
    const now = seatNames(this.info?.seats ?? []);
    if (now.join("\n") !== this.named.join("\n")) this.named = now;
    return this.named;
  });
  /** What people say to each other. */
  readonly talk = new Talk(this);

  private readonly connection: Connection;
  private giver: Promise<LinkGiver> | undefined;
  /** How often it has connected. */
  private connected = 0;
  private named: string[] = [];
  /** When all had been shown last, by the clock of `heard`. */
  private asked = 0;
  private queue: Moved[] = [];
  private running = false;
  /** The newest view from the server, shown or not. */
  private newest: GameView | undefined;
  private epoch = 0;
  private readonly pace = new Pace();
  /** Connected again; missed messages are coming in. */
  private gathering = false;
  /** The events of this deal that are in the log. */
  private told: GameEvent[] = [];
  private readResult: (() => void) | undefined;
  private keys = 0;

  constructor(
    private readonly tableId: string,
    open: (since?: number) => Socket = (since) => new WebSocket(socketUrl(tableId, since)),
  ) {
    this.connection = new Connection(this, open);
  }

  elsewhere(url?: unknown): void {
    if (!foundAt(this.tableId, url)) lostAt(this.tableId);
  }

  get game(): Game {
    return gameOf(this.info?.rules ?? "");
  }

  /** Who else is awaited, in words. */
  get others(): string {
    return i18n.texts.people(this.waited, this.names);
  }

  /** The other seats that are awaited. */
  get waited(): number[] {
    return this.awaits.filter((seat) => seat >= 0 && seat !== this.seat);
  }

  get people(): readonly SeatInfo[] {
    return this.info?.seats ?? [];
  }

  /** Whether the reader can act now: awaited, everything has been shown, and a lesson has said what it has to. */
  get turn(): boolean {
    return this.ready && !this.held;
  }

  /** Whether the match waits for the reader, and everything has been shown. */
  get ready(): boolean {
    return this.offer.awaited && !this.busy && !this.sending;
  }

  /** The number of the last finished trick of this deal; -1: none, or it still lies there. */
  get lastTrick(): number {
    const tricks = this.view?.tricks ?? [];
    return this.collected || tricks.at(-1)?.winner === -1 ? tricks.findLastIndex((one) => one.winner >= 0) : -1;
  }

  /** Shows the last trick again, or no longer. */
  look(on: boolean): void {
    const trick = this.view?.tricks[this.lastTrick];
    this.peek = on && trick !== undefined;
    if (!this.peek || !trick) return;
    const cards = trick.cards.map((card) => i18n.texts.cardWords(card)).join(", ");
    this.said = `${t("web-table-last")}: ${cards}`;
  }

  close(): void {
    this.epoch += 1;
    this.pace.wake();
    this.connection.close();
    this.talk.close();
  }

  wake(): void {
    this.connection.wake();
  }

  /** The person has changed: a visitor became a guest, a spectator a player. */
  reconnect(): void {
    this.connection.again();
  }

  // What the reader does.

  act(action: GameAction): void {
    if (this.sending || this.busy) return;
    this.sending = true;
    this.note = undefined;
    this.advice = undefined;
    const { n } = this.connection;
    const { epoch } = this;
    const wait = holdsBack(action, this.asked, performance.now(), settings);
    const send = (): void => {
      if (epoch === this.epoch) this.connection.act(action, n);
    };
    if (wait > 0) setTimeout(send, wait);
    else send();
  }

  async why(action: GameAction): Promise<void> {
    const n = this.connection.n;
    const answer = await this.connection.why(action);
    if (answer.code && n === this.connection.n)
      this.note = { text: i18n.texts.error(answer, this.names, this.seat), bad: true };
  }

  async hint(): Promise<GameAction | undefined> {
    // Without its texts a hint has no reason.
    const texts = loadTexts("hints").catch(() => undefined);
    const n = this.connection.n;
    const answer: Advice | Refused = await this.connection.hint();
    await texts;
    // Somebody has acted since.
    if (n !== this.connection.n) return undefined;
    if (answer.t === "refused") {
      this.note = { text: i18n.texts.error(answer, this.names, this.seat), bad: true };
      return undefined;
    }
    const advised = answer.action;
    const action = this.game.label(advised, this) ?? i18n.texts.action(advised, this.names, this.seat);
    const said = [answer, ...answer.also].map((one) => {
      const message = one.message.startsWith("hint-") ? one.message : `hint-${one.message}`;
      return i18n.texts.reason(message, one.params, this.names);
    });
    const reason = said[0] ? said.filter((one) => one).join("; ") : "";
    this.note = { text: reason ? t("web-table-hint-note", { action, reason }) : action, bad: false };
    return (this.advice = advised);
  }

  /** Notes an action that is advised. */
  advise(action: GameAction): void {
    this.advice = action;
    this.say(capitalized(this.labelOf(action) ?? i18n.texts.action(action, this.names, this.seat)));
  }

  /** What the lesson of the table says now. */
  teach(): Promise<Taught | Refused> {
    return this.connection.teach();
  }

  /** What the game calls an action, if not by its common words. */
  labelOf(action: GameAction): string | undefined {
    return this.game.label(action, this);
  }

  async speak(phrase: Phrase): Promise<Spoken | Refused> {
    const answer = await this.connection.speak(phrase);
    if (answer.t === "refused") this.say(i18n.texts.error(answer, this.names, this.seat), true);
    return answer;
  }

  say(text: string, bad = false): void {
    this.note = text ? { text, bad } : undefined;
  }

  /** Shows everything that is queued at once. */
  skip(): void {
    if (!this.busy || this.result) return;
    this.pace.hurry = true;
    this.pace.wake();
  }

  /** The reader has closed the result of a deal. */
  goOn(): void {
    this.result = undefined;
    this.readResult?.();
  }

  // What the server says.

  changed(now: Condition): void {
    this.condition = now;
    if (now === "open") this.connected += 1;
  }

  /** The reader's part in mixing the deals, which is loaded when there is a seat. */
  private mix(what?: Links): void {
    const { info, seat, connected } = this;
    if (!info || seat < 0 || !MIXES || info.options.lesson) return;
    this.giver ??= import("../fair/links").then(
      ({ LinkGiver }) => new LinkGiver(this.tableId, (message) => this.connection.give(message)),
    );
    void this.giver
      .then(async (giver) => {
        await (what ? giver.asked(what, info, seat) : giver.told(info, seat, connected));
        this.broken = giver.broken;
        this.lost = [...giver.lost];
      })
      // Without it the deals are mixed by the others.
      .catch(() => undefined);
  }

  links(message: Links): void {
    this.mix(message);
  }

  state(message: State): void {
    this.epoch += 1;
    this.pace.wake();
    this.queue = [];
    this.running = false;
    this.gathering = false;
    this.rest();
    this.sending = false;
    this.flights = [];
    this.shout = undefined;
    this.result = undefined;
    this.info = message.table;
    this.informed = performance.now();
    // The log is written at once, with the texts of this game.
    speakOf(message.table.game);
    const known = this.seat === message.seat ? this.newest : undefined;
    this.seat = message.seat;
    const view = begun(message.view) ? message.view : undefined;
    this.mix();
    this.newest = view;
    this.view = view;
    this.counts = message.counts;
    this.collected = true;
    this.settle(message);
    this.note = undefined;
    this.retell(message.history, known && view ? known : undefined);
    this.said = "";
  }

  /** The log of the current deal. If ``known`` was shown here before, what came after it is added and marked. */
  private retell(history: GameEvent[], known: GameView | undefined): void {
    const same = this.told.length > 0 && JSON.stringify(this.told[0]) === JSON.stringify(history[0]);
    const news = known && same ? history.slice(this.told.length) : history;
    const written = known ? (this.view?.results.slice(known.results.length) ?? []) : [];
    if (!known) {
      this.log = [];
    } else if (news.length + written.length > 0) {
      this.divide();
      this.log = [...this.log, ...written.flatMap((one) => writtenLines(one, this.game.numberOf(one), this.names))];
      this.say(t("web-table-catch-up-many"));
    }
    for (const event of news) this.tell(event);
  }

  private divide(): void {
    this.log = [...this.log, { text: t("web-table-missed"), kind: "missed" }];
  }

  /** Connected again; the missed messages follow. */
  resumed(): void {
    this.gathering = true;
  }

  /** All missed messages have arrived. */
  caughtUp(): void {
    if (!this.gathering) return;
    this.gathering = false;
    const missed = this.queue.reduce((sum, message) => sum + message.events.length, 0);
    if (this.queue.length === 0) return;
    if (missed > 0) this.divide();
    this.catching = this.pace.quick = missed > 0;
    const many = this.queue.length > STEPPED;
    this.pace.hurry ||= many;
    void this.run().then(() => many && this.say(t("web-table-catch-up-many")));
  }

  moved(message: Moved): void {
    this.queue.push(message);
    if (!this.gathering) void this.run();
  }

  table(message: Table): void {
    const before = this.info;
    this.info = message.table;
    this.informed = performance.now();
    this.seat = message.seat;
    this.mix();
    if (message.times) {
      this.times = message.times;
      this.heard = performance.now();
    }
    if (before && before.status === "waiting" && message.table.status === "playing") sound("turn");
  }

  spoken(message: Spoken): void {
    void this.talk.heard(message);
  }

  /** Writes a line into the log. */
  write(text: string): void {
    this.log = [...this.log, { text, kind: "said" }];
  }

  settled(_: GameAction, answer: Done | Refused): void {
    this.sending = false;
    if (answer.t === "refused") this.note = { text: i18n.texts.error(answer, this.names, this.seat), bad: true };
  }

  private settle(message: State | Moved): void {
    this.awaits = message.awaits;
    this.offer = message.offer;
    this.times = message.times;
    this.heard = performance.now();
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
    this.rest();
    if (this.offer.awaited) sound("turn");
  }

  /** Everything has been shown. */
  private rest(): void {
    this.asked = performance.now();
    this.busy = false;
    this.catching = false;
    this.pace.hurry = this.pace.quick = false;
  }

  private async show(message: Moved, epoch: number): Promise<void> {
    // A match begins with a `state`, so there is a view before the first `moved`.
    if (!this.newest || !this.view) return;
    const final = patched(this.newest, message.patch);
    this.newest = final;
    this.offer = NOTHING;
    this.note = undefined;
    this.advice = undefined;
    this.peek = false;
    let heard = "";
    for (const { event, patch, counts } of stepsOf(message)) {
      const earlier = this.view;
      const shout = this.game.shoutOf(event, this.names, this.seat);
      if (shout) this.cry(shout);
      if (shout?.stays) heard = shout.text;
      this.begin(event, earlier);
      this.view = patched(earlier, patch);
      this.counts = counts;
      this.tell(event);
      await this.pause(timeOf(event, this.game.timeOf(event), shout !== undefined), shout !== undefined);
      if (epoch !== this.epoch) return;
      await this.finish(event, final, earlier);
      if (epoch !== this.epoch) return;
    }
    this.counts = message.counts;
    this.settle(message);
    // A refusal stays visible: the play continues without a change, and nothing else says why.
    if (heard) this.say(heard);
  }

  /** The movements of an event; ``view``: the view before it. */
  private begin(event: GameEvent, view: GameView): void {
    if (event.event === "dealbegan") {
      this.collected = true;
      this.origins.clear();
    }
    if (event.event === "cardplayed") this.collected = false;
    const moves = this.game.movesOf(event, this.seat, view);
    if (moves.sound) sound(moves.sound);
    if (moves.origin) this.origins.set(...moves.origin);
    for (const flight of moves.flights) this.fly(flight);
  }

  /** What follows an event: a trick goes to its winner, a result is shown. */
  private async finish(event: GameEvent, final: GameView, earlier: GameView): Promise<void> {
    if (event.event === "tricktaken") {
      sound("trick");
      await this.pause(TRICK_LIES, true);
      this.collected = true;
      await this.pause(TRICK_GOES);
    }
    this.flights = [];
    this.shout = undefined;
    if (event.event === "dealscored") {
      const results = final.results;
      const result = results.at(-1);
      const scored = this.game.shoutOfScore?.(results, this.names, this.seat);
      if (scored) {
        this.cry(scored);
        await this.pause(READ, true);
        this.shout = undefined;
      }
      if (result !== undefined) await this.showResult(result, earlier.totals);
    }
  }

  private showResult(result: Result, before: number[]): Promise<void> {
    // Results of earlier deals are only in the log.
    if ((document.hidden && this.pace.hurry) || (this.catching && this.queue.length > 0)) return Promise.resolve();
    this.result = { result, before };
    sound("result");
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.readResult = undefined;
        this.result = undefined;
        resolve();
      };
      // If others wait or a clock runs, the result closes by itself.
      const people = this.info?.seats.filter(({ kind }) => kind === "person").length ?? 0;
      const timer = setTimeout(done, people > 1 || this.info?.options.clock ? 20_000 : 600_000);
      this.readResult = done;
    });
  }

  private fly(flight: Omit<Flight, "key">): void {
    if (tempo(1) === 0 || this.pace.hurry) return;
    this.keys += 1;
    this.flights = [...this.flights, { ...flight, key: this.keys }];
  }

  private cry(shout: Omit<Shout, "key">): void {
    this.keys += 1;
    this.shout = { ...shout, key: this.keys };
    if (shout.sign) sound(shout.sign);
  }

  private pause(base: number, stays = false): Promise<void> {
    return this.catching || this.queue.length <= BEHIND ? this.pace.pause(base, stays) : Promise.resolve();
  }

  private tell(event: GameEvent): void {
    const lines = linesOf(event, this.names, this.seat < 0 ? undefined : this.seat);
    this.told = event.event === "dealbegan" ? [event] : [...this.told, event];
    this.drawn = drawnBy(event, this.seat, this.drawn);
    untrack(() => {
      this.log = [...this.log.slice(-600), ...lines];
      this.said = lines.map((line) => line.text).join(" ");
    });
  }
}
