// The state of the rule editor: a preset, the values in the form, and the server's answer about them.

import { api, problemFrom } from "../api";
import { session } from "../session.svelte";
import type { GameInfo, OptionInfo, Preset, Problem, RulesChecked } from "../wire/messages";
import { familyOf, firstPreset, games } from "./games";
import { changedValues, changesFrom, presetOf, problemsByOption } from "./model";

/** Milliseconds from the last change to the question to the server. */
const PAUSE = 250;

export class RuleForm {
  /** Every game's presets, in order. */
  presets = $state.raw<Preset[]>([]);
  game = $state.raw<GameInfo | null>(null);
  preset = $state("");
  /** The preset's own values. */
  base = $state.raw<Record<string, string>>({});
  values = $state.raw<Record<string, string>>({});
  problems = $state.raw<Problem[]>([]);
  /** The canonical rule string; empty while the values cannot be combined. */
  text = $state("");
  players = $state(0);
  /** These rules with the preset in its last edition; empty where there is no later one. */
  laterEdition = $state("");
  /** Whether the server has not yet checked what is shown. */
  checking = $state(false);
  /** Whether the person has changed anything. */
  touched = $state(false);
  /** Why the request failed. */
  failed = $state.raw<Problem | null>(null);
  /** The problem of a link whose rules cannot be parsed; the form then shows the first preset. */
  unread = $state.raw<Problem | null>(null);

  readonly options: Map<string, OptionInfo> = $derived(
    new Map(this.game?.options.map((option) => [option.name, option])),
  );
  readonly changed: Set<string> = $derived(new Set(changesFrom(this.base, this.values)));
  readonly wrong: Map<string, Problem[]> = $derived(problemsByOption(this.problems, new Set(this.options.keys())));
  readonly ready: boolean = $derived(this.game !== null && Object.keys(this.values).length > 0);
  /** Whether a table can be created with these rules now. */
  readonly sound: boolean = $derived(this.ready && !this.checking && this.problems.length === 0 && this.text !== "");

  private all: GameInfo[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: AbortController | undefined;
  private asked = "";
  /** The changes made in each preset before another one was chosen. */
  private readonly left = new Map<string, Record<string, string>>();

  /** Shows a rule string; without one, the preset of the language. */
  async open(rules: string, language: string): Promise<void> {
    const wish = rules;
    this.asked = wish;
    this.stop();
    try {
      // The session must be loaded first: its token goes with the request.
      [this.all] = await Promise.all([games(), session.load().catch(() => null)]);
      this.presets = this.all.flatMap((game) => game.presets);
      const first = firstPreset(this.presets, language);
      let found = await api.checkRules(rules || first);
      let unread: Problem | null = null;
      if (Object.keys(found.options).length === 0) {
        unread = found.problems[0] ?? { code: "bad_rules_text", params: { text: rules } };
        found = await api.checkRules(first);
      }
      const preset = presetOf(unread ? first : rules || first);
      const base = preset === found.rules ? found : await api.checkRules(preset);
      if (this.asked !== wish) return;
      this.unread = unread;
      this.failed = null;
      this.show(preset, base, found);
    } catch (thrown) {
      if (this.asked === wish) this.failed = problemFrom(thrown);
    }
  }

  /** Asks again after a failure, with the values of the form; before there is a form, with the rules given. */
  retry(rules: string, language: string): Promise<void> {
    return this.ready ? this.check() : this.open(rules, language);
  }

  /** Chooses a preset and restores the changes made in it before. */
  async choose(preset: string): Promise<void> {
    if (preset === this.preset) return;
    this.asked = preset;
    this.touched = true;
    this.stop();
    this.left.set(this.preset, changedValues(this.base, this.values));
    this.preset = preset;
    this.unread = null;
    this.checking = true;
    try {
      const changes = this.left.get(preset) ?? {};
      const base = await api.checkRules(preset);
      const found = Object.keys(changes).length ? await api.checkRules(preset, changes) : base;
      if (this.asked !== preset) return;
      this.failed = null;
      this.show(preset, base, found);
    } catch (thrown) {
      if (this.asked === preset) this.failed = problemFrom(thrown);
    }
  }

  set(option: string, value: string): void {
    if (this.values[option] === value) return;
    this.values = { ...this.values, [option]: value };
    this.later();
  }

  reset(option: string): void {
    this.set(option, this.base[option] ?? "");
  }

  resetAll(): void {
    this.values = { ...this.base };
    this.later();
  }

  /** Asks the server at once: after a failure, or before a table is created. */
  async check(): Promise<void> {
    this.stop();
    this.checking = true;
    const running = new AbortController();
    this.running = running;
    try {
      const found = await api.checkRules(this.preset, changedValues(this.base, this.values), running.signal);
      if (this.running !== running) return;
      this.failed = null;
      this.unread = null;
      this.told(found);
    } catch (thrown) {
      if (this.running === running) this.failed = problemFrom(thrown);
    }
  }

  private later(): void {
    this.stop();
    this.touched = true;
    this.checking = true;
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.running?.abort();
    this.running = undefined;
  }

  private show(preset: string, base: RulesChecked, found: RulesChecked): void {
    // The list has only the last editions of presets; a link may name an older one.
    const game = this.presets.find((one) => familyOf(one.rules) === familyOf(preset))?.game;
    this.game = this.all.find((one) => one.game === game) ?? null;
    this.preset = preset;
    this.base = base.options;
    this.values = found.options;
    this.told(found);
  }

  private told(found: RulesChecked): void {
    this.problems = found.problems;
    this.text = found.problems.length ? "" : found.rules;
    this.laterEdition = found.later;
    if (found.players) this.players = found.players;
    this.checking = false;
  }
}
