import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Condition, type Socket, type Listener } from "./connection";
import type { AnyFromServer, Done, Moved, Refused, Spoken, State, TableInfo } from "./wire/messages";
import type { Tagged } from "./texts";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: Partial<AnyFromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["t"] === kind);
  }
}

class Ear implements Listener {
  links = (): void => undefined;
  states: State[] = [];
  numbers: number[] = [];
  conditions: Condition[] = [];
  answers: [Tagged, Done | Refused][] = [];
  marks: string[] = [];
  places: unknown[] = [];

  state(message: State): void {
    this.states.push(message);
  }
  moved(message: Moved): void {
    this.numbers.push(message.n);
  }
  table(): void {
    // Not tested here.
  }
  spoken({ seat, phrase }: Spoken): void {
    this.marks.push(`${seat}: ${phrase}`);
  }
  resumed(): void {
    this.marks.push("resumed");
  }
  caughtUp(): void {
    this.marks.push("caught up");
  }
  changed(now: Condition): void {
    this.conditions.push(now);
  }
  settled(action: Tagged, answer: Done | Refused): void {
    this.answers.push([action, answer]);
  }
  elsewhere(url?: unknown): void {
    this.places.push(url);
  }
}

const state = (n: number): State => ({
  t: "state",
  table: {} as TableInfo,
  seat: 0,
  n,
  view: {},
  awaits: [],
  counts: [],
  offer: { awaited: false, actions: [], settled: false, worths: [] },
  times: null,
  history: [],
});
const moved = (n: number): Partial<Moved> => ({ t: "moved", n, seat: 0, events: [], patch: {} });

