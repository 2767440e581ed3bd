// Paints a piece as it looks: cloaked or plain, with its marks.
import { paintCloak, paintKind } from "./kinds.js";
import { WORN } from "./looks.js";
import { paintMarks } from "./marks.js";

/**
 * Paints it into the square of side `size` whose upper left corner is x, y.
 * @param {CanvasRenderingContext2D} context @param {import("./looks.js").Appearance} piece
 * @param {number} x @param {number} y @param {number} size
 */
export function paintPiece(context, piece, x, y, size) {
  if (!piece.cloaked) {
    paintKind(context, piece.side, piece.kind, x, y, size);
    if (piece.marks?.length || piece.lodger) paintMarks(context, piece, x, y, size);
    return;
  }
  paintCloak(context, piece.side, x, y, size);
  paintKind(context, piece.side, piece.kind, x + WORN.left * size, y + WORN.top * size, WORN.scale * size);
}
