// The socket to a table: connects, checks the numbers of messages, and asks for missing ones. No action takes effect twice.
//
// An action counts when its `done` has arrived. Actions without an answer are sent again with the same id over the next
// connection.

import { placeOf } from "./places";
import type {
  Advice,
  AnyFromClient,
  AnyFromServer,
  Because,
  Chain,
  Done,
  GameAction,
  Link,
  Links,
  Moved,
  Problem,
  Refused,
  Speak,
  Spoken,
  State,
  Table,
  Taught,
} from "./wire/messages";

/** The part of WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export type Condition = "connecting" | "open" | "waiting" | "gone";

export interface Listener {
  /** The whole state of the seat; it replaces what was shown before. */
  state(message: State): void;
  /** The next message in order. */
  moved(message: Moved): void;
  table(message: Table): void;
  /** The link for the next deal is asked for. */
  links(message: Links): void;
  /** Somebody at the table says a phrase. */
  spoken(message: Spoken): void;
  changed(now: Condition): void;
  /** Connected again; the missed messages follow one by one. */
  resumed(): void;
  /** All missed messages have been passed on. */
  caughtUp(): void;
  /** The reader's action was accepted or refused. */
  settled(action: GameAction, answer: Done | Refused): void;
  /** Another server has the table, at this address; with none, nobody knows where it is now. */
  elsewhere(url?: unknown): void;
}

interface Sent {
  message: AnyFromClient;
  action?: GameAction;
  resolve?: (answer: Because | Advice | Taught | Spoken | Refused) => void;
}

const BACKOFF = [300, 1000, 2000, 4000, 8000, 15_000];
/** After this silence a ping is sent; after that much more the connection counts as lost. */
const QUIET = 20_000;
const PATIENCE = 8_000;
/** Close codes after which it does not connect again: no such table, or no access. */
const FINAL = new Set([4403, 4404]);
/** The close code of a server that has named the one that has the table. */
const ELSEWHERE = 4421;

