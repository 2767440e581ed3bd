// The face of the card that is being made, with the sentence of what it does: both follow from the blocks at once.
import { cardDialog } from "../cards/card-dialog.js";
import { cardFace } from "../cards/face.js";
import { h } from "../ui/dom.js";
import { grammar } from "./grammar.js";
import { WHEN } from "./labels.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./types").Made} Made
 */

/** The card as it may be shown while the engine does not take it. @param {Design} design @param {Made | null} rest */
function unfinished({ title, when }, rest) {
  const window = grammar().windows.find(({ word }) => word === when);
  return /** @type {import("../engine").CardInfo} */ (
    /** @type {unknown} */ ({
      ...(rest?.info ?? { glyphs: "", lasts: false, text: "" }),
      ...{ name: "", packed: "", title, number: 0, copies: 0, side: null, kind: null },
      ...{ window: WHEN[when] ?? "", family: window?.family ?? "ANY" },
    })
  );
}

/**
 * The face and the sentence.
 * @param {Design} design @param {Made | null} made @param {Made | null} rest the card without what is wrong
 */
export function preview(design, made, rest) {
  const info = made?.info ?? unfinished(design, rest);
  const face = cardFace(info);
  // Title and sentence stand beside it.
  face.setAttribute("aria-hidden", "true");
  const open = design.do.length ? (rest ? `So far: ${rest.does}` : "It is not done yet.") : "It does nothing yet.";
  return h(
    "div",
    { class: `preview ${made ? "" : "preview-open"}` },
    h(
      "div",
      { class: "preview-face" },
      face,
      h(
        "button",
        { type: "button", class: "preview-large", onclick: () => cardDialog(info), data: { at: "large" } },
        h("span", { class: "only-read" }, "See the card large"),
      ),
    ),
    h(
      "div",
      { class: "preview-words", role: "status" },
      h("h2", {}, design.title || "No title"),
      h("p", { class: "preview-does" }, made?.does ?? open),
    ),
  );
}
