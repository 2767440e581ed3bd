// The blow of a capture: the taker lands with weight, the taken piece is knocked off, and chips and dust of it fly.
import { INK } from "../../pieces/colours.js";
import { paintPiece } from "../../pieces/paint.js";

/**
 * @typedef {import("../../board/types").Sprite} Sprite
 * @typedef {import("../../board/types").Shown} Shown
 * @typedef {import("../../board/board.js").Board} Board
 * @typedef {import("./seen.js").Capture} Capture
 * @typedef {CanvasRenderingContext2D} Canvas
 */

/** The milliseconds from the strike until the board is quiet again, by the pace. @type {Record<string, number>} */
const LASTS = { slow: 220, normal: 220, fast: 130 };
/** A movement that has ended by so many milliseconds too early was cut short by a tap. */
const EARLY = 40;

/** The weight of what falls, 1 to 4; 2 where nothing is said. @type {Partial<Record<Shown["kind"], number>>} */
const WEIGHTS = { pawn: 1, rook: 3, prince: 3, cardinal: 3, chancellor: 4, princess: 4, queen: 4, amazon: 4, king: 4 };

/** @param {Shown} piece */
export const weightOf = ({ kind }) => WEIGHTS[kind] ?? 2;

/** Chips, their size in squares, how far they and the piece fly, and how deep the taker sinks, by weight. */
const FORCE = [
  { chips: 4, chip: 0.1, far: 0.55, knock: 0.4, sinks: 0.1 },
  { chips: 7, chip: 0.13, far: 0.75, knock: 0.5, sinks: 0.15 },
  { chips: 11, chip: 0.16, far: 1, knock: 0.65, sinks: 0.22 },
  { chips: 14, chip: 0.18, far: 1.15, knock: 0.7, sinks: 0.26 },
];

/** The angle by which the directions of chips differ: no two are alike, and they are spread evenly. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** @param {number} t */
const out = (t) => 1 - (1 - t) ** 3;

export class Blow {
  /**
   * @param {Board} board @param {Capture} capture as it stands before it
   * @param {number} time milliseconds until the taker is there @param {string} pace
   * @param {boolean} flies true if the taken piece is carried away by something else
   */
  constructor(board, { taker, victim, to }, time, pace, flies) {
    const dropped = board.motion.parked?.id === taker.id;
    this.board = board;
    this.taker = taker.id;
    this.to = to;
    this.flies = flies;
    this.victim = { ...victim, at: -1 };
    this.at = victim.at;
    this.came = taker.at;
    this.force = FORCE[weightOf(victim) - 1];
    this.begins = performance.now();
    this.way = dropped ? 0 : time;
    this.strikes = this.begins + this.way;
    this.lasts = LASTS[pace];
  }

  /** Paints it, frame by frame, until it is over. @param {AbortSignal} signal */
  run(signal) {
    const { board } = this;
    const frame = () => {
      const now = performance.now();
      const cut = board.motion.run === null && now < this.strikes - EARLY;
      const over = cut || signal.aborted || now > this.strikes + this.lasts;
      if (board.motion.blow !== this) return;
      if (over) board.motion.blow = null;
      // Pieces that move are painted anyway.
      if (!signal.aborted && (over || board.motion.run === null)) board.display.flush();
      if (!over) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** The part of the way to the strike, and of the time after it, each 0 to 1. */
  get #times() {
    const now = performance.now();
    const part = (/** @type {number} */ from, /** @type {number} */ time) =>
      Math.min(1, Math.max(0, time ? (now - from) / time : 1));
    return { coming: part(this.begins, this.way), after: part(this.strikes, this.lasts) };
  }

  /** The direction of the blow on the screen, a square long. @returns {[number, number]} */
  get #aim() {
    const { shape } = this.board;
    const [from, at] = [shape.spot(this.came), shape.spot(this.at)];
    const [x, y] = [at.column - from.column, at.row - from.row];
    const far = Math.hypot(x, y) || 1;
    return [x / far, y / far];
  }

