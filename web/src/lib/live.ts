// The socket to a table: connects, numbers, asks again for what is missing, and never sends an action twice in effect.
//
// Nothing is assumed before the server has said it: an action counts when its `done` is here. What was not answered
// before the line broke is sent again, with the same id, over the next one.

import type {
  Advice,
  AnyFromClient,
  AnyFromServer,
  Because,
  Done,
  GameAction,
  Moved,
  Problem,
  Refused,
  State,
  Table,
} from "./wire/messages";

/** What of a WebSocket is used. */
export interface Line {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export type Condition = "connecting" | "open" | "waiting" | "gone";

export interface Listener {
  /** All that the seat knows; what was shown before no longer counts. */
  state(message: State): void;
  /** The next message in order. */
  moved(message: Moved): void;
  table(message: Table): void;
  changed(now: Condition): void;
  /** The line is back and nothing has to be read anew: what was missed follows, message by message. */
  resumed(): void;
  /** All that was missed has been passed on. */
  caughtUp(): void;
  /** An own action was written, or refused. */
  settled(action: GameAction, answer: Done | Refused): void;
}

interface Sent {
  message: AnyFromClient;
  action?: GameAction;
  resolve?: (answer: Because | Advice | Refused) => void;
}

const BACKOFF = [300, 1000, 2000, 4000, 8000, 15_000];
/** So long a silence is broken by a ping; so much longer, and the line counts as broken. */
const QUIET = 20_000;
const PATIENCE = 8_000;
/** Close codes after which trying again is no use: the table does not exist, or is not for this person. */
const FINAL = new Set([4403, 4404]);

export class Live {
  /** The number of the last message that has been passed on. */
  n = -1;
  private line: Line | undefined;
  private condition: Condition = "connecting";
  private tries = 0;
  private counter = 0;
  private missing = false;
  private readonly waiting = new Map<string, Sent>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private known = false;
  /** Where this person sat when the line broke: numbers are a seat's own. */
  private seat: number | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly open: (since?: number) => Line,
    private readonly name: string = Math.random().toString(36).slice(2, 10),
  ) {
    this.connect();
  }

  /** Sends an action that was decided with all messages up to ``decision`` seen. */
  act(action: GameAction, decision: number): void {
    const id = this.id();
    this.post(id, { message: { t: "act", id, decision, action }, action });
  }

  /** Why an action is not possible now; an empty code where it is. */
  why(action: GameAction): Promise<Because | Refused> {
    return this.ask((id) => ({ t: "why", id, action })) as Promise<Because | Refused>;
  }

  /** What the thumb player would do. */
  hint(): Promise<Advice | Refused> {
    return this.ask((id) => ({ t: "hint", id })) as Promise<Advice | Refused>;
  }

  /** Tries at once instead of after the pause: the network came back, the page was looked at again. */
  wake(): void {
    if (this.condition === "waiting") this.connect();
    else if (this.condition === "open") this.ping();
  }

  /** Begins anew: somebody else looks now, who may sit elsewhere. */
  again(): void {
    const line = this.line;
    this.line = undefined;
    this.n = -1;
    line?.close(1000);
    this.connect();
  }

  close(): void {
    this.condition = "gone";
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    const line = this.line;
    this.line = undefined;
    line?.close(1000);
  }

  private id(): string {
    this.counter += 1;
    return `${this.name}-${this.counter}`;
  }

  private ask(make: (id: string) => AnyFromClient): Promise<Because | Advice | Refused> {
    const id = this.id();
    return new Promise((resolve) => this.post(id, { message: make(id), resolve }));
  }

  private post(id: string, sent: Sent): void {
    this.waiting.set(id, sent);
    if (this.condition === "open" && this.known) this.send(sent.message);
  }

  private send(message: AnyFromClient): void {
    this.line?.send(JSON.stringify(message));
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
    const line = this.n < 0 ? this.open() : this.open(this.n);
    this.line = line;
    line.onopen = () => {
      if (this.line === line) this.hear();
    };
    line.onmessage = (event) => {
      if (this.line !== line) return;
      this.hear();
      this.take(JSON.parse(String(event.data)) as AnyFromServer);
    };
    line.onclose = (event) => {
      if (this.line === line) this.lost(event.code);
    };
    this.hear();
  }

  /** Something was heard: the next silence is counted from now. */
  private hear(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.ping(), QUIET);
  }

  private ping(): void {
    clearTimeout(this.quiet);
    if (this.condition === "open") this.send({ t: "ping" });
    this.quiet = setTimeout(() => {
      const line = this.line;
      this.lost(0);
      line?.close();
    }, PATIENCE);
  }

  private lost(code: number): void {
    clearTimeout(this.quiet);
    this.line = undefined;
    if (this.condition === "gone") return;
    // Questions are about a moment that will be over; actions are sent again.
    for (const [id, sent] of this.waiting) {
      if (sent.resolve === undefined) continue;
      this.waiting.delete(id);
      sent.resolve({ t: "refused", id, code: "offline", params: {} });
    }
    if (FINAL.has(code)) {
      this.become("gone");
      return;
    }
    this.become("waiting");
    const pause = BACKOFF[Math.min(this.tries, BACKOFF.length - 1)] ?? 0;
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
      case "because":
      case "advice": {
        const sent = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        sent?.resolve?.(message);
        break;
      }
      case "pong":
        this.listener.caughtUp();
        break;
    }
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

  /** News of the table. As the first word of a line it says that this seat's messages go on where they broke off. */
  private told(message: Table): void {
    const fresh = !this.known;
    this.opened();
    this.listener.table(message);
    if (!fresh) return;
    this.listener.resumed();
    this.sendAgain();
    // What is answered to this comes after all that was missed.
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
    this.waiting.delete(id);
    if (sent.action !== undefined) this.listener.settled(sent.action, message);
    else if (message.t === "refused") sent.resolve?.(message);
  }

  /** A refusal that names no message: of a `sync` it means that everything is asked for anew. */
  private refused(message: Problem): void {
    if (this.missing && message.code !== "too_many_messages") this.line?.close();
  }
}

/** The socket's address of a table; ``since``: the number of the last message that is known here. */
export function socketUrl(table: string, since?: number): string {
  const { protocol, host } = window.location;
  const query = since === undefined ? "" : `?since=${since}`;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${encodeURIComponent(table)}/live${query}`;
}
