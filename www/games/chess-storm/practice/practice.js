// Practice positions of Chess Storm: turns their texts into setups of the engine.
import first from "./positions-1.js";
import second from "./positions-2.js";
import ours from "./positions-3.js";

/**
 * The fields of a position beside card and board: fields of the engine's setup, and these.
 * @typedef {object} Extras
 * @property {string} [hand] more cards of the player, with spaces between
 * @property {string} [foe] cards of the opponent
 * @property {string} [moves] answers of both players before the task begins
 * @property {string} [goal] what is wanted when the card has taken effect, and then, as a goal of the engine
 * @property {number} [by] the last turn in which the task can be done: the first, if none is named
 * @property {import("../../../engine").Options} [options] options of the game
 */

/** @param {string} [text] */
const words = (text) => (text ? text.split(" ") : []);

/** @param {string} line @param {string} task @param {string} [deck] @returns {import("../../protocol").Practice} */
function position(line, task, deck) {
  const [, card, board, rest] = /** @type {string[]} */ (/^(\S+) (\S+ [wb]) ?(.*)$/.exec(line));
  const extras = /** @type {Extras & import("../../../engine").Setup} */ (rest ? JSON.parse(rest) : {});
  const { hand, foe, moves, goal, by = 1, options = deck ? { deck } : {}, ...setup } = extras;
  const hands = { first: [card, ...words(hand)], second: words(foe) };
  const wanted = [`worked:${card}`, ...words(goal), `by:${by}`].join(" ");
  return { card, task, options, moves: words(moves), goal: wanted, setup: { board, hands, ...setup } };
}

/** @param {string} text @param {string} [deck] where the cards are in no usual one */
function positions(text, deck) {
  const lines = text.split("\n").filter(Boolean);
  return lines.flatMap((line, at) => (at % 2 ? [] : [position(line, lines[at + 1], deck)]));
}

/** In the order of the numbers. */
export const practices = [...positions(first + second), ...positions(ours, "printed/second")];
