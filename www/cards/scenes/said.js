// The picture of a card that nobody has drawn: its signs, as the engine gives them, stand on the floor in their order.
import { n, WIDTH } from "./box.js";
import { ring } from "./floor.js";
import { C } from "./inks.js";
import { badge, sign, target } from "./signs.js";
import { back, shade, stand } from "./stand.js";

/**
 * @typedef {import("./scene.js").Armies} Armies
 *
 * A thing with the signs that lie on it, or a sign that stands alone.
 * @typedef {{ what: string, thing: boolean, marks: string[] }} Part
 */

/** Signs that lie on the thing before them. */
const MARKS = new Set(
  "chain clock cross crown double eye hand lock magnet peace plus promote shield skull sleep star take".split(" "),
);
/** The foot of what stands, and the most that a row may be wide. */
const [FOOT, ROOM] = [196, 250];
/** The width of a part: a thing, a sign; some have their own. @type {Record<string, number>} */
const WIDE = { thing: 112, sign: 60, ring: 92, row: 156 };

/** @param {string} word */
const isThing = (word) => word.includes(":") || ["cards", "ring", "row"].includes(word);

/** A thing. @param {string} what @param {string[]} marks @returns {Part} */
const thing = (what, ...marks) => ({ what, thing: true, marks });

/** The parts of a picture. @param {string[]} words */
function partsOf(words) {
  /** @type {Part[]} */
  const parts = [];
  /** @type {string[]} */
  let ahead = [];
  words.forEach((word, at) => {
    // The mark is on the thing beside a place, not on the place.
    const beside = ["ring", "row"].includes(parts.at(-1)?.what ?? "") ? parts.at(-2) : null;
    const before = beside?.thing ? beside : parts.at(-1);
    const next = words[at + 1] ?? "";
    if (isThing(word)) {
      parts.push(thing(word, ...ahead));
      ahead = [];
    } else if (word === "take" && isThing(next)) ahead = [word];
    else if (MARKS.has(word) && before?.thing && !before.marks.includes(word)) before.marks.push(word);
    else if (word === "cross" && isThing(next)) ahead = [word];
    else if (word === "take") parts.push(thing("foe:knight", word));
    else parts.push({ what: word, thing: false, marks: [] });
  });
  return parts;
}

/** @param {Part} part */
const wide = ({ what, thing: stands }) => WIDE[what] ?? (stands ? WIDE.thing : WIDE.sign);

/** Squares in a line on the floor. @param {number} x @param {number} w */
const row = (x, w) =>
  [-1, 0, 1]
    .map((at) => {
      const [left, side] = [x + at * w * 0.31 - w * 0.15, w * 0.3];
      const place = `x="${n(left)}" y="${n(FOOT - side * 0.62)}" width="${n(side)}" height="${n(side * 0.62)}"`;
      return `<rect ${place} fill="${C.gold}" fill-opacity=".45" stroke="${C.gold}" stroke-width="5"/>`;
    })
    .join("");

/** The thing that stands on the floor. @param {Part} part @param {number} x @param {number} w @param {Armies} armies */
function standing({ what }, x, w, armies) {
  if (what === "ring") return ring(x, FOOT - 14, w * 0.42);
  if (what === "row") return row(x, w);
  if (what === "cards")
    return (
      shade(x, w * 0.9, FOOT) +
      back(x - w * 0.16, FOOT - w * 0.6, w * 0.6, -10) +
      back(x + w * 0.16, FOOT - w * 0.55, w * 0.6, 9)
    );
  const [whose, kind] = what.split(":");
  const army = armies[/** @type {keyof Armies} */ (whose)] ?? armies.any;
  return stand(army, /** @type {import("./stand.js").Kind} */ (kind), x, w * 1.22, FOOT);
}

/**
 * The signs that lie on a thing: some over its middle, the others at its shoulder.
 * @param {Part} part @param {number} x @param {number} w
 */
function marked({ marks }, x, w) {
  const middle = FOOT - w * 0.58;
  const side = Math.min(64, w * 0.44);
  let high = middle - w * 0.5;
  return marks
    .map((mark) => {
      if (mark === "take") return target(x, middle, w * 0.34);
      if (mark === "cross") return sign("cross", x, middle, w * 0.66, C.red);
      high += side;
      // A badge of the last one is seen whole, too.
      return badge(
        n(Math.min(x + w * 0.36, 264 - side / 2)),
        n(high - side * 0.5),
        n(side),
        mark === "double" ? "×2" : mark,
      );
    })
    .join("");
}

/** A sign that stands alone. @param {Part} part @param {number} x @param {number} w */
const alone = ({ what }, x, w) =>
  what === "double"
    ? badge(n(x), 126, n(Math.min(76, w)), "×2")
    : sign(what, x, 126, Math.min(150, w * 1.04), what === "cross" ? C.red : C.gold);

/**
 * The picture that the signs of a card show.
 * @param {string} signs @param {Armies} armies
 */
export function said(signs, armies) {
  const parts = partsOf(signs.split(" ").filter(Boolean));
  const all = parts.reduce((sum, part) => sum + wide(part), 0);
  // One alone is large, and many become smaller together.
  const scale = Math.min(parts.length === 1 ? 1.5 : 1.2, ROOM / all);
  let left = WIDTH / 2 - (all * scale) / 2;
  const placed = parts.map((part) => {
    const w = wide(part) * scale;
    left += w;
    return { part, w, x: left - w / 2 };
  });
  // A mark on a thing is seen whole: it is drawn after everything that stands.
  const low = placed.filter(({ part }) => part.thing).map(({ part, x, w }) => standing(part, x, w, armies));
  const high = placed.map(({ part, x, w }) => (part.thing ? marked(part, x, w) : alone(part, x, w)));
  return [...low, ...high].join("");
}
