// Quick pairing: this person waits for others with the same wish as long as the page is open, whatever they read meanwhile.

import { problemText } from "../ui/problem";
import { navigate } from "../router.svelte";
import { session } from "../session.svelte";
import { tableLink } from "../tables";
import { callToTable } from "../ui/calling.svelte";
import { toast } from "../ui/toasts.svelte";
import type { AnyFromSeeker, AnyToSeeker, Clock, Waits } from "../wire/messages";

/** Milliseconds before the tries to connect again. */
const BACKOFF = [500, 1000, 2000, 4000, 8000];

export interface Wish {
  rules: string;
  clock: Clock | null;
}

let wish = $state.raw<Wish>();
let news = $state.raw<Waits>();
let answered = $state<boolean>();
let lost = $state(false);
let socket: WebSocket | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

function send(message: AnyFromSeeker): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect(wanted: Wish): void {
  const { protocol, host } = window.location;
  const line = (socket = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/pairing/live`));
  line.onopen = (): void => {
    send({ t: "wish", ...wanted });
    if (answered !== undefined) send({ t: "answer", bots: answered });
  };
  line.onmessage = (event: MessageEvent<string>): void => {
    if (line === socket) hear(JSON.parse(event.data) as AnyToSeeker);
  };
  line.onclose = (): void => {
    if (line !== socket) return;
    news = undefined;
    lost = true;
    timer = setTimeout(() => connect(wanted), BACKOFF[Math.min(tries, BACKOFF.length - 1)]);
    tries += 1;
  };
}

function hear(message: AnyToSeeker): void {
  if (message.t === "waits") {
    news = message;
    lost = false;
    tries = 0;
    return;
  }
  stop();
  if (message.t === "paired") {
    callToTable();
    navigate(tableLink(message.table));
    return;
  }
  if (message.code === "no_session") session.forget();
  toast(problemText(message), true);
}

/** Waits no longer. */
function stop(): void {
  clearTimeout(timer);
  const line = socket;
  socket = wish = news = answered = undefined;
  lost = false;
  tries = 0;
  line?.close();
}

export const pairing = {
  /** What this person waits for; undefined: for nothing. */
  get wish(): Wish | undefined {
    return wish;
  },
  /** Who waits; undefined until the server has said so. */
  get news(): Waits | undefined {
    return news;
  },
  /** Whether the connection is lost; until it is back, this person does not wait. */
  get lost(): boolean {
    return lost;
  },
  /** Whether this person plays with bots, too; undefined until they have answered. */
  get answered(): boolean | undefined {
    return answered;
  },
  /** Waits as a person with this name; an earlier wish is over. */
  async seek(name: string, wanted: Wish): Promise<void> {
    await session.named(name);
    stop();
    wish = wanted;
    connect(wanted);
  },
  answer(bots: boolean): void {
    answered = bots;
    send({ t: "answer", bots });
  },
  stop,
};
