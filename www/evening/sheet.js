// The purses and the score sheet of an evening.
import { h } from "../ui/dom.js";
import { motionAllowed } from "../ui/settings.js";
import { count } from "../ui/words.js";

/** @typedef {import("../engine").EveningSheet} Sheet */

/** The values of coins, the largest first. */
const WORTHS = [25, 5, 1];
/** Milliseconds that coins need from one purse to the other. */
const SLIDE = 700;

/** A purse as coins, of as few as possible. @param {number} sum */
function coins(sum) {
  let left = sum;
  const all = WORTHS.flatMap((worth) => {
    const number = Math.floor(left / worth);
    left -= number * worth;
    return Array.from({ length: number }, () => h("i", { class: "coin", data: { worth } }));
  });
  return h("span", { class: "coins", "aria-hidden": "true" }, all);
}

/**
 * The two purses; the coins that the last game has moved slide to their winner.
 * @param {Sheet} sheet @param {[string, string]} names @param {boolean} fresh a game has just been put down
 */
export function pursesOf({ purses, rows }, names, fresh) {
  const places = names.map((name, at) =>
    h(
      "div",
      { class: "purse", data: { player: at } },
      coins(purses[at]),
      h("p", {}, h("strong", {}, name), ` ${count(purses[at], "ante")}`),
    ),
  );
  const last = rows.at(-1);
  const winner = last?.player ?? null;
  if (fresh && last && winner !== null && motionAllowed()) {
    const side = winner === 0 ? 1 : -1;
    const moved = [...places[winner].querySelectorAll(".coin")].slice(-Math.min(last.stake, 8));
    moved.forEach((coin, at) => {
      const from = `${side * 9}rem -1rem`;
      coin.animate([{ translate: from }, { translate: "0 0" }], { duration: SLIDE, delay: at * 60, fill: "backwards" });
    });
  }
  return h("div", { class: "purses" }, places);
}

/**
 * The games as rows, each with what is said of it.
 * @param {Sheet} sheet @param {[string, string]} names @param {string[]} notes
 */
export function table({ rows, purses, bought, best }, names, notes) {
  const head = ["Game", "Ante", "Stake", "Won by", ...names];
  const line = (/** @type {Sheet["rows"][number]} */ row, /** @type {number} */ at) => [
    h(
      "tr",
      {},
      h("th", { scope: "row" }, at + 1),
      h("td", {}, row.ante),
      h("td", {}, row.stake),
      h("td", {}, row.player === null ? "nobody" : names[row.player]),
      row.purses.map((purse) => h("td", {}, purse)),
    ),
    (notes[at] || row.rebuy !== null) &&
      h(
        "tr",
        { class: row.rebuy === null ? "note" : "note rebuy" },
        h("td", { colspan: head.length }, notes[at], row.rebuy !== null && ` ${names[row.rebuy]} bought in again.`),
      ),
  ];
  return h(
    "table",
    { class: "score-sheet" },
    h("caption", {}, "Score sheet"),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        head.map((word) => h("th", { scope: "col" }, word)),
      ),
    ),
    h("tbody", {}, rows.map(line)),
    h(
      "tfoot",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "row", colspan: 4 }, "Bought in"),
        bought.map((times) => h("td", {}, `${times} ×`)),
      ),
      h("tr", {}, h("th", { scope: "row", colspan: 4 }, "Best pot"), h("td", { colspan: 2 }, best || "–")),
      h(
        "tr",
        {},
        h("th", { scope: "row", colspan: 4 }, "Purse"),
        purses.map((purse) => h("td", {}, purse)),
      ),
    ),
  );
}
