// The squares of a board and its land as a picture, which is painted only when one of them changes.
import { look } from "../pieces/looks.js";
import { h } from "../ui/dom.js";
import { paintGround } from "./paint.js";

export class Ground {
  #canvas = h("canvas");
  /** Everything that the picture shows. @type {unknown[]} */
  #shown = [];

  /** @param {import("./types").Scene} scene */
  picture(scene) {
    const { shape, size, colours, land, grain = look.grain } = scene;
    const wanted = [shape, size, colours, land, grain, globalThis.devicePixelRatio];
    if (wanted.some((part, at) => part !== this.#shown[at])) {
      this.#shown = wanted;
      paintGround(this.#canvas, scene);
    }
    return this.#canvas;
  }
}
