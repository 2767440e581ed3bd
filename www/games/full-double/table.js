// The extra `fullDouble`: a tip, and beside each name the kings that are left.
import { kingPanels } from "./kings.js";
import { tips } from "./tips.js";

/** @type {import("../protocol").TablePart} */
export const tablePart = { tips, panels: kingPanels };
