// What an answer has brought about is told step by step by an extra, which is fetched once the first question stands:
// until it is there, all of it is shown at once.
import { extra } from "../extras/extra.js";
import { soundOf } from "../ui/sound.js";

/** Milliseconds after the first question: what it needs comes first. */
const LATER = 400;

export class Telling {
  /** @type {import("./tell/teller.js").Teller | null} */
  teller = null;
  #asked = false;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Fetches it; where that fails, it is tried again at the next question. */
  fetch() {
    if (this.#asked) return;
    this.#asked = true;
    setTimeout(() => {
      if (this.table.match.gone) return;
      extra("telling").then(
        ({ Teller }) => {
          this.teller = new Teller(this.table);
        },
        () => {
          this.#asked = false;
        },
      );
    }, LATER);
  }

  /**
   * Tells what the events have brought about, up to this view; null where there is nothing to tell but moves.
   * @param {import("../engine").View} view @param {import("../engine").Events | null} events
   */
  tell(view, events) {
    const told = (events && this.teller?.tell(view, events)) ?? null;
    if (events && !told) soundOf(events);
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
