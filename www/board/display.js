// The board on the screen: the names of its squares and its paint, brought up to date at most once a frame.
import { boardColours } from "./brush.js";
import { Ground } from "./ground.js";
import { landOf } from "./land.js";
import { marksOf } from "./marks.js";
import { paintBoard } from "./paint.js";
import { boardWords } from "./words.js";

/** @typedef {import("./board.js").Board} Board */

export class Display {
  #board;
  #ground = new Ground();
  /** The frame in which it is brought up to date next, 0 if nothing has changed. */
  #frame = 0;
  /** True once the names of the squares may have changed. */
  #renamed = true;
  /** The colours of the theme; null once they may have changed. @type {import("./types").Colours | null} */
  #colours = null;
  /**
   * View and shape that the land was worked out from, and the land.
   * @type {[view: unknown, shape: unknown, land: import("./land.js").Land] | null}
   */
  #land = null;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
  }

  /** The land of the view that is shown. */
  get land() {
    const { view, shape, options } = this.#board;
    if (this.#land?.[0] !== view || this.#land?.[1] !== shape)
      this.#land = [view, shape, landOf(view && options.land(view), shape)];
    return this.#land[2];
  }

  /** The colours of the theme. */
  get colours() {
    return (this.#colours ??= boardColours(this.#board.frame.root));
  }

  /** Colours and names may have changed, too. */
  recolour() {
    this.#colours = null;
    this.later(true);
  }

  /** Brings it up to date with the next frame. @param {boolean} [named] whether the names may have changed */
  later(named = false) {
    this.#renamed ||= named;
    this.#frame ||= requestAnimationFrame(() => this.flush());
  }

  /** Brings it up to date now. */
  flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const board = this.#board;
    if (this.#renamed) {
      this.#renamed = false;
      const [next, first] = [board.picks.next(), board.picks.first()];
      board.grid.label((/** @type {number} */ square) => boardWords.describe(board, square, next, first));
    }
    if (board.frame.size > 0) this.#paint();
  }

  #paint() {
    const { frame, shape, motion, map, dragged, onHead, bases } = this.#board;
    const { colours } = this;
    const marks = marksOf(this.#board);
    const sprites = motion.sprites();
    const scene = {
      shape,
      size: frame.size,
      colours,
      sprites: motion.blow?.sprites(sprites) ?? sprites,
      blow: motion.blow,
      dragged,
      onHead,
      bases,
      occupied: (/** @type {number} */ square) => motion.pieceAt(square) !== null,
      marks,
      land: this.land,
    };
    paintBoard(frame.canvas, scene, this.#ground.picture(scene));
    frame.clear(shape, (square) => motion.pieceAt(square));
    if (map.active && motion.run === null) {
      const pieces = [...motion.pieces.values()].filter((piece) => piece.at >= 0);
      map.show(pieces, marks.last, marks.chosen.length > 0 ? marks.targets : marks.candidates, colours);
    }
  }

  /** Nothing is shown any more. */
  end() {
    cancelAnimationFrame(this.#frame);
  }
}
