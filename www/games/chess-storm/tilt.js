// The tilt of a card that is kept upright: an upside-down pendulum in gusts, pushed by the player.

/** Accelerations by the card itself, a full gust and a full push, in radians by second and second. */
const TOPPLE = 6;
const GUST = 0.9;
const PUSH = 4;
/** The share of its speed that the card loses in a second. */
const DRAG = 1.2;
/** Beyond this tilt it falls. Radians. */
export const FALLEN = 0.9;
/** Milliseconds between two steps. */
export const STEP = 10;

/** @typedef {{ tilt: number, speed: number }} Card radians to the right, and by second */

/**
 * A card as it is put down: a little to the side to which the first gust blows.
 * @param {number[]} gusts @returns {Card}
 */
export const upright = (gusts) => ({ tilt: (gusts[0] ?? 0) < 0 ? -0.03 : 0.03, speed: 0 });

/**
 * The gust at a moment, all of them filling the whole time: from -1 to 1.
 * @param {number[]} gusts from -100 to 100 @param {number} at milliseconds @param {number} all milliseconds
 */
export const gustAt = (gusts, at, all) =>
  (gusts[Math.min(gusts.length - 1, Math.floor((at / all) * gusts.length))] ?? 0) / 100;

/**
 * The card a step later.
 * @param {Card} card @param {number} push from -1 to 1 @param {number} gust from -1 to 1 @returns {Card}
 */
export function after({ tilt, speed }, push, gust) {
  const seconds = STEP / 1000;
  const faster = speed + (TOPPLE * Math.sin(tilt) + GUST * gust + PUSH * push - DRAG * speed) * seconds;
  return { tilt: tilt + faster * seconds, speed: faster };
}

/** Degrees by which a device leans for a full push. */
const FULL_LEAN = 20;

/**
 * Returns the push of a leaning device on the card, from -1 to 1: to the side of its screen that is lower.
 * @param {{ beta: number | null, gamma: number | null }} lean degrees @param {number} angle of the screen
 */
export function lean({ beta, gamma }, angle) {
  const across = { 90: beta, 180: -(gamma ?? 0), 270: -(beta ?? 0) }[((angle % 360) + 360) % 360] ?? gamma ?? 0;
  return Math.max(-1, Math.min(1, across / FULL_LEAN));
}

/** @param {Card} card */
export const hasFallen = ({ tilt }) => Math.abs(tilt) > FALLEN;
