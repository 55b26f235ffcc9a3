// Tables on all pages: open one, sit down, names of those who sit there.

import { api, ApiError } from "./api";
import { capitalized, i18n, t } from "./i18n.svelte";
import { navigate } from "./router.svelte";
import { session } from "./session.svelte";
import type { Me, SeatInfo, TableInfo, TableOptions } from "./wire/messages";

/** The address of a table. */
export const tableLink = (id: string): string => `/t/${encodeURIComponent(id)}`;

/** The address of the replay of a finished deal. */
export const dealLink = (kind: "t" | "r", id: string, deal: number): string =>
  `/${kind}/${encodeURIComponent(id)}/deal/${deal}`;

/** Whether a seat is free. */
export const freeSeats = (table: TableInfo): number => table.seats.filter((seat) => seat.kind === "empty").length;

/** The seat of the person with this id; -1: none. */
export const seatOf = (table: TableInfo, user: string): number =>
  user ? table.seats.findIndex((seat) => seat.kind === "person" && seat.user === user) : -1;

/** The name that the server gives for a deleted account. */
const GONE = "[deleted]";

/** The displayed name of a person. */
export const personName = (name: string): string => (name === GONE ? t("web-common-gone") : name);

/** The names that bots have, as many as the largest table has seats. */
const BOT_NAMES = 4;

/**
 * The names by seat. Persons of the same name are numbered. A bot without a name gets the name of its seat, or another one
 * where a person at the table has that name.
 */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const persons = new Set(seats.map((seat) => (seat.kind === "person" ? seat.name.toLocaleLowerCase() : "")));
  const same = (one: SeatInfo, other: SeatInfo): boolean =>
    one.kind === "person" && other.kind === "person" && one.name.toLocaleLowerCase() === other.name.toLocaleLowerCase();
  const nameless = seats.map((seat) => seat.kind === "bot" && !seat.name);
  const bots = Array.from({ length: BOT_NAMES }, (_, at) => t(`web-table-bot-name-${at}`));
  const free = (at: number): boolean => !persons.has((bots[at] ?? "").toLocaleLowerCase());
  // At least as many as are wanted: each person at the table takes one name at most.
  const spare = bots.filter((_, at) => free(at) && !nameless[at]);
  return seats.map((seat, at) => {
    if (nameless[at]) return (free(at) ? bots[at] : spare.shift()) ?? "";
    const before = seats.slice(0, at).filter((other) => same(seat, other)).length;
    const twin = seat.name !== "" && seats.some((other, n) => n !== at && same(seat, other));
    return twin ? `${personName(seat.name)} ${before + 1}` : personName(seat.name);
  });
}

/** The name of a kind of bot in the reader's language; empty if there is no such kind. */
export function botName(kind: string): string {
  const id = `web-table-bot-${kind}`;
  return i18n.texts.has(id) ? t(id) : "";
}

/** How a kind of bot plays; empty if there is no such kind. */
export function botAbout(kind: string): string {
  const id = `web-new-bot-${kind}`;
  return i18n.texts.has(id) ? capitalized(t(id)) : "";
}

/** All players but the one at a seat, in words; unnamed bots as a number. */
export function others(table: TableInfo, mine = -1): string {
  const seats = table.seats.filter((seat, at) => at !== mine && seat.kind !== "empty");
  const bots = seats.filter((seat) => !seat.name).length;
  const names = seats.filter((seat) => seat.name).map((seat) => personName(seat.name));
  if (bots) names.push(t("web-matches-bots", { count: bots }));
  if (names.length === 0) return t("web-matches-alone");
  return new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(names);
}

/** Runs an action as a person with this name. If the session has ended, creates a guest and tries once more. */
async function asPerson<T>(name: string, work: (me: Me) => Promise<T>): Promise<T> {
  try {
    return await work(await session.named(name));
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.code !== "no_session") throw thrown;
    session.forget();
    return work(await session.named(name));
  }
}

/** Creates a table as a person with this name, sits down and goes there. */
export function openTable(name: string, options: TableOptions): Promise<void> {
  return asPerson(name, async (me) => {
    let table = await api.make(options);
    if (seatOf(table, me.id) < 0) table = await api.sit(table.id);
    if (table.status === "waiting" && freeSeats(table) === 0) await api.start(table.id);
    navigate(tableLink(table.id));
  });
}

/** Sits down at a table as a person with this name and goes there. */
export function joinTable(name: string, id: string): Promise<void> {
  return asPerson(name, async () => {
    await api.sit(id);
    navigate(tableLink(id));
  });
}

/** The options of a lesson by name; the server knows its rules, deals and bots. */
export const lessonOptions = (lesson: string, rules: string): TableOptions => ({ rules, lesson, private: true });
