// The extra `fullDouble`: its tips, and beside each name the kings that are left.
import { kingPanels } from "./kings.js";
import { lostKings } from "./lost.js";
import { tips } from "./tips.js";

/** @type {import("../protocol").TablePart} */
export const tablePart = {
  tips,
  met: (view) => [...lostKings(view), ["wide", ".board-map:not([hidden])"], ["kinds", "#prompt-text"]],
  panels: kingPanels,
};
