// Paints the marks of a board. Every mark has a shape of its own and a light and a dark stroke, never colour alone.
import { INK } from "../pieces/colours.js";
import { Brush, strokeTwice } from "./brush.js";

/** The opacity of marks that only say where one can go: a piece that stands there stays in sight. */
const SOFT = 0.72;

export class MarkPainter extends Brush {
  /** True while light and dark squares are swapped. */
  swapped = false;

  /** A mark's colour on a square, and its edge's. @param {number} square @returns {[string, string]} */
  seen(square) {
    const { mark, "mark-edge": edge } = this.colours;
    return this.shape.dark(square) === this.swapped ? [mark, edge] : [edge, mark];
  }

  /**
   * Corner brackets: hollow on the square that was left, solid on the one that was reached; short and without a tint
   * where something else has changed in the same turn.
   * @param {number} square @param {boolean} solid @param {boolean} [short]
   */
  brackets(square, solid, short = false) {
    const { context, size, colours } = this;
    const [x, y] = this.corner(square);
    const inset = size * 0.055;
    const arm = size * (short ? 0.12 : 0.2);
    const width = solid ? Math.max(2.5, size * 0.07) : Math.max(2, size * 0.05);
    context.globalAlpha = short ? 0.2 : 0.4;
    this.tint(square, colours.last);
    context.globalAlpha = 1;
    context.lineJoin = "miter";
    context.beginPath();
    for (const [cx, cy, dx, dy] of /** @type {[number, number, number, number][]} */ ([
      [x, y, 1, 1],
      [x + size, y, -1, 1],
      [x, y + size, 1, -1],
      [x + size, y + size, -1, -1],
    ])) {
      context.moveTo(cx + dx * inset, cy + dy * (inset + arm));
      context.lineTo(cx + dx * inset, cy + dy * inset);
      context.lineTo(cx + dx * (inset + arm), cy + dy * inset);
    }
    if (solid) strokeTwice(context, colours.mark, colours["mark-edge"], width * 0.6, Math.max(1, width * 0.3));
    else strokeTwice(context, colours["mark-edge"], colours.mark, width * 0.6, Math.max(0.75, width * 0.22));
  }

  /** @param {number} square */
  chosen(square) {
    this.context.globalAlpha = 0.45;
    this.tint(square, this.colours.chosen);
    this.context.globalAlpha = 1;
    this.frame(square, this.colours.mark, Math.max(2.5, this.size * 0.06));
  }

  /** @param {number} square */
  check(square) {
    const { context, size, colours } = this;
    const [x, y] = this.centre(square);
    const glow = context.createRadialGradient(x, y, size * 0.1, x, y, size * 0.7);
    glow.addColorStop(0, colours.check);
    glow.addColorStop(1, "transparent");
    this.tint(square, glow);
    this.frame(square, colours.check, Math.max(2, size * 0.05));
  }

  /** The "!" of a check, over the piece. @param {number} square */
  badge(square) {
    const { context, size, colours } = this;
    const [left, top] = this.corner(square);
    const radius = Math.max(7, size * 0.15);
    const [x, y] = [left + size - radius * 0.95, top + radius * 0.95];
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = colours.check;
    strokeTwice(context, colours["mark-edge"], colours.mark, Math.max(1, radius * 0.16), Math.max(0.75, radius * 0.1));
    context.fill();
    context.fillStyle = INK.white;
    context.beginPath();
    context.roundRect(x - radius * 0.15, y - radius * 0.62, radius * 0.3, radius * 0.72, radius * 0.12);
    context.arc(x, y + radius * 0.45, radius * 0.18, 0, Math.PI * 2);
    context.fill();
  }

  /** A square of a hint: a broken frame, so that it is like no other mark. @param {number} square */
  hint(square) {
    const { context, size, colours } = this;
    this.frame(square, colours["mark-edge"], Math.max(3, size * 0.075));
    context.setLineDash([size * 0.16, size * 0.09]);
    this.frame(square, colours.hint, Math.max(3, size * 0.075));
    context.setLineDash([]);
  }

  /** The star of a hint, in the upper left corner of the square it ends on. @param {number} square */
  star(square) {
    const { context, size, colours } = this;
    const radius = Math.max(7, size * 0.17);
    const [left, top] = this.corner(square);
    const [x, y] = [left + radius * 1.05, top + radius * 1.05];
    context.beginPath();
    for (let point = 0; point < 10; point++) {
      const far = point % 2 === 0 ? radius : radius * 0.45;
      context.lineTo(x + far * Math.sin((point * Math.PI) / 5), y - far * Math.cos((point * Math.PI) / 5));
    }
    context.closePath();
    context.fillStyle = colours.hint;
    strokeTwice(context, colours["mark-edge"], colours.mark, Math.max(1.5, radius * 0.2), 0.75);
    context.fill();
  }

  /**
   * A piece that can be chosen: it stands on a light disc in a dark rim.
   * @param {number} square @param {boolean} quiet
   */
  candidate(square, quiet) {
    const { context, size, colours } = this;
    const isDark = this.shape.dark(square) !== this.swapped;
    this.ring(square, 0.45);
    context.globalAlpha = quiet ? 0.5 : 0.7;
    context.fillStyle = isDark ? colours.light : colours["mark-edge"];
    context.fill();
    context.globalAlpha = quiet ? 0.6 : 1;
    context.strokeStyle = colours.mark;
    context.lineWidth = Math.max(1, size * (quiet ? 0.022 : 0.045));
    context.stroke();
    context.globalAlpha = 1;
  }

