// Paints a board: squares, marks and pieces. Every mark has a shape of its own and a light and a dark stroke, never colour alone.
import { paintBadge, paintKind, paintPiece } from "../pieces/paint.js";
import { sizedContext } from "../ui/canvas.js";

const NAMES = ["light", "dark", "last", "chosen", "check", "hint", "mark", "mark-edge"];

/** With more candidates than this (all pieces of an army) their rings become quiet. */
const LOUD_RINGS = 6;

/** The colours of the theme, from the custom properties of board.css. */
/** @param {Element} element @returns {import("./types").Colours} */
export const boardColours = (element) => {
  const style = getComputedStyle(element);
  return Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--board-${name}`).trim()]));
};

/** Strokes the current path twice: a wider edge, then the line itself. */
function double(context, colour, edge, width, margin) {
  context.strokeStyle = edge;
  context.lineWidth = width + margin * 2;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

export class Painter {
  /** @param {CanvasRenderingContext2D} context @param {import("./types").Scene} scene */
  constructor(context, scene) {
    this.context = context;
    this.shape = scene.shape;
    this.size = scene.size;
    this.colours = scene.colours;
    this.sprites = scene.sprites;
    this.dragged = scene.dragged;
    this.occupied = scene.occupied;
    this.bases = scene.bases;
    this.marks = scene.marks;
    this.land = scene.land;
    this.thin = Math.max(1, this.size * 0.022);
  }

  /** Left, top of a square in pixels. @param {number} square @returns {[number, number]} */
  corner(square) {
    const { column, row } = this.shape.spot(square);
    return [column * this.size, row * this.size];
  }

  centre(square) {
    const [left, top] = this.corner(square);
    return /** @type {[number, number]} */ ([left + this.size / 2, top + this.size / 2]);
  }

  ring(square, radius) {
    const [x, y] = this.centre(square);
    this.context.beginPath();
    this.context.arc(x, y, radius * this.size, 0, Math.PI * 2);
  }

  tint(square, colour) {
    this.context.fillStyle = colour;
    this.context.fillRect(...this.corner(square), this.size, this.size);
  }

  squares() {
    const { context, shape, size, colours, land } = this;
    for (let square = 0; square < shape.count; square++)
      this.tint(square, shape.dark(square) !== land.swapped ? colours.dark : colours.light);
    // A breath of light from above, so that the board is not a plain grid.
    const sheen = context.createLinearGradient(0, 0, 0, shape.rows * size);
    sheen.addColorStop(0, "rgb(255 255 255 / 0.07)");
    sheen.addColorStop(1, "rgb(0 0 0 / 0.06)");
    context.fillStyle = sheen;
    context.fillRect(0, 0, shape.columns * size, shape.rows * size);
    for (const square of land.gone) context.clearRect(...this.corner(square), size, size);
  }

  /** A bar on the border of two squares. @param {[number, number]} border */
  wall([one, other]) {
    const { context, size, colours } = this;
    const [[ax, ay], [bx, by]] = [this.centre(one), this.centre(other)];
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
    context.lineCap = "round";
    context.beginPath();
    // Across the line from one centre to the other.
    context.moveTo(x - (by - ay) / 2, y - (bx - ax) / 2);
    context.lineTo(x + (by - ay) / 2, y + (bx - ax) / 2);
    double(context, colours.mark, colours["mark-edge"], Math.max(4, size * 0.1), Math.max(1.5, size * 0.03));
    context.lineCap = "butt";
  }

  /** Corner brackets: hollow on the square that was left, solid on the one that was reached. */
  brackets(square, solid) {
    const { context, size, colours } = this;
    const [x, y] = this.corner(square);
    const inset = size * 0.055;
    const arm = size * 0.2;
    const width = solid ? Math.max(2.5, size * 0.07) : Math.max(2, size * 0.05);
    context.globalAlpha = 0.4;
    this.tint(square, colours.last);
    context.globalAlpha = 1;
    context.lineJoin = "miter";
    context.beginPath();
    for (const [cx, cy, dx, dy] of [
      [x, y, 1, 1],
      [x + size, y, -1, 1],
      [x, y + size, 1, -1],
      [x + size, y + size, -1, -1],
    ]) {
      context.moveTo(cx + dx * inset, cy + dy * (inset + arm));
      context.lineTo(cx + dx * inset, cy + dy * inset);
      context.lineTo(cx + dx * (inset + arm), cy + dy * inset);
    }
    if (solid) double(context, colours.mark, colours["mark-edge"], width * 0.6, Math.max(1, width * 0.3));
    else double(context, colours["mark-edge"], colours.mark, width * 0.6, Math.max(0.75, width * 0.22));
  }

  /** A frame just inside the square. */
  frame(square, colour, width) {
    const { context, size, colours } = this;
    const [x, y] = this.corner(square);
    const margin = Math.max(1, width * 0.3);
    const inset = width / 2 + margin;
    context.lineJoin = "round";
    context.beginPath();
    context.rect(x + inset, y + inset, size - inset * 2, size - inset * 2);
    double(context, colour, colours["mark-edge"], width, margin);
  }

  chosen(square) {
    this.context.globalAlpha = 0.45;
    this.tint(square, this.colours.chosen);
    this.context.globalAlpha = 1;
    this.frame(square, this.colours.mark, Math.max(2.5, this.size * 0.06));
  }

  check(square) {
    const { context, size, colours } = this;
    const [x, y] = this.centre(square);
    const glow = context.createRadialGradient(x, y, size * 0.1, x, y, size * 0.7);
    glow.addColorStop(0, colours.check);
    glow.addColorStop(1, "transparent");
    this.tint(square, glow);
    this.frame(square, colours.check, Math.max(2, size * 0.05));
  }

  /** The "!" of a check, over the piece. */
  badge(square) {
    const { context, size, colours } = this;
    const [left, top] = this.corner(square);
    const radius = Math.max(7, size * 0.15);
    const [x, y] = [left + size - radius * 0.95, top + radius * 0.95];
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = colours.check;
    double(context, colours["mark-edge"], colours.mark, Math.max(1, radius * 0.16), Math.max(0.75, radius * 0.1));
    context.fill();
    context.fillStyle = "#fff";
    context.beginPath();
    context.roundRect(x - radius * 0.15, y - radius * 0.62, radius * 0.3, radius * 0.72, radius * 0.12);
    context.arc(x, y + radius * 0.45, radius * 0.18, 0, Math.PI * 2);
    context.fill();
  }

  /** A square of a hint: a broken frame, so that it is like no other mark. */
  hint(square) {
    const { context, size, colours } = this;
    this.frame(square, colours["mark-edge"], Math.max(3, size * 0.075));
    context.setLineDash([size * 0.16, size * 0.09]);
    this.frame(square, colours.hint, Math.max(3, size * 0.075));
    context.setLineDash([]);
  }

  /** The star of a hint, in the upper left corner of the square it ends on. */
  star(square) {
    const { context, size, colours } = this;
    const radius = Math.max(7, size * 0.17);
    const [x, y] = this.corner(square).map((edge) => edge + radius * 1.05);
    context.beginPath();
    for (let point = 0; point < 10; point++) {
      const far = point % 2 === 0 ? radius : radius * 0.45;
      context.lineTo(x + far * Math.sin((point * Math.PI) / 5), y - far * Math.cos((point * Math.PI) / 5));
    }
    context.closePath();
    context.fillStyle = colours.hint;
    double(context, colours["mark-edge"], colours.mark, Math.max(1.5, radius * 0.2), 0.75);
    context.fill();
  }

  /** A piece that can be chosen. */
  candidate(square, quiet) {
    const { context, colours } = this;
    this.ring(square, 0.45);
    context.globalAlpha = 0.3;
    context.fillStyle = colours["mark-edge"];
    if (!quiet) context.fill();
    context.globalAlpha = quiet ? 0.42 : 1;
    double(context, colours.mark, colours["mark-edge"], this.thin * (quiet ? 0.8 : 1.3), this.thin);
    context.globalAlpha = 1;
  }

  /** An empty square that can be reached: a dot with a ring. */
  target(square) {
    const { context, colours } = this;
    this.ring(square, 0.12);
    context.fillStyle = colours.mark;
    context.fill();
    this.ring(square, 0.19);
    double(context, colours["mark-edge"], colours.mark, this.thin * 1.4, this.thin * 0.5);
  }

  /** A piece that can be swapped: a full ring, so that nothing is laid over the piece. */
  exchange(square) {
    const { context, size, colours } = this;
    this.ring(square, 0.44);
    double(context, colours.mark, colours["mark-edge"], Math.max(2, size * 0.045), Math.max(1, size * 0.018));
  }

  /** A piece that can be taken: a ring with cross ticks. */
  take(square) {
    const { context, size, colours } = this;
    const [x, y] = this.centre(square);
    context.lineCap = "round";
    this.ring(square, 0.43);
    for (const turn of [1, 3, 5, 7]) {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 4) * size, Math.sin((turn * Math.PI) / 4) * size];
      context.moveTo(x + dx * 0.34, y + dy * 0.34);
      context.lineTo(x + dx * 0.55, y + dy * 0.55);
    }
    double(context, colours.mark, colours["mark-edge"], Math.max(2, size * 0.045), Math.max(1, size * 0.018));
    context.lineCap = "butt";
  }

  /** A choice made before the open question, or a take that may be interrupted: an arrow between its squares, and a sign in a corner of the last one. */
  step(squares, sign) {
    const { context, size, colours } = this;
    const points = squares.map((square) => this.centre(square));
    const radius = Math.max(8, size * 0.17);
    const arm = size * 0.2;
    // The arrow ends beside the piece, not on it.
    if (points.length > 1) {
      const [[ax, ay], [x, y]] = points.slice(-2);
      const far = Math.hypot(x - ax, y - ay);
      const short = Math.min(size * 0.32, far / 3) / far;
      points[points.length - 1] = [x - (x - ax) * short, y - (y - ay) * short];
    }
    context.lineCap = context.lineJoin = "round";
    context.beginPath();
    for (const [at, [x, y]] of points.entries()) {
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    if (points.length > 1) {
      const [[ax, ay], [x, y]] = points.slice(-2);
      const angle = Math.atan2(y - ay, x - ax);
      for (const turn of [-0.5, 0.5]) {
        context.moveTo(x, y);
        context.lineTo(x - arm * Math.cos(angle + turn), y - arm * Math.sin(angle + turn));
      }
    }
    context.globalAlpha = 0.75;
    double(context, colours["mark-edge"], colours.mark, size * 0.05, size * 0.025);
    context.globalAlpha = 1;
    const [left, top] = this.corner(squares.at(-1));
    const [x, y] = [left + size - radius * 1.15, top + radius * 1.15];
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = colours["mark-edge"];
    double(context, colours["mark-edge"], colours.mark, 2, 2);
    context.fill();
    context.fillStyle = colours.mark;
    context.font = `700 ${radius * 1.4}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(sign, x, y + radius * 0.08);
  }

  /** The cloak goes up and fades, the base comes to light beneath it. */
  unveiled(piece, x, y, { kind, p, rise }) {
    const { context, size } = this;
    context.globalAlpha = p;
    paintKind(context, piece.side, piece.kind, x, y, size);
    context.globalAlpha = 1 - p * p;
    paintPiece(context, { side: piece.side, kind, cloaked: true }, x, y - rise * size * 0.55, size);
    context.globalAlpha = 1;
  }

  /** @param {import("./types").Sprite} sprite */
  piece({ piece, column, row, alpha, scale, falling }) {
    const { context, size } = this;
    const grown = size * scale;
    if (falling) return this.unveiled(piece, column * size, row * size, falling);
    context.globalAlpha = piece.id === this.dragged ? 0.28 : alpha;
    paintPiece(context, piece, column * size - (grown - size) / 2, row * size - (grown - size) / 2, grown);
    context.globalAlpha = 1;
    // Only while somebody looks: what is under the cloak, in the lower right corner.
    if (this.bases && piece.cloaked && piece.base && piece.id !== this.dragged) {
      const radius = Math.max(9, size * 0.24);
      paintBadge(context, piece.side, piece.base, (column + 1) * size - radius, (row + 1) * size - radius, radius);
    }
  }

  all() {
    const { marks } = this;
    const occupied = (square) => this.occupied(square);
    this.squares();
    this.land.walls.forEach((border) => this.wall(border));
    marks.last.forEach((square, i) => this.brackets(square, i === marks.last.length - 1));
    marks.check.forEach((square) => this.check(square));
    marks.chosen.forEach((square) => this.chosen(square));
    const candidates = marks.candidates.filter(occupied);
    candidates.forEach((square) => this.candidate(square, candidates.length > LOUD_RINGS));
    if (marks.over >= 0) this.frame(marks.over, this.colours.mark, Math.max(2.5, this.size * 0.06));
    this.sprites.forEach((sprite) => this.piece(sprite));
    for (const square of marks.candidates) if (!occupied(square)) this.target(square);
    for (const square of marks.targets)
      marks.swaps ? this.exchange(square) : occupied(square) ? this.take(square) : this.target(square);
    marks.check.forEach((square) => this.badge(square));
    marks.pointed.forEach((square) => this.frame(square, this.colours.hint, Math.max(3, this.size * 0.075)));
    marks.steps.forEach((squares, at) => squares.length && this.step(squares, String(at + 1)));
    if (marks.taking.length) this.step(marks.taking, "!");
    marks.hint.forEach((square) => this.hint(square));
    marks.hint.slice(-1).forEach((square) => this.star(square));
  }
}

/** @param {HTMLCanvasElement} canvas @param {import("./types").Scene} scene */
export function paintBoard(canvas, scene) {
  const { shape, size } = scene;
  new Painter(sizedContext(canvas, shape.columns * size, shape.rows * size), scene).all();
}
