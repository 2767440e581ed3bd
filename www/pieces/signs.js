// Small signs: on the faces of cards, and as badges on pieces that an effect has marked.

import { strokes } from "../ui/icons.js";
import { INK } from "./colours.js";

// On a box of 24 by 24, as the icons; cards draw their lines, badges fill them first.
/** @type {Record<string, string>} */
const SIGNS = {
  swap: "M3 8h16M14 3l5 5-5 5M21 16H5M10 11l-5 5 5 5",
  arrow: "M3 12h17M13 5l7 7-7 7",
  take: "M12 5a7 7 0 1 0 .01 0zM12 1v7M12 16v7M1 12h7M16 12h7",
  line: "M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3",
  diag: "M4 4l16 16M20 4L4 20M4 9V4h5M15 4h5v5M4 15v5h5M15 20h5v-5",
  leap: "M3 20C5 4 17 4 20 16M14 12l6 5 3-7",
  ring: "M12 3a9 9 0 1 0 .01 0z",
  back: "M9 4L4 9l5 5M4 9h10a6 6 0 0 1 0 12H8",
  cards: "M3 7h9v14H3zM8 7V3h9v14h-5",
  cross: "M5 5l14 14M19 5L5 19",
  chain: "M10 14l4-4M8 11l-3 3a3.500 3.500 0 0 0 5 5l3-3M16 13l3-3a3.500 3.500 0 0 0-5-5l-3 3",
  double: "M5 12l7-7 7 7M5 20l7-7 7 7",
  promote: "M12 21V8M5 14l7-7 7 7M4 3h16",
  row: "M2 8h20v8H2zM7 8v8M12 8v8M17 8v8",
  star: "M12 2l3 7 7 .5-5.500 4.500 2 7.500-6.500-4-6.500 4 2-7.500L2 9.500 9 9z",
  crown: "M4 20L2 7l6 5 4-8 4 8 6-5-2 13z",
  sleep: "M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z",
  peace: "M12 2a10 10 0 1 0 .01 0zM12 2v20M12 12l-7 7M12 12l7 7",
  magnet: "M3 3h6v9a3 3 0 0 0 6 0V3h6v9a9 9 0 0 1-18 0zM3 8h6M15 8h6",
  lock: "M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3",
  skull: "M12 2a9 9 0 0 0-9 9c0 3 2 5 4 6v5h10v-5c2-1 4-3 4-6a9 9 0 0 0-9-9zM8 10v3M16 10v3M12 17v5",
  shield: "M12 2l9 3v7c0 6-5 9-9 10-4-1-9-4-9-10V5z",
};

/** @type {Record<string, Path2D>} */
const paths = {};
/** @param {string} name */
const shape = (name) => (paths[name] ??= new Path2D(SIGNS[name]));

/**
 * A sign, centred on x, y, with a light and a dark stroke, so that it is told by its shape on every ground.
 * @param {CanvasRenderingContext2D} context @param {string} name
 * @param {number} x @param {number} y @param {number} side
 */
export const paintSign = (context, name, x, y, side) => {
  const matrix = context.getTransform();
  context.translate(x - side / 2, y - side / 2);
  context.scale(side / 24, side / 24);
  context.lineJoin = context.lineCap = "round";
  const sign = shape(name);
  /** @param {string} colour @param {number} wide */
  const line = (colour, wide) => {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.stroke(sign);
  };
  line(INK.signRim, 8);
  line(INK.signEdge, 4.5);
  context.fillStyle = INK.sign;
  context.fill(sign);
  line(INK.signEdge, 1.8);
  context.setTransform(matrix);
};

/** A sign as svg; decoration only. @param {string} name @param {string} [className] */
export const sign = (name, className = "icon") => strokes(SIGNS[name] ?? SIGNS.ring, className);

/** @param {string} name */
export const hasSign = (name) => name in SIGNS;
