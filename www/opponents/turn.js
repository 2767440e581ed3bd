// Whose turn it is to sit opposite: each rung has three opponents, after its first game by turns; and what a win over
// one of them is worth.
import { gamePart } from "../games/registry.js";
import { keepStar, ladderOf } from "../match/levels.js";
import { LEVELS } from "../match/seats.js";
import { WHO } from "./who.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../match/seats.js").Level} Level
 */

/** Opponents of a rung. */
const THREE = 3;
/** The last of the lowest rungs, all of which have the same opponents. */
const LOW = LEVELS.indexOf("beginner");
/** The star for having won against all of them. */
const RIM = 3;

/** The opponents of a game, by their names. @param {string} game */
export const opponentsOf = (game) => gamePart(game).opponents ?? [];

/**
 * The opponents of a rung: those up to the beginner have the same.
 * @param {string} game @param {Level} level
 */
export function opponentsAt(game, level) {
  const all = opponentsOf(game);
  const from = Math.max(0, LEVELS.indexOf(level) - LOW);
  return Array.from({ length: Math.min(THREE, all.length) }, (_, at) => all[(from + at) % all.length]);
}

/** The opponents of a rung that have been beaten. @param {string} game @param {Level} level */
export const beatenAt = (game, level) =>
  opponentsAt(game, level).filter((name) => ladderOf(game).habits.includes(`${level}:${name}`));

/**
 * Whose turn it is at a level: nobody's in the first game there, then those who have not been beaten, then all.
 * @param {string} game @param {Level} level @returns {string | undefined}
 */
export function nextOpponent(game, level) {
  const played = ladderOf(game).last.filter(([at]) => at === level).length;
  const all = opponentsAt(game, level);
  if (!played || !all.length) return undefined;
  const beaten = beatenAt(game, level);
  const left = all.filter((name) => !beaten.includes(name));
  const list = left.length ? left : all;
  return list[(played - 1) % list.length];
}

/** A sitter who plays with a habit. @param {string} name */
export const asOpponent = (name) => ({ habit: name, name: WHO[name].title });

/** The star of a level has a rim once all its opponents have been beaten. @param {string} game @param {Level} level */
export function keepRim(game, level) {
  const all = opponentsAt(game, level);
  if (all.length && beatenAt(game, level).length === all.length) keepStar(game, level, RIM);
}
