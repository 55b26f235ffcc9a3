// Made by tools/typescript.py from the Python structs; do not edit by hand.

import type * as preferans from "./preferans";
import type * as thousand from "./thousand";

/** An action of any game. */
export type GameAction = preferans.AnyAction | thousand.AnyAction;

/** An event of any game. */
export type GameEvent = preferans.AnyEvent | thousand.AnyEvent;

/** What a seat knows, in any game. */
export type GameView = preferans.View | thousand.View;

/** Some fields of what a seat knows, in any game. */
export type GamePatch = Partial<preferans.View> | Partial<thousand.View>;

/** The body of every HTTP error, and the content of a refused socket message: a code and its values. */
export type Problem = {
  code: string;
  params: Record<string, string | number>;
};

/** Whether the database can be written and read. */
export type Health = {
  ok: boolean;
  database: string;
  version: string;
};

/** A nickname without an account. */
export type Guest = {
  name: string;
  language?: "en" | "ru" | "pl" | "es" | "de";
};

/** Login and password: to register (a guest keeps seats and matches) or to log in. */
export type Credentials = {
  login: string;
  password: string;
  language?: "en" | "ru" | "pl" | "es" | "de";
};

/** Who is asking. ``csrf`` goes back in the header X-CSRF-Token with every request that changes something. */
export type Me = {
  id: string;
  name: string;
  login: string;
  language: "en" | "ru" | "pl" | "es" | "de";
  csrf: string;
};

/** What users may change about themselves. */
export type Profile = {
  name?: string;
  language?: "en" | "ru" | "pl" | "es" | "de";
};

/** A new password; the old one is required. */
export type PasswordChange = {
  old: string;
  new: string;
};

/** A request to delete oneself for good: an account names its password, a guest has none. */
export type Goodbye = {
  password?: string;
};

/** A token of the bot API. ``secret`` is shown once, when it is made. */
export type Token = {
  id: string;
  name: string;
  made: number;
  secret?: string;
};

/** A name for a token, so that its owner knows it again. */
export type TokenName = {
  name: string;
};

/** A rule set with a name; ``rules`` is ``game/name``. Its title is the message ``preset-game-name``. */
export type Preset = {
  rules: string;
  game: string;
  players: number;
};

/** An option as the editor's form needs it; values as texts. Titles are messages ``option-…`` and ``value-…``. */
export type OptionInfo = {
  name: string;
  section: string;
  situation: string;
  usual: boolean;
  values: string[];
  default: string;
  ledger: string[];
  title: string;
};

/** A game with its presets and every option. */
export type GameInfo = {
  game: string;
  version: number;
  presets: Preset[];
  options: OptionInfo[];
  situations: string[];
  bots: string[];
};

/** A rule string to check, or a preset with options set one by one. */
export type RulesAsked = {
  rules: string;
  options?: Record<string, string>;
};

/** The canonical string, every option's value, and the faults (``rules`` is then the request's). */
export type RulesChecked = {
  rules: string;
  players: number;
  options: Record<string, string>;
  problems: Problem[];
  later: string;
};

/** Thinking time: a bank for the match and an increment for each decision, in milliseconds. */
export type Clock = {
  bank: number;
  increment: number;
};

/** The options of a new table. */
export type TableOptions = {
  rules: string;
  private?: boolean;
  bots?: string[];
  clock?: Clock | null;
  grace?: number;
  pace?: number;
  stand_in?: string;
  deal?: GameAction | null;
  dealer?: number;
  teach?: boolean;
  lesson?: string;
};

/** A seat and who sits there. */
export type SeatInfo = {
  kind: "empty" | "person" | "bot";
  name: string;
  user: string;
  bot: string;
  present: boolean;
  grace: number;
};

/** What the deals of a table are mixed with, beside the server's seeds (docs/fairness.md). */
export type Mixing = {
  chains: HashChain[];
  last: Mixed | null;
  links: number[];
  late: number[];
  alone: number;
};

/** The published end of a chain. */
export type HashChain = {
  seat: number;
  end: string;
  first: number;
  since: number;
};

