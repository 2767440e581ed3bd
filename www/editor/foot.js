// The foot of the editor: the position as text, and the ways that lead on from it.
import { button, h } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { puzzleFrom } from "./puzzle.js";
import { analyse, playFrom, sharePosition } from "./ways.js";

/** @param {import("./editor.js").Editor} editor @param {HTMLInputElement} fen */
export function foot(editor, fen) {
  const { draft } = editor;
  const share = () => sharePosition(draft.wanted, editor.link, !draft.now?.fault);
  const puzzle = () => editor.ways((one) => puzzleFrom(one, draft.now));
  /** @param {import("../engine").SetupStep} step */
  const takes = (step) => () => editor.step(step);
  /** @param {HTMLElement[]} buttons */
  const row = (...buttons) => h("div", { class: "edit-acts" }, buttons);
  return h(
    "div",
    { class: "edit-foot" },
    h("label", { class: "field-label", for: fen.id }, "Position as text: paste one here"),
    h(
      "div",
      { class: "edit-fen" },
      fen,
      button("Copy the position", { class: "icon-button", onclick: () => copy(fen.value, "Position") }, "copy", true),
    ),
    row(
      button("Start position", { onclick: takes({ t: "start" }), "data-test": "edit-start" }, "home"),
      button("Clear", { onclick: takes({ t: "clear" }), "data-test": "edit-clear" }, "close"),
      button("Puzzle", { onclick: puzzle, "data-test": "make-puzzle" }, "bulb"),
    ),
    row(
      button(
        "Play from here",
        { class: "button primary", onclick: () => editor.ways(playFrom), "data-test": "play-from" },
        "play",
      ),
      button("Analyse", { onclick: () => editor.ways(analyse), "data-test": "analyse" }, "eye"),
      button("Share", { onclick: share, "data-test": "share-position" }, "share"),
    ),
  );
}
