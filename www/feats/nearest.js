// The achievements within reach: of the games that are played here, those that come about most often.
import { feats } from "../games/feats.js";
import { ladderOf } from "../match/levels.js";
import { WEEK, weekRecord } from "./records.js";

/** All achievements, by how often games of the computer reach them (docs/studies.md), the most frequent first. */
const OFTEN = (
  "A01 A14 A02 A11 A24 A28 A08 A05 A40 A30 A10 A22 A16 A17 A31 A09 A33 A21 A35 A25 A36 A32 A34 A12 A26 A19 A37 " +
  "A39 A04 A23 A13 A07 A18 A38 A06 A20 A03 A15 A27 A29"
).split(" ");

/** Achievements that are shown as within reach. */
const SHOWN = 3;

/** Days on which the daily puzzle was solved at the first try. */
const goodDays = () => Object.values(weekRecord().days).filter(({ first }) => first).length;

/** The way that is done to one that is counted; nothing of others. @param {string} id */
export const farWords = (id) => (id === "A40" ? `${Math.min(goodDays(), WEEK)} of ${WEEK} days` : "");

/**
 * Those within reach.
 * @param {Record<string, string>} days the days of those that were reached
 * @returns {import("../games/feats.js").Feat[]}
 */
export function nearest(days) {
  const isPlayed = (/** @type {string} */ game) =>
    game === "any" || (game === "puzzle" ? goodDays() > 0 : ladderOf(game).last.length > 0);
  const open = feats.filter(({ id, game }) => !days[id] && isPlayed(game));
  return open.sort((one, other) => OFTEN.indexOf(one.id) - OFTEN.indexOf(other.id)).slice(0, SHOWN);
}