  /** An empty square that can be reached: a soft dot. @param {number} square */
  target(square) {
    const { context } = this;
    const [colour, edge] = this.seen(square);
    context.globalAlpha = SOFT;
    this.ring(square, 0.155);
    context.strokeStyle = edge;
    context.lineWidth = this.thin * 2.4;
    context.stroke();
    context.fillStyle = colour;
    context.fill();
    context.globalAlpha = 1;
  }

  /** A piece that can be swapped: a full ring under it. @param {number} square */
  exchange(square) {
    const { context, size } = this;
    const [colour, edge] = this.seen(square);
    this.ring(square, 0.44);
    strokeTwice(context, colour, edge, Math.max(2, size * 0.05), Math.max(1, size * 0.02));
  }

  /** A piece that can be taken: a soft ring around it. @param {number} square */
  take(square) {
    const { context, size } = this;
    const [colour, edge] = this.seen(square);
    context.globalAlpha = SOFT;
    this.ring(square, 0.455);
    strokeTwice(context, colour, edge, Math.max(2.5, size * 0.065), Math.max(1, size * 0.02));
    context.globalAlpha = 1;
  }

  /** An arrow through the middles of squares, which ends beside the last piece. @param {number[]} squares */
  arrow(squares, colour = this.colours["mark-edge"], edge = this.colours.mark, width = this.size * 0.05) {
    const { context, size } = this;
    const points = squares.map((square) => this.centre(square));
    const [from, to] = points.slice(-2);
    if (!from || !to) return;
    const [[ax, ay], [bx, by]] = [from, to];
    const far = Math.hypot(bx - ax, by - ay);
    const short = far && Math.min(size * 0.32, far / 3) / far;
    const [x, y] = [bx - (bx - ax) * short, by - (by - ay) * short];
    points[points.length - 1] = [x, y];
    context.lineCap = context.lineJoin = "round";
    context.beginPath();
    for (const point of points) context.lineTo(...point);
    const angle = Math.atan2(y - ay, x - ax);
    for (const turn of [-0.5, 0.5]) {
      context.moveTo(x, y);
      context.lineTo(x - size * 0.2 * Math.cos(angle + turn), y - size * 0.2 * Math.sin(angle + turn));
    }
    context.globalAlpha = 0.75;
    strokeTwice(context, colour, edge, width, size * 0.025);
    context.globalAlpha = 1;
  }

  /** An announced event: an arrow, and cross hairs on the square that it goes to. @param {number[]} squares */
  threat(squares) {
    const { context, size, colours } = this;
    const square = squares.at(-1);
    if (square === undefined) return;
    this.arrow(squares);
    const [x, y] = this.centre(square);
    this.ring(square, 0.43);
    for (const [dx, dy] of /** @type {[number, number][]} */ ([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ])) {
      context.moveTo(x + dx * size * 0.36, y + dy * size * 0.36);
      context.lineTo(x + dx * size * 0.5, y + dy * size * 0.5);
    }
    strokeTwice(context, colours.check, colours.mark, Math.max(2, size * 0.05), Math.max(1, size * 0.03));
  }

  /** A thing on a square that only this view knows: a broken ring with a cross. @param {number} square */
  secret(square) {
    const { context, size, colours } = this;
    const [x, y] = this.centre(square);
    context.setLineDash([size * 0.1, size * 0.07]);
    this.ring(square, 0.3);
    strokeTwice(context, colours.mark, colours["mark-edge"], size * 0.04, size * 0.02);
    context.setLineDash([]);
    context.beginPath();
    for (const turn of [1, 3, 5, 7]) {
      context.moveTo(x, y);
      context.lineTo(
        x + Math.cos((turn * Math.PI) / 4) * size * 0.14,
        y + Math.sin((turn * Math.PI) / 4) * size * 0.14,
      );
    }
    strokeTwice(context, colours.mark, colours["mark-edge"], size * 0.05, size * 0.025);
  }

  /**
   * A choice made before the open question: an arrow between its squares, and a sign in a corner of the last one.
   * @param {number[]} squares
   * @param {string} sign
   */
  step(squares, sign) {
    const { context, size, colours, shape } = this;
    const radius = Math.max(7, size * 0.17);
    const last = squares.at(-1);
    if (last === undefined) return;
    this.arrow(squares);
    const [left, top] = this.corner(last);
    // It stands out of the corner as far as the board goes: on a small square, too, it hides no piece.
    const x = Math.min(left + size * 0.9, shape.columns * size - radius - 2);
    const y = Math.max(top + size * 0.1, radius + 2);
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = colours["mark-edge"];
    strokeTwice(context, colours["mark-edge"], colours.mark, 2, 2);
    context.fill();
    context.fillStyle = colours.mark;
    context.font = `700 ${radius * 1.4}px "Deckmate Sans", system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(sign, x, y + radius * 0.08);
  }
}
