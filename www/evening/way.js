// The way of both purses through an evening, game by game, as a picture.
import { h } from "../ui/dom.js";
import { count } from "../ui/words.js";

/** Units of the drawing: from game to game, its height, and its edge. */
const [STEP, HIGH, EDGE] = [60, 140, 10];
/** The least number of games whose room it has. */
const LEAST = 5;

/** @param {string} name @param {Record<string, string | number>} about @param {Element[]} children */
function shape(name, about, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(about)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/**
 * The points of a purse: the game, and what it held then; a second buy-in stands over the same game.
 * @param {import("../engine").EveningSheet} sheet @param {number} buyIn @param {number} player
 */
export const pointsOf = ({ rows }, buyIn, player) => [
  [0, buyIn],
  ...rows.flatMap(({ purses, rebuy }, at) => {
    const held = purses[player];
    return rebuy === player
      ? [
          [at + 1, held],
          [at + 1, held + buyIn],
        ]
      : [[at + 1, held]];
  }),
];

/** @param {import("../engine").EveningSheet} sheet @param {import("./keep.js").Kept} kept */
export function purseWay(sheet, { names, buy_in }) {
  const ways = names.map((_, player) => pointsOf(sheet, buy_in, player));
  const most = Math.max(...ways.flat().map(([, held]) => held));
  const wide = STEP * Math.max(LEAST, sheet.rows.length);
  /** @param {number[]} point */
  const place = ([game, held]) => [
    Math.round((game * wide) / sheet.rows.length) + EDGE,
    Math.round(HIGH - (held * HIGH) / most) + EDGE,
  ];
  const [, start] = place([0, buy_in]);
  const lines = ways.map((points, player) => {
    const places = points.map(place);
    const [x, y] = places[places.length - 1];
    return shape(
      "g",
      { "data-player": player },
      shape("polyline", { points: places.map((at) => at.join(",")).join(" ") }),
      shape("circle", { cx: x, cy: y, r: 7 }),
    );
  });
  const words = names.map((name, at) => `${name}: ${ways[at].map(([, held]) => held).join(", ")}`).join(". ");
  return h(
    "figure",
    { class: "purse-course" },
    shape(
      "svg",
      { viewBox: `0 0 ${wide + 2 * EDGE} ${HIGH + 2 * EDGE}`, role: "img", "aria-label": `Purses. ${words}` },
      shape("line", { x1: EDGE, x2: wide + EDGE, y1: start, y2: start, class: "course-start" }),
      ...lines.reverse(),
    ),
    h(
      "figcaption",
      {},
      names.map((name, player) =>
        h("span", { data: { player } }, `${name}: ${buy_in} → ${count(sheet.purses[player], "ante")}`),
      ),
    ),
  );
}
