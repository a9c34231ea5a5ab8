/** A few short synthesised sounds; none before the page was touched for the first time, as browsers demand. */

import { settings } from "./settings.svelte";

export type Sound = "spade" | "coin" | "card" | "dice" | "owl" | "bell" | "fanfare";

const LOUD = 0.6; // of what each sound is written with: they accompany, and startle nobody
let context: AudioContext | null = null;
let touched = false;

if (typeof window !== "undefined")
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (touched = true), { once: true });

function tone(at: number, from: number, to: number, length: number, loud: number, kind: OscillatorType): void {
  if (!context) return;
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = kind;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud * LOUD, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

function hiss(at: number, length: number, pitch: number, loud: number): void {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const [source, filter, volume] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud * LOUD;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(at);
}

export function play(sound: Sound): void {
  if (settings.sound !== "on" || !touched || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === "card") hiss(now, 0.12, 2600, 0.5);
  else if (sound === "spade") {
    hiss(now, 0.22, 700, 0.9);
    tone(now + 0.05, 150, 70, 0.2, 0.15, "triangle");
  } else if (sound === "coin") {
    tone(now, 1900, 1850, 0.25, 0.08, "triangle");
    tone(now + 0.07, 2550, 2500, 0.3, 0.07, "triangle");
  } else if (sound === "dice") {
    for (const [after, pitch] of [
      [0, 1700],
      [0.07, 1400],
      [0.16, 1600],
    ] as const)
      hiss(now + after, 0.05, pitch, 0.6);
  } else if (sound === "bell") {
    tone(now, 660, 655, 1.4, 0.1, "sine");
    tone(now, 1584, 1580, 0.9, 0.03, "sine");
  } else if (sound === "fanfare") {
    [523, 659, 784, 1047].forEach((pitch, at) => tone(now + at * 0.13, pitch, pitch, 0.3, 0.08, "triangle"));
  } else {
    tone(now, 420, 380, 0.28, 0.12, "sine");
    tone(now + 0.38, 400, 330, 0.5, 0.12, "sine");
  }
}
