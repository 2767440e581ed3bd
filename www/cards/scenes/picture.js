// A picture: the svg that holds a ground and what happens on it.
import { showMarkup } from "../../trusted.js";
import { svg } from "../glyphs.js";
import { HEIGHT, WIDTH } from "./box.js";

/**
 * Puts a ground into a picture, and in a group of its own what happens on it, so that it can be moved alone.
 * @param {Element} made @param {string} ground @param {string} inner
 */
export const fill = (made, ground, inner) => showMarkup(made, `${ground}<g class="scene-actors">${inner}</g>`);

/** A picture. @param {string} ground @param {string} inner */
export function picture(ground, inner) {
  const made = svg(`0 0 ${WIDTH} ${HEIGHT}`, "card-scene");
  fill(made, ground, inner);
  return made;
}
