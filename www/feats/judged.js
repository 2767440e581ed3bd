// Which feats a finished game against the computer has brought: the engine judges its whole record.
import { context } from "../context.js";
import { featsOf, goalsOf } from "../games/feats.js";
import { endedGame, endedKeys } from "../match/ended.js";
import { keepReached } from "./kept.js";

/**
 * @typedef {import("../engine").Connection} Connection
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../engine").Viewers} Viewers
 * @typedef {{ first: import("../match/seats.js").Sitter, second: import("../match/seats.js").Sitter }} Sitters
 */

/** True if a game began as its rules say. @param {string} save */
function isWhole(save) {
  try {
    const { setup } = JSON.parse(save);
    return !setup || Object.keys(setup).every((name) => name === "cards");
  } catch {
    return false;
  }
}

/** The seat of the one player, and the level of the computer; null where there are none. @param {Sitters} seats */
function againstComputer({ first, second }) {
  if (first.kind === "human" && second.kind === "computer" && second.level) return { me: "first", level: second.level };
  if (second.kind === "human" && first.kind === "computer" && first.level) return { me: "second", level: first.level };
  return null;
}

/**
 * The numbers of the feats of a game that the connection holds, and that is over.
 * @param {Connection} connection
 * @param {{ save: string, seats: Sitters, helped?: boolean, series?: string }} game
 * @returns {Promise<string[]>} none of a game of two people, or of one that began from a position outside a run
 */
async function featsIn(connection, { save, seats, helped, series }) {
  const found = (series === "run" || isWhole(save)) && againstComputer(seats);
  if (!found) return [];
  const seat = /** @type {Seat} */ (found.me);
  const { game, sides, result } = await connection.call("view", seat);
  if (!result) return [];
  const asked = featsOf(game).flatMap((feat) =>
    goalsOf(feat, sides[seat] === "black" ? "black" : "white").map((goal) => ({ id: feat.id, goal })),
  );
  const goals = asked.map(({ goal }) => goal);
  const beside = { seat, level: found.level, unhelped: !helped };
  const verdicts = await connection.call("judgeAll", goals, beside, { people: [seat], veil: false, open: null });
  return [...new Set(asked.flatMap(({ id }, at) => (verdicts?.[at] === "reached" ? [id] : [])))];
}

/** Feats that a game has brought and that are new. @type {WeakMap<object, Promise<string[]>>} */
const known = new WeakMap();

/**
 * The new feats of a match that has just ended, which are kept.
 * @param {import("../match/match.js").Match} match @returns {Promise<string[]>}
 */
export function featsBy(match) {
  const { request, state, helped, connection } = match;
  const found =
    known.get(match) ?? featsIn(connection, { save: state.save, helped, ...request }).then((ids) => keepReached(ids));
  known.set(match, found);
  return found;
}

/**
 * Judges the finished games that are kept, and keeps what they have brought.
 * @param {(done: number) => void} told after each game @returns {Promise<string[]>} the new ones
 */
export async function featsOfEarlier(told) {
  const fresh = [];
  for (const [at, key] of endedKeys().entries()) {
    const { game } = endedGame(key);
    told(at + 1);
    if (!game?.result) continue;
    await context.connection.call("loadGame", game.save, true);
    fresh.push(...keepReached(await featsIn(context.connection, game), new Date(Number(key))));
  }
  return fresh;
}
