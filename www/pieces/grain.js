// The grain of wood on a board's squares: a few pieces of wood, laid by turns.

/** Pieces of wood that differ. */
const PIECES = 7;

/** Numbers from 0 to 1 that look like chance, and are the same every time. @param {number} seed */
const numbers = (seed) => () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};

/** Lines along the grain of one square, from 0, 0. */
/** @param {CanvasRenderingContext2D} context @param {number} size @param {() => number} next */
function lines(context, size, next) {
  const bend = (next() - 0.5) * size * 0.16;
  for (let line = 0, y = 0; y < size; line++, y += size * (0.03 + next() * 0.05)) {
    context.strokeStyle = line % 3 ? "rgb(66 34 8 / 0.07)" : "rgb(255 244 220 / 0.1)";
    context.lineWidth = size * (0.008 + next() * 0.014);
    context.beginPath();
    context.moveTo(0, y);
    context.bezierCurveTo(size * 0.35, y + bend, size * 0.65, y - bend * next(), size, y + bend * 0.3);
    context.stroke();
  }
}

/** The pieces as painted last, one below the other. @type {{ side: number, canvas: HTMLCanvasElement } | null} */
let kept = null;

/** @param {number} side of a piece, in pixels of the screen */
function pieces(side) {
  if (kept?.side === side) return kept.canvas;
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side * PIECES;
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const next = numbers(20011);
  for (let at = 0; at < PIECES; at++) {
    brush.setTransform(1, 0, 0, 1, 0, at * side);
    brush.save();
    brush.beginPath();
    brush.rect(0, 0, side, side);
    brush.clip();
    lines(brush, side, next);
    brush.restore();
  }
  kept = { side, canvas };
  return canvas;
}

/** @type {import("./looks.js").Grain} */
function wood(context, columns, rows, size) {
  const side = Math.ceil(size * context.getTransform().a);
  const canvas = pieces(side);
  for (let square = 0; square < columns * rows; square++) {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    // Of two neighbours none is the same piece, and no row repeats the one above.
    const at = (column * 3 + row * 5) % PIECES;
    context.drawImage(canvas, 0, at * side, side, side, column * size, row * size, size, size);
  }
}

/** By the names of the boards. @type {Partial<Record<string, import("./looks.js").Grain>>} */
export const grains = { wood };
