// Paints what would become of a board over the board itself: pieces half transparent, arrows, crosses, walls and holes.
import { Brush, strokeTwice } from "../../board/brush.js";
import { paintLand } from "../../board/paint-land.js";
import { paintBadge } from "../../pieces/kinds.js";
import { paintPiece } from "../../pieces/paint.js";
import { sizedContext } from "../../ui/canvas.js";

/** More moves than these have no arrows: a board that turns would be covered by them. */
const ARROWS = 6;
/** The opacity of a piece where it would be, and of the cover where it would not be any more. */
const [SEEN, COVERED] = [0.62, 0.6];

class OutcomePainter extends Brush {
  /** Lets what stands on a square fade. @param {number} square @param {boolean} swapped light and dark squares */
  fade(square, swapped) {
    const { context, shape, colours } = this;
    context.globalAlpha = COVERED;
    this.tint(square, shape.dark(square) !== swapped ? colours.dark : colours.light);
    context.globalAlpha = 1;
  }

  /** A piece that would be removed. @param {number} square */
  cross(square) {
    const { context, size, colours } = this;
    const [x, y] = this.centre(square);
    const arm = size * 0.26;
    context.lineCap = "round";
    context.beginPath();
    for (const turn of [1, -1]) {
      context.moveTo(x - arm, y - arm * turn);
      context.lineTo(x + arm, y + arm * turn);
    }
    strokeTwice(context, colours.check, colours.mark, Math.max(3, size * 0.08), Math.max(1, size * 0.03));
    context.lineCap = "butt";
  }

  /** From where to where a piece would go; the arrow ends before the piece. @param {number} from @param {number} to */
  arrow(from, to) {
    const { context, size, colours } = this;
    const [[ax, ay], [bx, by]] = [this.centre(from), this.centre(to)];
    const angle = Math.atan2(by - ay, bx - ax);
    const end = (/** @type {number} */ back) =>
      /** @type {[number, number]} */ ([bx - Math.cos(angle) * size * back, by - Math.sin(angle) * size * back]);
    const [x, y] = end(0.34);
    context.lineCap = context.lineJoin = "round";
    context.beginPath();
    context.moveTo(ax, ay);
    context.lineTo(x, y);
    for (const turn of [-0.5, 0.5]) {
      context.moveTo(x, y);
      context.lineTo(x - size * 0.2 * Math.cos(angle + turn), y - size * 0.2 * Math.sin(angle + turn));
    }
    strokeTwice(context, colours["mark-edge"], colours.mark, size * 0.05, size * 0.025);
    context.lineCap = "butt";
  }

  /** A piece comes here, and which one is not known. @param {number} square */
  arrival(square) {
    const { context, size, colours } = this;
    context.setLineDash([size * 0.12, size * 0.08]);
    this.ring(square, 0.36);
    strokeTwice(context, colours["mark-edge"], colours.mark, Math.max(2, size * 0.05), Math.max(1, size * 0.02));
    context.setLineDash([]);
  }

  /** A square to which a piece could go. @param {number} square */
  reached(square) {
    const { context, size, colours } = this;
    this.ring(square, 0.3);
    context.setLineDash([size * 0.13, size * 0.09]);
    strokeTwice(context, colours.hint, colours["mark-edge"], Math.max(2, size * 0.05), Math.max(1, size * 0.02));
    context.setLineDash([]);
  }

  /** @param {import("./outcome.js").Change} change */
  piece({ from, to, piece, recast }) {
    const { context, size } = this;
    const [x, y] = this.corner(to);
    if (!piece) return this.arrival(to);
    if (recast && from === to) {
      const radius = size * 0.27;
      return paintBadge(context, piece.side, piece.kind, x + size - radius, y + size - radius, radius);
    }
    context.globalAlpha = SEEN;
    paintPiece(context, piece, x, y, size);
    context.globalAlpha = 1;
  }
}

/**
 * A painter of a canvas that lies over the board and is empty.
 * @param {HTMLCanvasElement} canvas @param {import("../../board/board.js").Board} board
 */
function painterOver(canvas, { shape, frame, display }) {
  const { size } = frame;
  const [width, height] = [shape.columns * size, shape.rows * size];
  const context = sizedContext(canvas, width, height);
  context.clearRect(0, 0, width, height);
  return new OutcomePainter(context, { shape, size, colours: display.colours });
}

/**
 * Paints the squares to which a piece could go.
 * @param {HTMLCanvasElement} canvas @param {import("../../board/board.js").Board} board @param {number[]} squares
 */
export function paintReach(canvas, board, squares) {
  const painter = painterOver(canvas, board);
  for (const square of squares) painter.reached(square);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {import("../../board/board.js").Board} board
 * @param {ReturnType<typeof import("./outcome.js").outcome>} outcome
 */
export function paintOutcome(canvas, board, { changes, land, swapped }) {
  const painter = painterOver(canvas, board);
  if (land) paintLand(painter, land);
  const moved = changes.filter(({ from, to }) => from >= 0 && from !== to);
  const come = changes.filter(({ to }) => to >= 0);
  const touched = [...moved.map(({ from }) => from), ...come.filter(({ recast }) => !recast).map(({ to }) => to)];
  for (const square of new Set(touched)) painter.fade(square, swapped);
  const goes = moved.filter(({ to }) => to >= 0);
  if (goes.length <= ARROWS) for (const { from, to } of goes) painter.arrow(from, to);
  for (const change of come) painter.piece(change);
  for (const { from, to } of moved) if (to < 0) painter.cross(from);
}