describe("the socket client", () => {
  let sockets: FakeSocket[];
  let ear: Ear;
  let connection: Connection;
  let since: (number | undefined)[];
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    since = [];
    ear = new Ear();
    connection = new Connection(
      ear,
      (from) => {
        since.push(from);
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      "me",
    );
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  test("passes messages on in order, each once", () => {
    last().say(state(3));
    last().say(moved(4));
    last().say(moved(4));
    last().say(moved(2));
    last().say(moved(5));
    expect(ear.numbers).toEqual([4, 5]);
    expect(connection.n).toBe(5);
    expect(ear.conditions).toEqual(["open"]);
  });

  test("asks once for what is missing, and goes on when it comes", () => {
    last().say(state(3));
    last().say(moved(6));
    last().say(moved(7));
    expect(last().of("sync")).toEqual([{ t: "sync", since: 3 }]);
    expect(ear.numbers).toEqual([]);
    for (const n of [4, 5, 6, 7]) last().say(moved(n));
    expect(ear.numbers).toEqual([4, 5, 6, 7]);
    last().say(moved(9));
    expect(last().of("sync")).toHaveLength(2);
  });

  test("takes the whole state where the server rather sends that", () => {
    last().say(state(3));
    last().say(moved(60));
    last().say(state(60));
    last().say(moved(61));
    expect(ear.states.map((one) => one.n)).toEqual([3, 60]);
    expect(ear.numbers).toEqual([61]);
  });

  test("comes back with growing pauses, and at once when woken", () => {
    last().say(state(0));
    last().drop();
    expect(ear.conditions.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
    last().drop();
    vi.advanceTimersByTime(700);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(3);
    last().drop();
    connection.wake();
    expect(sockets).toHaveLength(4);
  });

  test("does not come back to a table that does not exist", () => {
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(ear.conditions.at(-1)).toBe("gone");
  });

  test("names the decision, and sends an unanswered action again with its id", () => {
    last().say(state(7));
    connection.act({ do: "pass" }, 7);
    const [first] = last().of("act");
    expect(first).toEqual({ t: "act", id: "me-1", decision: 7, action: { do: "pass" } });
    last().drop();
    vi.advanceTimersByTime(1000);
    expect(last().of("act")).toEqual([]);
    last().say(state(7));
    expect(last().of("act")).toEqual([first]);
    last().say({ t: "done", id: "me-1", n: 8 });
    last().say({ t: "done", id: "me-1", n: 8 });
    expect(ear.answers).toEqual([[{ do: "pass" }, { t: "done", id: "me-1", n: 8 }]]);
    last().drop();
    vi.advanceTimersByTime(1000);
    last().say(state(8));
    expect(last().of("act")).toEqual([]);
  });

  test("follows its table to another server, and sends there what this one did not take any more", () => {
    last().say(state(7));
    connection.act({ do: "pass" }, 7);
    const [first] = last().of("act");
    last().say({ t: "refused", id: "me-1", code: "table_moved", params: {} });
    expect(ear.answers).toEqual([]);
    last().drop(1001);
    expect(ear.places).toEqual([undefined]);
    vi.advanceTimersByTime(1000);
    last().say({ t: "refused", id: "", code: "table_elsewhere", params: { worker: "b", url: "/w/b" } });
    last().drop(4421);
    expect(ear.places).toEqual([undefined, "/w/b"]);
    vi.advanceTimersByTime(2000);
    last().say(state(7));
    expect(last().of("act")).toEqual([first]);
    last().say({ t: "done", id: "me-1", n: 8 });
    expect(ear.answers).toEqual([[{ do: "pass" }, { t: "done", id: "me-1", n: 8 }]]);
  });

  test("gives every message an id of its own", () => {
    last().say(state(0));
    connection.act({ do: "pass" }, 0);
    void connection.why({ do: "play", card: 3, announce: false });
    void connection.hint();
    expect(last().sent.map((one) => one["id"])).toEqual(["me-1", "me-2", "me-3"]);
  });

  test("answers questions, and does not keep them over a broken socket", async () => {
    last().say(state(0));
    const why = connection.why({ do: "play", card: 3, announce: false });
    last().say({ t: "because", id: "me-1", code: "must_follow_suit", params: {} });
    expect((await why).code).toBe("must_follow_suit");
    const hint = connection.hint();
    last().drop();
    expect(await hint).toMatchObject({ t: "refused", code: "offline" });
    vi.advanceTimersByTime(1000);
    last().say(state(0));
    expect(last().sent).toEqual([]);
  });

  test("a phrase is said once: it is not kept over a broken socket, and everybody's is passed on", async () => {
    last().say(state(0));
    const saying = connection.speak("hello");
    const [sent] = last().of("speak");
    expect(sent).toMatchObject({ t: "speak", phrase: "hello" });
    last().say({ t: "spoken", seat: 1, phrase: "thanks", id: "" });
    last().say({ t: "spoken", seat: 0, phrase: "hello", id: String(sent?.["id"]) });
    expect(await saying).toMatchObject({ t: "spoken", phrase: "hello" });
    expect(ear.marks).toEqual(["1: thanks", "0: hello"]);
    const lost = connection.speak("bye");
    last().drop();
    expect(await lost).toMatchObject({ t: "refused", code: "offline" });
    vi.advanceTimersByTime(1000);
    last().say(state(0));
    expect(last().of("speak")).toEqual([]);
  });

  test("a silent socket is asked, then left", () => {
    last().say(state(0));
    vi.advanceTimersByTime(20_500);
    expect(last().of("ping")).toHaveLength(1);
    last().say({ t: "pong", now: 1 });
    vi.advanceTimersByTime(20_500);
    expect(last().of("ping")).toHaveLength(2);
    vi.advanceTimersByTime(8500);
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  test("a socket that is back goes on where the last one broke off", () => {
    last().say(state(5));
    last().say(moved(6));
    connection.act({ do: "pass" }, 6);
    last().drop();
    vi.advanceTimersByTime(1000);
    expect(since).toEqual([undefined, 6]);
    last().say({ t: "table", seat: 0, table: {} as TableInfo, times: null });
    expect(last().sent.map((message) => message["t"])).toEqual(["act", "ping"]);
    last().say(moved(7));
    last().say(moved(8));
    last().say({ t: "pong", now: 0 });
    expect(ear.states).toHaveLength(1);
    expect(ear.numbers).toEqual([6, 7, 8]);
    expect(ear.marks).toEqual(["resumed", "caught up"]);
  });

  test("numbers are a seat's own: who sits elsewhere now asks for everything", () => {
    last().say(state(5));
    last().drop();
    vi.advanceTimersByTime(1000);
    last().say({ t: "table", seat: 2, table: {} as TableInfo, times: null });
    expect(since).toEqual([undefined, 5, undefined]);
    expect(ear.marks).toEqual([]);
  });

  test("what cannot be sent again comes as a whole", () => {
    last().say(state(5));
    last().drop();
    vi.advanceTimersByTime(1000);
    last().say(state(400));
    last().say(moved(401));
    expect(ear.states.map((message) => message.n)).toEqual([5, 400]);
    expect(ear.numbers).toEqual([401]);
    expect(ear.marks).toEqual([]);
  });
});
