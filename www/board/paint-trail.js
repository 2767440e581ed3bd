// Paints what the other side has done last: an arrow along each way, a cross in the corner where a piece fell.
import { INK } from "../pieces/colours.js";
import { strokeTwice } from "./brush.js";

/** @param {import("./paint-marks.js").MarkPainter} painter @param {number[]} squares of a way, or the one of a fall */
export function paintTrail(painter, squares) {
  const { context, size, colours } = painter;
  const square = squares[0] ?? 0;
  if (squares.length !== 1) return painter.arrow(squares, colours.last, colours["mark-edge"], size * 0.075);
  const [left, top] = painter.corner(square);
  const [x, y, arm] = [left + size * 0.17, top + size * 0.17, size * 0.085];
  context.beginPath();
  context.arc(x, y, size * 0.14, 0, Math.PI * 2);
  context.fillStyle = colours.check;
  strokeTwice(context, colours["mark-edge"], colours.mark, Math.max(1, size * 0.02), Math.max(0.75, size * 0.015));
  context.fill();
  context.beginPath();
  for (const turn of [1, -1]) {
    context.moveTo(x - arm, y - arm * turn);
    context.lineTo(x + arm, y + arm * turn);
  }
  context.lineCap = "round";
  context.strokeStyle = INK.white;
  context.lineWidth = Math.max(1.5, size * 0.045);
  context.stroke();
  context.lineCap = "butt";
}
