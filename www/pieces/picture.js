// Pieces as svg, for cards and buttons.
import { armyName, BOX, CLOAK, look, WORN } from "./looks.js";

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
 * The drawing of a kind in the colours of an army, the lowest step first.
 * @param {Exclude<Army, "neutral">} army @param {Kind} kind
 */
const drawing = (army, kind) =>
  look.set.steps(kind, army).map(([d, fill, stroke, width]) =>
    path(d, {
      fill: fill || "none",
      ...(stroke && {
        stroke,
        "stroke-width": width ?? 0,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
        "paint-order": "stroke",
      }),
    }),
  );

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

/** The piece that each picture shows. @type {WeakMap<Element, [army: Army, kind: Kind, cloaked: boolean]>} */
const shown = new WeakMap();

/**
 * Draws a picture, in the set that is chosen.
 * @param {Element} svg @param {Army} army @param {Kind} kind @param {boolean} cloaked
 */
function draw(svg, army, kind, cloaked) {
  shown.set(svg, [army, kind, cloaked]);
  if (army === "neutral") svg.replaceChildren(...halves(kind));
  else
    svg.replaceChildren(
      ...(cloaked ? cloak(army === "white" ? army : "black", drawing(army, kind)) : drawing(army, kind)),
    );
}

/** Draws every picture of the document anew: another set is chosen. */
export function drawAgain() {
  for (const svg of document.querySelectorAll("svg.piece")) {
    const what = shown.get(svg);
    if (what) draw(svg, ...what);
  }
}

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
  draw(svg, armyName(side), kind, cloaked);
  return svg;
}
