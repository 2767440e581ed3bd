// The sums of a review: how well was chosen, what luck did, and where the points went, a short sentence each.
import { h } from "../ui/dom.js";
import { whose } from "../ui/words.js";
import { percent, points, totals } from "./parts.js";
import { choiceVerdict, luckVerdict, partsOf, partWords } from "./words.js";

/**
 * A choice of one of several.
 * @param {string} name @param {string} title @param {[string, string][]} values @param {string} now
 * @param {() => void} act
 */
const choice = (name, title, values, now, act) =>
  h(
    "fieldset",
    { class: "review-choice" },
    h("legend", {}, title),
    h(
      "div",
      { class: "segments" },
      values.map(([value, words]) =>
        h(
          "label",
          { class: "segment" },
          h("input", { type: "radio", name: `review-${name}`, value, checked: value === now, onchange: act }),
          h("span", {}, words),
        ),
      ),
    ),
  );

/**
 * One bar: what was against the one who looks left of the middle, what was for it right of it.
 * @param {ReturnType<typeof partsOf>} parts
 */
const bar = (parts) =>
  h(
    "div",
    { class: "review-bar", "aria-hidden": "true" },
    parts.filter(({ sum }) => sum < 0).map(segment),
    h("i", {}),
    parts.filter(({ sum }) => sum > 0).map(segment),
  );

/** @param {{ part: string, sum: number }} part */
const segment = ({ part, sum }) => h("span", { data: { part }, style: `flex-grow: ${Math.abs(sum)}` });

/** @param {import("./review.js").Review} review */
export function sumsOf(review) {
  const { game, told, name, other, looker } = review;
  const sums = totals(told);
  const parts = partsOf(sums, told, name, other);
  const [from, to] = [told[0].before, told[told.length - 1].after].map(percent);
  return [
    h("p", { class: "review-verdict" }, choiceVerdict(game, told, looker.seat, name)),
    sums.chance > 0 && h("p", { class: "review-verdict" }, luckVerdict(sums, name)),
    bar(parts),
    h("div", { class: "review-sides", "aria-hidden": "true" }, h("span", {}, "against"), h("span", {}, "for")),
    h(
      "ul",
      { class: "review-parts", "aria-label": `From ${from} to ${to}` },
      parts.map(({ part, words, sum }) =>
        h("li", { data: { part }, "aria-label": partWords({ words, sum }) }, words, h("b", {}, points(sum, 1))),
      ),
    ),
    h("p", { class: "hint" }, `${whose(name)} chance to win went from ${from} to ${to}. A point is 1 % of it.`),
  ];
}

/** Whose game it is, and what is known, where that can be chosen. @param {import("./review.js").Review} review */
export function choicesOf(review) {
  const { name, looker, seats } = review;
  const again = () => review.chosen();
  const players = seats.map((seat) => /** @type {[string, string]} */ ([seat, looker.match.seat(seat).name]));
  /** @type {[string, string][]} */
  const known = [
    ["seen", seats.length > 1 ? "What was seen" : name === "You" ? "What you knew" : `What ${name} knew`],
    ["open", "All cards open"],
  ];
  return [
    seats.length > 1 && choice("seat", "Whose game", players, looker.seat, again),
    looker.match.hides && choice("open", "Judged by", known, looker.open ? "open" : "seen", again),
  ];
}
