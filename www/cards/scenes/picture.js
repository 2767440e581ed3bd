// A picture: the svg that holds a ground and what happens on it.
import { showMarkup } from "../../trusted.js";
import { svg } from "../glyphs.js";
import { HEIGHT, WIDTH } from "./box.js";

/**
 * Puts a ground and what happens on it into a picture.
 * @param {Element} made @param {string} ground @param {string} inner
 */
export const fill = (made, ground, inner) => showMarkup(made, `${ground}<g class="scene-actors">${inner}</g>`);

/**
 * The ground, and in a group of its own what happens on it, so that a face can bring that nearer.
 * @param {string} ground @param {string} inner
 */
export function picture(ground, inner) {
  const made = svg(`0 0 ${WIDTH} ${HEIGHT}`, "card-scene");
  made.setAttribute("preserveAspectRatio", "xMidYMin slice");
  fill(made, ground, inner);
  return made;
}
