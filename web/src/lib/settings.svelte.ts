// The reader's settings, stored in this browser.

import type { Order } from "./cards/order";

export interface Settings {
  theme: "system" | "light" | "dark";
  felt: "green" | "blue";
  back: "blue" | "red";
  /** Four colours: diamonds blue, clubs green. */
  deck: "two" | "four";
  /** The faces of cards: with pips, or with large indices; by itself large ones on a phone. */
  faces: "auto" | "classic" | "large";
  /** The order of the cards in a hand. */
  order: Order;
  /** How fast cards move: off, normal, or in half the time. */
  speed: "slow" | "normal" | "fast" | "off";
  sounds: boolean;
  /** A second tap confirms a card on a touch screen. */
  twoTaps: boolean;
  /** What is asked about once more: nothing, what gives something up, every call too. */
  sure: "never" | "grave" | "calls";
  /** A card that must be played plays itself. */
  forced: boolean;
  /** So does the rest of a deal that is settled. */
  settled: boolean;
  /** The people whose phrases are not shown, by id. */
  muted: string[];
}

const KEY = "prikup.settings";
const DEFAULTS: Settings = {
  theme: "system",
  felt: "green",
  back: "blue",
  deck: "two",
  faces: "auto",
  order: "suits",
  speed: "normal",
  sounds: true,
  twoTaps: true,
  sure: "grave",
  forced: false,
  settled: false,
  muted: [],
};

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The settings; changes are stored. */
export const settings: Settings = $state(typeof localStorage === "undefined" ? { ...DEFAULTS } : kept());

/** Stores changed settings and applies the theme. */
export function followSettings(): void {
  $effect(() => {
    const words = JSON.stringify(settings);
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
    for (const name of ["deck", "felt", "back", "faces"] as const) root.dataset[name] = settings[name];
    try {
      localStorage.setItem(KEY, words);
    } catch {
      // Without storage the settings hold until the page closes.
    }
  });
}

/** Whether the system asks for less movement. Asked once: each new question makes the browser look at all styles. */
let still: MediaQueryList | undefined;

/** Milliseconds of a movement that takes ``base`` milliseconds at normal speed. */
export function tempo(base: number): number {
  still ??= window.matchMedia("(prefers-reduced-motion: reduce)");
  if (still.matches) return 0;
  return { slow: base * 1.6, normal: base, fast: base * 0.5, off: 0 }[settings.speed];
}
