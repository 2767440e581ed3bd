// The telling of an answer, step by step, by an extra that is fetched once the first question stands: until it is
// there, all of the answer is shown at once.
import { soundOf } from "../sound/sound.js";

export class Telling {
  /** @type {import("./tell/teller.js").Teller | null} */
  teller = null;

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

  /** Ends all movement, and leaves out what is left to tell. */
  finishNow() {
    this.teller?.skip();
    this.table.board?.motion.finishNow();
  }

  /** Resolves when what was told last can have been read, or was tapped away. */
  async read() {
    await this.teller?.reading;
  }
}
