// What is drawn one part after another: each in a task of its own, and the next when the one before it has been painted.

type Part = () => void;

/** Milliseconds after which the next part comes without a frame: a page in the background paints none. */
const UNSEEN = 100;

const parts: Part[] = [];
let drawing = false;

/** Draws a part when those before it are there. Gives what lets it be. */
export function inTurn(part: Part): () => void {
  parts.push(part);
  if (!drawing) {
    drawing = true;
    setTimeout(next);
  }
  return () => {
    const at = parts.indexOf(part);
    if (at >= 0) parts.splice(at, 1);
  };
}

function next(): void {
  const part = parts.shift();
  drawing = part !== undefined;
  if (!part) return;
  // What goes wrong in a part keeps no other from its turn.
  afterFrame();
  part();
}

function afterFrame(): void {
  if (document.hidden) {
    setTimeout(next);
    return;
  }
  let due = true;
  const go = (): void => {
    clearTimeout(timer);
    if (due) setTimeout(next);
    due = false;
  };
  const timer = setTimeout(go, UNSEEN);
  requestAnimationFrame(go);
}
