// The pictures of the rules, painted as the table's board is.
import { boardColours } from "../board/brush.js";
import { landOf } from "../board/land.js";
import { BoardMarks, UNPICKED } from "../board/marks.js";
import { paintBoard } from "../board/paint.js";
import { Shape } from "../board/shape.js";

/** Pixels of a square where there is room. */
const SQUARE = 30;

/**
 * Paints each board within an element; the build has put the position into its canvas.
 * @param {HTMLElement} within
 * @param {Partial<Record<import("../engine").SideName, "red">>} [livery]
 */
export function paintDiagrams(within, livery = {}) {
  for (const canvas of within.querySelectorAll("canvas")) {
    /** @type {import("../board/types").Diagram} */
    const { files, ranks, pieces, chosen = [], candidates = [], targets = [] } = JSON.parse(canvas.dataset.board ?? "");
    const shape = new Shape(files, ranks, false, false);
    paintBoard(canvas, {
      shape,
      size: Math.min(SQUARE, Math.floor(within.clientWidth / files)),
      colours: boardColours(within),
      sprites: pieces.map((piece) => ({
        piece: { ...piece, side: /** @type {import("../engine").SideName} */ (livery[piece.side] ?? piece.side) },
        ...shape.spot(piece.at),
        alpha: 1,
        scale: 1,
      })),
      dragged: -1,
      bases: true,
      occupied: (square) => pieces.some(({ at }) => at === square),
      marks: { ...new BoardMarks(), ...UNPICKED, chosen, candidates, targets },
      land: landOf(null, shape),
    });
  }
}

/**
 * Paints the boards within an element, and again whenever it gets another width; gives what ends that.
 * @param {HTMLElement} within @param {() => Parameters<typeof paintDiagrams>[1]} [livery]
 */
export function keepPainted(within, livery) {
  const room = new ResizeObserver(() => paintDiagrams(within, livery?.()));
  room.observe(within);
  return () => room.disconnect();
}
