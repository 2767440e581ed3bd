// The telling of an answer, step by step, by an extra that is fetched once the first question stands: until it is
// there, all of the answer is shown at once.
import { soundOf } from "../sound/sound.js";
import { fromNow } from "../ui/begun.js";

export class Telling {
  /** @type {import("./tell/teller.js").Teller | null} */
  teller = null;
  /** Ends the turning over of a card. */
  #turns = new AbortController();

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Tells what the events have brought about, up to this view; null where there is nothing to tell but moves.
   * @param {import("../engine").View} view @param {import("../engine").Events | null} events
   */
  tell(view, events) {
    const told = (events && this.teller?.tell(view, events)) ?? null;
    if (events && !told) soundOf(events, this.table.match);
    return told;
  }

  /**
   * Waits until what was drawn lies open; a tap or a key, or what a player wants, ends that at once.
   * @param {Promise<unknown>} turns @param {AbortController} stop
   */
  async turning(turns, stop) {
    this.#turns = stop;
    const over = new AbortController();
    const isEarly = fromNow();
    for (const way of ["pointerdown", "keydown"])
      addEventListener(way, (event) => isEarly(event) || stop.abort(), { signal: over.signal, capture: true });
    await turns;
    over.abort();
  }

  /** Shows under the question what the other side has done since the player last acted. */
  paint() {
    this.teller?.asks();
  }

  /** An answer is about to be shown: once a player has acted, the news is old. */
  begin() {
    this.teller?.last.begin();
  }

  /** Ends all movement, and leaves out what is left to tell. */
  finishNow() {
    this.#turns.abort();
    this.teller?.skip();
    this.table.board?.motion.finishNow();
  }

  /** Resolves when what was told last can have been read, or was tapped away. */
  async read() {
    await this.teller?.reading;
  }
}
