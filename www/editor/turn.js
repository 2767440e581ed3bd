// The rest of what a position says: the side to move, rights of castling, and the square just passed over.
import { armyName } from "../pieces/looks.js";
import { h } from "../ui/dom.js";
import { capital } from "../ui/words.js";

/**
 * A button that is pressed in, or not.
 * @param {string} words @param {boolean} on @param {() => unknown} act @param {boolean} [disabled]
 */
const toggle = (words, on, act, disabled = false) =>
  h("button", { type: "button", class: "button", "aria-pressed": String(on), disabled, onclick: act }, words);

/**
 * @param {import("../engine").EditedSetup} now @param {(step: import("../engine").SetupStep) => unknown} take
 */
export function turn(now, take) {
  const sides = /** @type {const} */ (["white", "black"]).map((side) =>
    toggle(`${capital(armyName(side))} moves`, now.side === side, () => take({ t: "side", side })),
  );
  const rights = now.rights.map(({ letter, words, may, on }) =>
    toggle(words, on, () => take({ t: "right", text: letter, on: !on }), !may),
  );
  const passing = h(
    "select",
    { id: "edit-passing", onchange: () => take(passing.value ? { t: "pass", at: passing.value } : { t: "pass" }) },
    h("option", { value: "" }, "no square"),
    now.passable.map((at) => h("option", { value: at, selected: at === now.passed }, at)),
  );
  return h(
    "div",
    { class: "edit-turn" },
    h("div", { class: "edit-row", role: "group", "aria-label": "Side to move" }, sides),
    rights.length > 0 && [
      h("h2", { class: "field-label" }, "May still castle"),
      h("div", { class: "edit-row edit-rights", role: "group", "aria-label": "May still castle" }, rights),
    ],
    now.passable.length > 0 &&
      h(
        "div",
        { class: "edit-row" },
        h("label", { class: "field-label", for: "edit-passing" }, "A pawn has just passed over"),
        passing,
      ),
  );
}

/**
 * The choice of what is shown beside the board: pieces, or all else that a position of the game has.
 * @param {boolean} more @param {(more: boolean) => unknown} take
 */
export const tabs = (more, take) =>
  h(
    "div",
    { class: "edit-row edit-tabs", role: "group", "aria-label": "What is set" },
    toggle("Pieces", !more, () => take(false)),
    toggle("Beside the board", more, () => take(true)),
  );