/** What a deal was mixed with beside the server's seed. */
export type Mixed = {
  deal: number;
  links: string[];
  without: ("" | "bot" | "absent" | "none" | "late")[];
};

/** What everybody may know about a table. */
export type TableInfo = {
  id: string;
  rules: string;
  game: string;
  players: number;
  status: "waiting" | "playing" | "over" | "abandoned";
  seats: SeatInfo[];
  host: string;
  options: TableOptions;
  watchers: number;
  commitment: string;
  seeds: string[];
  commitments: string[];
  bots_commitment: string;
  mixing: Mixing | null;
  votes: number[];
  again: number[];
  rematch: string;
  deals: number;
  winners: number[];
  totals: number[];
  made: number;
};

/** Where a table is served. */
export type Where = {
  here: boolean;
  worker: string;
  url: string;
};

/** A seat to take; -1 for any free one. */
export type SeatAsked = {
  seat?: number;
};

/** A bot for a free seat; an empty name takes the bot away again. */
export type BotAsked = {
  seat: number;
  bot?: string;
};

/** The pace of the bots in milliseconds. */
export type Pace = {
  pace: number;
};

/** A match in "my matches". */
export type MatchLine = {
  table: TableInfo;
  seat: number;
  awaited: boolean;
};

/** What changes at a table from what somebody usually plays, in the words of a language. */
export type Unlike = {
  title: string;
  said: string[];
  all: string;
  link: string;
};

/** What people wait for at the quick pairing. */
export type Sought = {
  rules: string;
  game: string;
  players: number;
  clock: Clock | null;
  people: number;
};

/** A position of a replay: after an action, its events, the public view's changes, and all hands as bit sets. */
export type ReplayStep = {
  seat: number;
  action: GameAction;
  events: GameEvent[];
  patch: GamePatch;
  hands: number[];
  piles: number[][];
};

/** A finished deal with all hands; ``view`` is the public view before the first step. */
export type Replay = {
  table: string;
  record: string;
  rules: string;
  game: string;
  names: string[];
  deal: number;
  deals: number;
  view: GameView;
  steps: ReplayStep[];
  seed: string;
  commitment: string;
  server_seed: string;
  mixed: Mixed | null;
  chains: HashChain[];
};

/** A play of the seat in turn, and the bounds of the value after it. */
export type OpenPlay = {
  card: number;
  announce: boolean;
  low: number;
  high: number;
  best: boolean;
  shown: boolean;
};

/** What a position of a finished deal is worth with all cards known (docs/solver.md). */
export type OpenCards = {
  seat: number;
  count: "tricks" | "points";
  aim: "most" | "fewest";
  margin: boolean;
  guarantee: boolean;
  low: number;
  high: number;
  plays: OpenPlay[];
};

/** A record as text or JSON, to view. */
export type RecordText = {
  text: string;
};

/** Where an uploaded record can be found. */
export type RecordKept = {
  record: string;
  rules: string;
  names: string[];
  deals: number;
};

/** A sheet to begin: its rules, the players, the first dealer; words in ``language``. */
export type SheetBegun = {
  rules: string;
  names: string[];
  dealer?: number;
  start?: string;
  language?: "en" | "ru" | "pl" | "es" | "de";
};

/** A sheet as text and one change of it: ``entry`` added, or replacing line ``line``, and so on. */
export type SheetAsked = {
  text: string;
  do?: "show" | "add" | "edit" | "remove" | "undo";
  line?: number;
  entry?: string;
  language?: "en" | "ru" | "pl" | "es" | "de";
};

/** The base of what a client sends. */
export type FromClient = {
  t: "fromclient";
};

/** An action. ``id`` is the client's own and makes a repeat harmless. */
export type Act = {
  t: "act";
  id: string;
  decision: number;
  action: GameAction;
};

/** Why an action is not possible now. */
export type Why = {
  t: "why";
  id: string;
  action: GameAction;
};

/** Asks what the strongest bot would do that has the time for it, and why. Only while this seat is awaited. */
export type Hint = {
  t: "hint";
  id: string;
};

