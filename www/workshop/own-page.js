// The frame of the pages about own cards: work on the left, the card on felt on the right; on a phone above it.
import { cardFace } from "../cards/face.js";
import { go } from "../router.js";
import { withBack } from "../screen.js";
import { button, flatten, h } from "../ui/dom.js";
import { sentence } from "../ui/words.js";

/**
 * @typedef {import("../cards/own.js").OwnInfo} OwnInfo
 * @typedef {import("../ui/dom.js").Child} Child
 */

/**
 * A page; its button and the browser's Back lead to the same place.
 * @param {{ id: string, title: string, back?: () => void, acts?: Child }} about @param {Child[]} children
 */
export const ownPage = ({ id, title, back = () => go("shelf"), acts }, ...children) =>
  withBack(
    h(
      "main",
      { id, class: "own-page", data: { title } },
      h(
        "header",
        { class: "screen-head" },
        button("Back", { class: "icon-button", onclick: back, "data-test": "back" }, "back", true),
        h("h1", {}, title),
        acts,
      ),
      h("div", { class: "own-body" }, ...children),
    ),
    back,
  );

/**
 * Fills a page once its card is known, or says what is wrong with it.
 * @param {HTMLElement} page @param {Promise<OwnInfo>} card @param {AbortSignal} signal
 * @param {(card: OwnInfo) => Child} fill
 */
export function filled(page, card, signal, fill) {
  const body = /** @type {HTMLElement} */ (page.querySelector(".own-body"));
  /** @param {Child} child */
  const put = (child) => signal.aborted || body.replaceChildren(...flatten([child]));
  card.then(
    (found) => put(fill(found)),
    (error) => put(h("p", { class: "fault", role: "alert" }, `This card can't be read. ${sentence(error.message)}`)),
  );
  return page;
}

/** The face of a card, large, and what it does. @param {OwnInfo} card */
export function shownCard(card) {
  const { by, does, text, window } = card;
  return h(
    "div",
    { class: "own-card" },
    cardFace(card),
    h(
      "div",
      { class: "own-words" },
      h("h2", { class: "own-title" }, card.title),
      h("p", { class: "own-when" }, sentence(window)),
      text !== does && h("p", { class: "own-when" }, "Its maker's own words stand on its face. What it does:"),
      h("p", { class: `own-does ${text === does ? "own-same" : ""}` }, does),
      by && h("p", { class: "own-when" }, `Made by ${by}.`),
    ),
  );
}
