// Texts for what the server sends, by tag and fields: the same Fluent messages with the same values as in
// src/prikup/texts/words.py. Nothing here knows a game; the kinds of fields are generated (FIELD_KINDS). The
// texts ``of`` a game prefer the message ``<game>-<id>`` to the shared ``<id>``.

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentValue } from "@fluent/bundle";
import { withoutEdition } from "./rules/model";
import type { OptionInfo, Problem } from "./wire/messages";
import * as preferans from "./wire/preferans";
import * as thousand from "./wire/thousand";

export const LANGUAGES = ["en", "ru", "pl", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages by their own names. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  pl: "Polski",
  es: "Español",
  de: "Deutsch",
};

export const SUITS = ["spades", "clubs", "diamonds", "hearts", "none"] as const;
export const RANKS = ["seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"] as const;

/** The facts of a game that its texts need. */
interface Wire {
  FIELD_KINDS: Record<string, string>;
  /** Ranks in the order in which a hand shows them. */
  ranks: readonly number[];
}
const WIRES: Record<string, Wire> = {
  thousand: { ...thousand, ranks: [7, 3, 6, 5, 4, 2, 1, 0] },
  preferans: { ...preferans, ranks: [7, 6, 5, 4, 3, 2, 1, 0] },
};
/** The facts by game; those of Thousand if no game is named. */
export const wireOf = (game: string): Wire => WIRES[game] ?? (WIRES["thousand"] as Wire);

/** What a field of an action or event holds, by its tag; empty: its value shows that. */
export function fieldKind(game: string, tag: string, field: string): string {
  const kinds = wireOf(game).FIELD_KINDS;
  return kinds[`${tag}.${field}`] ?? kinds[field] ?? "";
}

/** A line of a score of any game. */
export interface Line {
  seat: number;
  name: string;
  amount: number;
  note: number[];
}
/** Suits in the order in which texts list them: hearts first. */
const SUIT_ORDER = [3, 2, 1, 0];
const CARD_TEXT = /^[SCDH][789TJQKA]$/;

export const TABLE = -1;
const NONE = "none";

export type Plain = string | number;
export type Values = Record<string, Plain>;
/** The options of a game by name. */
export type Options = ReadonlyMap<string, OptionInfo>;
/** An action or event of any game, read by the names of its fields. */
export type Tagged = Readonly<Record<string, unknown>>;

export const suitOf = (card: number): number => card >> 3;
export const rankOf = (card: number): number => card & 7;
export const holds = (cards: number, card: number): boolean => ((cards >>> card) & 1) === 1;

/** The cards of a bit set as a hand shows them: suits in the order given, in a suit from the ace down. */
export function sortedCards(cards: number, suits: readonly number[] = SUIT_ORDER, game = ""): number[] {
  const found: number[] = [];
  const { ranks } = wireOf(game);
  for (const suit of suits) {
    for (const rank of ranks) {
      if (holds(cards, suit * 8 + rank)) found.push(suit * 8 + rank);
    }
  }
  return found;
}

/** The language of a tag such as ``ru`` or ``ru-RU``; undefined if there is none. */
export function languageOf(wanted: string): Language | undefined {
  const code = wanted
    .trim()
    .toLowerCase()
    .split(/[-_.@]/)[0];
  return LANGUAGES.find((language) => language === code);
}

/** The kind of a field by its value, where that is enough; empty if no message can use it. */
function kindOfValue(value: unknown): string {
  if (typeof value === "boolean") return "truth";
  if (typeof value === "number" || typeof value === "string") return "plain";
  return Array.isArray(value) && value.every((one) => typeof one === "number") ? "numbers" : "";
}

/** A message's pattern and the bundle that has it. */
interface Found {
  bundle: FluentBundle;
  pattern: NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];
}

/** All texts of one language, with English for missing ones. */
export class Texts {
  /** The game; empty for the texts that all games share. */
  game = "";
  private bundles: FluentBundle[] = [];
  private readonly joined: Intl.ListFormat;
  private readonly twins = new Map<string, Texts>();