  /**
   * Puts the two pieces where the blow has them.
   * @param {Sprite[]} list as they would be painted @returns {Sprite[]}
   */
  sprites(list) {
    const { coming, after } = this.#times;
    // A tap has ended the movement before the strike.
    if (coming < 1 && this.board.motion.run === null) return list;
    const rest = list.filter(({ piece }) => piece.id !== this.taker && piece.id !== this.victim.id);
    const taker = list.find(({ piece }) => piece.id === this.taker && piece.at === this.to);
    const moved = taker ? [this.#landing(taker, coming, after)] : [];
    return [...rest, ...this.#knocked(coming, after), ...moved];
  }

  /**
   * The taker is raised on its way, and sinks in where it lands.
   * @param {Sprite} sprite @param {number} coming @param {number} after @returns {Sprite}
   */
  #landing(sprite, coming, after) {
    const { shape } = this.board;
    const to = shape.spot(this.to);
    if (coming < 1) {
      const from = shape.spot(this.came);
      const p = coming * coming * (2 - coming);
      const [column, row] = [from.column + (to.column - from.column) * p, from.row + (to.row - from.row) * p];
      return { ...sprite, column, row, alpha: 1, scale: 1 + 0.13 * Math.sin(Math.PI * coming) };
    }
    const [x, y] = this.#aim;
    const { sinks } = this.force;
    const over = 0.5 * sinks * Math.sin(Math.PI * Math.min(1, after * 2)) * (1 - after);
    return {
      ...sprite,
      column: to.column + x * over,
      row: to.row + y * over,
      squash: sinks * (1 - after) ** 2 * Math.cos(after * 7),
    };
  }

  /** The taken piece stands until it is struck. @param {number} coming @param {number} after @returns {Sprite[]} */
  #knocked(coming, after) {
    const { column, row } = this.board.shape.spot(this.at);
    const { victim: piece, force } = this;
    if (coming < 1) return this.flies && coming > 0.7 ? [] : [{ piece, column, row, alpha: 1, scale: 1 }];
    if (this.flies || after === 1) return [];
    const [x, y] = this.#aim;
    const far = force.knock * out(after);
    return [
      {
        piece,
        column: column + x * far,
        row: row + y * far - 0.3 * Math.sin(Math.PI * after),
        alpha: 1 - after ** 2,
        scale: 1 - 0.15 * after,
        lean: (x < 0 ? -1 : 1) * 1.5 * out(after),
      },
    ];
  }

  /** Paints what flies, over the pieces. @param {CanvasRenderingContext2D} context @param {number} size */
  paint(context, size) {
    const { coming, after } = this.#times;
    if (coming < 1 || after === 1) return;
    const { column, row } = this.board.shape.spot(this.at);
    context.save();
    context.translate((column + 0.5) * size, (row + 0.5) * size);
    this.#dust(context, size, after);
    this.#flash(context, size, after);
    for (let chip = 0; chip < this.force.chips; chip++) this.#chip(context, size, after, chip);
    context.restore();
  }

  /** A ring of light at the moment of the strike. @param {Canvas} context @param {number} size @param {number} after */
  #flash(context, size, after) {
    const p = after * 1.8;
    if (p >= 1) return;
    context.globalAlpha = (1 - p) * 0.9;
    context.strokeStyle = INK.star;
    context.lineWidth = size * this.force.sinks * 0.5 * (1 - p);
    context.beginPath();
    context.arc(0, 0, size * (0.3 + this.force.far * 0.4 * out(p)), 0, Math.PI * 2);
    context.stroke();
  }

  /** Dust goes out along the ground. @param {Canvas} context @param {number} size @param {number} after */
  #dust(context, size, after) {
    const { sinks } = this.force;
    context.fillStyle = INK.bone;
    for (const side of [-1, -0.5, 0.5, 1]) {
      context.globalAlpha = 0.5 * (1 - after);
      context.beginPath();
      const x = side * size * (0.3 + 0.35 * out(after));
      const radius = size * (0.08 + sinks * 0.5) * (0.6 + 0.7 * after);
      context.ellipse(x, size * (0.36 - 0.08 * after), radius, radius * 0.6, 0, 0, Math.PI * 2);
      context.fill();
    }
  }

  /**
   * A three-cornered bit of the taken piece itself.
   * @param {Canvas} context @param {number} size @param {number} after @param {number} at its number
   */
  #chip(context, size, after, at) {
    const { victim, force } = this;
    const [x, y] = this.#aim;
    const way = at * GOLDEN;
    // They fly to all sides, from beside the taker, and further in the direction of the blow.
    const far = size * (0.38 + force.far * (0.4 + 0.6 * ((at * 0.61) % 1)) * out(after));
    const [dx, dy] = [Math.cos(way) * 0.7 + x * 0.55, Math.sin(way) * 0.7 + y * 0.55];
    const big = size * force.chip * (1 - 0.5 * after);
    // A place within the piece that the bit shows.
    const [bx, by] = [0.5 + Math.cos(way) * 0.1, 0.68 + Math.sin(way) * 0.1];
    context.save();
    context.globalAlpha = 1 - after ** 3;
    context.translate(dx * far, dy * far + size * 0.25 * after ** 2);
    context.rotate(way + after * 5);
    context.beginPath();
    for (const turn of [0, 2.3, 4.2]) context.lineTo(Math.cos(turn) * big, Math.sin(turn) * big);
    context.closePath();
    context.lineWidth = Math.max(1, size * 0.03);
    context.strokeStyle = victim.side === "white" ? INK.slate : INK.ivory;
    context.stroke();
    context.clip();
    paintPiece(context, victim, -bx * size, -by * size, size);
    context.restore();
  }
}
