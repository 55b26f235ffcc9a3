// The server's HTTP routes, one function each. A failure is an `ApiError` with the server's code and values. session.svelte.ts
// holds the session; here is only its CSRF token.

import { foundAt, lostAt, placeOf } from "./places";
import type {
  BotAsked,
  Credentials,
  GameInfo,
  Goodbye,
  Guest,
  MatchLine,
  Me,
  OpenCards,
  PasswordChange,
  Problem,
  Profile,
  RecordKept,
  Replay,
  RulesChecked,
  SeatAsked,
  SheetAsked,
  SheetBegun,
  SheetPreset,
  SheetShown,
  Sought,
  TableInfo,
  TableOptions,
  Token,
  Unlike,
} from "./wire/messages";

/** The code of a request without an answer. */
export const OFFLINE = "offline";
/** The code of an error without a problem in its body: a proxy's page, a crashed server. */
export const UNREADABLE = "unreadable_answer";

/** A failed request, with the values that the message `error-<code>` needs. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: string;
  readonly params: Problem["params"];

  constructor(
    problem: Problem,
    /** The HTTP status; 0 if there was no answer. */
    readonly status: number,
  ) {
    super(problem.code);
    this.code = problem.code;
    this.params = problem.params;
  }
}

/** The problem in the body of an error. */
export function problemOf(body: unknown): Problem {
  if (typeof body === "object" && body !== null && "code" in body && typeof body.code === "string") {
    const params = "params" in body && typeof body.params === "object" && body.params !== null ? body.params : {};
    return { code: body.code, params: params as Problem["params"] };
  }
  return { code: UNREADABLE, params: {} };
}

/** Any thrown value as a problem. */
export function problemFrom(thrown: unknown): Problem {
  if (thrown instanceof ApiError) return { code: thrown.code, params: thrown.params };
  return { code: UNREADABLE, params: {} };
}

let csrf = "";

/** Sets the CSRF token for requests that change something; the session calls it. */
export function useCsrf(token: string): void {
  csrf = token;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function send(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    throw new ApiError({ code: OFFLINE, params: {} }, 0);
  }
  if (!response.ok) {
    const said: unknown = await response.json().catch(() => null);
    throw new ApiError(problemOf(said), response.status);
  }
  return response;
}

async function ask<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await send(method, path, body, signal);
  const text = await response.text();
  try {
    return (text ? JSON.parse(text) : null) as T;
  } catch {
    throw new ApiError({ code: UNREADABLE, params: {} }, response.status);
  }
}

const table = (id: string): string => `${placeOf(id)}/api/tables/${encodeURIComponent(id)}`;

/** Asks about a table, of the server that has it: the one that was asked names another one. */
async function askTable<T>(method: Method, id: string, rest = "", body?: unknown): Promise<T> {
  try {
    return await ask<T>(method, table(id) + rest, body);
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    if (thrown.code !== "table_elsewhere" || !foundAt(id, thrown.params["url"])) {
      if (thrown.code === OFFLINE || thrown.code === UNREADABLE) lostAt(id);
      throw thrown;
    }
    return ask<T>(method, table(id) + rest, body);
  }
}

/** The address of a table's record. */
export function recordUrl(id: string, format: "text" | "json" = "text"): string {
  return `${table(id)}/record?format=${format}`;
}

/** The address of what is told when a table's match is over. */
export const disclosureUrl = (id: string): string => `${table(id)}/disclosure`;

export const api = {
  me: (): Promise<Me> => ask("GET", "/api/me"),
  guest: (guest: Guest): Promise<Me> => ask("POST", "/api/guest", guest),
  register: (credentials: Credentials): Promise<Me> => ask("POST", "/api/register", credentials),
  login: (credentials: Credentials): Promise<Me> => ask("POST", "/api/login", credentials),
  logout: (): Promise<unknown> => ask("POST", "/api/logout"),
  change: (profile: Profile): Promise<Me> => ask("PATCH", "/api/me", profile),
  changePassword: (change: PasswordChange): Promise<unknown> => ask("POST", "/api/me/password", change),
  deleteMe: (goodbye: Goodbye): Promise<unknown> => ask("POST", "/api/me/delete", goodbye),

  tokens: (): Promise<Token[]> => ask("GET", "/api/tokens"),
  makeToken: (name: string): Promise<Token> => ask("POST", "/api/tokens", { name }),
  dropToken: (id: string): Promise<unknown> => ask("DELETE", `/api/tokens/${encodeURIComponent(id)}`),

  games: (): Promise<GameInfo[]> => ask("GET", "/api/games"),
  checkRules: (rules: string, options: Record<string, string> = {}, signal?: AbortSignal): Promise<RulesChecked> =>
    ask("POST", "/api/rules/check", { rules, options }, signal),

  lobby: (): Promise<TableInfo[]> => ask("GET", "/api/lobby"),
  sought: (): Promise<Sought[]> => ask("GET", "/api/pairing"),
  matches: (): Promise<MatchLine[]> => ask("GET", "/api/matches"),
  make: (options: TableOptions): Promise<TableInfo> => ask("POST", "/api/tables", options),
  table: (id: string): Promise<TableInfo> => askTable("GET", id),
  sit: (id: string, seat: SeatAsked = {}): Promise<TableInfo> => askTable("POST", id, "/sit", seat),
  unlike: (id: string, language: string): Promise<Unlike | null> => askTable("GET", id, `/unlike/${language}`),
  leave: (id: string): Promise<TableInfo> => askTable("POST", id, "/leave"),
  bot: (id: string, bot: BotAsked): Promise<TableInfo> => askTable("POST", id, "/bot", bot),
  start: (id: string): Promise<TableInfo> => askTable("POST", id, "/start"),
  abandon: (id: string): Promise<TableInfo> => askTable("POST", id, "/abandon"),
  keep: (id: string): Promise<TableInfo> => askTable("POST", id, "/keep"),
  again: (id: string): Promise<TableInfo> => askTable("POST", id, "/again"),
  pace: (id: string, pace: number): Promise<TableInfo> => askTable("POST", id, "/pace", { pace }),

  sheetPresets: (): Promise<SheetPreset[]> => ask("GET", "/api/sheets"),
  newSheet: (sheet: SheetBegun): Promise<SheetShown> => ask("POST", "/api/sheets/new", sheet),
  changeSheet: (change: SheetAsked): Promise<SheetShown> => ask("POST", "/api/sheets", change),

  keepRecord: (text: string): Promise<RecordKept> => ask("POST", "/api/records", { text }),
  tableDeal: (id: string, deal: number): Promise<Replay> => askTable("GET", id, `/deals/${deal}`),
  recordDeal: (id: string, deal: number): Promise<Replay> =>
    ask("GET", `/api/records/${encodeURIComponent(id)}/deals/${deal}`),
  openCards: ({ table: id, record, deal }: Replay, step: number, signal?: AbortSignal): Promise<OpenCards> => {
    const where = id ? table(id) : `/api/records/${encodeURIComponent(record)}`;
    return ask("GET", `${where}/deals/${deal}/steps/${step}/open-cards`, undefined, signal);
  },
};
