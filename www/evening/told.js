// The worth of doubling, taking or leaving in a game of an evening: one line, by the chance that the engine reckons.
import { context } from "../context.js";

/** A certain win, in the parts in which a review tells chances. */
const WHOLE = 10_000;

/**
 * The last answer of a seat that had to do with the cube, and its chance of winning then; null where there was none.
 * @param {string} save @param {import("../engine").Seat} seat
 * @returns {Promise<import("../engine").CubeMark | null>}
 */
export async function markOf(save, seat) {
  const { connection } = context;
  await connection.call("loadGame", save, true);
  const acts = (await connection.call("acts")) ?? [];
  const about = (/** @type {number} */ number) =>
    acts[number].text === "double" || (acts[number - 1]?.text === "double" && /^(yes|no)$/.test(acts[number].text));
  const at = acts.findLastIndex((act, number) => act.seat === seat && about(number));
  if (at < 0) return null;
  const reviewed = await connection.call("review", { answer: at + 1, seat, open: false });
  return { did: /** @type {"double" | "yes" | "no"} */ (acts[at].text), chance: reviewed.before };
}

/** Hundredths of an ante as a number of antes. @param {number} cost */
const anteOf = (cost) => `${(cost / 100).toFixed(1).replace(/\.0$/, "")}\u00a0${cost === 100 ? "ante" : "antes"}`;

/**
 * The words about it: at which chance, from which it pays, and what it cost.
 * @param {import("../engine").CubeMark} mark @param {number} cost in hundredths of an ante
 * @param {[number, number]} pays from which chance it pays to offer, and to take
 */
export function told({ did, chance }, cost, [offer, take]) {
  const hundredths = (/** @type {number} */ part) => `${Math.round(part * 100)}\u00a0%`;
  const share = chance / WHOLE;
  const now = `with ${hundredths(share)} to win`;
  const lost = cost < 5 ? "It cost next to nothing." : `It cost about ${anteOf(cost)}.`;
  if (did === "double")
    return share < offer
      ? `You doubled ${now}: too early, it pays from ${hundredths(offer)}. ${lost}`
      : `You doubled ${now}: well timed, it pays from ${hundredths(offer)}.`;
  const pays = `accepting pays from ${hundredths(take)}`;
  if (did === "yes")
    return share < take
      ? `You accepted a double ${now}: ${pays}, so declining was cheaper. ${lost}`
      : `You accepted a double ${now}: right, ${pays}.`;
  return share < take
    ? `You declined a double ${now}: right, ${pays}.`
    : `You declined a double ${now}: ${pays}, so that was cheaper. ${lost}`;
}
