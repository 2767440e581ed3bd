// Pictures for the home screen, painted with our own pieces: what a game is about on its tile, and a small board.

import { gamePart } from "../games/registry.js";
import { GROUNDS, INK, TONES } from "../pieces/colours.js";
import { paintCloak, paintKind } from "../pieces/kinds.js";
import { WORN } from "../pieces/looks.js";
import { hasSign, paintSign } from "../pieces/signs.js";
import { contextOf } from "../ui/canvas.js";
import { h } from "../ui/dom.js";
import { onSettings } from "../ui/settings.js";

/**
 * @typedef {CanvasRenderingContext2D} Canvas
 * @typedef {import("../engine").Kind} Kind
 * @typedef {import("../engine").SideName} SideName
 * @typedef {import("../games/protocol").Scene} Scene
 * @typedef {(context: Canvas, width: number, height: number) => void} Paint
 */

/** @type {Record<string, Kind>} */
const KINDS = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
  a: "amazon",
  c: "chancellor",
  d: "cardinal",
};

/** @param {string} letter @returns {SideName} */
const armyOf = (letter) => (letter === letter.toLowerCase() ? "black" : "white");

/** @param {string} name */
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The heights of a floor's rows, from its far end to the near one. */
const ROWS = [0, 0.1, 0.24, 0.43, 0.68, 1];

/**
 * A floor of squares that reaches into the distance.
 * @param {Canvas} context @param {number} width @param {number} height @param {string[]} ground far and near
 */
function floor(context, width, height, [far, near]) {
  const fill = context.createRadialGradient(width / 2, height * 0.2, 0, width / 2, height * 0.2, width * 0.7);
  fill.addColorStop(0, far);
  fill.addColorStop(1, near);
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
  context.fillStyle = INK.tile;
  const top = height * 0.46;
  /** @param {number} column @param {number} deep */
  const x = (column, deep) => width / 2 + column * height * 0.42 * (0.35 + 0.65 * deep);
  ROWS.slice(1).forEach((low, at) => {
    const high = ROWS[at];
    for (let column = -14 + (at % 2); column < 14; column += 2) {
      context.beginPath();
      context.moveTo(x(column, high), top + (height - top) * high);
      context.lineTo(x(column + 1, high), top + (height - top) * high);
      context.lineTo(x(column + 1, low), top + (height - top) * low);
      context.lineTo(x(column, low), top + (height - top) * low);
      context.fill();
    }
  });
}

/** A burst of light. @param {Canvas} context @param {number} x @param {number} y @param {number} radius */
function star(context, x, y, radius) {
  context.beginPath();
  for (let point = 0; point < 28; point++) {
    const far = point % 2 ? radius * 0.68 : radius;
    context.lineTo(x + Math.sin((point * Math.PI) / 14) * far, y - Math.cos((point * Math.PI) / 14) * far);
  }
  const fill = context.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, INK.star);
  fill.addColorStop(1, INK.starEdge);
  context.fillStyle = fill;
  context.fill();
}

/**
 * A card with a band, and a piece or a sign in its picture.
 * @param {Canvas} context @param {NonNullable<Scene["cards"]>[0]} what it shows @param {number} height
 */
function card(context, [tone, side, what], height) {
  const [band, ground] = TONES[tone];
  const width = (height * 5) / 7;
  const [left, top, edge] = [-width / 2, -height / 2, width * 0.05];
  context.save();
  context.shadowColor = INK.shade;
  context.shadowBlur = height * 0.12;
  context.shadowOffsetY = height * 0.05;
  context.beginPath();
  context.roundRect(left, top, width, height, width * 0.09);
  context.fillStyle = INK.card;
  context.fill();
  context.restore();
  context.beginPath();
  context.roundRect(left + edge, top + edge, width - 2 * edge, height * 0.12, width * 0.05);
  context.fillStyle = band;
  context.fill();
  context.save();
  context.beginPath();
  context.roundRect(left + edge, top + height * 0.18, width - 2 * edge, height * 0.82 - edge, width * 0.05);
  context.clip();
  context.translate(left, top + height * 0.18);
  floor(context, width, height * 0.82, [ground, band]);
  context.restore();
  const piece = width * 0.78;
  const middle = height * 0.09;
  if (hasSign(what)) paintSign(context, what, 0, middle, piece * 0.72);
  else if (what === "wild") star(context, 0, middle, width * 0.34);
  else
    paintKind(
      context,
      /** @type {SideName} */ (side),
      /** @type {Kind} */ (what),
      -piece / 2,
      middle - piece / 2,
      piece,
    );
}

