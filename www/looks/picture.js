// A small picture of a board with pieces on it, by which boards and sets of pieces are chosen.
import { boardColours } from "../board/brush.js";
import { landOf } from "../board/land.js";
import { BoardMarks, UNPICKED } from "../board/marks.js";
import { paintBoard } from "../board/paint.js";
import { Shape } from "../board/shape.js";
import { grains } from "../pieces/grain.js";
import { paintKind } from "../pieces/kinds.js";
import { contextOf } from "../ui/canvas.js";

const SIZE = 34;
const bare = () => {};
/**
 * Paints it; the canvas stands in the document, and its `data-board` names the board.
 * @param {HTMLCanvasElement} canvas @param {import("../pieces/looks.js").PieceSet} set
 * @param {[side: "white" | "black", kind: import("../engine").Kind | null][]} pieces square by square, row by row
 * @param {number[]} [last] the places in this list of the squares of a last move
 */
export function picture(canvas, set, pieces, last = []) {
  const shape = new Shape(4, pieces.length / 4, false, false);
  const marked = last.map((at) => shape.at(at % 4, Math.floor(at / 4)));
  paintBoard(canvas, {
    shape,
    size: SIZE,
    colours: boardColours(canvas),
    sprites: [],
    dragged: -1,
    bases: false,
    occupied: () => false,
    marks: { ...new BoardMarks(), last: marked, ...UNPICKED },
    land: landOf(null, shape),
    grain: grains[canvas.dataset.board ?? ""] ?? bare,
  });
  canvas.style.width = canvas.style.height = "";
  const context = contextOf(canvas);
  pieces.forEach(([side, kind], at) => {
    if (kind) paintKind(context, side, kind, (at % 4) * SIZE, Math.floor(at / 4) * SIZE, SIZE, set);
  });
}
