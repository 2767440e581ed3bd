// The player whom a table asks. A question that is put anew is answered by nothing that was begun before; if another
// player is asked than before, nothing counts for a while. A press has a frame of its own before all is painted anew.
import { changed, opened, renewed } from "../ui/begun.js";
import { painted } from "../ui/frame.js";

export class Asked {
  /** The player whom the last question asked, and the eye that read it. @type {string | null} */
  #last = null;
  /** Over once the frame that follows the last press is painted. @type {Promise<unknown> | null} */
  seen = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    const { signal } = table.stop;
    const press = () => {
      this.seen = painted();
    };
    for (const way of ["pointerup", "keydown"]) addEventListener(way, press, { signal, capture: true });
  }

  /** Returns the player whom the question asks; null: nobody at this page, or the page answers by itself. */
  #now() {
    const { asked, autoAnswer, reader, conductor } = this.table.match;
    if (asked === null || autoAnswer !== null) return null;
    return conductor.isOne ? "both" : `${asked} ${reader}`;
  }

  /** The question is painted: its buttons can be pressed from now on. */
  painted() {
    const now = this.#now();
    const { prompt, place, panels, sides } = this.table;
    const { piles, hand, over } = panels?.elements ?? {};
    if (now !== null && now !== this.#last) this.#other();
    else if (now !== null) renewed(prompt.bar, place, piles, hand, over, sides.top, sides.bottom);
  }

  /** All that led to it has been shown: squares can be chosen from now on. */
  opened() {
    const now = this.#now();
    if (now === null) return;
    if (now !== this.#last) this.#other();
    this.#last = now;
  }

  /** Another player is asked than before; the first one of a table has opened it. */
  #other() {
    if (this.#last === null) opened();
    else changed();
  }
}
