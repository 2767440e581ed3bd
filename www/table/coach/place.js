// The place of a tip that has none in the panel: it covers the least that is used.
import { boxOf } from "../../ui/far.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {import("../../engine").View} View
 */

/** Pixels between a tip and the edge of the felt, and between two places that are tried, across and down. */
const [EDGE, ACROSS, DOWN] = [8, 8, 4];
/** The shapes that are tried: as it is, in a narrow place, and low, as wide as the felt or half as wide. */
const SHAPES = ["", "narrow", "low", "low half"];
/** The cost of each shape more than the one before: a tip is as large as it can be. */
const SMALLER = 300;
/**
 * The weight of a pixel that is covered: log and last turn are never covered; what is asked or held is not if there is
 * another place, nor the names of cards, players and piles; of the board first what has no part in the question.
 */
const COVERS = /** @type {const} */ ([
  [".prompt button", 1000],
  [".log, .last-turn > *", 20_000],
  [".prompt-card:not([hidden])", 500],
  [".prompt > :not(.prompt-ask), .prompt-words > *, .hand", 100],
  [".hand .card-title, .hand-card[aria-pressed='true']", 500],
  [".prompt", 0.01],
  [".seat, .table-bar button, .table-title", 60],
  [".piles", 1],
  [".piles > *", 120],
  [".piles :is(button, h2, li, p, label, .hidden-row)", 16],
  ["#board", 150],
]);
/** The most that a place may cost: where all cost more, the tip waits for another time. */
const MOST = 200_000;

/** The button of a square of the view. @param {View} view @param {number} at */
export const squareOf = ({ files }, at) =>
  `[data-square="${"abcdefghijklmnop"[at % files]}${Math.floor(at / files) + 1}"]`;

/** The felt beside the board, over whose edge no tip hangs, as far as the window shows it. @param {Table} table */
function roomOf(table) {
  const felt = table.root.querySelector(".felt");
  const { left = 0, top = 0, right = innerWidth, bottom = innerHeight } = felt ? boxOf(felt) : {};
  return { left, top: Math.max(0, top), right, bottom: Math.min(innerHeight, bottom) };
}

/**
 * Puts it where it covers the least that is used, and of such places into the nearest to what it is about; whether
 * there is one where nothing is missed.
 * @param {Table} table @param {HTMLElement} node @param {Element} about
 */
export function placeTip(table, node, about) {
  const near = boxOf(about);
  const { view, offers } = table.match;
  const named = (/** @type {string[]} */ names) => names.map((name) => `[data-square="${name}"]`);
  const squares = /** @type {[string[], number][]} */ ([
    [view.cells.flatMap((cell, at) => (cell ? [squareOf(view, at)] : [])), 40],
    [offers.flatMap((offer) => named(offer.squares.slice(0, 1))), 200],
    [offers.flatMap((offer) => named(offer.squares.slice(1))), 60],
  ]).map(([found, weight]) => /** @type {const} */ ([[...new Set(found)].join() || "none", weight]));
  const parts = [...COVERS, ...squares].flatMap(([selector, weight]) =>
    [...table.root.querySelectorAll(selector)].map((part) => ({ weight, rect: boxOf(part) })),
  );
  const room = roomOf(table);
  const covers = [{ weight: 100, rect: near }, ...parts].filter(
    ({ rect }) => rect.left < room.right && rect.right > room.left && rect.width > 0,
  );
  /** @param {number} left @param {number} top @param {DOMRect} size */
  const cost = (left, top, { width, height }) =>
    covers.reduce(
      (sum, { weight, rect }) => {
        const across = Math.min(left + width, rect.right) - Math.max(left, rect.left);
        const down = Math.min(top + height, rect.bottom) - Math.max(top, rect.top);
        return sum + (across > 0 && down > 0 ? across * down * weight : 0);
      },
      Math.hypot(left - near.left, top - near.top),
    );
  const { className } = node;
  let best = { left: EDGE, top: EDGE, shape: "", cost: Number.POSITIVE_INFINITY };
  for (const [at, shape] of SHAPES.entries()) {
    node.className = `${className} ${shape}`;
    const size = node.getBoundingClientRect();
    for (let top = room.top + EDGE; top <= room.bottom - size.height - EDGE; top += DOWN)
      for (let left = room.left + EDGE; left <= room.right - size.width - EDGE; left += ACROSS) {
        const found = cost(left, top, size) + at * SMALLER;
        if (found < best.cost) best = { left, top, shape, cost: found };
      }
  }
  node.className = `${className} ${best.shape}`.trim();
  node.style.left = `${best.left}px`;
  node.style.top = `${best.top}px`;
  return best.cost < MOST;
}
