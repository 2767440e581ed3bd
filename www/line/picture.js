// A picture tells how the line stands: two devices, and what is between them. The shape says it, not the colour alone.

import { showMarkup } from "../trusted.js";

const SVG = "http://www.w3.org/2000/svg";

/** The picture between the two devices. @type {Record<import("./talk.js").State, string>} */
const BETWEEN = {
  waiting: `<path class="idle" d="M132 84h216"/>`,
  connecting: `<path class="goes" d="M132 84h216"/><circle class="bead" cx="186" cy="84" r="10"/>
    <circle class="bead" cx="240" cy="84" r="10"/><circle class="bead" cx="294" cy="84" r="10"/>`,
  connected: `<path class="on" d="M132 84h216"/><circle class="tick" cx="240" cy="84" r="27"/>
    <path class="ticked" d="M227 85l9 9 17-20"/>`,
  lost: `<path class="gap" d="M132 84h68M280 84h68M212 66l12 18-10 18M268 66l-12 18 10 18"/>`,
  back: "",
  left: `<path class="idle" d="M132 84h40M308 84h40"/><path class="cross" d="M226 70l28 28M254 70l-28 28"/>`,
};

/** @param {number} x */
const device = (x) =>
  `<g transform="translate(${x} 20)"><rect class="device" width="74" height="124" rx="14"/>
    <rect class="glass" x="9" y="12" width="56" height="100" rx="6"/>${[0, 1, 2, 3, 4, 5, 6]
      .map((row) => `<path class="cell" d="M${9 + (row % 2) * 14} ${12 + row * 14}h14v14h-14zm28 0h14v14h-14z"/>`)
      .join("")}</g>`;

/** The picture of a state; decoration only. @param {import("./talk.js").State} state */
export function linePicture(state) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 480 168");
  svg.setAttribute("class", "line-picture");
  svg.setAttribute("aria-hidden", "true");
  showMarkup(svg, `${device(46)}${BETWEEN[state === "back" ? "connected" : state]}${device(360)}`);
  return svg;
}
