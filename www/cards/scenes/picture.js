// A picture: the svg that holds a ground and what happens on it.
import { showMarkup } from "../../trusted.js";
import { svg } from "../glyphs.js";
import { HEIGHT, WIDTH } from "./box.js";

/**
 * The ground, and in a group of its own what happens on it, so that it can be moved alone.
 * @param {string} ground @param {string} inner
 */
export function picture(ground, inner) {
  const made = svg(`0 0 ${WIDTH} ${HEIGHT}`, "card-scene");
  showMarkup(made, `${ground}<g class="scene-actors">${inner}</g>`);
  return made;
}
