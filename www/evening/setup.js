// The choice of buy-in and opponent for an evening.
import { button, h } from "../ui/dom.js";
import { stacks } from "./stacks.js";

/** Antes of a short evening and of a long one; and the most. */
const [SHORT, LONG, MOST] = [5, 10, 1000];

/** Somebody who may sit opposite. @typedef {{ who: string, name: string, about: string, face: Element }} Opposite */

/**
 * A choice of several.
 * @param {string} name @param {string} value @param {boolean} checked @param {(Node | string | false)[]} parts
 */
const choice = (name, value, checked, ...parts) =>
  h(
    "label",
    { class: "evening-pick", data: { value } },
    h("input", { type: "radio", name, value, checked }),
    h("span", { class: "choice-parts" }, parts),
  );

/** @param {string} title @param {string} about */
const words = (title, about) =>
  h("span", { class: "choice-words" }, h("strong", {}, title), h("span", { class: "hint" }, about));

/** The course of an evening, in four short lines. */
const course = () =>
  h(
    "ol",
    { class: "course" },
    h("li", {}, "An ante is one chip. Both put one into the pot of each game; the winner takes it."),
    h("li", {}, "The cube doubles a pot, as far as both purses reach."),
    h("li", {}, "The ante doubles every third game."),
    h("li", {}, "Broke within four games? Buy in again, once. Else the evening is over."),
  );

/** One of the two ways. @param {string} act @param {number} sum @param {string} told */
const way = (act, sum, told) =>
  h("figure", { class: "purse-way" }, h("b", {}, act), stacks(sum), h("figcaption", {}, told));

/** Both ways at a double, as a picture. */
const bothWays = () =>
  h(
    "div",
    { class: "ways" },
    h("p", {}, "Your opponent doubles a game for one ante:"),
    way("Decline", 1, "Lose 1"),
    way("Accept", 2, "Win or lose 2, and only you may double next"),
  );

/**
 * @param {Opposite[]} opposite who may sit opposite
 * @param {(buyIn: number, who: string) => void} begin
 */
export function choose(opposite, begin) {
  const number = h("input", { type: "number", name: "antes", min: 1, max: MOST, value: 20, "aria-label": "Antes" });
  const form = h(
    "form",
    {
      class: "eve-cloth evening-choice",
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const data = new FormData(form);
        const chosen = data.get("buyIn");
        begin(Number(chosen === "own" ? data.get("antes") : chosen), String(data.get("who")));
      },
    },
    h("p", { class: "evening-lead" }, "Several games for chips. Win a game, win its pot. Who has more in the end?"),
    h(
      "fieldset",
      { class: "setting" },
      h("legend", {}, "Opposite you"),
      h(
        "div",
        { class: "opposite" },
        opposite.map(({ who, name, about, face }, at) => choice("who", who, at === 0, face, words(name, about))),
      ),
    ),
    h(
      "fieldset",
      { class: "setting" },
      h("legend", {}, "Your chips"),
      h(
        "div",
        { class: "buy-ins" },
        choice("buyIn", String(SHORT), true, stacks(SHORT), words(`${SHORT} antes`, "About seven games")),
        choice("buyIn", String(LONG), false, stacks(LONG), words(`${LONG} antes`, "About nine games")),
      ),
    ),
    button("Sit down", { type: "submit", class: "button primary large", "data-test": "sit-down" }, "play"),
    h(
      "details",
      { class: "evening-more" },
      h("summary", {}, "How an evening goes"),
      course(),
      bothWays(),
      choice("buyIn", "own", false, words("Another number of antes", ""), number),
    ),
  );
  number.addEventListener("focus", () => {
    /** @type {HTMLInputElement} */ (form.querySelector('[value="own"]')).checked = true;
  });
  return form;
}
