// How large elements are, told after each layout that changed it. Nothing here asks for a layout.

type Say = (width: number, height: number) => void;

const told = new Map<Element, Say>();
let observer: ResizeObserver | undefined;

function tell(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, borderBoxSize } of entries) {
    const box = borderBoxSize[0];
    if (box) told.get(target)?.(Math.round(box.inlineSize), Math.round(box.blockSize));
  }
}

/** Tells the width and the height of an element with its border, in whole pixels, as long as it is in the document. */
export function sized(element: Element, say: Say): { destroy: () => void } {
  observer ??= new ResizeObserver(tell);
  told.set(element, say);
  observer.observe(element, { box: "border-box" });
  return {
    destroy(): void {
      told.delete(element);
      observer?.unobserve(element);
    },
  };
}
