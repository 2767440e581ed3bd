// The stars won at a game: one a level; hollow where a hint or a take-back has helped, with a rim after all opponents.
import { ladderOf } from "../match/levels.js";
import { levelsOf, levelWords } from "../match/seats.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { gamePart } from "./registry.js";

/** The levels with a star of their own, from weak to strong. @param {string} game */
export function starLevels(game) {
  const levels = levelsOf(gamePart(game));
  return levels.slice(0, levels.indexOf(gamePart(game).top ?? "strong") + 1);
}

/** The words for a star, by what it is worth. */
const WORTH = ["not won yet", "won with help", "won", "won against all opponents"];

/** A star. @param {number} worth */
export const star = (worth) => h("span", { class: "star", data: { worth }, "aria-hidden": "true" }, icon("star"));

/**
 * The worth of a level's star, in words.
 * @param {import("../match/seats.js").Level} level @param {number} worth
 */
export const starWords = (level, worth) => `${levelWords(level)} ${WORTH[worth]}`;

/** The stars of a game in a row; null before the first one. @param {string} game @param {boolean} [always] */
export function starRow(game, always = false) {
  const { stars } = ladderOf(game);
  const levels = starLevels(game);
  const won = levels.filter((level) => stars[level]).length;
  if (!won && !always) return null;
  return h(
    "p",
    { class: "stars", role: "img", "aria-label": `${won} of ${levels.length} stars` },
    levels.map((level) => star(stars[level] ?? 0)),
  );
}
