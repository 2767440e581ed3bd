// Pieces and cards in a picture: pieces with their shadow and, if wished, a look on their face; cards from both sides.

import { BOX, CLOAK } from "../../pieces/looks.js";
import { n } from "./box.js";
import { eyes, FOOT } from "./eyes.js";
import { C } from "./inks.js";
import { disc, line, sign } from "./signs.js";
import { pieceName, shared } from "./store.js";

/**
 * @typedef {import("../../pieces/looks.js").Army} Army
 * @typedef {import("../../engine").Kind} Kind
 */

/**
 * A piece without a shadow, its foot at x, base.
 * @param {Army} side @param {Kind} kind @param {number} x @param {number} size
 */
export const piece = (side, kind, x, size, base = 196) =>
  `<use href="#${pieceName(side, kind)}" x="${n(x - size / 2)}" y="${n(base - (size * FOOT) / 100)}" ` +
  `width="${n(size)}" height="${n(size)}"/>`;

/** The shadow that something of this width throws. @param {number} x @param {number} wide @param {number} base */
export const shade = (x, wide, base) =>
  `<ellipse cx="${n(x)}" cy="${n(base - 3)}" rx="${n(wide / 2)}" ` +
  `ry="${n(wide * 0.11)}" fill="${C.black}" opacity=".36"/>`;

/** A piece that stands on the floor. @param {Army} side @param {Kind} kind @param {number} x @param {number} size */
export const stand = (side, kind, x, size, base = 196) => shade(x, size * 0.8, base) + piece(side, kind, x, size, base);

/**
 * A piece that leans, turned about its foot.
 * @param {Army} side @param {Kind} kind @param {number} x @param {number} size @param {number} angle
 */
export const lean = (side, kind, x, size, angle, base = 196) =>
  `<g transform="rotate(${angle} ${x} ${base})">${piece(side, kind, x, size, base)}</g>`;

/** A cloak that nobody wears. @param {Army} side @param {number} x @param {number} size */
export const cloak = (side, x, size, base = 196) => {
  const { cloth, inner, line: edge, clasp } = CLOAK[side === "black" ? "black" : "white"];
  const id = shared(
    `cloak-${side}`,
    `0 0 ${BOX} ${BOX}`,
    () =>
      `<path d="${CLOAK.body}" fill="${cloth}" stroke="${edge}" stroke-width="34" stroke-linejoin="round"/>` +
      `<path d="${CLOAK.hood}" fill="${inner}"/><path d="${CLOAK.folds}" fill="none" stroke="${edge}" ` +
      `stroke-width="22" ` +
      `opacity=".55"/><path d="${CLOAK.clasp}" fill="${clasp}"/>`,
  );
  return (
    `<use href="#${id}" x="${n(x - size / 2)}" y="${n(base - size * 0.95)}" ` +
    `width="${n(size)}" height="${n(size)}"/>`
  );
};

/**
 * A piece with a look on its face.
 * @param {Army} side @param {Kind} kind @param {number} x @param {number} size @param {import("./eyes.js").Mood} mood
 */
export const actor = (side, kind, x, size, mood, base = 196, angle = 0) =>
  shade(x, size * 0.8, base) +
  `<g${angle ? ` transform="rotate(${angle} ${x} ${base})"` : ""}>${piece(side, kind, x, size, base)}` +
  `${eyes(kind, x, size, mood, base)}</g>`;

/** A card from its back around x, y. @param {number} x @param {number} y @param {number} w @param {number} angle */
export const back = (x, y, w, angle) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${n(w) / 100})">` +
  `<rect x="-50" y="-70" width="100" height="140" rx="11" fill="${C.paper}" ` +
  `stroke="${C.ink}" stroke-width="${n(300 / w)}"/>` +
  `<rect x="-40" y="-60" width="80" height="120" rx="6" fill="${C.deep}"/>` +
  `<path d="M0-38 28 0 0 38-28 0z" fill="${C.sea}"/></g>`;

/**
 * A card from its front, with something drawn on it in a box of 100 by 140 around its middle.
 * @param {number} x @param {number} y @param {number} w @param {number} angle @param {string} inner
 */
export const front = (x, y, w, angle, inner = "", fill = C.paper, band = C.amber) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${n(w) / 100})">` +
  `<rect x="-50" y="-70" width="100" height="140" rx="11" fill="${fill}" ` +
  `stroke="${C.ink}" stroke-width="${n(320 / w)}"/>` +
  `<path d="M-46-58a10 10 0 0 1 10-9h72a10 10 0 0 1 10 9v12h-92z" fill="${band}"/>` +
  `<path d="M-34 34h68M-34 50h44" stroke="${C.stone}" stroke-width="8" stroke-linecap="round"/>${inner}</g>`;

/** A bomb around x, y. @param {number} x @param {number} y @param {number} r */
export const bomb = (x, y, r) =>
  line(
    `M${n(x + r * 0.5)} ${n(y - r * 0.8)}q${n(r * 0.3)}-${n(r * 0.7)} ${n(r * 0.9)}-${n(r * 0.5)}`,
    C.ink,
    n(r * 0.26),
  ) +
  line(
    `M${n(x + r * 0.5)} ${n(y - r * 0.8)}q${n(r * 0.3)}-${n(r * 0.7)} ${n(r * 0.9)}-${n(r * 0.5)}`,
    C.sand,
    n(r * 0.12),
  ) +
  sign("star", x + r * 1.45, y - r * 1.35, r * 1.1, C.gold, C.flame) +
  disc(x, y, r, C.coal, C.paper, n(r * 0.16)) +
  `<circle cx="${n(x - r * 0.35)}" cy="${n(y - r * 0.35)}" r="${n(r * 0.22)}" fill="${C.white}" opacity=".7"/>`;
