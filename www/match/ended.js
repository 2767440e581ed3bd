// The games that have ended, as far as this browser keeps them: each under a key of its own, and a list of the keys.
import { findGame } from "../context.js";
import { fit, isObject } from "../ui/fit.js";
import { toast } from "../ui/live.js";
import { forget, read, readList, write } from "../ui/storage.js";
import { oneLine } from "../ui/words.js";
import { fitRecord, keptRecord } from "./kept.js";
import { keepResult } from "./ladder.js";

/** Games that are kept at most: then the player has to delete some first. */
export const MOST = 200;

/**
 * A game that has ended: what it is resumed from, and what it came to.
 * @typedef {import("./kept.js").GameRecord & { result: import("../engine").View["result"] }} EndedGame
 */

/** The most letters of a result. */
const LONGEST = 300;

/** Their keys, the oldest first. @returns {string[]} */
export const endedKeys = () => [
  ...new Set(
    readList("ended", "The list of your finished games").flatMap((key) =>
      typeof key === "string" && /^\d+$/.test(key) ? [key] : [],
    ),
  ),
];

/** The result of a record; null where it says of none. @param {unknown} found @returns {EndedGame["result"]} */
function fitResult(found) {
  if (!isObject(found)) return null;
  /** @type {{ winner: (import("../engine").Seat | null)[], how: string, text: string }} */
  const shape = { winner: [null, "first", "second"], how: "", text: "" };
  const { winner, how, text } = fit(shape, found).value;
  const words = [...oneLine(text)].slice(0, LONGEST).join("");
  return { winner, how: /** @type {NonNullable<EndedGame["result"]>["how"]} */ (how), text: words };
}

/**
 * The text of one of them, and its record: each part that does not fit is as in a new game. The record is null where no
 * game can be shown from it.
 * @param {string} key @returns {{ text: string, game: EndedGame | null }}
 */
export function endedGame(key) {
  const text = read(`ended.${key}`) ?? "";
  try {
    const found = JSON.parse(text);
    const info = isObject(found) ? findGame(String(found.game)) : null;
    if (!info || typeof found.save !== "string") return { text, game: null };
    const { save } = found;
    const { name: game, title } = info;
    return { text, game: { ...fitRecord(found), deckmate: 1, game, title, save, result: fitResult(found.result) } };
  } catch {
    return { text, game: null };
  }
}

/** @param {string[]} keys that are kept no longer */
export function forgetEnded(keys) {
  const left = endedKeys().filter((key) => !keys.includes(key));
  for (const key of keys) forget(`ended.${key}`);
  write("ended", JSON.stringify(left));
}

/**
 * Keeps a game that has just ended, or says that there is no room for it; another level may be proposed for the next.
 * @param {import("./match.js").Match} match
 */
export function keepEnded(match) {
  keepResult(match);
  const keys = endedKeys();
  const key = match.endedAs ?? String(Date.now());
  const known = keys.includes(key);
  const text = JSON.stringify({ ...keptRecord(match), result: match.view.result });
  if ((known || keys.length < MOST) && write(`ended.${key}`, text)) {
    match.endedAs = key;
    if (!known) write("ended", JSON.stringify([...keys, key]));
    return;
  }
  forget(`ended.${key}`);
  toast("There is no room to keep this game. “Finished games” on the first screen lets you delete others.", "trouble");
}
