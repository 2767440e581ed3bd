// The looks on the faces of pieces: eyes that are calm, angry, asleep.
import { n } from "./box.js";
import { C } from "./inks.js";
import { disc, line } from "./signs.js";

/** @typedef {import("../../engine").Kind} Kind */
/** @typedef {"calm" | "angry" | "sad" | "scared" | "asleep" | "dizzy" | "happy" | "left" | "right" | "up"} Mood */

/** The foot of a piece within its box of 100. */
export const FOOT = 93;

/**
 * The place of a kind's eyes, in parts of its box: their middle, height, distance (a knight shows one) and size.
 * @type {Record<string, number[]>}
 */
const EYES = {
  pawn: [0.5, 0.362, 0.135, 0.058],
  knight: [0.37, 0.32, 0, 0.082],
  bishop: [0.5, 0.42, 0.19, 0.072],
  rook: [0.5, 0.46, 0.23, 0.08],
  queen: [0.5, 0.63, 0.24, 0.078],
  king: [0.5, 0.5, 0.28, 0.08],
};

/** Lines of closed eyes around x, y, by mood. @type {Record<string, (x: number, y: number, r: number) => string>} */
const CLOSED = {
  asleep: (x, y, r) => `M${n(x - r)} ${y}q${r} ${r} ${n(2 * r)} 0`,
  happy: (x, y, r) => `M${n(x - r)} ${n(y + r * 0.4)}q${r}-${n(r * 1.6)} ${n(2 * r)} 0`,
  dizzy: (x, y, r) => {
    const [a, b] = [n(r * 0.8), n(r * 1.6)];
    return `M${n(x - a)} ${n(y - a)}l${b} ${b}m0-${b}l-${b} ${b}`;
  },
};

/** The direction in which the pupil looks. @type {Record<string, number[]>} */
const LOOKS = { left: [-0.4, 0], right: [0.4, 0], up: [0, -0.4], sad: [0, 0.2], angry: [0, 0.15] };

/** The height of a brow, at the nose and at its outer end. @type {Record<string, number[]>} */
const BROWS = { angry: [0.6, 1.5], sad: [1.7, 0.9] };

/**
 * One eye.
 * @param {number} x @param {number} y @param {number} r @param {Mood} mood @param {number} hand 1 for the right one
 */
function eye(x, y, r, mood, hand) {
  const closed = CLOSED[mood]?.(x, y, r);
  if (closed) return line(closed, C.paper, n(r * 1.3)) + line(closed, C.ink, n(r * 0.55));
  const [right, down] = LOOKS[mood] ?? [0, 0];
  const brow = BROWS[mood];
  const [from, to] = [x - hand * r * 1.1, x + hand * r * 1.1];
  const over = brow && `M${n(from)} ${n(y - r * brow[0])}L${n(to)} ${n(y - r * brow[1])}`;
  return (
    disc(x, y, r, C.white, C.ink, n(r * 0.36)) +
    `<circle cx="${n(x + right * r)}" cy="${n(y + down * r)}" r="${n(r * (mood === "scared" ? 0.34 : 0.55))}" ` +
    `fill="${C.ink}"/>` +
    (over ? line(over, C.paper, n(r * 0.95)) + line(over, C.ink, n(r * 0.55)) : "")
  );
}

/**
 * Eyes for a piece that stands like this.
 * @param {Kind} kind @param {number} x @param {number} size @param {Mood} mood
 */
export function eyes(kind, x, size, mood, base = 196) {
  const [across, down, apart, large] = EYES[kind] ?? EYES.pawn;
  const [cx, cy] = [n(x + (across - 0.5) * size), n(base - (size * FOOT) / 100 + down * size)];
  const [r, gap] = [n(size * large), (apart * size) / 2];
  if (!gap) return eye(cx, cy, r, mood, 1);
  return eye(n(cx - gap), cy, r, mood, -1) + eye(n(cx + gap), cy, r, mood, 1);
}
