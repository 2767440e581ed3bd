// A card that the computer plays, large in the middle of the board, so that it can be read before the pieces move.
import { cardFace } from "../../cards/face.js";
import { h } from "../../ui/dom.js";
import { capital, wait } from "../../ui/words.js";
import { stormCard } from "./cards.js";

/** Milliseconds in which it can be read; any key or tap ends it. */
const SHOWN = 1300;

export class Spot {
  root = h("div", { class: "spot", hidden: true, "aria-hidden": "true" });

  /**
   * Shows the cards that the computer has played, one after the other.
   * @param {import("../../match/match.js").Match} match
   * @param {import("../../engine").Events | null} events
   */
  async show(match, events) {
    for (const event of events ?? []) {
      if (event.t !== "play" || !match.isComputer(event.seat)) continue;
      const side = match.view.sides[event.seat];
      this.root.replaceChildren(h("h2", {}, `${capital(side)} plays`), cardFace(stormCard(event.card), { side }));
      this.root.hidden = false;
      await read();
      this.root.hidden = true;
    }
  }
}

/** Resolves when a card can have been read, or with the next key or tap. */
async function read() {
  const ended = new AbortController();
  const touched = new Promise((done) => {
    for (const name of ["pointerdown", "keydown"])
      addEventListener(name, done, { signal: ended.signal, capture: true });
  });
  await Promise.race([wait(SHOWN), touched]);
  ended.abort();
}
