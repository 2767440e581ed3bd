// Pieces as svg, for cards and buttons.
import { armyName, BOX, CLOAK, COLOURS, EDGE, madeOf, OUTLINES, STROKES, WORN } from "./looks.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {import("./looks.js").Army} Army */

/**
 * A piece as a picture; decoration only, name it in text beside it.
 * @param {Army} side @param {import("../engine").Kind} kind @param {string} [className] @param {boolean} [cloaked]
 */
export function pieceIcon(side, kind, className = "piece", cloaked = false) {
  const svg = document.createElementNS(SVG, "svg");
  /** @type {SVGElement} */
  let place = svg;
  svg.setAttribute("viewBox", `0 0 ${BOX} ${BOX}`);
  svg.setAttribute("class", `piece piece-${side} ${className}`.trim());
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const army = armyName(side);
  if (army === "neutral") {
    /** @type {[Army, number][]} */
    const halves = [
      ["white", 0],
      ["black", BOX / 2],
    ];
    for (const [one, x] of halves) {
      const half = svg.appendChild(pieceIcon(one, kind, ""));
      for (const [name, value] of Object.entries({
        x,
        width: BOX / 2,
        height: BOX,
        viewBox: `${x} 0 ${BOX / 2} ${BOX}`,
      }))
        half.setAttribute(name, String(value));
    }
    return svg;
  }
  const colours = COLOURS[army];
  const [like, line] = madeOf(kind);
  /** @param {string} d @param {Record<string, string | number>} attributes */
  const add = (d, attributes) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, String(value));
    place.append(path);
  };
  if (cloaked) {
    const cloth = CLOAK[side === "white" ? side : "black"];
    add(CLOAK.body, { fill: cloth.cloth, stroke: cloth.line, "stroke-width": 34, "stroke-linejoin": "round" });
    add(CLOAK.hood, { fill: cloth.inner });
    add(CLOAK.clasp, { fill: cloth.clasp });
    place = svg.appendChild(document.createElementNS(SVG, "g"));
    place.setAttribute("transform", `translate(${WORN.left * BOX} ${WORN.top * BOX}) scale(${WORN.scale})`);
  }
  OUTLINES[like][colours.drawing].forEach(([outer, inner], layer) => {
    add(outer, {
      fill: colours.fill,
      stroke: layer === 0 ? colours.edge : colours.seam,
      "stroke-width": EDGE,
      "stroke-linejoin": "round",
    });
    add(outer + inner, { fill: colours.ink });
  });
  if (line)
    for (const [colour, wide] of STROKES)
      add(line, {
        fill: "none",
        stroke: colours[colour],
        "stroke-width": wide,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      });
  return svg;
}
