// Paints a board: squares, what lies on them, pieces, and the marks in their order.

import { paintBadge, paintBase, paintKind } from "../pieces/kinds.js";
import { look } from "../pieces/looks.js";
import { isAside } from "../pieces/marks.js";
import { paintPiece } from "../pieces/paint.js";
import { sizedContext } from "../ui/canvas.js";
import { paintChecker } from "./paint-check.js";
import { paintLand } from "./paint-land.js";
import { MarkPainter } from "./paint-marks.js";
import { paintTrail } from "./paint-trail.js";

/** With more candidates than this (all pieces of an army) their rings are painted faintly. */
const STRONG_RINGS = 6;

class Painter extends MarkPainter {
  /** @param {CanvasRenderingContext2D} context @param {import("./types").Scene} scene */
  constructor(context, scene) {
    super(context, scene);
    this.sprites = scene.sprites;
    this.blow = scene.blow;
    this.dragged = scene.dragged;
    this.onHead = scene.onHead;
    this.occupied = scene.occupied;
    this.bases = scene.bases;
    this.marks = scene.marks;
    this.land = scene.land;
    this.swapped = scene.land.swapped;
    this.grain = scene.grain ?? look.grain;
  }

  /** Lays the picture of the ground under everything else. @param {HTMLCanvasElement} ground */
  lay(ground) {
    const { context, shape, size } = this;
    const [width, height] = [shape.columns * size, shape.rows * size];
    context.clearRect(0, 0, width, height);
    context.drawImage(ground, 0, 0, width, height);
  }

  squares() {
    const { context, shape, size, colours, land } = this;
    for (let square = 0; square < shape.count; square++)
      this.tint(square, shape.dark(square) !== land.swapped ? colours.dark : colours.light);
    this.grain?.(context, shape.columns, shape.rows, size);
    // A faint light from above, so that the board is not a plain grid.
    const sheen = context.createLinearGradient(0, 0, 0, shape.rows * size);
    sheen.addColorStop(0, "rgb(255 255 255 / 0.07)");
    sheen.addColorStop(1, "rgb(0 0 0 / 0.06)");
    context.fillStyle = sheen;
    context.fillRect(0, 0, shape.columns * size, shape.rows * size);
    paintLand(this, land);
  }

  /**
   * The cloak goes up and fades, the base comes to light beneath it.
   * @param {import("./types").Shown} piece
   * @param {number} x
   * @param {number} y
   * @param {NonNullable<import("./types").Sprite["uncloaking"]>} uncloaking
   */
  uncloaked(piece, x, y, { kind, p, rise }) {
    const { context, size } = this;
    context.globalAlpha = p;
    paintKind(context, piece.side, piece.kind, x, y, size);
    context.globalAlpha = 1 - p * p;
    paintPiece(context, { side: piece.side, kind, cloaked: true }, x, y - rise * size * 0.55, size);
    context.globalAlpha = 1;
  }

  /** Light on the ground of a piece that the mouse lifts, and its shadow. @param {number} square */
  glow(square) {
    const { context, size } = this;
    const [x, y] = this.centre(square);
    const glow = context.createRadialGradient(x, y, size * 0.2, x, y, size * 0.7);
    glow.addColorStop(0, "rgb(255 255 255 / 0.6)");
    glow.addColorStop(1, "rgb(255 255 255 / 0.1)");
    this.tint(square, glow);
    const { column, row } = this.shape.spot(square);
    this.raise(column, row);
  }

  /** The shadow of a piece that is raised, and how far it is. @param {number} column @param {number} row */
  raise(column, row) {
    const { context, size } = this;
    context.fillStyle = "rgb(0 0 0 / 0.45)";
    context.beginPath();
    context.ellipse((column + 0.5) * size, (row + 0.88) * size, size * 0.34, size * 0.09, 0, 0, 7);
    context.fill();
    return size * 0.06;
  }

  /**
   * Paints what leans over its foot, and is pressed down on it.
   * @param {number} angle @param {number} squash @param {number} x @param {number} y @param {() => void} paint
   */
  onFoot(angle, squash, x, y, paint) {
    const { context } = this;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.scale(1 + squash / 2, 1 - squash);
    context.translate(-x, -y);
    paint();
    context.restore();
  }

