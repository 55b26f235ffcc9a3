// The reader's settings, stored in this browser.

export interface Settings {
  theme: "system" | "light" | "dark";
  /** Four colours: diamonds blue, clubs green. */
  deck: "two" | "four";
  /** How fast cards move: off, normal, or in half the time. */
  speed: "slow" | "normal" | "fast" | "off";
  sounds: boolean;
  /** A second tap confirms a card on a touch screen. */
  twoTaps: boolean;
}

const KEY = "prikup.settings";
const DEFAULTS: Settings = { theme: "system", deck: "two", speed: "normal", sounds: false, twoTaps: true };

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
    root.dataset["deck"] = settings.deck;
    try {
      localStorage.setItem(KEY, words);
    } catch {
      // Without storage the settings hold until the page closes.
    }
  });
}

/** Milliseconds of a movement that takes ``base`` milliseconds at normal speed. */
export function tempo(base: number): number {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { slow: base * 1.6, normal: base, fast: base * 0.5, off: 0 }[settings.speed];
}
