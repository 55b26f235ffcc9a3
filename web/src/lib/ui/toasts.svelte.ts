// Short messages at the foot of the page that disappear by themselves.

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const STAYS = 4000;
const BAD_STAYS = 8000;

export const toasts: Toast[] = $state([]);
let last = 0;

/** Shows a message for some seconds. `bad`: something failed; the message stays longer. */
export function toast(text: string, bad = false): void {
  const id = ++last;
  toasts.push({ id, text, bad });
  setTimeout(() => dismiss(id), bad ? BAD_STAYS : STAYS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