  /** @param {import("./types").Sprite} sprite */
  piece({ piece, column, row, alpha, scale, lifted, uncloaking, lean = 0, squash = 0 }) {
    const { context, size } = this;
    const grown = size * scale;
    if (uncloaking) return this.uncloaked(piece, column * size, row * size, uncloaking);
    if (lifted) this.glow(piece.at);
    const up = this.marks.raised.includes(piece.at) ? this.raise(column, row) : 0;
    context.globalAlpha = piece.id === this.dragged ? 0.28 : isAside(piece) ? alpha / 2 : alpha;
    const [x, y] = [column * size - (grown - size) / 2, row * size - (grown - size) / 2 - up];
    const upright = () => paintPiece(context, piece, x, y, grown);
    const paint =
      piece.side === this.onHead ? () => this.onFoot(Math.PI, 0, x + grown / 2, y + grown / 2, upright) : upright;
    if (lean || squash) this.onFoot(lean, squash, x + grown / 2, y + grown * 0.88, paint);
    else paint();
    context.globalAlpha = 1;
    // Only while the player peeks: what is under the cloak.
    if (this.bases && piece.cloaked && piece.base && piece.id !== this.dragged)
      paintBase(context, piece.base, column * size, row * size, size);
    const guess = piece.cloaked && piece.id !== this.dragged ? this.marks.guesses?.get(piece.id) : undefined;
    if (guess) this.guess(guess, column, row);
  }

  /**
   * The reader's guess of what is under a cloak, in the lower left corner within a broken ring: it is no base.
   * @param {import("../engine").Kind} kind @param {number} column @param {number} row
   */
  guess(kind, column, row) {
    const { context, size, colours } = this;
    const radius = Math.max(9, size * 0.21);
    const [x, y] = [column * size + radius + 1, (row + 1) * size - radius - 1];
    paintBadge(context, "base", kind, x, y, radius);
    context.setLineDash([radius * 0.4, radius * 0.3]);
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.strokeStyle = colours.hint;
    context.lineWidth = Math.max(2, radius * 0.22);
    context.stroke();
    context.setLineDash([]);
  }

  /** Paints all that lies on the ground, in its order. */
  all() {
    const { marks } = this;
    /** @param {number} square */
    const occupied = (square) => this.occupied(square);
    marks.changed.forEach((square) => this.brackets(square, false, true));
    marks.secrets.forEach((square) => this.secret(square));
    marks.last.forEach((square, i) => this.brackets(square, i === marks.last.length - 1));
    marks.check.forEach((square) => this.check(square));
    marks.chosen.forEach((square) => this.chosen(square));
    const candidates = marks.candidates.filter(occupied);
    candidates.forEach((square) => this.candidate(square, candidates.length > STRONG_RINGS));
    if (marks.swaps) marks.targets.filter(occupied).forEach((square) => this.exchange(square));
    if (marks.over >= 0) this.frame(marks.over, this.colours.mark, Math.max(2.5, this.size * 0.06));
    this.sprites.forEach((sprite) => this.piece(sprite));
    this.blow?.paint(this.context, this.size);
    for (const square of marks.candidates) if (!occupied(square)) this.target(square);
    for (const square of marks.targets)
      if (!occupied(square)) this.target(square);
      else if (!marks.swaps) this.take(square);
    // An army's pieces are no danger to its own king.
    const side = (/** @type {number} */ at) => this.sprites.find(({ piece }) => piece.at === at)?.piece.side;
    for (const from of marks.checkers)
      paintChecker(
        this,
        from,
        marks.check.filter((king) => side(king) !== side(from)),
      );
    marks.check.forEach((square) => this.badge(square));
    marks.pointed.forEach((square) => this.frame(square, this.colours.hint, Math.max(3, this.size * 0.075)));
    marks.steps.forEach((squares, at) => squares.length && this.step(squares, String(at + 1)));
    marks.trail.forEach((squares) => paintTrail(this, squares));
    for (const squares of marks.taking.length ? [marks.taking] : marks.aims) this.threat(squares);
    marks.hint.forEach((square) => this.hint(square));
    marks.hint.slice(-1).forEach((square) => this.star(square));
  }
}

/** @param {HTMLCanvasElement} canvas @param {import("./types").Scene} scene */
const painter = (canvas, scene) =>
  new Painter(sizedContext(canvas, scene.shape.columns * scene.size, scene.shape.rows * scene.size), scene);

/**
 * Paints the squares of a board and its land alone.
 * @param {HTMLCanvasElement} canvas @param {import("./types").Scene} scene
 */
export const paintGround = (canvas, scene) => painter(canvas, scene).squares();

/**
 * Paints a whole board.
 * @param {HTMLCanvasElement} canvas @param {import("./types").Scene} scene
 * @param {HTMLCanvasElement} [ground] its squares and land, where they are painted already
 */
export function paintBoard(canvas, scene, ground) {
  const whole = painter(canvas, scene);
  if (ground) whole.lay(ground);
  else whole.squares();
  whole.all();
}
