// Short sounds, synthesised, not loaded. A browser lets a page sound after the first press on it.

import { settings } from "../settings.svelte";

/** What happens seldom has a sound and a sign of its own. */
export type Rare = "misere" | "passes" | "barrel" | "golden";
export type Sound = "card" | "gift" | "deal" | "trick" | "turn" | "result" | "start" | "marriage" | "finale" | Rare;

let context: AudioContext | undefined;
let pressed = false;
if (typeof window !== "undefined") {
  for (const event of ["pointerdown", "keydown"])
    window.addEventListener(event, () => (pressed = true), { once: true, capture: true });
}

/** Whether the reader has pressed anything since this page was opened; the browser still knows presses before a reload. */
export const hasPressed = (): boolean => pressed;

/** Noise that dies away, by its length in seconds. */
const noises = new Map<number, AudioBuffer>();

function noiseOf(audio: AudioContext, length: number): AudioBuffer {
  let buffer = noises.get(length);
  if (buffer === undefined) {
    buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3;
    noises.set(length, buffer);
  }
  return buffer;
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio, length);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const oscillator = audio.createOscillator();
  oscillator.type = "sine";
  oscillator.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Plays a sound if sounds are on; in a hidden tab only the start of a match that somebody waits for. It has a task of its
    own: what is drawn does not wait for it. */
export function sound(name: Sound): void {
  if (!settings.sounds || !pressed || (document.hidden && name !== "start")) return;
  setTimeout(play, 0, name);
}

function play(name: Sound): void {
  try {
    context ??= new AudioContext();
    const audio = context;
    const now = audio.currentTime;
    if (name === "card") noise(audio, now, 0.07, 1800, 0.5);
    if (name === "gift") [1400, 2000].forEach((pitch, n) => noise(audio, now + n * 0.09, 0.09, pitch, 0.35));
    if (name === "trick") [0, 0.07, 0.14].forEach((off) => noise(audio, now + off, 0.06, 1200, 0.35));
    if (name === "deal") for (let n = 0; n < 7; n += 1) noise(audio, now + n * 0.07, 0.05, 2200, 0.3);
    if (name === "turn") tone(audio, now, 587, 0.25, 0.08);
    if (name === "misere") [415, 392, 330].forEach((pitch, n) => tone(audio, now + n * 0.16, pitch, 0.45, 0.07));
    if (name === "passes") [0, 0.16, 0.32].forEach((off) => noise(audio, now + off, 0.1, 320, 0.7));
    if (name === "barrel") for (let n = 0; n < 6; n += 1) noise(audio, now + n * 0.11, 0.14, 150 + n * 25, 0.6);
    if (name === "golden")
      [1047, 1319, 1568, 2093].forEach((pitch, n) => tone(audio, now + n * 0.07, pitch, 0.5, 0.04));
    if (name === "start") [392, 523, 659].forEach((pitch, n) => tone(audio, now + n * 0.18, pitch, 0.6, 0.12));
    if (name === "marriage") [659, 831].forEach((pitch, n) => tone(audio, now + n * 0.14, pitch, 0.5, 0.07));
    if (name === "finale")
      [523, 659, 784, 1047, 784, 1047].forEach((pitch, n) =>
        tone(audio, now + n * 0.13, pitch, n < 5 ? 0.3 : 0.9, 0.08),
      );
    if (name === "result") [523, 659, 784].forEach((pitch, n) => tone(audio, now + n * 0.12, pitch, 0.4, 0.07));
  } catch {
    // No audio in this browser.
  }
}
