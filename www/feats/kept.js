// The feats that were reached, as the player file keeps them: by their numbers, each with its day.

import { feats } from "../games/feats.js";
import { keepPlayer, playerPart } from "../match/player.js";

/** The name of their part. */
const PART = "got";

/** Their days by number: `2026-11-29`. @returns {Record<string, string>} */
export const reached = () =>
  Object.fromEntries(
    Object.entries(playerPart(PART)).flatMap(([id, day]) =>
      feats.some((one) => one.id === id) && typeof day === "string" ? [[id, day]] : [],
    ),
  );

/** A day by the local date. @param {Date} date */
const dayText = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/**
 * Keeps feats that are new, with this day; those that were known stay as they are.
 * @param {string[]} ids @param {Date} [when] @returns {string[]} the new ones
 */
export function keepReached(ids, when = new Date()) {
  const known = playerPart(PART);
  const fresh = ids.filter((id) => !Object.hasOwn(known, id));
  if (fresh.length) keepPlayer({ [PART]: { ...known, ...Object.fromEntries(fresh.map((id) => [id, dayText(when)])) } });
  return fresh;
}
