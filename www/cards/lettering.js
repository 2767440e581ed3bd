// The sizes of the words on a face: as large as their boxes allow, measured in the page's own typefaces. All lengths
// are units of a face, which is 300 of them wide.
import { contextOf } from "../ui/canvas.js";
import { softened } from "./hyphens.js";

/** The boxes of a face: width, height, rows, distance of lines, and sizes of letters from most to least. */
const BOXES = {
  /** The name over the rules. */
  near: { width: 268, rows: 1, high: 36, leading: 1, most: 34, least: 9 },
  /** The name alone, in one line. */
  line: { width: 276, rows: 1, high: 100, leading: 1, most: 62, least: 20 },
  /** The name alone, in two lines on the smallest cards; a word without room is broken. */
  two: { width: 276, rows: 2, high: 98, leading: 0.96, most: 56, least: 24 },
  rules: { width: 272, rows: 9, high: 126, leading: 1.1, most: 25, least: 12 },
  /** The words of the band, beside its sign and another one. */
  when: { width: 184, rows: 1, high: 40, leading: 1, most: 21, least: 9 },
};
/** A name smaller than the first in one line has two; one smaller than the second in two is broken within a word. */
const [ALONE, WHOLE] = [41, 41];
/** A name with nearly enough room in one line stands tighter: by this part of the height of its letters. */
const TIGHT = 0.025;
/** Letters are measured at this size; what is set is a little wider than what is measured. */
const [MEASURED, SPARE] = [100, 1.015];

const ruler = contextOf(document.createElement("canvas"));
/** @type {Map<string, number>} */
const widths = new Map();
/** @type {Record<"title" | "sans" | "bold", string> | null} */
let fonts = null;

/** The fonts of names and of rules, as a canvas names them. */
function fontsNow() {
  const style = getComputedStyle(document.documentElement);
  const [title, sans] = ["--title", "--sans"].map((name) => style.getPropertyValue(name) || "system-ui");
  const bold = `700 ${MEASURED}px ${sans}`;
  return { title: `800 ${MEASURED}px ${title}`, sans: `500 ${MEASURED}px ${sans}`, bold };
}

/** The width of a word in heights of its letters. @param {string} word @param {"title" | "sans" | "bold"} family */
function wide(word, family) {
  const key = family + word;
  let width = widths.get(key);
  if (width === undefined) {
    fonts ??= fontsNow();
    ruler.font = fonts[family];
    width = (ruler.measureText(word).width / MEASURED) * SPARE;
    widths.set(key, width);
  }
  return width;
}

/**
 * The largest size at which words fit a box.
 * @param {string[]} words @param {(typeof BOXES)["rules"]} box @param {"title" | "sans" | "bold"} family
 */
function largest(words, { width, rows, high, leading, most, least }, family) {
  const lengths = words.map((word) => wide(word, family));
  const gap = wide("x x", family) - 2 * wide("x", family);
  for (let size = most; size > least; size -= 0.5) {
    let lines = 1;
    let at = 0;
    for (const length of lengths) {
      const end = at ? at + gap + length : length;
      if (end * size > width && at) {
        lines++;
        at = length;
      } else at = end;
      if (at * size > width) lines = Number.POSITIVE_INFINITY;
    }
    if (lines <= rows && lines * size * leading <= high) return size;
  }
  return least;
}

/** The size of a name in one line whose letters stand tighter. @param {string} title */
const tightened = (title) => Math.floor((2 * BOXES.line.width) / (wide(title, "title") - TIGHT * title.length)) / 2;

/**
 * The sizes of the letters of a face.
 * @param {import("../engine").CardInfo} card @param {string} when the words of its band
 * @returns {Record<string, string>}
 */
export function lettering({ title, text }, when) {
  const words = title.split(" ");
  const whole = largest(words, BOXES.two, "title");
  const soft = softened(title).split("\u00ad");
  const broken = whole < WHOLE && soft.length > 1 ? largest([`${soft[0]}-`, soft[1]], BOXES.two, "title") : 0;
  const two = Math.max(whole, broken);
  const loose = largest([title], BOXES.line, "title");
  const close = tightened(title);
  const line = loose < ALONE && close >= ALONE ? close : loose;
  return {
    "--near": `${largest([title], BOXES.near, "title")}px`,
    "--rules": `${largest(text.split(/\s+/), BOXES.rules, "sans")}px`,
    "--far": `${line < ALONE ? two : line}px`,
    "--wrap": line < ALONE ? "normal" : "nowrap",
    "--tight": line > loose ? `-${TIGHT}em` : "normal",
    "--two": `${two}px`,
    "--when": `${largest([when], BOXES.when, "bold")}px`,
  };
}

/** Faces that are shown are lettered anew once a typeface has come. @param {() => void} again */
export const whenFontsCome = (again) =>
  document.fonts?.addEventListener("loadingdone", () => {
    widths.clear();
    fonts = null;
    again();
  });
