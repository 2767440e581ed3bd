// Paints kinds of pieces on a canvas, from a store of ready pictures: plain, on a disc, and the cloak.

import { contextOf } from "../ui/canvas.js";
import { INK } from "./colours.js";
import { armyName, BOX, CLOAK, look } from "./looks.js";

/**
 * @typedef {import("./looks.js").Army} Army
 * @typedef {import("../engine").Kind} Kind
 * @typedef {CanvasRenderingContext2D} Canvas
 */

/** By set, side, kind and pixels. @type {Map<string, HTMLCanvasElement>} */
const pictures = new Map();
const PICTURES_KEPT = 160;

/** The cloak alone, drawn once at this size in device pixels. @param {Army} side @param {number} pixels */
function cloakPicture(side, pixels) {
  const key = `cloak ${side} ${pixels}`;
  let canvas = pictures.get(key);
  if (canvas) return canvas;
  canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  const context = contextOf(canvas);
  const colours = CLOAK[side === "white" ? side : "black"];
  const scale = pixels / BOX;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.lineJoin = context.lineCap = "round";
  context.lineWidth = Math.max(30, 1.3 / scale);
  const body = new Path2D(CLOAK.body);
  context.shadowColor = "rgb(0 0 0 / 0.38)";
  context.shadowBlur = pixels * 0.035;
  context.fillStyle = colours.cloth;
  context.fill(body);
  context.shadowColor = "transparent";
  context.fillStyle = colours.inner;
  context.fill(new Path2D(CLOAK.hood));
  context.strokeStyle = colours.line;
  context.stroke(body);
  context.globalAlpha = 0.55;
  context.stroke(new Path2D(CLOAK.folds));
  context.globalAlpha = 1;
  context.fillStyle = colours.clasp;
  context.fill(new Path2D(CLOAK.clasp));
  pictures.set(key, canvas);
  return canvas;
}

/**
 * A piece drawn once at this size in device pixels, with a soft shadow and a thin edge that lifts it off its square.
 * @param {Army} side @param {Kind} kind @param {number} pixels @param {import("./looks.js").PieceSet} set
 * @returns {HTMLCanvasElement}
 */
function picture(side, kind, pixels, set) {
  const key = `${set.name} ${side} ${kind} ${pixels}`;
  let canvas = pictures.get(key);
  if (canvas) return canvas;
  if (pictures.size >= PICTURES_KEPT) pictures.clear();
  canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  const context = contextOf(canvas);
  pictures.set(key, canvas);
  // A neutral piece is white on the left and black on the right.
  if (side === "neutral") {
    const half = pixels >> 1;
    const wide = pixels - half;
    /** @param {Army} army @param {number} x */
    const part = (army, x) =>
      context.drawImage(picture(army, kind, pixels, set), x, 0, wide, pixels, x, 0, wide, pixels);
    part("white", 0);
    part("black", half);
    return canvas;
  }
  const scale = pixels / BOX;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.lineJoin = context.lineCap = "round";
  context.shadowColor = "rgb(0 0 0 / 0.38)";
  context.shadowBlur = pixels * 0.035;
  context.shadowOffsetY = pixels * 0.016;
  for (const [path, fill, stroke, width = 0] of set.steps(kind, side)) {
    const shape = new Path2D(path);
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = Math.max(width, 1.6 / scale);
      context.stroke(shape);
    }
    // Only what lies lowest throws a shadow.
    context.shadowColor = "transparent";
    if (!fill) continue;
    context.fillStyle = fill;
    context.fill(shape);
  }
  return canvas;
}

/** Pixels of the device that a length takes on this canvas. @param {Canvas} context @param {number} size */
function pixelsOf(context, size) {
  const matrix = context.getTransform();
  return Math.max(1, Math.round(size * Math.hypot(matrix.a, matrix.b)));
}

/**
 * Paints a kind of piece into the square of side `size` whose upper left corner is x, y.
 * @param {Canvas} context @param {Army} side @param {Kind} kind
 * @param {number} x @param {number} y @param {number} size @param {import("./looks.js").PieceSet} [set]
 */
export function paintKind(context, side, kind, x, y, size, set = look.set) {
  context.drawImage(picture(armyName(side), kind, pixelsOf(context, size), set), x, y, size, size);
}

/**
 * The base under a cloak, dark on gold: a tab in the upper right corner of the square of side `size`, beside the hood,
 * where no part of the piece that the cloak looks like lies.
 * @param {Canvas} context @param {Kind} kind @param {number} x @param {number} y @param {number} size
 */
export function paintBase(context, kind, x, y, size) {
  const side = Math.max(14, Math.round(size * 0.34));
  const edge = Math.max(1, side * 0.05);
  const [left, top] = [x + size - side, y];
  context.beginPath();
  context.roundRect(left + edge / 2, top + edge / 2, side - edge, side - edge, [edge, edge, edge, side * 0.28]);
  context.fillStyle = INK.sign;
  context.fill();
  context.strokeStyle = INK.badgeEdge;
  context.lineWidth = edge;
  context.stroke();
  paintKind(context, "base", kind, left + side * 0.03, top + side * 0.03, side * 0.94);
}

/**
 * A piece on a disc, whose middle is (x, y): what is thought to lie under a cloak, or a second piece on a square.
 * @param {Canvas} context @param {Army} side @param {Kind} kind
 * @param {number} x @param {number} y @param {number} radius
 */
export function paintBadge(context, side, kind, x, y, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = INK.badge;
  context.fill();
  context.strokeStyle = INK.badgeEdge;
  context.lineWidth = Math.max(1, radius * 0.12);
  context.stroke();
  paintKind(context, side, kind, x - radius * 0.92, y - radius * 0.95, radius * 1.84);
}

/**
 * The cloak alone.
 * @param {Canvas} context @param {Army} side @param {number} x @param {number} y @param {number} size
 */
export function paintCloak(context, side, x, y, size) {
  context.drawImage(cloakPicture(side, pixelsOf(context, size)), x, y, size, size);
}
