// Feats of a run, an evening and the puzzles of the day: read from what these have come to at their end.
import { feats } from "../games/feats.js";
import { part, playerPart } from "../match/player.js";
import { toast } from "../ui/live.js";
import { keepReached } from "./kept.js";

/**
 * A run that has ended: `left` of its `hearts`; of its games how each ended; whether a reward was taken after it.
 * @typedef {{ finished: boolean, hearts: number, left: number,
 *   games: { won: boolean, how: string, reward: boolean }[] }} RunRecord
 *
 * An evening that has ended: whether the player has more than he bought in for, and has bought in again.
 * @typedef {{ won: boolean, rebuys: number }} EveningRecord
 *
 * The daily puzzles, by day: whether the first answer was right.
 * @typedef {{ days: Record<string, { first: boolean }> }} WeekRecord
 */

/** Days that a good week has, not in a row. */
export const WEEK = 7;

/** The game of a run after which a light traveller takes nothing more. */
const LIGHT = 4;

/** The feats of a run. @param {RunRecord} run */
function ofRun({ finished, hearts, left, games }) {
  const last = games.at(-1);
  const light = games.slice(LIGHT - 1).every(({ reward }) => !reward);
  return [
    ...(finished && left === hearts ? ["A37"] : []),
    ...(finished && last?.won && last.how === "checkmate" && light ? ["A38"] : []),
  ];
}

/** @param {EveningRecord} evening */
const ofEvening = ({ won, rebuys }) => (won && rebuys > 0 ? ["A39"] : []);

/** @param {WeekRecord} week */
const ofWeek = ({ days }) => (Object.values(days).filter(({ first }) => first).length >= WEEK ? ["A40"] : []);

/**
 * The feats of an end state.
 * @param {"run" | "evening" | "puzzle"} kind @param {object} record
 */
export function featsOfRecord(kind, record) {
  if (kind === "run") return ofRun(/** @type {RunRecord} */ (record));
  return kind === "evening"
    ? ofEvening(/** @type {EveningRecord} */ (record))
    : ofWeek(/** @type {WeekRecord} */ (record));
}

/** The daily puzzles as the player file has them: solved at the first try is one sign. @returns {WeekRecord} */
export const weekRecord = () => ({
  days: Object.fromEntries(
    Object.entries(playerPart("days")).map(([day, kept]) => {
      const { signs, ended } = part(part(kept).puzzle);
      return [day, { first: ended === true && signs === "★" }];
    }),
  ),
});

/**
 * Keeps the feats of an end state. @param {"run" | "evening" | "puzzle"} kind @param {object} record
 * @returns {string[]} the new ones
 */
export const keepRecord = (kind, record) => keepReached(featsOfRecord(kind, record));

/** Keeps the feats of an end state, and tells the new ones. @param {"run" | "evening"} kind @param {object} record */
export function tellRecord(kind, record) {
  const fresh = keepRecord(kind, record);
  for (const { id, title } of feats) if (fresh.includes(id)) toast(`Achievement: ${title}.`);
}
