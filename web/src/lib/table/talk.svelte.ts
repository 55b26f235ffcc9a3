// What people at the table say to each other: phrases and reactions from a list. There is no free text.

import { loadTexts, t } from "../i18n.svelte";
import { settings } from "../settings.svelte";
import type { Refused, SeatInfo, Speak, Spoken } from "../wire/messages";

export type Phrase = Speak["phrase"];

/** All phrases in the order of the menu. What is said about the ``play`` waits for the end of the deal, as on the server. */
const KINDS: Readonly<Record<Phrase, "reaction" | "manners" | "play">> = {
  smile: "reaction",
  laugh: "reaction",
  heart: "reaction",
  flower: "reaction",
  tea: "reaction",
  hello: "manners",
  luck: "manners",
  thanks: "manners",
  welcome: "manners",
  sorry: "manners",
  moment: "manners",
  back: "manners",
  no_hurry: "manners",
  your_turn: "manners",
  all_right: "manners",
  leaving: "manners",
  bye: "manners",
  well_played: "play",
  beautiful: "play",
  congratulations: "play",
  bad_luck: "play",
  close_one: "play",
  my_mistake: "play",
  good_match: "play",
  once_more: "play",
};
export const phrasesOf = (kind: (typeof KINDS)[Phrase]): Phrase[] =>
  (Object.keys(KINDS) as Phrase[]).filter((phrase) => KINDS[phrase] === kind);
export const isReaction = (phrase: Phrase): boolean => KINDS[phrase] === "reaction";

/** How long a phrase stands at its seat, in milliseconds. */
export const STANDS = 5000;
/** So many people can be muted; of more the first are heard again. */
const MOST_MUTED = 200;

/** What is needed of the table. */
export interface TalkingTable {
  /** The reader's seat; -1: none. */
  readonly seat: number;
  readonly people: readonly SeatInfo[];
  readonly names: readonly string[];
  /** Sends a phrase. */
  speak(phrase: Phrase): Promise<Spoken | Refused>;
  /** Writes a line into the log. */
  write(line: string): void;
}

export class Talk {
  /** What is being said, by seat. */
  shown = $state.raw<Readonly<Record<number, Phrase>>>({});
  /** The last phrase in words, for screen readers. */
  said = $state("");
  private readonly ends = new Map<number, ReturnType<typeof setTimeout>>();
  private closed = false;

  constructor(
    private readonly table: TalkingTable,
    private readonly load: () => Promise<void> = () => loadTexts("phrases"),
  ) {}

  /** The seats of the other people. */
  get others(): number[] {
    const { people, seat: own } = this.table;
    return people.flatMap(({ kind }, seat) => (kind === "person" && seat !== own ? [seat] : []));
  }

  /** Whether the reader sits at the table, and not with bots alone. */
  get possible(): boolean {
    return this.table.seat >= 0 && this.others.length > 0;
  }

  mutes(seat: number): boolean {
    return settings.muted.includes(this.table.people[seat]?.user ?? "");
  }

  /** Mutes a person, or no longer. */
  mute(seat: number, on: boolean): void {
    const user = this.table.people[seat]?.user;
    if (!user) return;
    const others = settings.muted.filter((other) => other !== user);
    settings.muted = on ? [...others, user].slice(-MOST_MUTED) : others;
    if (on) this.end(seat);
  }

  say(phrase: Phrase): Promise<Spoken | Refused> {
    return this.table.speak(phrase);
  }

  /** Somebody has said a phrase. */
  async heard({ seat, phrase }: Spoken): Promise<void> {
    if (this.mutes(seat) || !(phrase in KINDS)) return;
    try {
      await this.load();
    } catch {
      // Without its words it cannot be shown.
      return;
    }
    if (this.closed) return;
    const line = `${this.table.names[seat] ?? ""}: ${t(`phrase-${phrase}`)}`;
    this.said = line;
    this.table.write(line);
    this.shown = { ...this.shown, [seat]: phrase };
    clearTimeout(this.ends.get(seat));
    this.ends.set(
      seat,
      setTimeout(() => this.end(seat), STANDS),
    );
  }

  private end(seat: number): void {
    clearTimeout(this.ends.get(seat));
    this.ends.delete(seat);
    this.shown = Object.fromEntries(Object.entries(this.shown).filter(([other]) => Number(other) !== seat));
  }

  close(): void {
    this.closed = true;
    for (const timer of this.ends.values()) clearTimeout(timer);
  }
}
