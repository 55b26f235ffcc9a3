// The keyboard at the table: everything can be done without a mouse.

import type { Board } from "./board.svelte";
import type { Desk } from "./desk.svelte";
import { PANELS, type Panel } from "./panels";

/** Something that can focus the card at the cursor. */
export interface Focusable {
  focusCard(): void;
}

/** What keys need beside the board and the desk. */
export interface Around extends Focusable {
  /** Whether something covers the table and handles the keys itself. */
  covered(): boolean;
  /** The function that continues the tutorial; undefined if it shows nothing. */
  taught(): (() => void) | undefined;
  hint(): void;
  /** Opens the menu of phrases. */
  talk(): void;
  open(panel: Panel): void;
}

const HELP: ReadonlySet<string> = new Set(["?", "F1"]);

/** The letter of a key by its position, independent of the layout. */
function letterOf(event: KeyboardEvent): string {
  const match = /^Key([A-Z])$/.exec(event.code);
  return match?.[1] ? match[1].toLowerCase() : event.key.toLowerCase();
}

export class Keys {
  constructor(
    private readonly board: Board,
    private readonly desk: Desk,
    private readonly around: Around,
  ) {}

  readonly down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (this.around.covered() || target.closest("dialog:modal")) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && (target as HTMLInputElement).type !== "range") return;
    // While the result of a deal is shown there are no cards to play, but panels to open.
    if (this.board.result ? this.panel(event) : this.handled(event, target)) event.preventDefault();
  };

  private handled(event: KeyboardEvent, target: HTMLElement): boolean {
    const { board, desk } = this;
    const own = target.classList.contains("own");
    const natural = (target.tagName === "BUTTON" || target.tagName === "A") && !own;
    const taught = this.around.taught();
    switch (event.key) {
      case "Escape":
        // The browser closes an open hand that is shown larger.
        if (document.querySelector(":popover-open")) return false;
        if (board.busy) board.skip();
        board.look(false);
        desk.picked = -1;
        desk.disarm();
        board.say("");
        return true;
      case "ArrowLeft":
      case "ArrowRight":
        if (target.tagName === "INPUT") return false;
        return this.along(event.key === "ArrowLeft" ? -1 : 1, event.shiftKey);
      case "ArrowUp":
      case "ArrowDown":
      case "PageUp":
      case "PageDown": {
        if (this.steers() && target.tagName !== "INPUT")
          return (desk.steer?.(0, event.key.endsWith("Up") ? 1 : -1), true);
        if (!desk.numbers || target.tagName === "INPUT") return false;
        const size = event.key.startsWith("Page") ? 5 : 1;
        desk.turn(event.key.endsWith("Up") ? size : -size);
        return true;
      }
      case "Enter":
      case " ":
        if (natural || target.tagName === "INPUT") return false;
        if (taught) return (taught(), true);
        return this.enter(event.repeat);
    }
    return taught === undefined && this.letter(event);
  }

  /** Whether the arrow keys belong to the game's own controls: no card is asked for. */
  private steers(): boolean {
    const { board, desk } = this;
    return board.turn && desk.steer !== undefined && desk.controls.cards.size === 0 && desk.controls.sets === undefined;
  }

  /** Along the game's own controls or the cards; ``carrying`` the card at the cursor, if it is the reader's. */
  private along(step: number, carrying: boolean): boolean {
    const { board, desk } = this;
    if (carrying && desk.place === board.seat) {
      const [card, to] = [desk.held[desk.cursor], desk.cursor + step];
      if (card === undefined || to < 0 || to >= desk.held.length) return false;
      desk.lay(card, to);
      this.stand(to);
      return true;
    }
    if (this.steers()) return (desk.steer?.(step, 0), true);
    if (desk.row.length === 0) return false;
    this.stand((desk.cursor + step + desk.row.length) % desk.row.length);
    desk.picked = -1;
    return true;
  }

  private stand(at: number): void {
    this.desk.cursor = at;
    queueMicrotask(() => this.around.focusCard());
  }

  private enter(repeated: boolean): boolean {
    const { board, desk } = this;
    if (board.busy) board.skip();
    if (repeated || !board.turn) return board.busy;
    if (desk.controls.sets) {
      const card = desk.row[desk.cursor];
      const ready = desk.setAction;
      if (card === undefined) return false;
      if (ready && desk.cards.includes(card)) board.act(ready);
      else desk.markCard(card);
      return true;
    }
    if (desk.controls.cards.size > 0) {
      const card = desk.row[desk.cursor];
      const first = desk.cardChoices[0];
      if (card === undefined) return false;
      if (desk.picked === card && first?.primary) desk.press(first);
      else desk.pick(card, true);
      return true;
    }
    if (desk.chosen) desk.doing(desk.chosen);
    else if (desk.numberAction) desk.doing(desk.numberAction);
    else if (desk.listAction) desk.doing(desk.listAction);
    else if (desk.buttonChoices.length === 1 && desk.buttonChoices[0]) desk.press(desk.buttonChoices[0]);
    else return false;
    return true;
  }

  private letter(event: KeyboardEvent): boolean {
    const { board, desk } = this;
    if (HELP.has(event.key)) return this.panel(event);
    const lent =
      desk.letters[event.key] ?? desk.letters[event.shiftKey ? letterOf(event).toUpperCase() : letterOf(event)];
    if (lent && !board.busy) return (lent(), true);
    if (event.key === "+" || event.key === "=") return (desk.turn(1), true);
    if (event.key === "-") return (desk.turn(-1), true);
    if (/^[0-9]$/.test(event.key)) {
      const at = (Number(event.key) + 9) % 10;
      if (at >= desk.row.length) return false;
      this.stand(at);
      return true;
    }
    const wanted = letterOf(event);
    // The letters for giving a card act on the card at the cursor.
    if (board.turn && desk.picked < 0 && /^[ados]$/.test(wanted)) {
      const at = desk.row[desk.cursor];
      if (at !== undefined && (desk.controls.cards.get(at)?.length ?? 0) > 1) desk.picked = at;
    }
    const shifted = event.shiftKey ? wanted.toUpperCase() : wanted;
    const choices = [...desk.cardChoices, ...desk.buttonChoices, ...desk.rights];
    const choice = choices.find((one) => one.key === shifted) ?? choices.find((one) => one.key === wanted);
    if (choice) {
      desk.press(choice);
      return true;
    }
    if (wanted === "h" && board.turn) return (this.around.hint(), true);
    if (wanted === "l" && board.lastTrick >= 0) return (board.look(!board.peek), true);
    if (wanted === "q" && board.talk.possible) return (this.around.talk(), true);
    return this.panel(event);
  }

  private panel(event: KeyboardEvent): boolean {
    const wanted = letterOf(event);
    const name = HELP.has(event.key)
      ? "help"
      : PANELS.find((one) => one.key === wanted && (!one.played || this.board.view))?.name;
    if (name) this.around.open(name);
    return name !== undefined;
  }
}