  /** ``sources``: the Fluent text of the language, then that of English. */
  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.joined = new Intl.ListFormat(language, { style: "long", type: "conjunction" });
    sources.forEach((source, number) => {
      const locale = number === 0 ? language : "en";
      const bundle = new FluentBundle(locale, { useIsolating: false, functions: this.functions() });
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
      this.bundles.push(bundle);
    });
  }

  /** The same texts for a game. */
  of(game: string): Texts {
    if (game === this.game) return this;
    let twin = this.twins.get(game);
    if (twin === undefined) {
      twin = new Texts(this.language, []);
      twin.bundles = this.bundles;
      twin.game = game;
      this.twins.set(game, twin);
    }
    return twin;
  }

  /** The id of the game's own message if there is one, else the id itself. */
  own(id: string): string {
    const own = `${this.game}-${id}`;
    return this.game && this.has(own) ? own : id;
  }

  private functions(): Record<string, FluentFunction> {
    const text = (value: FluentValue | undefined): string =>
      typeof value === "object" ? String(value.valueOf()) : (value ?? "");
    return {
      CARD: ([card], named) => this.cardWords(Number(text(card)), text(named["case"])),
      SUIT: ([suit], named) => this.suit(Number(text(suit)), text(named["case"])),
      WORD: ([word], named) => this.word(text(named["of"]), text(word)),
      TENTHS: ([tenths]) => this.tenths(Number(text(tenths))),
    };
  }

  private find(id: string): Found | undefined {
    const [name = "", attribute = ""] = id.split(".");
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      if (message !== undefined) return { bundle, pattern: message.attributes[attribute] ?? message.value };
    }
    return undefined;
  }

  /** So many tenths as a number with one place after the point: ``3.1``, ``−0,5``. */
  tenths(tenths: number): string {
    const format = new Intl.NumberFormat(this.language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
    });
    return format.format(tenths / 10).replace("-", "−");
  }

  has(id: string): boolean {
    return this.find(id) !== undefined;
  }

  /** A message with its values; ``id.attribute`` gives an attribute, or the message if it has none. */
  say(id: string, values: Values = {}): string {
    const found = this.find(id);
    if (found === undefined || found.pattern === null) return id;
    const passed: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(values)) {
      passed[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
    }
    return found.bundle.formatPattern(found.pattern, passed, []);
  }

  /** The message ``kind-name``, or the name itself if there is none. */
  word(kind: string, name: string): string {
    const id = this.own(`${kind}-${name.replaceAll(".", "-")}`);
    return this.has(id) ? this.say(id) : name;
  }

  suit(suit: number, grammar = ""): string {
    return this.say(`suit-${SUITS[suit]}.${grammar}`);
  }

  suitSign(suit: number): string {
    return this.say(`suit-${SUITS[suit]}.sign`);
  }

  /** The letter on the card in the player's language: ``A``, ``10``; Russian ``Т``. */
  rankLetter(rank: number): string {
    return this.say(`rank-${RANKS[rank]}.letter`);
  }

  /** A card in short: ``A♥``. */
  card(card: number): string {
    return this.rankLetter(rankOf(card)) + this.suitSign(suitOf(card));
  }

  /** A card in words: ``queen of hearts``; with ``acc`` Russian ``даму червей``, German ``die Herz-Dame``. */
  cardWords(card: number, grammar = ""): string {
    const name = RANKS[rankOf(card)] ?? NONE;
    const rank = this.say(`rank-${name}.${grammar}`);
    return this.say(`card-words.${grammar}`, { rank, suit: this.suit(suitOf(card), "gen"), name });
  }

  /** A set of cards in short, sorted as a hand; ``–`` if it is empty. */
  cards(cards: number): string {
    return (
      sortedCards(cards, SUIT_ORDER, this.game)
        .map((card) => this.card(card))
        .join(" ") || "–"
    );
  }

  /** A player's name, ``the table``, or the number of a seat without a name. */
  seat(seat: number, names: readonly string[] = []): string {
    if (seat === TABLE) return this.say("seat-table");
    // With two players there is a third hand, the dummy's.
    if (seat === names.length && names.length === 2) return this.say(this.own("dummy"));
    return names[seat] || this.say("seat-number", { number: seat + 1 });
  }

  /** Several players: ``Anna and Boris``. */
  people(seats: readonly number[], names: readonly string[] = []): string {
    return this.joined.format(seats.map((seat) => this.seat(seat, names)));
  }

  /** ``+65``, ``−120``, ``0``. */
  signed(amount: number): string {
    return amount > 0 ? `+${amount}` : this.number(amount);
  }

  /** A number with a typographic minus sign. */
  number(amount: number): string {
    return String(amount).replace("-", "−");
  }

  /** An error or refusal in words; ``you`` is the reader's own seat. Options that it names have their titles. */
  error(problem: Problem, names: readonly string[] = [], you?: number, options: Options = new Map()): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(problem.params)) values[name] = value === "-" ? NONE : value;
    Object.assign(values, this.optionsNamed(problem.params, options));
    const { seat, card } = problem.params;
    values["you"] = typeof seat === "number" && seat === you ? "seat" : NONE;
    if (typeof seat === "number") values["seat"] = this.seat(seat, names);
    if (typeof card === "string" && CARD_TEXT.test(card)) {
      values["card"] = this.card("SCDH".indexOf(card.charAt(0)) * 8 + "789TJQKA".indexOf(card.charAt(1)));
    }
    values["cause"] ??= NONE;
    return this.say(this.own(`error-${problem.code}`), values);
  }

  /** The values of an error that name an option, in words. */
  private optionsNamed(params: Values, options: Options): Values {
    const found: Values = {};
    const said = (name: string, value: string): string => {
      const known = options.get(name)?.values.includes(value) ?? true;
      return value === "-" ? NONE : known ? this.optionValue(name, value) : value;
    };
    for (const place of ["first", "second"]) {
      const [name = "", value] = String(params[place] ?? "").split("=", 2);
      const title = this.titleOf(name, options);
      if (title !== undefined) found[place] = value === undefined ? title : `${title} = ${said(name, value)}`;
    }
    const name = String(params["option"] ?? "");
    const title = this.titleOf(name, options);
    if (title === undefined) return found;
    found["option"] = title;
    for (const place of ["stored", "now"]) {
      if (params[place] !== undefined) found[place] = said(name, String(params[place]));
    }
    const option = options.get(name);
    if (params["allowed"] !== undefined && option) found["allowed"] = this.optionValues(option);
    return found;
  }

  /** The title of an option, also where nobody has said of which game it is; undefined if there is no such option. */
  private titleOf(name: string, options: Options): string | undefined {
    const option = options.get(name);
    if (option) return this.optionTitle(name, option.title);
    const id = `option-${name.replaceAll(".", "-")}`;
    const found = [this.own(id), ...Object.keys(WIRES).map((game) => `${game}-${id}`)].find((one) => this.has(one));
    return found === undefined ? undefined : this.say(found);
  }

  /** The values of an option in words; figures to choose freely as a range. */
  private optionValues(option: OptionInfo): string {
    const figures = option.values.filter((value) => /^-?\d+$/.test(value)).map(Number);
    const [least = 0, second = 0] = figures;
    const step = second - least;
    const even = figures.every((figure, at) => figure === least + at * step);
    if (figures.length <= 12 || !even) {
      return option.values.map((value) => this.optionValue(option.name, value)).join(", ");
    }
    const words = option.values.filter((value) => !/^-?\d+$/.test(value));
    const most = least + (figures.length - 1) * step;
    const range = this.say("values-range", { least: this.number(least), most: this.number(most), step });
    return [...words.map((value) => this.optionValue(option.name, value)), range].join(", ");
  }

  /** An event in one sentence. ``line`` words score lines. */
  event(event: Tagged, names: readonly string[] = [], you?: number): string {
    const tag = String(event["event"]);
    return this.say(this.own(`event-${tag}`), this.fields(tag, event, names, you));
  }

  /** An action as the text of a button. */
  action(action: Tagged, names: readonly string[] = [], you?: number): string {
    const tag = String(action["do"]);
    return this.say(this.own(`action-${tag}`), this.fields(tag, action, names, you)).trim();
  }

  /** The reason of a hint: the message named by the server, with its values. */
  reason(message: string, params: Values, names: readonly string[] = []): string {
    if (!this.has(message)) return "";
    const seat = params["seat"];
    return this.say(message, typeof seat === "number" ? { ...params, seat: this.seat(seat, names) } : params);
  }

  /** The reason of a score line; ``$who`` is the player named by its first note, ``$you`` says if that is the reader. */
  line(line: Line, names: readonly string[] = [], you?: number): string {
    const notes: Values = { amount: line.amount, you: NONE };
    if (you !== undefined && line.note[0] === you) notes["you"] = "who";
    if (line.note[0] !== undefined) notes["who"] = this.seat(line.note[0], names);
    line.note.forEach((value, number) => {
      notes[`n${number + 1}`] = value;
    });
    const id = this.own(`line-${line.name.replaceAll(".", "-")}`);
    return this.has(id) ? this.say(id, notes) : line.name;
  }

  /** The title of a preset; its editions (`preferans/sochi@2`) share it. */
  preset(rules: string): string {
    return this.word("preset", withoutEdition(rules).replaceAll("/", "-"));
  }

  mark(name: string): string {
    return this.word("mark", name);
  }

  ending(name: string): string {
    return this.word("ending", name);
  }

  phase(name: string): string {
    return this.word("phase", name);
  }

  /** The title of an option; ``title`` (English) if there is no message. */
  optionTitle(option: string, title = option): string {
    const id = this.own(`option-${option.replaceAll(".", "-")}`);
    return this.has(id) ? this.say(id) : title;
  }

  /** A value of an option in words; numbers stay numbers. */
  optionValue(option: string, value: string): string {
    if (/^-?\d+$/.test(value)) return value.replace("-", "−");
    const own = this.own(`value-${option.replaceAll(".", "-")}-${value}`);
    return this.has(own) ? this.say(own) : this.word("value", value);
  }

  /** Numbers by seat, each with its player, on one line: ``Anna: 6, Guest 12: −4``. A name may end in a number. */
  shares(numbers: readonly number[], names: readonly string[]): string {
    return numbers.map((number, seat) => `${this.seat(seat, names)}:\u00a0${this.number(number)}`).join(", ");
  }

  private fields(tag: string, struct: Tagged, names: readonly string[], you: number | undefined): Values {
    const values: Values = { you: NONE };
    for (const [field, value] of Object.entries(struct)) {
      const kind = fieldKind(this.game, tag, field) || kindOfValue(value);
      if (kind === "seat") {
        values[field] = value === TABLE ? NONE : this.seat(Number(value), names);
      } else if (kind === "seats") {
        const seats = value as number[];
        values[field] = this.people(seats, names);
        values[`${field}_count`] = seats.length;
      } else if (kind === "cards") {
        values[field] = this.cards(Number(value));
      } else if (kind === "pile") {
        values[field] = (value as number[]).map((card) => this.card(card)).join(" ") || "–";
      } else if (kind === "truth") {
        values[field] = value === true ? "yes" : "no";
      } else if (kind === "numbers") {
        values[field] = (value as number[]).join(", ");
        values[`${field}_from_one`] = (value as number[]).map((number) => number + 1).join(", ");
        values[`${field}_by`] = this.shares(value as number[], names) || NONE;
      } else if (kind) {
        values[field] = value as Plain;
        if (kind === "card") values[`${field}_rank`] = RANKS[rankOf(Number(value))] ?? NONE;
      }
      const mine = kind === "seat" ? value === you : kind === "seats" && (value as number[]).includes(you ?? -2);
      if (mine && you !== undefined && values["you"] === NONE) values["you"] = field;
    }
    // A player who is both subject and object is named once.
    for (const other of ["by", "to"]) if (other in struct && struct[other] === struct["seat"]) values[other] = NONE;
    return values;
  }
}
