// The worth of doubling, taking or leaving in a game of an evening: one line, by the chance that the engine reckons.
import { context } from "../context.js";

/** A certain win, in the parts in which a review tells chances. */
const WHOLE = 10_000;

/**
 * The words about the last answer of a seat that had to do with the cube; none where there was none.
 * @param {string} save @param {import("../engine").Seat} seat
 * @param {[number, number]} pays from which chance it pays to offer, and to take
 */
export async function told(save, seat, [offer, take]) {
  const { connection } = context;
  await connection.call("loadGame", save, true);
  const acts = (await connection.call("acts")) ?? [];
  const about = (/** @type {number} */ number) =>
    acts[number].text === "double" || (acts[number - 1]?.text === "double" && /^(yes|no)$/.test(acts[number].text));
  const at = acts.findLastIndex((act, number) => act.seat === seat && about(number));
  if (at < 0) return "";
  const reviewed = await connection.call("review", { answer: at + 1, seat, open: false });
  const before = reviewed.before / WHOLE;
  const hundredths = (/** @type {number} */ share) => `${Math.round(share * 100)} %`;
  const [now, from] = [hundredths(before), hundredths(acts[at].text === "double" ? offer : take)];
  if (acts[at].text === "double") return `Doubled at ${now}. From ${from} on it pays.`;
  if (acts[at].text === "yes") return `Took the double at ${now}. From ${from} on it pays.`;
  return before < take
    ? `Left at ${now}: taking pays from ${from} on.`
    : `Let ${now} go: from ${from} on, taking is cheaper.`;
}
