// The places of a board's squares on the screen: 8x8 or 16x8, seen from either side, upright or turned on its side.

const LETTERS = "abcdefghijklmnop";

/** Squares are numbered as in a view's `cells`: a1 first, then b1 and so on, row by row. */
export class Shape {
  /** @param {number} files @param {number} ranks @param {boolean} flipped @param {boolean} turned */
  constructor(files, ranks, flipped, turned) {
    this.files = files;
    this.ranks = ranks;
    this.flipped = flipped;
    this.turned = turned;
    this.columns = turned ? ranks : files;
    this.rows = turned ? files : ranks;
    this.count = files * ranks;
  }

  /** @param {number} square */
  name(square) {
    return `${LETTERS[square % this.files]}${Math.floor(square / this.files) + 1}`;
  }

  /** @param {string} name */
  square(name) {
    const file = LETTERS.indexOf(name.charAt(0));
    const rank = Number(name.slice(1)) - 1;
    return file >= 0 && file < this.files && rank >= 0 && rank < this.ranks ? rank * this.files + file : -1;
  }

  /** File and rank of a square, from 0. @param {number} square */
  place(square) {
    return { file: square % this.files, rank: Math.floor(square / this.files) };
  }

  /**
   * Column and row on the screen, from the upper left. Turned, White sits on the left and file a is on top.
   * @param {number} square
   */
  spot(square) {
    const { file, rank } = this.place(square);
    let column = this.turned ? rank : file;
    let row = this.turned ? file : this.ranks - 1 - rank;
    if (this.flipped) [column, row] = [this.columns - 1 - column, this.rows - 1 - row];
    return { column, row };
  }

  /** The square at a column and row on the screen. @param {number} column @param {number} row */
  at(column, row) {
    if (this.flipped) [column, row] = [this.columns - 1 - column, this.rows - 1 - row];
    const [file, rank] = this.turned ? [row, column] : [column, this.ranks - 1 - row];
    return rank * this.files + file;
  }

  /** @param {number} square */
  dark(square) {
    return ((square % this.files) + Math.floor(square / this.files)) % 2 === 0;
  }

  /** Squares in reading order on the screen. */
  *reading() {
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++) yield this.at(column, row);
  }

  /** Returns the letters and numbers along the lower and the left edge. */
  edges() {
    /** @param {number} square */
    const file = (square) => this.name(square).charAt(0);
    /** @param {number} square */
    const rank = (square) => this.name(square).slice(1);
    const [below, left] = this.turned ? [rank, file] : [file, rank];
    return {
      below: Array.from({ length: this.columns }, (_, column) => below(this.at(column, 0))),
      left: Array.from({ length: this.rows }, (_, row) => left(this.at(0, row))),
    };
  }
}

/**
 * Returns the piece on a square of a view, null where nobody stands.
 * @param {import("../engine").View} view @param {string} square
 */
export const pieceOn = ({ cells, files, ranks }, square) =>
  cells[new Shape(files, ranks, false, false).square(square)] ?? null;
