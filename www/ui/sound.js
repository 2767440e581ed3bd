// Small sounds made by Web Audio: a wooden knock for a piece, a flick for a card, a bell for the end.
import { settings } from "./settings.js";

/** After so long without a sound the context rests: while it runs it takes a processor's time. Milliseconds. */
const REST = 3000;

/** @type {AudioContext | null} */
let context = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;

// A context made before the first tap stays silent, so it is made by the tap.
function wake() {
  if (context || !settings.sound) return;
  try {
    context = new AudioContext();
    restLater();
  } catch {
    // A page without sound plays as well.
  }
}

function restLater() {
  clearTimeout(rest);
  rest = setTimeout(() => context?.suspend?.(), REST);
}
addEventListener("pointerdown", wake, { capture: true });
addEventListener("keydown", wake, { capture: true });

/**
 * A burst of noise through a band filter that dies away: wood when low and short, paper when high.
 * @param {number} pitch @param {number} sharpness @param {number} length @param {number} loudness
 */
function burst(pitch, sharpness, length, loudness, delay = 0) {
  if (!context) return;
  const start = context.currentTime + delay;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

/** @param {number} pitch @param {number} delay */
function bell(pitch, delay, loudness = 0.08) {
  if (!context) return;
  const start = context.currentTime + delay;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.9);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 1);
}

const SOUNDS = {
  knock: () => burst(420, 2.5, 0.09, 0.9),
  take: () => {
    burst(420, 2.5, 0.09, 0.9);
    burst(260, 3, 0.12, 0.9, 0.05);
  },
  flick: () => burst(3200, 0.8, 0.07, 0.25),
  shuffle: () => [0, 0.06, 0.12, 0.18, 0.24].forEach((delay) => burst(2600, 0.8, 0.06, 0.2, delay)),
  tick: () => {
    bell(988, 0, 0.06);
    bell(988, 0.16, 0.06);
  },
  over: () => {
    bell(523, 0);
    bell(659, 0.14);
    bell(784, 0.28);
  },
};

/** Plays a sound by its name, if there is sound. @param {keyof typeof SOUNDS} name */
export const sound = (name) => {
  if (!settings.sound || !context) return;
  try {
    context.resume?.();
    restLater();
    SOUNDS[name]();
  } catch {
    context = null;
  }
};

/** The sounds that belong to the events of one answer. @param {import("../engine").Events} events */
export const soundOf = (events) => {
  /** @type {Set<string>} */
  const kinds = new Set(events.map((event) => event.t));
  if (kinds.has("shuffle")) sound("shuffle");
  else if (["draw", "flop", "uncloak", "cube"].some((kind) => kinds.has(kind))) sound("flick");
  if (kinds.has("lift")) sound("take");
  else if (kinds.has("shift") || kinds.has("place")) sound("knock");
  if (kinds.has("over")) sound("over");
};
