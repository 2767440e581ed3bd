// The last answers of a game as a moving picture.
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import { contextOf } from "../ui/canvas.js";
import { painted } from "./picture.js";

/** The number of states shown, their time in milliseconds, that of the last one, and pixels of the longer side. */
const [STATES, TIME, LAST, SIDE] = [12, 700, 2500, 480];

/** A film of grained squares takes two thirds more bytes. */
const bare = () => {};

/**
 * As a GIF; states in which the board is as before are left out.
 * @param {import("../board/board.js").Board} board
 * @param {number} to the number of answers at its end
 * @param {(answers: number) => Promise<import("../engine").View | null>} viewAfter
 */
export async function gif(board, to, viewAfter) {
  /** @type {import("../engine").View[]} */
  const views = [];
  let before = "";
  for (let at = to; at >= 0 && views.length < STATES; at--) {
    const view = await viewAfter(at);
    const cells = JSON.stringify(view?.cells);
    if (view && cells !== before) views.unshift(view);
    before = cells;
  }
  const encoder = GIFEncoder();
  views.forEach((view, at) => {
    const canvas = painted(board, view, SIDE, bare);
    const { width, height } = canvas;
    const { data } = contextOf(canvas).getImageData(0, 0, width, height);
    const palette = quantize(data, 128);
    const delay = at === views.length - 1 ? LAST : TIME;
    encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
  });
  encoder.finish();
  return new Blob([/** @type {BlobPart} */ (encoder.bytes())], { type: "image/gif" });
}
