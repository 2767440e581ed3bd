// Pictures for the home screen, painted with our own pieces: a piece of each game's board, a fan of cards.

import { gamePart } from "../games/registry.js";
import { INK } from "../pieces/colours.js";
import { paintBadge, paintKind } from "../pieces/kinds.js";
import { paintPiece } from "../pieces/paint.js";
import { hasSign, paintSign } from "../pieces/signs.js";
import { contextOf } from "../ui/canvas.js";
import { h } from "../ui/dom.js";
import { onSettings } from "../ui/settings.js";

/**
 * @typedef {CanvasRenderingContext2D} Canvas
 * @typedef {import("../engine").Kind} Kind
 * @typedef {import("../engine").SideName} SideName
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

/** @param {Canvas} context @param {number} width @param {number} height @param {number} radius */
function rounded(context, width, height, radius) {
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, radius);
}

/**
 * A card with a piece or a sign on it, turned a little, its centre at (x, y).
 * @param {Canvas} context @param {SideName} side @param {string} kind @param {number} x @param {number} y
 * @param {number} height @param {number} angle
 */
function card(context, side, kind, x, y, height, angle) {
  const width = height * 0.7;
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.shadowColor = "rgb(10 20 30 / 0.35)";
  context.shadowBlur = height * 0.12;
  context.shadowOffsetY = height * 0.04;
  rounded(context, width, height, height * 0.07);
  context.fillStyle = side === "white" ? INK.face : INK.faceDark;
  context.fill();
  context.shadowColor = "transparent";
  rounded(context, width - height * 0.08, height * 0.92, height * 0.045);
  context.strokeStyle = side === "white" ? INK.faceLine : INK.faceDarkLine;
  context.lineWidth = Math.max(1, height * 0.008);
  context.stroke();
  const piece = width * 0.78;
  if (hasSign(kind)) paintSign(context, kind, 0, 0, piece * 0.75);
  else paintKind(context, side, /** @type {Kind} */ (kind), -piece / 2, -piece / 2, piece);
  context.restore();
}

/**
 * Cards of a hand, fanned along the lower edge.
 * @param {Canvas} context @param {string[]} names @param {number} width @param {number} height
 */
function hand(context, names, width, height) {
  names.forEach((name, at) => {
    const angle = (at - (names.length - 1) / 2) * 0.13;
    const tall = height * 0.62;
    context.save();
    context.translate(width / 2 + angle * width * 0.95, height * 0.74 + Math.abs(angle) * height * 0.25);
    context.rotate(angle);
    context.shadowColor = "rgb(10 20 30 / 0.35)";
    context.shadowBlur = tall * 0.12;
    rounded(context, tall * 0.7, tall, tall * 0.07);
    context.fillStyle = INK.card;
    context.fill();
    context.shadowColor = "transparent";
    rounded(context, tall * 0.58, tall * 0.88, tall * 0.05);
    context.fillStyle = name === "wild" ? INK.wild : INK.panel;
    context.fill();
    const piece = tall * 0.55;
    if (name === "wild") star(context, tall * 0.24);
    else paintKind(context, "card", /** @type {Kind} */ (name), -piece / 2, -piece / 2, piece);
    context.restore();
  });
}

/** @param {Canvas} context @param {number} radius */
function star(context, radius) {
  context.beginPath();
  for (let point = 0; point < 16; point++) {
    const far = point % 2 ? radius * 0.62 : radius;
    context.lineTo(Math.sin((point * Math.PI) / 8) * far, -Math.cos((point * Math.PI) / 8) * far);
  }
  context.fillStyle = INK.star;
  context.fill();
}

/** @param {Canvas} context @param {import("../games/protocol").Scene} scene @param {number} size */
function squares(context, { rows, livery, cloaked, bare, marks, look = [] }, size) {
  const [light, dark] = ["--board-light", "--board-dark"].map(colour);
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      context.fillStyle = (x + y) % 2 ? dark : light;
      context.fillRect(x * size, y * size, size + 0.5, size + 0.5);
      if (letter === ".") return;
      const army = armyOf(letter);
      const mark = marks?.[`${x}${y}`];
      const piece = {
        side: livery?.[army] ?? army,
        kind: KINDS[letter.toLowerCase()],
        marks: mark ? [mark] : [],
        cloaked: cloaked && bare !== `${x}${y}` && bare !== `${x}${rows.length - 1 - y}`,
      };
      paintPiece(context, piece, x * size, y * size, size);
    }),
  );
  for (const [x, y, base] of look)
    paintBadge(context, armyOf(rows[y][x]), base, (x + 0.76) * size, (y + 0.76) * size, size * 0.26);
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

/** The picture of a game's tile, two wide and one high. @param {string} name @param {AbortSignal} signal */
export const picture = (name, signal) =>
  canvas(400, 200, signal, (context, width, height) => {
    const { scene } = gamePart(name);
    squares(context, scene, width / scene.rows[0].length);
    if (scene.hand) hand(context, scene.hand, width, height);
    for (const [side, kind, angle, at] of scene.cards ?? [])
      card(context, side, kind, width * at, height * 0.54, height * 0.74, angle);
  });

/** The fan of cards beside the name. @param {AbortSignal} signal */
export const fan = (signal) =>
  canvas(460, 300, signal, (context, width, height) => {
    /** @type {[SideName, Kind, number][]} */
    const cards = [
      ["black", "rook", -0.42],
      ["white", "knight", -0.15],
      ["black", "queen", 0.12],
      ["white", "king", 0.39],
    ];
    for (const [side, kind, angle] of cards) {
      const [x, y] = [width / 2 + Math.sin(angle) * 300, height * 0.56 + (1 - Math.cos(angle)) * 330];
      card(context, side, kind, x, y, 190, angle);
    }
  });
