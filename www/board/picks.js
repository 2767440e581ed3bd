// The squares that have been picked so far: walks the offers square by square until one of them is complete.

/** @typedef {import("../engine").Offer} Offer */

export class Picks {
  constructor() {
    /** @type {{ offer: Offer, squares: number[] }[]} */
    this.offers = [];
    /** @type {number[]} */
    this.picked = [];
    /** True while answers are planned: a square that leaves no choice is then picked by itself. */
    this.planned = false;
    /** The only square that a plan can begin with, if another follows it: it is picked at once. */
    this.lone = Picks.NONE;
    /** The square that the page picked last in the player's place, because it was the only one left. */
    this.settled = Picks.NONE;
    /** Squares of pieces with which a king castles: it may be dropped there; they are not marked. @type {number[]} */
    this.onto = [];
  }

  /** Stands for the second square of an offer that a button completes. */
  static BUTTON = -1;
  /** Stands for no square. */
  static NONE = -1;

  /**
   * Takes a new list of offers; `numbered` turns a square's name into its number.
   * @param {Offer[]} offers
   * @param {(name: string) => number} numbered
   * @param {boolean} [planned]
   */
  reset(offers, numbered, planned = false) {
    this.onto = offers.flatMap(({ onto }) => (onto ? numbered(onto) : []));
    this.offers = offers
      .filter((offer) => offer.squares.length > 0)
      .flatMap((offer) =>
        [offer.squares, ...(offer.onto ? [[...offer.squares.slice(0, 1), offer.onto]] : [])].map((squares) => ({
          offer,
          squares: squares.map(numbered),
        })),
      );
    const [only, ...more] = this.first();
    this.planned = planned;
    this.lone = planned && more.length === 0 && this.next([only]).size > 0 ? only : Picks.NONE;
    if (more.length > 0) this.offers.push(...this.#turned());
    this.clear();
  }

  /** The pairs that swap, begun with their second piece, where no answer begins with it. */
  #turned() {
    const pairs = this.offers.filter(({ offer }) => offer.choice?.t === "swap");
    const known = new Set(pairs.map(({ squares }) => squares.join()));
    const turned = pairs.map(({ offer, squares }) => ({ offer, squares: [...squares].reverse() }));
    return turned.filter(({ squares }) => !known.has(squares.join()));
  }

  /** Gives up all picks, except for the lone square that a plan begins with. */
  clear() {
    this.picked = this.lone === Picks.NONE ? [] : [this.lone];
  }

  /** In a plan, the only answer that goes on from the square that was just picked; null where there are several. */
  only() {
    const [found, ...more] = this.planned && this.picked.length === 1 ? this.fitting(this.picked) : [];
    return found && !more.length && found.squares.length === 2 ? found : null;
  }

  /**
   * Returns true if the square was picked by itself just before: a player who did not expect that taps it once more,
   * and both picks count as one.
   * @param {number} square
   */
  isSettled(square) {
    const is = square === this.settled && square !== Picks.NONE && !this.first().has(square);
    this.settled = Picks.NONE;
    return is;
  }

  /** Offers that begin with these squares. */
  fitting(/** @type {number[]} */ picked) {
    return this.offers.filter(({ squares }) => picked.every((square, i) => squares[i] === square));
  }

  /** Squares that may be picked after these. */
  next(picked = this.picked) {
    const squares = new Set();
    for (const fit of this.fitting(picked)) {
      const square = fit.squares[picked.length];
      if (square !== undefined && square !== Picks.BUTTON) squares.add(square);
    }
    return squares;
  }

  /** Squares that a first pick may name. */
  first() {
    return this.next([]);
  }

  last() {
    return this.picked.at(-1) ?? -1;
  }

  /**
   * Returns true if a pick of the square has an effect: it goes on, chooses anew, or gives up the last pick.
   * @param {number} square
   */
  takes(square) {
    return this.next().has(square) || this.first().has(square) || (this.picked.length > 0 && square === this.last());
  }

  /**
   * Picks a square. Returns the offers that are complete by it (usually one), or an empty list when something is
   * still to be picked or the pick undid itself: the same square again deselects, another candidate changes the choice.
   * @param {number} square @returns {Offer[]}
   */
  pick(square) {
    if (this.next().has(square)) {
      this.picked.push(square);
      return this.next().size > 0 ? [] : this.complete();
    }
    if (this.picked.length > 0 && square === this.last()) {
      const complete = this.complete();
      if (complete.length === 0 && square !== this.lone) this.picked.pop();
      return complete;
    }
    if (this.picked.length > 0 && this.first().has(square)) {
      this.picked = [];
      return this.pick(square);
    }
    this.clear();
    return [];
  }

  complete() {
    return this.fitting(this.picked)
      .filter(({ squares }) => squares.length === this.picked.length)
      .map(({ offer }) => offer);
  }

  /** One step back; false when nothing was picked. */
  back() {
    if (this.picked.length === 1 && this.lone !== Picks.NONE) return false;
    return this.picked.pop() !== undefined;
  }
}