/** Asks what the lesson of this table says now. Only for the seat that learns. */
export type Teach = {
  t: "teach";
  id: string;
};

/** A phrase for all who have the table open. Only for people who sit there. */
export type Speak = {
  t: "speak";
  id: string;
  phrase: "hello" | "luck" | "thanks" | "welcome" | "sorry" | "moment" | "back" | "no_hurry" | "your_turn" | "all_right" | "leaving" | "bye" | "well_played" | "beautiful" | "congratulations" | "bad_luck" | "close_one" | "my_mistake" | "good_match" | "once_more" | "smile" | "laugh" | "heart" | "flower" | "tea";
};

/** The end of this person's hash chain for the deals of this table. ``first`` is the deal whose link is hashed once to give the end. It counts from the next deal on whose links have not been asked for. */
export type Chain = {
  t: "chain";
  id: string;
  end: string;
  first: number;
};

/** The link for a deal, which ``Links`` has asked for. */
export type Link = {
  t: "link";
  id: string;
  deal: number;
  link: string;
};

/** Messages after number ``since`` are missing: asks to send them again (or the whole state). */
export type Sync = {
  t: "sync";
  since: number;
};

/** Asks whether the server is there. */
export type Ping = {
  t: "ping";
};

/** The base of what the server sends. */
export type FromServer = {
  t: "fromserver";
};

/** What a seat may do now; ``awaited``: the match waits for this seat, otherwise these are rights out of turn. */
export type Offer = {
  awaited: boolean;
  actions: GameAction[];
  settled: boolean;
  worths: number[];
};

/** Clocks: the time left of each seat, whose clocks run, and the server's clock when this was written. */
export type Times = {
  left: number[];
  running: number[];
  now: number;
};

/** All that a seat (-1: a spectator) knows: sent on connecting, and when resending messages would be longer. */
export type State = {
  t: "state";
  table: TableInfo;
  seat: number;
  n: number;
  view: GameView | Record<string, never>;
  awaits: number[];
  counts: number[];
  offer: Offer;
  times: Times | null;
  history: GameEvent[];
};

/** The view's changes between two events of one action, to show the events one after another. */
export type Between = {
  patch: GamePatch;
  counts: number[];
};

/** An action was done, as this seat was told it. Each seat has its own numbers, without gaps. */
export type Moved = {
  t: "moved";
  n: number;
  seat: number;
  events: GameEvent[];
  patch: GamePatch;
  awaits: number[];
  counts: number[];
  offer: Offer;
  times: Times | null;
  between: Between[];
};

/** The table changed: seats, presence, votes, status. */
export type Table = {
  t: "table";
  table: TableInfo;
  seat: number;
  times: Times | null;
};

/** The action is committed; the chain or the link is taken. */
export type Done = {
  t: "done";
  id: string;
  n: number;
};

/** A message that was not accepted; nothing changed. ``id`` is empty where the message had none. */
export type Refused = {
  t: "refused";
  id: string;
  code: string;
  params: Record<string, string | number>;
};

/** The answer to ``Why``: code and values of the reason; an empty code if the action is possible. */
export type Because = {
  t: "because";
  id: string;
  code: string;
  params: Record<string, string | number>;
};

/** The id of a message and its values. */
export type Statement = {
  message: string;
  params: Record<string, string | number>;
};

/** The answer to ``Hint``: an action, and the id of the message that explains it. */
export type Advice = {
  t: "advice";
  id: string;
  action: GameAction;
  message: string;
  params: Record<string, string | number>;
  also: Statement[];
  by: string;
};

/** Something that a lesson says: the ids of the messages of its title and its text, and their values. */
export type Explained = {
  title: string;
  text: string;
  values: Record<string, number>;
};

/** The answer to ``Teach``: what is to be said before the next action, in order, and the action suggested. */
export type Taught = {
  t: "taught";
  id: string;
  steps: Explained[];
  suggestion: GameAction | null;
};

/** Asks for the link of the next deal. It is waited for one second; then the cards are dealt without. */
export type Links = {
  t: "links";
  deal: number;
  chains: HashChain[];
};

