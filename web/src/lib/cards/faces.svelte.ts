// Which faces the cards have: with pips, or with large indices.

import { settings } from "../settings.svelte";

/** A window in which cards are too small for pips. */
const SMALL = "(max-width: 600px), (max-height: 480px)";

const window_ = typeof window === "undefined" ? undefined : window.matchMedia(SMALL);
let small = $state(window_?.matches ?? false);
window_?.addEventListener("change", (event) => (small = event.matches));

export const faces = {
  /** Whether indices are large. */
  get large(): boolean {
    return settings.faces === "large" || (settings.faces === "auto" && small);
  },
};
