// What this browser remembers of how its person likes the page.

export interface Settings {
  theme: "system" | "light" | "dark";
  /** Four colours: diamonds blue, clubs green. */
  deck: "two" | "four";
  /** How fast cards move: 0 at once, 1 as made, 2 half the time. */
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

/** Change a field and it is kept. */
export const settings: Settings = $state(typeof localStorage === "undefined" ? { ...DEFAULTS } : kept());

/** Follows the settings: keeps them, and puts the theme on the page. */
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
      // A browser that keeps nothing: the settings hold until the page closes.
    }
  });
}

/** Milliseconds of a movement that takes ``base`` at normal speed. */
export function tempo(base: number): number {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { slow: base * 1.6, normal: base, fast: base * 0.5, off: 0 }[settings.speed];
}
