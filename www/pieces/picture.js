// Pieces as svg, for cards and buttons.
import { armyName, BOX, CLOAK, COLOURS, EDGE, madeOf, OUTLINES, STROKES, WORN } from "./looks.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {import("./looks.js").Army} Army
 * @typedef {import("../engine").Kind} Kind
 */

/** @template {keyof SVGElementTagNameMap} Tag @param {Tag} tag @param {Record<string, string | number>} attributes */
function make(tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
}

/** @param {string} d @param {Record<string, string | number>} attributes */
const path = (d, attributes) => make("path", { d, ...attributes });

/**
 * The outlines of a kind in the colours of an army, the lowest layer first.
 * @param {Exclude<Army, "neutral">} army @param {Kind} kind
 */
function outlines(army, kind) {
  const colours = COLOURS[army];
  const [like, line] = madeOf(kind);
  const layers = OUTLINES[like][colours.drawing].flatMap(([outer, inner], layer) => [
    path(outer, {
      fill: colours.fill,
      stroke: layer === 0 ? colours.edge : colours.seam,
      "stroke-width": EDGE,
      "stroke-linejoin": "round",
    }),
    path(outer + inner, { fill: colours.ink }),
  ]);
  const round = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  const strokes = STROKES.map(([colour, wide]) =>
    path(line ?? "", { ...round, stroke: colours[colour], "stroke-width": wide }),
  );
  return [...layers, ...(line ? strokes : [])];
}

/** The cloak, and before it the piece that wears it. @param {"white" | "black"} shade @param {SVGElement[]} piece */
function cloak(shade, piece) {
  const { cloth, line, inner, clasp } = CLOAK[shade];
  const worn = make("g", {
    transform: `translate(${WORN.left * BOX} ${WORN.top * BOX}) scale(${WORN.scale})`,
  });
  worn.append(...piece);
  return [
    path(CLOAK.body, { fill: cloth, stroke: line, "stroke-width": 34, "stroke-linejoin": "round" }),
    path(CLOAK.hood, { fill: inner }),
    path(CLOAK.clasp, { fill: clasp }),
    worn,
  ];
}

/** A neutral piece: white on the left, black on the right. @param {Kind} kind */
const halves = (kind) =>
  /** @type {[Army, number][]} */ ([
    ["white", 0],
    ["black", BOX / 2],
  ]).map(([army, x]) => {
    const half = pieceIcon(army, kind, "");
    const shown = { x, width: BOX / 2, height: BOX, viewBox: `${x} 0 ${BOX / 2} ${BOX}` };
    for (const [name, value] of Object.entries(shown)) half.setAttribute(name, String(value));
    return half;
  });

/**
 * A piece as a picture; decoration only, name it in text beside it.
 * @param {Army} side @param {Kind} kind @param {string} [className] @param {boolean} [cloaked]
 */
export function pieceIcon(side, kind, className = "piece", cloaked = false) {
  const svg = make("svg", {
    viewBox: `0 0 ${BOX} ${BOX}`,
    class: `piece piece-${side} ${className}`.trim(),
    "aria-hidden": "true",
    focusable: "false",
  });
  const army = armyName(side);
  if (army === "neutral") svg.append(...halves(kind));
  else if (cloaked) svg.append(...cloak(side === "white" ? side : "black", outlines(army, kind)));
  else svg.append(...outlines(army, kind));
  return svg;
}
