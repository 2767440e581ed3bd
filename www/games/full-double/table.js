// The extra `fullDouble`: its tips, and beside each name the kings that are left.
import { kingPanels, kingsOf } from "./kings.js";
import { tips } from "./tips.js";

/** Names the kings that are lost, as the one who looks would. @param {import("../../engine").View} view */
function lost({ eye, sides, taken }) {
  const own = eye === "first" || eye === "second" ? sides[eye] : null;
  const whose = own === null ? [] : /** @type {const} */ (["white", "black"]).filter((side) => kingsOf(taken, side));
  return whose.map(
    (side) => /** @type {[string, string]} */ ([`${side === own ? "own" : "other"} king lost`, ".seat"]),
  );
}

/** @type {import("../protocol").TablePart} */
export const tablePart = {
  tips,
  met: (view) => [...lost(view), ["wide", ".board-map:not([hidden])"], ["kinds", "#prompt-text"]],
  panels: kingPanels,
};
