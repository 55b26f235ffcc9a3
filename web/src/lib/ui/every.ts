/** Calls a function now and at an interval while the page is visible. Returns a function that stops it. */
export function everyWhileVisible(pause: number, call: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (): void => {
    clearInterval(timer);
    if (document.visibilityState === "hidden") return;
    call();
    timer = setInterval(call, pause);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}