export class Connection {
  /** The number of the last message passed on. */
  n = -1;
  private socket: Socket | undefined;
  private condition: Condition = "connecting";
  private tries = 0;
  private counter = 0;
  private missing = false;
  private readonly waiting = new Map<string, Sent>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private known = false;
  /** The seat of the last connection: each seat has its own numbers. */
  private seat: number | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly open: (since?: number) => Socket,
    private readonly name: string = Math.random().toString(36).slice(2, 10),
  ) {
    this.connect();
  }

  /** Sends an action that was chosen after message ``decision``. */
  act(action: GameAction, decision: number): void {
    const id = this.id();
    this.post(id, { message: { t: "act", id, decision, action }, action });
  }

  /** Why an action is not possible now; an empty code if it is. */
  why(action: GameAction): Promise<Because | Refused> {
    return this.ask((id) => ({ t: "why", id, action })) as Promise<Because | Refused>;
  }

  /** The hint of the strongest bot that has the time. */
  hint(): Promise<Advice | Refused> {
    return this.ask((id) => ({ t: "hint", id })) as Promise<Advice | Refused>;
  }

  /** What the lesson of the table says now. */
  teach(): Promise<Taught | Refused> {
    return this.ask((id) => ({ t: "teach", id })) as Promise<Taught | Refused>;
  }

  /** Says a phrase to all at the table. */
  speak(phrase: Speak["phrase"]): Promise<Spoken | Refused> {
    return this.ask((id) => ({ t: "speak", id, phrase })) as Promise<Spoken | Refused>;
  }

  /** Gives the reader's chain or link, on this connection only. */
  give(message: Omit<Chain, "id"> | Omit<Link, "id">): void {
    if (this.condition === "open") this.send({ ...message, id: this.id() });
  }

  /** Connects at once instead of after the pause: the network is back, or the page is visible again. */
  wake(): void {
    if (this.condition === "waiting") this.connect();
    else if (this.condition === "open") this.ping();
  }

  /** Starts over for another person, who may have another seat. */
  again(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.n = -1;
    socket?.close(1000);
    this.connect();
  }

  close(): void {
    this.condition = "gone";
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    const socket = this.socket;
    this.socket = undefined;
    socket?.close(1000);
  }

  private id(): string {
    this.counter += 1;
    return `${this.name}-${this.counter}`;
  }

  private ask(make: (id: string) => AnyFromClient): Promise<Because | Advice | Taught | Spoken | Refused> {
    const id = this.id();
    return new Promise((resolve) => this.post(id, { message: make(id), resolve }));
  }

  private post(id: string, sent: Sent): void {
    this.waiting.set(id, sent);
    if (this.condition === "open" && this.known) this.send(sent.message);
  }

  private send(message: AnyFromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private become(condition: Condition): void {
    if (this.condition === condition) return;
    this.condition = condition;
    this.listener.changed(condition);
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.become("connecting");
    this.missing = false;
    this.known = false;
    const socket = this.n < 0 ? this.open() : this.open(this.n);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket === socket) this.hear();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.hear();
      this.take(JSON.parse(String(event.data)) as AnyFromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    this.hear();
  }

  /** A message has arrived: restarts the timer of silence. */
  private hear(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.ping(), QUIET);
  }

  private ping(): void {
    clearTimeout(this.quiet);
    if (this.condition === "open") this.send({ t: "ping" });
    this.quiet = setTimeout(() => {
      const socket = this.socket;
      this.lost(0);
      socket?.close();
    }, PATIENCE);
  }

  private lost(code: number): void {
    clearTimeout(this.quiet);
    this.socket = undefined;
    if (this.condition === "gone") return;
    // Questions are about the current moment and are dropped; actions are sent again.
    for (const [id, sent] of this.waiting) {
      if (sent.resolve === undefined) continue;
      this.waiting.delete(id);
      sent.resolve({ t: "refused", id, code: "offline", params: {} });
    }
    if (FINAL.has(code)) {
      this.become("gone");
      return;
    }
    if (code !== ELSEWHERE) this.listener.elsewhere();
    this.become("waiting");
    // Where to is known; but two servers that name each other are not asked without end.
    const at = code === ELSEWHERE && this.tries < 3 ? -1 : Math.min(this.tries, BACKOFF.length - 1);
    const pause = BACKOFF[at] ?? 0;
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private take(message: AnyFromServer): void {
    switch (message.t) {
      case "state":
        this.begin(message);
        break;
      case "moved":
        this.step(message);
        break;
      case "table":
        if (!this.known && message.seat !== this.seat) this.again();
        else this.told(message);
        break;
      case "done":
      case "refused":
        this.answered(message.id, message);
        break;
      case "links":
        this.listener.links(message);
        break;
      case "spoken":
        this.listener.spoken(message);
        this.resolved(message);
        break;
      case "because":
      case "advice":
      case "taught":
        this.resolved(message);
        break;
      case "pong":
        this.listener.caughtUp();
        break;
    }
  }

  private resolved(message: Because | Advice | Taught | Spoken): void {
    const sent = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    sent?.resolve?.(message);
  }

  private begin(message: State): void {
    this.n = message.n;
    this.seat = message.seat;
    this.missing = false;
    const fresh = !this.known;
    this.opened();
    this.listener.state(message);
    if (fresh) this.sendAgain();
  }

  /** News of the table. As the first message of a connection it says that the seat's messages continue without a gap. */
  private told(message: Table): void {
    const fresh = !this.known;
    this.opened();
    this.listener.table(message);
    if (!fresh) return;
    this.listener.resumed();
    this.sendAgain();
    // The answer comes after all missed messages.
    this.send({ t: "ping" });
  }

  private opened(): void {
    this.tries = 0;
    this.known = true;
    this.become("open");
  }

  private sendAgain(): void {
    for (const sent of this.waiting.values()) this.send(sent.message);
  }

  private step(message: Moved): void {
    if (message.n <= this.n) return;
    if (message.n > this.n + 1) {
      if (!this.missing) this.send({ t: "sync", since: this.n });
      this.missing = true;
      return;
    }
    this.n = message.n;
    this.missing = false;
    this.listener.moved(message);
  }

  private answered(id: string, message: Done | Refused): void {
    const sent = this.waiting.get(id);
    if (sent === undefined) {
      if (message.t === "refused" && id === "") this.refused(message);
      return;
    }
    // The server closes the socket now; the action is sent again to the one that has the table then.
    if (sent.action !== undefined && message.t === "refused" && message.code === "table_moved") return;
    this.waiting.delete(id);
    if (sent.action !== undefined) this.listener.settled(sent.action, message);
    else if (message.t === "refused") sent.resolve?.(message);
  }

  /** A refusal without an id: after a `sync` it means that the whole state is needed. */
  private refused(message: Problem): void {
    if (message.code === "table_elsewhere") this.listener.elsewhere(message.params["url"]);
    if (this.missing && message.code !== "too_many_messages") this.socket?.close();
  }
}

/** Whether this page can mix the deals: the browser has WebCrypto on https and on the server's own machine. */
export const MIXES = "subtle" in crypto;

/** The address of a table's socket; ``since``: the number of the last known message. */
export function socketUrl(table: string, since?: number): string {
  const { protocol, host } = window.location;
  const query = `?links=${Number(MIXES)}${since === undefined ? "" : `&since=${since}`}`;
  const server = `${protocol === "https:" ? "wss" : "ws"}://${host}${placeOf(table)}`;
  return `${server}/api/tables/${encodeURIComponent(table)}/live${query}`;
}
