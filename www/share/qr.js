// A link as a code for the camera of a phone.

import { encode } from "uqr";
import { INK } from "../pieces/colours.js";
import { contextOf } from "../ui/canvas.js";
import { h } from "../ui/dom.js";

/** Light modules around a code, and pixels of a module. */
const [BORDER, MODULE] = [4, 6];

/** @param {string} link @param {string} name */
export function code(link, name) {
  const { data, size } = encode(link, { ecc: "L", border: BORDER });
  const canvas = h("canvas", { class: "share-code", role: "img", "aria-label": name });
  canvas.width = canvas.height = size * MODULE;
  const context = contextOf(canvas);
  // Cameras want dark on light, whatever the theme.
  context.fillStyle = INK.white;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK.black;
  data.forEach((row, y) => {
    row.forEach((dark, x) => dark && context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE));
  });
  return canvas;
}
