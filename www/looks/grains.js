// The material of a board's squares, beside their colour: wood has its grain.

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

/** The last board, as it was painted. @type {{ key: string, canvas: HTMLCanvasElement } | null} */
let kept = null;

/** @type {import("../pieces/looks.js").Grain} */
function wood(context, columns, rows, size) {
  const ratio = context.getTransform().a;
  const key = `${columns} ${rows} ${size} ${ratio}`;
  if (kept?.key !== key) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(columns * size * ratio);
    canvas.height = Math.round(rows * size * ratio);
    const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const next = numbers(20011);
    for (let square = 0; square < columns * rows; square++) {
      const [left, top] = [(square % columns) * size, Math.floor(square / columns) * size];
      brush.setTransform(ratio, 0, 0, ratio, left * ratio, top * ratio);
      brush.beginPath();
      brush.save();
      brush.rect(0, 0, size, size);
      brush.clip();
      lines(brush, size, next);
      brush.restore();
    }
    kept = { key, canvas };
  }
  context.drawImage(kept.canvas, 0, 0, columns * size, rows * size);
}

/** By the names of the boards. @type {Partial<Record<string, import("../pieces/looks.js").Grain>>} */
export const grains = { wood };
