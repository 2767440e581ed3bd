// A cloak comes off: what the piece looked like stands beside what it was, and the words say both.
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";

/** The width of its face in parts of the height. */
const ACROSS = 1.12;
/** Milliseconds until the cloak has gone up on the board. */
const UP = 260;

/**
 * @param {import("./scenery.js").Scenery} scenery @param {import("./seen.js").Bare} bare
 */
export function uncover(scenery, { side, kind, looked, at }) {
  const box = scenery.square(at);
  if (box) {
    scenery.burst(box, box.width * 2.2, UP);
    if (kind !== looked) scenery.wave(box, kind === "king" ? 9 : 3, UP);
  }
  const picture = h(
    "div",
    { class: "reveal-scene" },
    pieceIcon(side, looked, "reveal-cloak", true),
    pieceIcon(side, kind, "reveal-base"),
  );
  const was = kind === looked ? "It was one." : kind === "king" ? "It was the king!" : `It was a ${kind}.`;
  const words = [h("span", { class: "reveal-looked" }, `It looked like a ${looked}. `), was];
  scenery.face(picture, words, at, kind === looked ? "bare as-it-looked" : "bare", "", ACROSS);
}
