// The tray: every piece that can stand on the board, a hand that moves, and one that clears. What is pressed there is
// put on each square that is tapped.
import { armyName } from "../pieces/looks.js";
import { pieceIcon } from "../pieces/picture.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { capital } from "../ui/words.js";
import { carried } from "./carry.js";

/**
 * @typedef {import("../engine").SideName} SideName
 * @typedef {import("../engine").Kind} Kind
 *
 * The effect of a tap on a square: puts a piece there, moves one, clears it, gives it a base, takes its cloak, or says
 * where an effect lies.
 * @typedef {{ t: "put", side: SideName, kind: Kind } | { t: "move" } | { t: "take" } | { t: "base", kind: Kind | null }
 *   | { t: "uncloak" } | { t: "place", path: string[], at: number, part: "at" | "more" }} Tool
 */

/** The armies of a tray, each in a row of its own. */
const SIDES = /** @type {const} */ (["white", "black"]);

/** @param {Tool} one @param {Tool} other */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A button that takes a tool.
 * @param {string} words @param {Element} picture @param {Tool} tool @param {Tool} now
 * @param {(tool: Tool) => void} take
 */
export function toolButton(words, picture, tool, now, take) {
  return h(
    "button",
    {
      type: "button",
      class: "edit-tool",
      "aria-label": words,
      title: words,
      "aria-pressed": String(isSame(tool, now)),
      data: { tool: JSON.stringify(tool) },
      onclick: () => take(tool),
    },
    picture,
  );
}

/**
 * @param {import("../engine").EditedSetup} edited @param {Tool} now @param {(tool: Tool) => void} take
 * @param {import("./field.js").Field} field @param {(square: string, tool: Tool) => void} dropped
 */
export function tray(edited, now, take, field, dropped) {
  const kinds = [...edited.kinds].reverse();
  const tools = SIDES.flatMap((side) => [
    ...kinds.map((kind) => {
      /** @type {Tool} */
      const tool = { t: "put", side, kind };
      const node = toolButton(`${capital(armyName(side))} ${kind}`, pieceIcon(side, kind), tool, now, take);
      carried(node, { side, kind }, field, (square) => dropped(square, tool));
      return node;
    }),
    side === "white"
      ? toolButton("Move a piece", icon("palm"), { t: "move" }, now, take)
      : toolButton("Clear a square", icon("close"), { t: "take" }, now, take),
  ]);
  const node = h("div", { class: "edit-tray", role: "group", "aria-label": "Tray" }, tools);
  node.style.setProperty("--kinds", String(kinds.length + 1));
  return node;
}
