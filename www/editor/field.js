// The board of the editor: every square takes what is in the hand, every piece can be dragged, and off the board.
import { boardColours } from "../board/brush.js";
import { Frame } from "../board/frame.js";
import { Grid } from "../board/grid.js";
import { Input } from "../board/input.js";
import { landOf } from "../board/land.js";
import { BoardMarks, UNPICKED } from "../board/marks.js";
import { paintBoard } from "../board/paint.js";
import { Shape } from "../board/shape.js";
import { armyName } from "../pieces/looks.js";

/**
 * @typedef {import("../engine").EditedSetup} EditedSetup
 * @typedef {import("../board/types").Shown} Shown
 *
 * The deeds of the editor on its board.
 * @typedef {object} Hands
 * @property {(square: string) => void} tap
 * @property {(from: string, to: string) => void} move
 * @property {(from: string) => void} off a piece was dragged off the board
 */

export class Field {
  shape = new Shape(8, 8, false, false);
  /** @type {Shown[]} */
  #pieces = [];
  #dragged = -1;
  #over = -1;
  #lifted = -1;
  /** @type {{ faults: string[], chosen: string | null }} */
  #marked = { faults: [], chosen: null };
  flipped = false;
  /** @type {EditedSetup | null} */
  #edited = null;

  /** @param {HTMLElement} root @param {Hands} hands @param {AbortSignal} signal */
  constructor(root, hands, signal) {
    this.grid = new Grid({
      pick: (square) => hands.tap(this.shape.name(square)),
      clear: () => false,
      candidates: () => new Set(),
      touched: () => {},
    });
    this.frame = new Frame(root, this.grid.element);
    this.#listen(hands);
    this.#build();
    this.frame.watch(
      () => this.frame.measure(this.shape) && this.#paint(),
      () => this.#paint(),
      signal,
    );
  }

  /** @param {Hands} hands */
  #listen(hands) {
    const { frame } = this;
    const put = (/** @type {number} */ over) => {
      this.#over = over;
      this.#paint();
    };
    const end = () => {
      this.#dragged = -1;
      put(-1);
    };
    new Input(this.grid, {
      stage: frame.stage,
      touched: () => {},
      pick: (square) => hands.tap(this.shape.name(square)),
      hold: () => false,
      size: () => frame.size,
      piece: (square) => this.#at(square),
      follow: (x) => frame.map.pull(x),
      squareAt: (x, y) => frame.squareAt(this.shape, x, y),
      canLift: (square) => this.#at(square) !== null,
      stuck: () => {},
      lift: (square) => {
        this.#lifted = square;
        this.#dragged = square;
        this.grid.current(square);
        this.#paint();
      },
      hover: () => {},
      over: (square) => square !== this.#over && put(square),
      drop: (square) => {
        const from = this.shape.name(this.#lifted);
        if (square < 0) hands.off(from);
        else if (square !== this.#lifted) hands.move(from, this.shape.name(square));
        end();
      },
      cancel: end,
    });
  }

  /** @param {number} square */
  #at(square) {
    return this.#pieces.find(({ at }) => at === square) ?? null;
  }

  #build() {
    this.grid.build(this.shape);
    this.frame.label(this.shape);
  }

  /** Turns the board round. */
  flip() {
    this.flipped = !this.flipped;
    this.#reshape();
  }

  #reshape() {
    const { files, ranks } = this.#edited ?? this.shape;
    this.shape = new Shape(files, ranks, this.flipped, false);
    this.#build();
    this.frame.measure(this.shape);
    this.#paint();
  }

  /** The square under a point of the window; null beside the board. @param {number} x @param {number} y */
  nameAt(x, y) {
    const square = this.frame.squareAt(this.shape, x, y);
    return square < 0 ? null : this.shape.name(square);
  }

  /**
   * @param {EditedSetup} edited @param {{ faults: string[], chosen: string | null }} marked
   * @param {boolean} cloaks whether pieces wear cloaks unless the setup says that they don't
   */
  show(edited, marked, cloaks) {
    const before = this.#edited;
    this.#edited = edited;
    this.#marked = marked;
    const { bases = {}, uncloaked = [] } = edited.setup;
    const name = (/** @type {number} */ at) => new Shape(edited.files, edited.ranks, false, false).name(at);
    this.#pieces = edited.cells.flatMap((cell, at) =>
      cell
        ? [
            {
              id: at,
              at,
              side: cell.side,
              kind: cell.kind,
              cloaked: cloaks && !uncloaked.includes(name(at)),
              base: bases[name(at)] ?? null,
            },
          ]
        : [],
    );
    if (before?.files !== edited.files || before?.ranks !== edited.ranks) this.#reshape();
    else this.#paint();
  }

  #paint() {
    const { shape, frame } = this;
    const { faults, chosen } = this.#marked;
    this.grid.label((/** @type {number} */ square) => {
      const piece = this.#at(square);
      const name = shape.name(square);
      const words = [name, piece ? `${armyName(piece.side)} ${piece.kind}` : "empty"];
      if (piece?.cloaked) words.push(piece.base ? `over a base ${piece.base}` : "base by lot");
      if (faults.includes(name)) words.push("here something is wrong");
      return { label: words.join(", "), can: "pick", chosen: name === chosen };
    });
    if (!frame.size) return;
    const colours = boardColours(frame.root);
    const numbers = (/** @type {string[]} */ names) => names.map((name) => shape.square(name)).filter((at) => at >= 0);
    const marks = {
      ...new BoardMarks(),
      ...UNPICKED,
      over: this.#over,
      check: numbers(faults),
      chosen: chosen === null ? [] : numbers([chosen]),
    };
    paintBoard(frame.canvas, {
      shape,
      size: frame.size,
      colours,
      sprites: this.#pieces.map((piece) => ({ piece, ...shape.spot(piece.at), alpha: 1, scale: 1 })),
      dragged: this.#dragged,
      bases: true,
      occupied: (square) => this.#at(square) !== null,
      marks,
      land: landOf(null, shape),
    });
    if (frame.map.active) frame.map.show(this.#pieces, [], [], colours);
  }
}
