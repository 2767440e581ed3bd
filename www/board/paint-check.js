// Paints who gives check: a ring around the piece, and a thin line from there to each king in check.
import { strokeTwice } from "./brush.js";

/** @param {import("./brush.js").Brush} brush @param {number} square @param {number[]} kings */
export function paintChecker(brush, square, kings) {
  const { context, size, colours } = brush;
  const [fx, fy] = brush.centre(square);
  context.lineCap = "round";
  context.globalAlpha = 0.8;
  for (const king of kings) {
    const [kx, ky] = brush.centre(king);
    const [x, y] = [kx - fx, ky - fy];
    const far = Math.hypot(x, y);
    const [begin, end] = [(size * 0.47) / far, 1 - (size * 0.42) / far];
    context.beginPath();
    context.moveTo(fx + x * begin, fy + y * begin);
    context.lineTo(fx + x * end, fy + y * end);
    strokeTwice(context, colours.check, colours.mark, Math.max(1.5, size * 0.035), Math.max(0.75, size * 0.015));
  }
  context.globalAlpha = 1;
  brush.ring(square, 0.46);
  strokeTwice(context, colours.check, colours.mark, Math.max(2, size * 0.045), Math.max(0.75, size * 0.018));
}
