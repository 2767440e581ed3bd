// The achievements within reach: of the games that are played here, those that come about most often.
import { context } from "../context.js";
import { feats } from "../games/feats.js";
import { inOrder } from "../games/registry.js";
import { ladderOf } from "../match/levels.js";
import { levelsOf, levelWords } from "../match/seats.js";
import { capital } from "../ui/words.js";
import { WEEK, weekRecord } from "./records.js";

/** @typedef {import("../match/seats.js").Level} Level */

/** All achievements, by how often games of the computer reach them (docs/studies.md), the most frequent first. */
const OFTEN = (
  "A01 A14 A02 A11 A24 A28 A08 A05 A40 A30 A10 A22 A16 A17 A31 A09 A33 A21 A35 A25 A36 A32 A34 A12 A26 A19 A37 " +
  "A39 A04 A23 A13 A07 A18 A38 A06 A20 A03 A15 A27 A29"
).split(" ");

/** Achievements that are shown as within reach. */
const SHOWN = 2;

/** Days on which the daily puzzle was solved at the first try. */
const goodDays = () => Object.values(weekRecord().days).filter(({ first }) => first).length;

/** Levels won without help that lead to those that ask for a level. @type {Record<string, Level>} */
const AT_LEVEL = { A02: "easy", A03: "strong" };

/**
 * The steps done to one that is counted, and all of them; null of others.
 * @param {string} id @returns {{ done: number, of: number, words: string } | null}
 */
export function farOf(id) {
  if (id === "A40") {
    const done = Math.min(goodDays(), WEEK);
    return { done, of: WEEK, words: `${done} of ${WEEK} days` };
  }
  const level = AT_LEVEL[id];
  if (!level) return null;
  const steps = levelsOf({});
  const of = steps.indexOf(level) + 1;
  const won = inOrder(context.catalog.games).flatMap(({ name }) =>
    steps.map((one, at) => ((ladderOf(name).stars[one] ?? 0) > 1 ? at + 1 : 0)),
  );
  const done = Math.min(Math.max(...won), of - 1);
  const best = done ? capital(levelWords(steps[done - 1])) : "";
  const way = steps.slice(0, of - 1).map((one) => capital(levelWords(one)));
  const words = best ? `${best} beaten, ${capital(level)} to go` : `${way.join(", ")}, then ${capital(level)}`;
  return { done, of, words };
}

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