/** Somebody at the table says a phrase. It is told once and kept nowhere. */
export type Spoken = {
  t: "spoken";
  seat: number;
  phrase: "hello" | "luck" | "thanks" | "welcome" | "sorry" | "moment" | "back" | "no_hurry" | "your_turn" | "all_right" | "leaving" | "bye" | "well_played" | "beautiful" | "congratulations" | "bad_luck" | "close_one" | "my_mistake" | "good_match" | "once_more" | "smile" | "laugh" | "heart" | "flower" | "tea";
  id: string;
};

/** The answer to ``Ping``, with the server's clock. */
export type Pong = {
  t: "pong";
  now: number;
};

/** What a person wants to play with whoever wants the same. A later wish replaces it. */
export type Wish = {
  t: "wish";
  rules: string;
  clock?: Clock | null;
};

/** The answer to an offer of bots, or a change of mind: ``bots`` plays with bots on the free seats, else with people only. */
export type Answer = {
  t: "answer";
  bots: boolean;
};

/** How many people wait for the same, whenever it changes. */
export type Waits = {
  t: "waits";
  people: number;
  players: number;
  bots: number;
  offer: boolean;
};

/** The match begins at this table; the socket is closed. */
export type Paired = {
  t: "paired";
  table: string;
};

/** A played sheet. */
export type SheetShown = {
  text: string;
  rules: string;
  game: string;
  names: string[];
  first: number;
  lines: SheetLine[];
  totals: number[];
  winners: number[];
  next: SheetNext;
  forms: EntryForm[];
  view: unknown;
  pulka: Pulka | null;
  svg: string;
  accounts: SheetAccount[];
};

/** A line of the sheet and what it wrote. */
export type SheetLine = {
  number: number;
  text: string;
  dealer: number;
  said: string[];
  totals: number[];
  impossible: string;
};

/** What the sheet expects next. */
export type SheetNext = {
  kind: string;
  dealer: number;
  seats: number[];
  stage: string;
  said: string[];
};

/** A kind of deal, or a step that the sheet expects. */
export type EntryForm = {
  name: string;
  label: string;
  begin: string;
  head: FormItem[];
  more: FormItem[];
};

/** A field of a form. */
export type FormItem = {
  name: string;
  kind: "choice" | "number" | "flag" | "numbers" | "people" | "pairs" | "text";
  label: string;
  choices: FormChoice[];
  second: FormChoice[];
  least: number;
  most: number;
  optional: boolean;
  others: boolean;
  help: string;
  value: string;
};

/** One of several values, with its label. */
export type FormChoice = {
  value: string;
  label: string;
};

/** The whole sheet. */
export type Pulka = {
  first: number;
  size: number;
  price: number;
  dealer: number;
  sectors: Sector[];
};

/** One player's part of the sheet. Entries are running sums, as written one after another. */
export type Sector = {
  seat: number;
  pool: number[];
  hill: number[];
  whists: [number, number[]][];
  closed: boolean;
  flag: boolean;
  passes: [number, number][];
  bombs: number[];
  games: number;
  owed: number[];
};

/** The settlement of one player in Preferans, step by step; fractions as text (``27 1/2``). */
export type SheetAccount = {
  seat: number;
  pool: number;
  hill: number;
  carried: string;
  above: string;
  gives: string;
  whists: string[];
  result: string;
  whole: number;
};

/** A preset, named ``game/name``; its title is the message ``preset-game-name``. */
export type SheetPreset = {
  preset: string;
  game: string;
  tables: SheetTable[];
};

/** A rule string and its number of players. */
export type SheetTable = {
  rules: string;
  players: number;
};

export type AnyFromClient =
  | Act
  | Why
  | Hint
  | Teach
  | Speak
  | Chain
  | Link
  | Sync
  | Ping;

export type AnyFromServer =
  | State
  | Moved
  | Table
  | Done
  | Refused
  | Because
  | Advice
  | Taught
  | Links
  | Spoken
  | Pong;

export type AnyFromSeeker =
  | Wish
  | Answer;

export type AnyToSeeker =
  | Waits
  | Paired
  | Refused;
