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

/**
 * The words about it.
 * @param {import("../engine").CubeMark} mark
 * @param {[number, number]} pays from which chance it pays to offer, and to take
 */
export function told({ did, chance }, [offer, take]) {
  const hundredths = (/** @type {number} */ part) => `${Math.round(part * 100)}\u00a0%`;
  const share = chance / WHOLE;
  const [now, from] = [hundredths(share), hundredths(did === "double" ? offer : take)];
  if (did === "double")
    return share < offer
      ? `You doubled at ${now}: that pays from ${from} on, so it was too early.`
      : `You doubled at ${now}: that pays from ${from} on, so it was well timed.`;
  if (did === "yes")
    return share < take
      ? `You accepted the double at ${now}: that pays from ${from} on, so declining was cheaper.`
      : `You accepted the double at ${now}: that pays from ${from} on, so it was right.`;
  return share < take
    ? `You declined the double at ${now}: accepting pays from ${from} on, so it was right.`
    : `You declined the double at ${now}: accepting pays from ${from} on, so it was cheaper.`;
}
