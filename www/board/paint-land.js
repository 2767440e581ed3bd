// Paints what lies on a board under the pieces: holes, walls, squares that lend moves, and the ends of tunnels.
import { strokeTwice } from "./brush.js";

/** @typedef {import("./brush.js").Brush} Brush */

/** The corners of a tunnel's ends; both ends of one have the same shape and colour. */
const CORNERS = /** @type {const} */ ([40, 4, 3, 6]);

/** The colours of tunnels, one after another, by their names among the tokens. */
const COLOURS = /** @type {const} */ (["tunnel-1", "tunnel-2", "tunnel-3"]);

/** The rim of a hole in the midst of the board, with a shadow of the board on what lies below. */
/** @param {Brush} brush @param {number} square */
function hole(brush, square) {
  const { context, size, colours } = brush;
  const [x, y] = brush.corner(square);
  const shadow = context.createLinearGradient(0, y, 0, y + size);
  shadow.addColorStop(0, "rgb(0 0 0 / 0.55)");
  shadow.addColorStop(0.5, "rgb(0 0 0 / 0.2)");
  shadow.addColorStop(1, "rgb(0 0 0 / 0.1)");
  brush.tint(square, shadow);
  context.strokeStyle = colours.mark;
  context.lineWidth = Math.max(1.5, size * 0.04);
  context.strokeRect(x, y, size, size);
}

/** A bar on the border of two squares. @param {Brush} brush @param {[number, number]} border */
function wall(brush, [one, other]) {
  const { context, size, colours } = brush;
  const [[ax, ay], [bx, by]] = [brush.centre(one), brush.centre(other)];
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  context.lineCap = "round";
  context.beginPath();
  // Across the line from one centre to the other.
  context.moveTo(x - (by - ay) / 2, y - (bx - ax) / 2);
  context.lineTo(x + (by - ay) / 2, y + (bx - ax) / 2);
  strokeTwice(context, colours.mark, colours["mark-edge"], Math.max(4, size * 0.1), Math.max(1.5, size * 0.03));
  context.lineCap = "butt";
}

/** @typedef {[number, number][]} Strokes */

/** @type {Strokes} */
const DIAGONALS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
/** @type {Strokes} */
const STRAIGHTS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
/** @type {Strokes} */
const LEAPS = DIAGONALS.flatMap(
  ([x, y]) =>
    /** @type {Strokes} */ ([
      [x, y / 2],
      [x / 2, y],
    ]),
);

/**
 * The directions in which a lent kind leaves its square; a kind without an entry has the ring alone.
 * @type {Record<string, Strokes>}
 */
const WAYS = {
  bishop: DIAGONALS,
  rook: STRAIGHTS,
  queen: [...STRAIGHTS, ...DIAGONALS],
  knight: LEAPS,
};

/** A ring, and strokes towards the edge: whoever stands here may leave the square that way, too. */
/** @param {Brush} brush @param {number} square @param {string} kind */
function lent(brush, square, kind) {
  const { context, size, colours } = brush;
  const [x, y] = brush.centre(square);
  context.lineCap = "round";
  context.beginPath();
  for (const [dx, dy] of WAYS[kind] ?? []) {
    context.moveTo(x + dx * size * 0.3, y + dy * size * 0.3);
    context.lineTo(x + dx * size * 0.42, y + dy * size * 0.42);
  }
  strokeTwice(context, colours["tunnel-2"], colours["mark-edge"], Math.max(2.5, size * 0.07), Math.max(1, size * 0.02));
  brush.ring(square, 0.16);
  strokeTwice(context, colours["tunnel-2"], colours["mark-edge"], Math.max(2, size * 0.05), Math.max(1, size * 0.02));
  context.lineCap = "butt";
}

/** The end of a tunnel: an outline around whoever stands here. */
/** @param {Brush} brush @param {number} square @param {number} which */
function end(brush, square, which) {
  const { context, size, colours } = brush;
  const [x, y] = brush.centre(square);
  const corners = CORNERS[which % CORNERS.length] ?? CORNERS[0];
  const colour = colours[COLOURS[which % COLOURS.length] ?? COLOURS[0]];
  for (const radius of [0.43, 0.3]) {
    context.beginPath();
    for (let corner = 0; corner < corners; corner++) {
      const turn = (corner / corners) * Math.PI * 2 - Math.PI / 2;
      context.lineTo(x + Math.cos(turn) * size * radius, y + Math.sin(turn) * size * radius);
    }
    context.closePath();
    context.lineJoin = "round";
    strokeTwice(context, colour, colours["mark-edge"], Math.max(2, size * 0.055), Math.max(1, size * 0.018));
  }
}

/** Arrows that lead off both sides of the board: who goes on there comes in on the other. */
/** @param {Brush} brush @param {[number, number]} ends */
function joint(brush, ends) {
  const { context, size, colours } = brush;
  const [from, to] = [brush.centre(ends[0]), brush.centre(ends[1])];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ax, ay] = [(size * (to[0] - from[0])) / length, (size * (to[1] - from[1])) / length];
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const [[x, y], out] of /** @type {[[number, number], number][]} */ ([
    [from, -1],
    [to, 1],
  ])) {
    /** @param {number} along @param {number} aside */
    const line = (along, aside) => context.lineTo(x + ax * out * along + ay * aside, y + ay * out * along + ax * aside);
    context.beginPath();
    line(0.36, -0.14);
    line(0.46, 0);
    line(0.36, 0.14);
    strokeTwice(
      context,
      colours["tunnel-1"],
      colours["mark-edge"],
      Math.max(2.5, size * 0.07),
      Math.max(1, size * 0.02),
    );
  }
  context.lineCap = "butt";
}

/** Holes are cut out of the painted squares; the rest lies on them. */
/** @param {Brush} brush @param {import("./land.js").Land} land */
export function paintLand(brush, land) {
  const { context, size } = brush;
  for (const square of land.gone) context.clearRect(...brush.corner(square), size, size);
  land.holes.forEach((square) => hole(brush, square));
  /** @param {number} square */
  const exists = (square) => !land.gone.includes(square);
  for (const [square, kind] of land.lent) if (exists(square)) lent(brush, square, kind);
  land.tunnels.forEach((ends, which) => ends.filter(exists).forEach((square) => end(brush, square, which)));
  land.walls.forEach((border) => wall(brush, border));
  land.joints.forEach((ends) => joint(brush, ends));
}
