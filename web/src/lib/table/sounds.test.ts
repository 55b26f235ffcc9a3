import { beforeEach, expect, test, vi } from "vitest";
import type { Sound } from "./sounds";

const ALL: Record<Sound, true> = {
  card: true,
  gift: true,
  deal: true,
  trick: true,
  turn: true,
  result: true,
  start: true,
  marriage: true,
  finale: true,
  misere: true,
  passes: true,
  barrel: true,
  golden: true,
};

/** What was started: when, and how high. */
let started: string[] = [];
let presses: (() => void)[] = [];

class Param {
  value = 0;
  setValueAtTime = (): void => undefined;
  linearRampToValueAtTime = (): void => undefined;
  exponentialRampToValueAtTime = (): void => undefined;
}
class Part {
  buffer: unknown;
  type = "";
  gain = new Param();
  frequency = new Param();
  private next: Part | undefined;
  connect(next: Part): Part {
    return (this.next = next);
  }
  start(at: number): void {
    const pitch = this.frequency.value || (this.next?.frequency.value ?? 0);
    started.push(`${pitch} at ${at.toFixed(2)}`);
  }
  stop = (): void => undefined;
}
class Context {
  currentTime = 0;
  sampleRate = 100;
  destination = new Part();
  createBuffer = (_: number, length: number): unknown => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = (): Part => new Part();
  createBiquadFilter = (): Part => new Part();
  createGain = (): Part => new Part();
  createOscillator = (): Part => new Part();
}

async function fresh(): Promise<{ sound: (name: Sound) => void; mute: (on: boolean) => void }> {
  vi.resetModules();
  const { settings } = await import("../settings.svelte");
  const { sound: begin } = await import("./sounds");
  /** Sounds have tasks of their own. */
  const sound = (name: Sound): void => {
    begin(name);
    expect(vi.getTimerCount()).toBeLessThan(2);
    vi.runAllTimers();
  };
  return { sound, mute: (on) => (settings.sounds = !on) };
}

beforeEach(() => {
  [started, presses] = [[], []];
  vi.stubGlobal("window", { addEventListener: (_: string, press: () => void) => presses.push(press) });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("AudioContext", Context);
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("nothing sounds before the first press, everything after it", async () => {
  const { sound } = await fresh();
  sound("turn");
  expect(started).toEqual([]);
  presses[0]?.();
  sound("turn");
  expect(started).toEqual(["587 at 0.00"]);
});

test("every sound is one of its own", async () => {
  const { sound } = await fresh();
  presses[0]?.();
  const heard = (Object.keys(ALL) as Sound[]).map((name) => {
    started = [];
    sound(name);
    return started.join(", ");
  });
  expect(heard.every(Boolean)).toBe(true);
  expect(new Set(heard).size).toBe(heard.length);
});

test("who has muted hears nothing", async () => {
  const { sound, mute } = await fresh();
  presses[0]?.();
  mute(true);
  sound("golden");
  expect(started).toEqual([]);
  mute(false);
  sound("golden");
  expect(started).toHaveLength(4);
});
