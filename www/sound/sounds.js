// The extra `sounds`: the sounds of the page, made by Web Audio, and the vibrations of the device with them.
import { settings } from "../ui/settings.js";
import { namesOf } from "./names.js";

export { namesOf };

/**
 * @typedef {import("./names.js").Name} Name
 *
 * A sound that can be made now: noise through a band filter, wood when low and short, paper when high; and a tone that
 * dies away, from one pitch to another. All in hertz and seconds.
 * @typedef {object} Maker
 * @property {(pitch: number, sharpness: number, length: number, loudness: number, delay?: number) => void} burst
 * @property {(pitch: number, delay: number, loudness: number, length?: number, to?: number) => void} tone
 */

/** @param {AudioContext} context @param {AudioNode} out @returns {Maker} */
const makerOf = (context, out) => ({
  burst(pitch, sharpness, length, loudness, delay = 0) {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = buffer;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = sharpness;
    gain.gain.value = loudness;
    source.connect(filter).connect(gain).connect(out);
    source.start(context.currentTime + delay);
  },
  tone(pitch, delay, loudness, length = 0.9, to = pitch) {
    const start = context.currentTime + delay;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    gain.gain.setValueAtTime(0.0005, start);
    gain.gain.exponentialRampToValueAtTime(loudness, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
    tone.connect(gain).connect(out);
    tone.start(start);
    tone.stop(start + length + 0.05);
  },
});

/** The sounds that a group has, in the order in which they are tried. @param {string} group @returns {Name[]} */
export const soundsOf = (group) =>
  /** @type {Name[]} */ (Object.keys(SOUNDS)).filter((name) => SOUNDS[name].group === group);

/**
 * Each sound: the group that the settings switch, how it is made, and how the device vibrates with it, in milliseconds.
 * @type {Record<Name, { group: keyof import("../ui/settings.js").Settings["sounds"], make: (maker: Maker) => void,
 *   feel?: number | number[] }>}
 */
const SOUNDS = {
  move: { group: "moves", feel: 8, make: ({ burst }) => burst(420, 2.5, 0.09, 0.9) },
  capture: {
    group: "moves",
    feel: [10, 30, 18],
    make({ burst }) {
      burst(420, 2.5, 0.09, 0.9);
      burst(250, 3, 0.13, 1, 0.05);
    },
  },
  check: {
    group: "moves",
    make({ tone }) {
      tone(740, 0.1, 0.06, 0.35);
      tone(988, 0.2, 0.06, 0.5);
    },
  },
  error: { group: "moves", feel: 30, make: ({ tone }) => tone(170, 0, 0.09, 0.16, 120) },
  card: {
    group: "cards",
    make({ burst }) {
      burst(2400, 0.7, 0.12, 0.22);
      burst(700, 1.5, 0.06, 0.35, 0.09);
    },
  },
  draw: { group: "cards", make: ({ burst }) => burst(3200, 0.8, 0.07, 0.25) },
  chips: {
    group: "cards",
    make: ({ burst }) => [0, 0.09, 0.16].forEach((delay) => burst(4200, 6, 0.05, 0.5, delay)),
  },
  shuffle: {
    group: "cards",
    make: ({ burst }) => [0, 0.06, 0.12, 0.18, 0.24].forEach((delay) => burst(2600, 0.8, 0.06, 0.2, delay)),
  },
  effect: {
    group: "cards",
    make: ({ tone }) => [523, 698, 1047].forEach((pitch, at) => tone(pitch, at * 0.05, 0.035, 0.5)),
  },
  hit: { group: "moves", make: ({ burst }) => burst(150, 2, 0.16, 0.7, 0.15) },
  thud: {
    group: "moves",
    make({ burst, tone }) {
      burst(130, 2, 0.22, 0.9, 0.15);
      tone(82, 0.15, 0.1, 0.3, 48);
    },
  },
  great: {
    group: "moves",
    feel: [14, 40, 30],
    make({ burst, tone }) {
      burst(180, 2, 0.3, 1, 0.12);
      tone(110, 0.12, 0.14, 0.5, 55);
    },
  },
  crown: {
    group: "moves",
    feel: [10, 40, 20],
    make: ({ tone }) => [392, 523, 659, 1047].forEach((pitch, at) => tone(pitch, at * 0.07, 0.055, 0.55)),
  },
  king: {
    group: "moves",
    feel: [20, 40, 50],
    make({ burst, tone }) {
      burst(150, 2, 0.4, 1, 0.12);
      tone(98, 0.12, 0.16, 0.8, 49);
      tone(233, 0.3, 0.05, 0.6, 220);
    },
  },
  mate: {
    group: "moves",
    feel: [0, 700, 40],
    make({ burst }) {
      burst(300, 2, 0.2, 0.8, 0.7);
      burst(160, 2, 0.3, 0.9, 0.76);
    },
  },
  reveal: {
    group: "cards",
    make({ burst, tone }) {
      burst(1800, 0.6, 0.35, 0.2);
      [392, 587, 880].forEach((pitch, at) => tone(pitch, 0.25 + at * 0.06, 0.05, 0.7));
    },
  },
  stamp: {
    group: "cards",
    feel: 25,
    make({ burst }) {
      burst(220, 2, 0.16, 1, 0.12);
      burst(1500, 1, 0.05, 0.4, 0.12);
    },
  },
  call: { group: "cards", make: ({ tone }) => [392, 523].forEach((pitch, at) => tone(pitch, at * 0.12, 0.08, 0.6)) },
  stake: {
    group: "cards",
    feel: [10, 30, 10],
    make({ burst, tone }) {
      [0.05, 0.2, 0.62].forEach((delay) => burst(1100, 3, 0.07, 0.7, delay));
      tone(659, 0.64, 0.06, 0.6);
    },
  },
  hush: {
    group: "cards",
    make({ burst, tone }) {
      burst(900, 0.5, 0.34, 0.06);
      tone(165, 0, 0.04, 0.36, 247);
    },
  },
  low: {
    group: "result",
    make({ tone }) {
      tone(988, 0, 0.06);
      tone(988, 0.16, 0.06);
    },
  },
  win: { group: "result", make: ({ tone }) => [523, 659, 784].forEach((pitch, at) => tone(pitch, at * 0.14, 0.08)) },
  loss: { group: "result", make: ({ tone }) => [523, 440, 349].forEach((pitch, at) => tone(pitch, at * 0.18, 0.07)) },
  drawn: { group: "result", make: ({ tone }) => [523, 523].forEach((pitch, at) => tone(pitch, at * 0.22, 0.07)) },
};

/** Returns the gain of a volume: in the middle of its range it is soft. @param {number} volume 0 to 100 */
export const gainOf = (volume) => 1.6 * (Math.min(100, Math.max(0, volume)) / 100) ** 2;

/**
 * Plays these sounds at once, those that the settings let through.
 * @param {string[]} names @param {AudioContext} context
 */
export function play(names, context) {
  const out = context.createGain();
  out.gain.value = gainOf(settings.volume);
  out.connect(context.destination);
  for (const name of names) {
    const { group, make } = SOUNDS[/** @type {Name} */ (name)];
    if (settings.sounds[group]) make(makerOf(context, out));
  }
}

/** Returns true if this device vibrates: computers with a mouse say so, too, and do not. */
export const canFeel = () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** The device vibrates with the first of these that it can be felt by. @param {string[]} names */
export function feel(names) {
  if (!settings.vibrate || !canFeel()) return;
  const pattern = names.map((name) => SOUNDS[/** @type {Name} */ (name)].feel).find(Boolean);
  if (pattern) navigator.vibrate(pattern);
}
