// Pictures that are put together from the words of the catalogue: for what has no drawing of its own.

import { ground, ring } from "./floor.js";
import { C } from "./inks.js";
import { badge, burst, isSign, sign, target } from "./signs.js";
import { back, stand } from "./stand.js";

/** Words that are drawn on the thing before them. */
const ON = new Set(["cross", "take", "star", "skull", "shield", "sleep", "crown", "magnet", "promote", "double"]);

/** @param {string} word */
const isThing = (word) => word.includes(":") || ["cards", "ring", "row"].includes(word);

/** Things and signs in order, each with the words that lie on it. @param {string} words */
function items(words) {
  /** @type {{ word: string, on: string[] }[]} */
  const found = [];
  /** @type {string[]} */
  let waiting = [];
  for (const word of words.split(" ").filter(Boolean)) {
    const last = found.at(-1);
    if (isThing(word)) found.push({ word, on: waiting.splice(0) });
    else if (!ON.has(word)) found.push({ word, on: [] });
    else if (last && isThing(last.word)) last.on.push(word);
    else waiting.push(word);
  }
  if (waiting.length) found.push({ word: waiting[0], on: [] });
  waiting = [];
  return found;
}

/** How much room a thing takes. @param {string} word */
const roomOf = (word) => (word === "row" ? 140 : word === "ring" ? 92 : isThing(word) ? 112 : 62);

/**
 * @param {string} word @param {number} x @param {number} scale
 * @param {Record<string, import("./stand.js").Army>} armies
 */
function thing(word, x, scale, armies) {
  if (word === "cards") return back(x - 18 * scale, 140, 62 * scale, -14) + back(x + 18 * scale, 144, 62 * scale, 12);
  if (word === "ring") return ring(x, 172, 42 * scale);
  if (word === "row") return [-51, -17, 17, 51].map((by) => ring(x + by * scale, 176, 15 * scale)).join("");
  const [whose, kind] = word.split(":");
  return stand(armies[whose] ?? "neutral", /** @type {import("./stand.js").Kind} */ (kind), x, 136 * scale, 200);
}

/**
 * What lies on a thing.
 * @param {string} word @param {number} x @param {number} middle @param {number} size @param {number} at
 */
function mark(word, x, middle, size, at) {
  if (word === "take") return target(x, middle, size * 0.32);
  if (word === "cross") return sign("cross", x, middle + 4, size * 0.55, C.red);
  return badge(x + size * 0.32, 52 + at * 40, 40, word === "double" ? "×2" : word);
}

/**
 * The ground and what happens on it.
 * @param {import("../../engine").CardInfo} card @param {Record<string, import("./stand.js").Army>} armies
 */
export function composed({ glyphs = "", family, lasts }, armies) {
  const list = items(glyphs);
  const total = list.reduce((sum, { word }) => sum + roomOf(word), 0);
  const scale = Math.min(list.length === 1 ? 1.3 : 1.12, 256 / total);
  let [low, high] = ["", ""];
  let x = 142 - (total * scale) / 2;
  for (const { word, on } of list) {
    const wide = roomOf(word) * scale;
    const middle = x + wide / 2;
    const size = wide * 1.2;
    x += wide;
    if (!isThing(word)) {
      high +=
        word === "double"
          ? badge(middle, 130, 56, "×2")
          : sign(isSign(word) ? word : "arrow", middle, 140, 62 * scale + 8);
      continue;
    }
    if (on.includes("star")) low += burst(middle, 138, size * 1.2);
    low += thing(word, middle, scale, armies);
    const marks = on.filter((one) => one !== "star");
    high += marks.map((one, at) => mark(one, middle, 200 - size * 0.5, size, at)).join("");
  }
  return { ground: lasts ? ground("night") : ground("day", family), inner: low + high };
}
