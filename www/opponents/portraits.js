// Portraits of the opponents: a piece of our set with eyes and a thing of its own, on a coloured disc.
import { pieceIcon } from "../pieces/picture.js";
import { CREAM, DRAWN, disc, INK, SHADOW } from "./drawn.js";

const SVG = "http://www.w3.org/2000/svg";

/** @template {keyof SVGElementTagNameMap} Tag @param {Tag} tag @param {Record<string, string | number>} attributes */
function make(tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
}

/** @param {import("./drawn.js").Shape} shape */
const shape = ([d, fill, line, width = 0]) =>
  make("path", {
    d,
    fill: fill || "none",
    ...(line && { stroke: line, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" }),
  });

/** @param {import("./drawn.js").Eyes} eyes */
function look({ x = 50, y, apart = 16, size = 5.5, lid, ball = CREAM }) {
  const places = apart ? [x - apart / 2, x + apart / 2] : [x];
  return places.flatMap((at) => [
    shape([disc(at, y, size), ball, INK, 2]),
    shape([disc(at + 1, y + 1, size / 2), INK]),
    ...(lid ? [shape([`M${at - size - 1} ${y - 2}h${2 * size + 2}`, "", INK, 4])] : []),
  ]);
}

/** @param {import("./drawn.js").Piece} piece @param {boolean} [cloaked] */
function piece([shade, kind, x = 0, y = 0, size = 100], cloaked) {
  const icon = pieceIcon(shade, kind, "", cloaked);
  for (const [name, value] of Object.entries({ x, y: y + 6, width: size, height: size }))
    icon.setAttribute(name, String(value));
  return icon;
}

/**
 * The portrait of an opponent, round; decoration only: its name stands beside it.
 * @param {string} [name] left out: who plays the player's own deck
 */
export function portrait(name) {
  const { ground, pieces, cloaked, eyes, things } = name ? DRAWN[name] : SHADOW;
  const svg = make("svg", { viewBox: "0 0 100 100", class: "portrait", "aria-hidden": "true", focusable: "false" });
  svg.append(
    make("rect", { width: 100, height: 100, fill: ground }),
    ...pieces.map((one) => piece(one, cloaked)),
    ...eyes.flatMap(look),
    ...things.map(shape),
  );
  return svg;
}
