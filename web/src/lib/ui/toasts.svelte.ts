// Short words at the foot of the page that go away by themselves; read aloud by screen readers.

import { mount, tick } from "svelte";
import Toasts from "./Toasts.svelte";

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const STAYS = 4000;
const BAD_STAYS = 8000;

export const toasts: Toast[] = $state([]);
let shown = false;
let last = 0;

/** Says something in passing. `bad` for what went wrong: it stays longer. */
export function toast(text: string, bad = false): void {
  if (!shown) {
    shown = true;
    mount(Toasts, { target: document.body });
  }
  const id = ++last;
  // The live region must stand before its words do, or they are not read.
  void tick().then(() => {
    toasts.push({ id, text, bad });
    setTimeout(() => dismiss(id), bad ? BAD_STAYS : STAYS);
  });
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
