// The result of a game against the computer on the ladder: a star, and whether another rung is proposed.
import { keepDailyGame } from "./daily.js";
import { keepLadder, keepStar, ladderOf, levelOf, RESULTS } from "./levels.js";
import { moveCount } from "./rows.js";
import { LEVELS, levelsOf } from "./seats.js";

/**
 * @typedef {import("./levels.js").End} End
 * @typedef {import("./levels.js").Ending} Ending
 * @typedef {import("./levels.js").Level} Level
 * @typedef {{ top?: Level, gift?: true, learner?: true }} Part
 * @typedef {{ way: import("./levels.js").Way, from: Level, to: Level }} Proposal
 */

/** A game that is given up before this move tells nothing. */
const EARLY = 6;
/** Wins of the last three that lead up, losses running that lead down, and those before anything is proposed again. */
const [WINS, LOSSES, AGAIN] = [2, 3, 3];

/**
 * The level that stands beside another one; undefined beyond the ends of the ladder.
 * @param {Level} level @param {number} step
 * @param {Part} part of the game; `top` is the last level that differs from the one below
 * @returns {Level | undefined}
 */
export function besideLevel(level, step, part) {
  const at = LEVELS.indexOf(level);
  const all = levelsOf(part);
  if (step < 0) return all.findLast((one) => LEVELS.indexOf(one) < at);
  return level === part.top ? undefined : all.find((one) => LEVELS.indexOf(one) > at);
}

/**
 * The rung that is proposed after a game: up after two wins of the last three without help, down after three losses
 * running; below the lowest one there is only a gift. What was refused waits for three more wins, or losses.
 * @param {string} game @param {Part} [part] @returns {Proposal | null}
 */
export function proposalOf(game, part = {}) {
  const { last, since, refused } = ladderOf(game);
  const from = levelOf(game);
  const here = last.filter(([level, , , at]) => level === from && at > since);
  const [latest] = here;
  if (!latest) return null;
  /** @param {End} end @param {number} least */
  const waits = (end, least) => here.filter(([, how, , at]) => how === end && at > (refused?.[1] ?? 0)).length < least;
  const three = here.slice(0, 3);
  const up = besideLevel(from, 1, part);
  const wins = three.filter(([, end, helped]) => end === "w" && !helped).length;
  if (up && latest[1] === "w" && wins >= WINS && !(refused?.[0] === "up" && waits("w", AGAIN)))
    return { way: "up", from, to: up };
  const down = besideLevel(from, -1, part) ?? (part.gift && from);
  const lost = three.filter(([, end]) => end === "l").length;
  if (down && lost >= LOSSES && !(refused?.[0] === "down" && waits("l", AGAIN))) return { way: "down", from, to: down };
  return null;
}

/**
 * True for a game that was given up so early that it tells nothing.
 * @param {Pick<import("../engine").View, "result" | "log">} view
 */
export const isEarly = ({ result, log }) => result?.how === "resignation" && moveCount(log) < EARLY;

/**
 * The versions of rules and engine by which a game was played, as its result keeps them; null where it did not begin as
 * its rules say: a position was set up for it.
 * @param {import("./match.js").Match} match
 */
function versionsOf({ state }) {
  try {
    const { setup, rules, made } = JSON.parse(state.save);
    const isWhole = !setup || Object.keys(setup).every((name) => name === "cards");
    return isWhole ? `${rules} ${made}` : null;
  } catch {
    return null;
  }
}

/**
 * Keeps how a game against the computer has ended, and what is proposed after it.
 * @param {import("./match.js").Match} match
 */
export function keepResult(match) {
  const { people, view } = match;
  const [me] = people;
  const { result } = view;
  const { level, kind, habit } = me === undefined ? { kind: "human" } : match.seat(match.other(me));
  const versions = versionsOf(match);
  if (!me || people.length !== 1 || !result || kind !== "computer" || !level || !versions) return;
  const end = !result.winner ? "d" : result.winner === me ? "w" : "l";
  keepDailyGame(match, end);
  if (end === "l" && isEarly(view)) return;
  match.playedAt ||= Date.now();
  const { last, stars, habits, met } = ladderOf(view.game);
  /** @type {Ending} */
  const ending = [level, end, Number(match.helped), match.playedAt, versions];
  const others = last.filter(([, , , at]) => at !== match.playedAt);
  keepLadder(view.game, { last: [ending, ...others].sort((one, other) => other[3] - one[3]).slice(0, RESULTS) });
  if (habit) keepLadder(view.game, { met: [...new Set([...met, habit])] });
  if (end === "w" && habit) keepLadder(view.game, { habits: [...new Set([...habits, `${level}:${habit}`])] });
  if (end === "w") keepStar(view.game, level, Math.max(stars[level] ?? 0, match.helped ? 1 : 2));
  match.proposal = level === levelOf(view.game) ? proposalOf(view.game, match.part) : null;
  // A proposal that is not taken counts as refused.
  if (match.proposal) keepLadder(view.game, { refused: [match.proposal.way, match.playedAt] });
}