/**
 * Cards of a hand, fanned.
 * @param {Canvas} context @param {number} width @param {number} height @param {Scene["cards"]} cards
 */
function fan(context, width, height, cards = []) {
  const tall = height * 0.86;
  cards.forEach((one, at) => {
    const angle = (at - (cards.length - 1) / 2) * 0.17;
    context.save();
    context.translate(
      width / 2 + angle * (cards.length > 3 ? 2.05 : 2.9) * height,
      height * 0.6 + Math.abs(angle) * height * 0.34,
    );
    context.rotate(angle);
    card(context, one, tall);
    context.restore();
  });
}

/** The width within which everything stands: of a narrow tile the sides are cut off. */
const INNER = 285;

/**
 * Pieces that stand in a row.
 * @param {Canvas} context @param {number} width @param {number} height @param {Scene["men"]} men
 */
function standing(context, width, height, men = []) {
  const step = Math.min(height * 0.92, INNER / men.length);
  // Larger pieces stand nearer.
  const order = men.map((man, at) => ({ man, at })).sort((one, other) => one.man[2] - other.man[2]);
  for (const { man, at } of order) {
    const [side, kind, share, cloaked] = man;
    const size = (height * share) / 100;
    const x = width / 2 + (at - (men.length - 1) / 2) * step - size / 2;
    const y = height * (0.88 + share / 1400) - size;
    if (!cloaked) paintKind(context, side, kind, x, y, size);
    else {
      paintCloak(context, side, x, y, size);
      paintKind(context, side, kind, x + WORN.left * size, y + WORN.top * size, WORN.scale * size);
    }
  }
}

/**
 * A canvas that paints itself when it is about to be seen, and anew when the theme changes.
 * @param {number} width @param {number} height @param {AbortSignal} signal @param {Paint} paint
 */
function canvas(width, height, signal, paint) {
  const node = h("canvas", { width: width * 2, height: height * 2, "aria-hidden": "true", class: "picture" });
  const context = contextOf(node);
  const again = () => {
    context.setTransform(2, 0, 0, 2, 0, 0);
    context.clearRect(0, 0, width, height);
    paint(context, width, height);
  };
  const seen = new IntersectionObserver(
    (found) => {
      if (!found.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      again();
      onSettings(again, signal);
    },
    { rootMargin: "50%" },
  );
  seen.observe(node);
  signal.addEventListener("abort", () => seen.disconnect());
  return node;
}

/** The picture of a game's tile. @param {string} name @param {AbortSignal} signal */
export const picture = (name, signal) =>
  canvas(430, 144, signal, (context, width, height) => {
    const { ground, cards, men, light } = gamePart(name).scene;
    floor(context, width, height, GROUNDS[ground]);
    if (light) star(context, width / 2, height * 0.5, height * 0.62);
    fan(context, width, height, cards);
    standing(context, width, height, men);
  });

/** The rows of a board as text, a letter a square, a point where none stands. @param {string} text */
const rowsOf = (text) =>
  text
    .split(" ")[0]
    .split("/")
    .map((row) => row.replace(/\d+/g, (count) => ".".repeat(Number(count))));

/** A small board. @param {string} text of it @param {"red" | undefined} red White's army @param {AbortSignal} signal */
export const smallBoard = (text, red, signal) => {
  const rows = rowsOf(text);
  const size = rows[0].length > 8 ? 12 : 18;
  return canvas(rows[0].length * size, rows.length * size, signal, (context) => {
    const [light, dark] = ["--board-light", "--board-dark"].map(colour);
    rows.forEach((squares, y) =>
      [...squares].forEach((letter, x) => {
        context.fillStyle = (x + y) % 2 ? dark : light;
        context.fillRect(x * size, y * size, size, size);
        const kind = KINDS[letter.toLowerCase()];
        const army = armyOf(letter);
        if (kind)
          paintKind(context, army === "white" && red ? /** @type {any} */ (red) : army, kind, x * size, y * size, size);
      }),
    );
  });
};
