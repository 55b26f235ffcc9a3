// The lesson at a table: what the server says before the reader's next action, one explanation after another.

import { i18n, loadTexts, t } from "../i18n.svelte";
import type { Explained, GameAction, Refused, Taught } from "../wire/messages";

/** What a lesson needs of its table. */
export interface TaughtTable {
  readonly names: readonly string[];
  readonly seat: number;
  /** Asks the server what is to be said now. */
  teach(): Promise<Taught | Refused>;
  /** A label of an action by the game; undefined: the common words. */
  labelOf(action: GameAction): string | undefined;
}

export class Lesson {
  /** The explanation on the table; undefined: none. */
  step = $state.raw<Explained | undefined>(undefined);
  /** What is suggested now. */
  suggestion = $state.raw<GameAction | undefined>(undefined);
  private due = $state.raw<Explained[]>([]);
  /** The texts that were read: after a reconnect the server names the last ones again. */
  private readonly read = new Set<string>();
  private asked = 0;

  constructor(
    private readonly table: TaughtTable,
    private readonly load: () => Promise<void> = () => loadTexts("lessons"),
  ) {}

  /** Asks what is due and shows the first of it. */
  async look(): Promise<void> {
    this.asked += 1;
    const { asked } = this;
    const [answer] = await Promise.all([this.table.teach(), this.load()]);
    if (answer.t !== "taught" || asked !== this.asked) return;
    this.suggestion = answer.suggestion ?? undefined;
    this.due = answer.steps.filter((step) => !this.read.has(step.text));
    this.advance();
  }

  /** The reader has read the explanation: the next one, or none. */
  next(): void {
    if (this.step) this.read.add(this.step.text);
    this.advance();
  }

  private advance(): void {
    [this.step] = this.due;
    this.due = this.due.slice(1);
  }

  /** The reader has acted: what was said and suggested is over. */
  clear(): void {
    this.asked += 1;
    this.due = [];
    this.step = this.suggestion = undefined;
  }

  /** Whether the explanation is the last one before the action. */
  get last(): boolean {
    return this.due.length === 0;
  }

  get title(): string {
    return this.step ? t(this.step.title) : "";
  }

  get paragraphs(): string[] {
    const { step } = this;
    if (!step) return [];
    const { names, seat } = this.table;
    const name = (other: number): string => i18n.texts.seat(other % names.length, names);
    const values = { ...step.values, screen: "page", left: name(seat + 1), right: name(seat + names.length - 1) };
    return t(step.text, values).split(/\n\s*\n/);
  }

  /** The suggestion in words; empty: there is none. */
  get advice(): string {
    const { suggestion, table } = this;
    if (!suggestion) return "";
    const action = table.labelOf(suggestion) ?? i18n.texts.action(suggestion, table.names, table.seat);
    return t("lesson-suggestion", { action });
  }
}
