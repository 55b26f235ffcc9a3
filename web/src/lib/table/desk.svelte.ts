// The reader's selection: the card picked, the number set, the button that needs a second press.

import { i18n, t, capitalized } from "../i18n.svelte";
import type { Selection } from "../games/table";
import { arranged, breaksOf, relaid, shifted } from "../cards/order";
import { settings } from "../settings.svelte";
import { holds } from "../texts";
import type { GameAction } from "../wire/messages";
import type { Board } from "./board.svelte";
import {
  announces,
  cardOf,
  controlsOf,
  firstIndex,
  grave,
  keysOf,
  kindOf,
  numberIn,
  numbersIn,
  same,
  turned,
  worthOf,
  type Controls,
} from "./controls";

/** A button. */
export interface Choice {
  action: GameAction;
  label: string;
  key: string;
  primary: boolean;
  grave: boolean;
}

/** Milliseconds in which a second press counts. */
const SURE = 5000;
/** How far above the highest number that is offered one is asked about: every step of bids divides it. */
const BEYOND = 10;

const firstCard = (cards: number): number | undefined => (cards ? 31 - Math.clz32(cards) : undefined);

export class Desk implements Selection {
  picked = $state(-1);
  /** The index of the card at the cursor, which the arrow keys move. */
  cursor = $state(0);
  index = $state(0);
  /** Numbers marked in a list control. */
  marked = $state.raw<number[]>([]);
  /** Cards marked in a set control. */
  cards = $state.raw<number[]>([]);
  /** The action at which the keyboard or a hint stands: Enter does it. */
  chosen = $state.raw<GameAction | undefined>(undefined);
  /** What the arrow keys do in the game's own controls; each number is -1, 0 or 1. */
  steer: ((right: number, up: number) => void) | undefined;
  /** The keys of the game's own controls. */
  letters: Readonly<Record<string, () => void>> = {};
  private armed = $state.raw<GameAction | undefined>(undefined);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: Board) {}

  readonly controls: Controls = $derived.by(() =>
    controlsOf(this.board.turn ? this.shared(this.board.offer.actions) : [], this.board.game.name),
  );
  /** The actions that the game's own controls offer, in another player's turn too. */
  readonly own: GameAction[] = $derived.by(() => {
    const { board } = this;
    return board.busy || board.sending
      ? []
      : board.offer.actions.filter(
          (action) => board.game.own.has(kindOf(action)) && !board.game.aside.has(kindOf(action)),
        );
  });
  readonly numbers = $derived.by(() => this.controls.numbers[0]);
  readonly lists = $derived.by(() => this.controls.lists[0]);

  /** The order in which the reader has laid this hand by hand, and for which hand and setting. */
  private laid = $state.raw<{ hand: string; cards: number[] }>({ hand: "", cards: [] });
  private readonly hand: string = $derived.by(() => `${this.board.view?.dealt ?? 0} ${settings.order}`);
  private readonly byHand: boolean = $derived.by(() => this.laid.hand === this.hand);

  /** The reader's hand as it is sorted, or as the reader has laid it. */
  readonly held: number[] = $derived.by(() => {
    const view = this.board.view;
    const sorted = this.sorted(view?.hand ?? 0, view?.dealt ?? 0);
    return this.byHand ? relaid(sorted, this.laid.cards) : sorted;
  });

  /** The numbers of the cards in that hand before which there is a gap. */
  readonly breaks: number[] = $derived.by(() => (this.byHand ? [] : breaksOf(this.held, settings.order)));

  /** Lays a card of the reader's hand at another place, counted without it, until the next deal. */
  lay(card: number, to: number): void {
    this.laid = { hand: this.hand, cards: shifted(this.held, card, to) };
  }

  /** The place whose cards are asked for: the reader's, or that of another hand that the reader plays. */
  readonly place: number = $derived.by(() => {
    const { view, seat, game } = this.board;
    const asked = this.controls.cards.keys().next().value ?? firstCard(this.controls.sets?.cards ?? 0);
    if (!view || asked === undefined || this.held.includes(asked)) return seat;
    const places = Array.from({ length: game.places(view.players) }, (_, place) => place);
    return places.find((place) => place !== seat && holds(game.openHand(view, place), asked)) ?? seat;
  });

  /** The cards that the arrow keys move along. */
  readonly row: number[] = $derived.by(() => {
    const { view, seat } = this.board;
    return !view || this.place === seat ? this.held : this.opened(this.place);
  });

  /** An open hand as it is sorted. */
  opened(place: number): number[] {
    const { view, game } = this.board;
    return this.sorted(view ? game.openHand(view, place) : 0);
  }

  private sorted(cards: number, begun = 0): number[] {
    const { view, game } = this.board;
    return arranged(cards, { order: settings.order, game: game.name, trump: view ? game.trump(view) : -1, begun });
  }

  private shared(actions: readonly GameAction[]): GameAction[] {
    const { own } = this.board.game;
    return own.size === 0 ? [...actions] : actions.filter((action) => !own.has(kindOf(action)));
  }

  /** Actions allowed in another player's turn. */
  readonly rights: Choice[] = $derived.by(() => {
    const { offer, busy } = this.board;
    return offer.awaited || busy ? [] : this.buttons(this.shared(offer.actions));
  });

  readonly buttonChoices: Choice[] = $derived.by(() => this.buttons(this.controls.buttons));

  /** Other actions with the number that is set. */
  readonly variantChoices: Choice[] = $derived.by(() => {
    const group = this.numbers;
    const amount = group?.amounts[this.index];
    const found = group?.variants.filter((action) => numberIn(action, group.field) === amount) ?? [];
    return this.buttons(found).map((choice) => ({ ...choice, key: "" }));
  });

  /** Whether a card has to be picked before anything can be done with it: one to give, to sell, to lay down. */
  readonly unpicked: boolean = $derived(
    this.picked < 0 && [...this.controls.cards.values()].flat().some((action) => kindOf(action) !== "play"),
  );

  /** What can be done with the card picked. */
  readonly cardChoices: Choice[] = $derived.by(() => {
    const actions = this.controls.cards.get(this.picked) ?? [];
    const spoken = [...actions].sort((one, other) => Number(announces(other)) - Number(announces(one)));
    return spoken.map((action, at) => ({
      action,
      label: this.cardLabel(action, actions),
      key: this.cardKey(action, at),
      primary: at === 0 && (kindOf(action) === "play" || actions.length === 1),
      // The first card begins a sale and needs a second press; in a sale that has begun cards can only be sold.
      grave: kindOf(action) === "sell" && actions.length > 1,
    }));
  });

  /** Binds letters to actions of a control; returns the function that unbinds them. */
  bindKeys(letters: Readonly<Record<string, () => void>>): () => void {
    this.letters = { ...this.letters, ...letters };
    return () => {
      this.letters = Object.fromEntries(Object.entries(this.letters).filter(([key, what]) => letters[key] !== what));
    };
  }

  /** Clears the selection for a new situation. */
  reset(): void {
    this.picked = -1;
    this.disarm();
    this.marked = [];
    this.cards = [];
    this.index = this.numbers ? firstIndex(this.numbers) : 0;
    this.cursor = Math.max(0, Math.min(this.cursor, this.row.length - 1));
    const at = this.row[this.cursor];
    if (this.controls.cards.size > 0 && (at === undefined || !this.controls.cards.has(at))) {
      this.cursor = Math.max(
        0,
        this.row.findIndex((card) => this.controls.cards.has(card)),
      );
    }
    const only = this.lists?.actions.length === 1 ? this.lists.actions[0] : undefined;
    if (only && this.lists) this.marked = [...numbersIn(only, this.lists.field)];
  }

  /** A card was tapped, clicked, or entered. ``sure``: it needs no second press. */
  pick(card: number, sure: boolean): void {
    const { board } = this;
    if (this.row.includes(card)) this.cursor = this.row.indexOf(card);
    if (!board.turn) {
      this.picked = -1;
      return;
    }
    if (this.controls.sets && holds(this.controls.sets.cards, card)) {
      this.markCard(card);
      return;
    }
    const actions = this.controls.cards.get(card);
    if (actions === undefined) {
      this.picked = -1;
      this.ask(card);
      return;
    }
    board.say("");
    const [only] = actions;
    // Only playing a card can need no second press.
    if (actions.length === 1 && only !== undefined && ((sure && kindOf(only) === "play") || this.picked === card)) {
      board.act(only);
      return;
    }
    this.picked = card;
  }

  /** Asks why a card cannot be used now. */
  ask(card: number): void {
    const [sample] = [...this.controls.cards.values()].flat();
    if (sample === undefined || this.controls.cards.has(card)) return;
    const plain = "announce" in sample ? { announce: false } : {};
    void this.board.why({ ...sample, card, ...plain } as GameAction);
  }

  /** Asks why a number cannot be higher than the highest one offered. */
  askBeyond(): void {
    const highest = this.numbers?.actions.at(-1);
    const amount = this.numbers?.amounts.at(-1);
    if (highest && "amount" in highest && amount !== undefined)
      void this.board.why({ ...highest, amount: amount + BEYOND });
  }

  /** Moves the cursor to a card. With the keyboard, staying on a card that cannot be used asks for the reason. */
  stand(at: number, keyboard: boolean): void {
    this.cursor = at;
    clearTimeout(this.asking);
    const card = this.row[at];
    if (!keyboard || !this.board.turn || card === undefined || this.controls.cards.size === 0) return;
    if (this.controls.cards.has(card)) {
      if (this.board.note?.bad) this.board.say("");
    } else {
      this.asking = setTimeout(() => this.ask(card), 350);
    }
  }

  turn(steps: number): void {
    if (this.numbers) this.index = turned(this.numbers, this.index, steps);
    this.disarm();
  }

  setAmount(amount: number): void {
    const at = this.numbers?.amounts.indexOf(amount) ?? -1;
    if (at >= 0) this.index = at;
  }

  /** The action that the number control stands at. */
  get numberAction(): GameAction | undefined {
    return this.numbers?.actions[this.index];
  }

  /** The action of the marked numbers, if there is one. */
  get listAction(): GameAction | undefined {
    const lists = this.lists;
    if (!lists) return undefined;
    const wanted = [...this.marked].sort((one, other) => one - other).join();
    return lists.actions.find((action) => numbersIn(action, lists.field).join() === wanted);
  }

  /** The action of the marked cards, if there is one. */
  get setAction(): GameAction | undefined {
    const { sets } = this.controls;
    const wanted = this.cards.reduce((all, card) => (all | (1 << card)) >>> 0, 0);
    return sets?.actions.find((action) => numberIn(action, sets.field) === wanted);
  }

  /** A card of the reader's hand that has just come there, and from where, in words; empty for all others. */
  origin(card: number): string {
    const { view, drawn, game } = this.board;
    const words = i18n.texts.cardWords(card);
    if (card === drawn) return t("web-table-card-drawn", { card: words });
    return view && holds(game.fresh(view), card) ? t(game.freshWords, { card: words }) : "";
  }

  /** Marks or unmarks a card; one too many unmarks the first. */
  markCard(card: number): void {
    const size = this.controls.sets?.size ?? 0;
    this.board.say(this.origin(card));
    if (this.cards.includes(card)) this.cards = this.cards.filter((other) => other !== card);
    else this.cards = [...this.cards, card].slice(-size);
  }

  mark(number: number): void {
    const [first] = this.lists?.actions ?? [];
    const size = first && this.lists ? numbersIn(first, this.lists.field).length : 0;
    if (this.marked.includes(number)) this.marked = this.marked.filter((other) => other !== number);
    else this.marked = [...this.marked, number].slice(-size);
  }

  /** Presses a button. */
  press(choice: Choice): void {
    this.doing(choice.action, choice.grave);
  }

  /** Does an action; one that the reader wants to be asked about, at the second press. */
  doing(action: GameAction, grave = false): void {
    const asks = settings.sure === "calls" ? kindOf(action) !== "play" : settings.sure === "grave" && grave;
    if (asks && !this.sure(action)) {
      this.armed = action;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.disarm(), SURE);
      return;
    }
    this.disarm();
    this.board.act(action);
  }

  /** Whether an action waits for its second press. */
  sure(action: GameAction | undefined): boolean {
    return action !== undefined && this.armed !== undefined && same(this.armed, action);
  }

  disarm(): void {
    clearTimeout(this.timer);
    this.armed = undefined;
  }

  /** Sets the controls to the action of a hint. */
  follow(action: GameAction): void {
    const card = cardOf(action);
    if (card >= 0 && this.controls.cards.has(card)) {
      this.cursor = Math.max(0, this.row.indexOf(card));
      if ((this.controls.cards.get(card)?.length ?? 0) > 1) this.picked = card;
      return;
    }
    const { sets } = this.controls;
    if (sets && sets.kind === kindOf(action))
      this.cards = this.row.filter((one) => holds(numberIn(action, sets.field), one));
    if (this.board.game.own.has(kindOf(action))) this.chosen = action;
    if (this.numbers?.kind === kindOf(action)) this.setAmount(numberIn(action, this.numbers.field));
    if (this.lists && kindOf(action) === this.lists.kind) this.marked = [...numbersIn(action, this.lists.field)];
  }

  private buttons(actions: readonly GameAction[]): Choice[] {
    const { game } = this.board;
    const keys = keysOf(actions, game);
    const words = i18n.texts;
    return actions.map((action, at) => ({
      action,
      label: game.label(action, this.board) ?? capitalized(words.action(action, this.board.names, this.board.seat)),
      key: keys[at] ?? "",
      primary: kindOf(action) === "take" || kindOf(action) === "accept",
      grave: grave(action, game),
    }));
  }

  private cardLabel(action: GameAction, all: readonly GameAction[]): string {
    const words = i18n.texts;
    const card = words.card(cardOf(action));
    if (action.do === "play") {
      if (announces(action))
        return t(action.card % 8 === 7 ? "web-table-act-aces" : "web-table-act-marriage", {
          card,
          value: worthOf(this.board.offer, action),
        });
      return t(all.length > 1 ? "web-table-act-plain" : "web-table-act-play", { card });
    }
    if (action.do === "give") {
      const name = words.seat(action.to, this.board.names);
      const both = all.some((other) => other.do === "give" && other.open !== action.open);
      return t(both ? (action.open ? "web-table-act-give-open" : "web-table-act-give-closed") : "web-table-act-give", {
        card,
        name,
      });
    }
    return capitalized(words.action(action, this.board.names, this.board.seat));
  }

  private cardKey(action: GameAction, at: number): string {
    if (action.do === "play") return at === 0 ? "Enter" : "o";
    if (action.do === "give") {
      const players = this.board.view?.players ?? 3;
      const place = (action.to - this.board.seat + players) % players;
      const letter = place === 1 ? "a" : place === players - 1 ? "d" : "s";
      const many = this.controls.cards
        .get(this.picked)
        ?.some((other) => other.do === "give" && other.open !== action.open);
      return many && action.open ? letter.toUpperCase() : letter;
    }
    return at === 0 ? "Enter" : "";
  }
}
