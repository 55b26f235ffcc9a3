import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn } from "./turns";

let frames: (() => void)[] = [];
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The next frame, and the tasks after it. */
function frame(): void {
  for (const call of frames.splice(0)) call();
  vi.advanceTimersByTime(1);
}

test("each part has a frame of its own", () => {
  const drawn: string[] = [];
  for (const name of ["seat", "hand", "score"]) inTurn(() => drawn.push(name));
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(drawn).toEqual(["seat"]);
  vi.advanceTimersByTime(5);
  expect(drawn).toEqual(["seat"]);
  frame();
  expect(drawn).toEqual(["seat", "hand"]);
  frame();
  expect(drawn).toEqual(["seat", "hand", "score"]);
});

test("a part that is gone is not drawn", () => {
  const drawn: string[] = [];
  inTurn(() => drawn.push("seat"));
  const leave = inTurn(() => drawn.push("hand"));
  inTurn(() => drawn.push("score"));
  leave();
  vi.advanceTimersByTime(1);
  frame();
  expect(drawn).toEqual(["seat", "score"]);
});

test("a page that paints no frames draws all the same", () => {
  const drawn: string[] = [];
  inTurn(() => drawn.push("seat"));
  inTurn(() => drawn.push("hand"));
  vi.advanceTimersByTime(250);
  expect(drawn).toEqual(["seat", "hand"]);
  page.hidden = true;
  inTurn(() => drawn.push("score"));
  inTurn(() => drawn.push("log"));
  vi.advanceTimersByTime(5);
  expect(drawn).toEqual(["seat", "hand", "score", "log"]);
});
