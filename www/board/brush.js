// The tools that the painters of a board share: squares in pixels, strokes with an edge, the colours of the theme.

const NAMES = /** @type {const} */ ([
  "light",
  "dark",
  "last",
  "chosen",
  "check",
  "hint",
  "mark",
  "mark-edge",
  "tunnel-1",
  "tunnel-2",
  "tunnel-3",
]);

/** The colours of a board, by their names. @typedef {Record<typeof NAMES[number], string>} Colours */

/** The colours of the theme, from the tokens. */
/** @param {Element} element @returns {Colours} */
export const boardColours = (element) => {
  const style = getComputedStyle(element);
  const found = NAMES.map((name) => [name, style.getPropertyValue(`--board-${name}`).trim()]);
  return /** @type {Colours} */ (Object.fromEntries(found));
};

/**
 * Strokes the current path twice: a wider edge, then the line itself.
 * @param {CanvasRenderingContext2D} context
 * @param {string} colour
 * @param {string} edge
 * @param {number} width
 * @param {number} margin
 */
export function strokeTwice(context, colour, edge, width, margin) {
  context.strokeStyle = edge;
  context.lineWidth = width + margin * 2;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

export class Brush {
  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Pick<import("./types").Scene, "shape" | "size" | "colours">} scene
   */
  constructor(context, { shape, size, colours }) {
    this.context = context;
    this.shape = shape;
    this.size = size;
    this.colours = colours;
    this.thin = Math.max(1, size * 0.022);
  }

  /** Left, top of a square in pixels. @param {number} square @returns {[number, number]} */
  corner(square) {
    const { column, row } = this.shape.spot(square);
    return [column * this.size, row * this.size];
  }

  /** @param {number} square */
  centre(square) {
    const [left, top] = this.corner(square);
    return /** @type {[number, number]} */ ([left + this.size / 2, top + this.size / 2]);
  }

  /** @param {number} square @param {number} radius */
  ring(square, radius) {
    const [x, y] = this.centre(square);
    this.context.beginPath();
    this.context.arc(x, y, radius * this.size, 0, Math.PI * 2);
  }

  /** @param {number} square @param {string | CanvasGradient} colour */
  tint(square, colour) {
    this.context.fillStyle = colour;
    this.context.fillRect(...this.corner(square), this.size, this.size);
  }

  /** A frame just inside the square. @param {number} square @param {string} colour @param {number} width */
  frame(square, colour, width) {
    const { context, size, colours } = this;
    const [x, y] = this.corner(square);
    const margin = Math.max(1, width * 0.3);
    const inset = width / 2 + margin;
    context.lineJoin = "round";
    context.beginPath();
    context.rect(x + inset, y + inset, size - inset * 2, size - inset * 2);
    strokeTwice(context, colour, colours["mark-edge"], width, margin);
  }
}
