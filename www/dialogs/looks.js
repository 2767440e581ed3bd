// The boards and the sets of pieces in the settings, chosen by small pictures of them.
import { extra } from "../extras/extra.js";
import { look } from "../pieces/looks.js";
import { h } from "../ui/dom.js";
import { change, onSettings, settings } from "../ui/settings.js";

/** @typedef {[side: "white" | "black", kind: import("../engine").Kind | null]} Piece */

/** @type {["wood" | "slate" | "night" | "contrast", string][]} */
const BOARDS = [
  ["wood", "Wood"],
  ["slate", "Slate"],
  ["night", "Night"],
  ["contrast", "High contrast"],
];
/** @type {["classic" | "bold" | "figures", string][]} */
const SETS = [
  ["classic", "Classic"],
  ["bold", "Bold"],
  ["figures", "Figures"],
];

/** On the picture of a board: a move has just been made. @type {Piece[]} */
const GAME = [
  ["black", "rook"],
  ["black", null],
  ["black", "queen"],
  ["black", "king"],
  ["black", "pawn"],
  ["white", null],
  ["white", "knight"],
  ["black", "pawn"],
  ["white", null],
  ["white", "pawn"],
  ["white", "bishop"],
  ["white", "king"],
];
const LAST = [8, 6];
/** On the picture of a set: usual pieces above, new ones below. @type {Piece[]} */
const ARMY = [
  ["white", "king"],
  ["black", "queen"],
  ["white", "knight"],
  ["black", "pawn"],
  ["black", "amazon"],
  ["white", "chancellor"],
  ["black", "crab"],
  ["white", "kangaroo"],
];

/**
 * A row of settings: pictures to choose from.
 * @template {"board" | "pieces"} Name
 * @param {string} label @param {Name} name @param {[import("../ui/settings.js").Settings[Name], string][]} values
 * @param {Piece[]} shown
 */
const pictures = (label, name, values, shown) =>
  h(
    "fieldset",
    { class: "setting" },
    h("legend", {}, label),
    h(
      "div",
      { class: "look-choices" },
      values.map(([value, text]) =>
        h(
          "label",
          { class: "look-choice" },
          h("input", {
            type: "radio",
            name: `set-${name}`,
            value,
            checked: settings[name] === value,
            onchange: () => change({ [name]: value }),
          }),
          h("canvas", { width: 136, height: shown.length * 8.5, "aria-hidden": "true" }),
          h("span", {}, text),
        ),
      ),
    ),
  );

export const boardChoice = () => pictures("Board", "board", BOARDS, GAME);
export const pieceChoice = () => pictures("Pieces", "pieces", SETS, ARMY);

/** Paints the pictures while the settings are open, as soon as they can be. @param {Promise<unknown>} closed */
export async function paintLooks(closed) {
  const stop = new AbortController();
  closed.then(() => stop.abort());
  const looks = await extra("looks").catch(() => null);
  if (!looks || stop.signal.aborted) return;
  const paint = () => {
    /** @type {NodeListOf<HTMLInputElement>} */
    const inputs = document.querySelectorAll(".look-choice input");
    for (const { name, value, nextElementSibling: canvas } of inputs) {
      if (!(canvas instanceof HTMLCanvasElement)) continue;
      const isBoard = name === "set-board";
      canvas.dataset.board = isBoard ? value : settings.board;
      const set = isBoard ? look.set : looks.sets[value];
      if (set) looks.picture(canvas, set, isBoard ? GAME : ARMY, isBoard ? LAST : []);
    }
  };
  onSettings(paint, stop.signal);
  paint();
}
