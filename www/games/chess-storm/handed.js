// The way to the room of a blank card (`by-hand/`), an extra: it is loaded when the first one is carried out by hand.
// Without it the question stands as any other, with a button for every answer.
import { extra } from "../../extras/extra.js";
import { stormView } from "./cards.js";

/** True once the room has been loaded: then it has the tools. */
let isLoaded = false;

/**
 * Answers that have their place among the tools and in the list of deeds.
 * @type {import("../../engine").Choice["t"][]}
 */
const THERE = ["word", "undo"];

/**
 * Returns true if an answer stands in the room; what makes a deed whole has buttons.
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Offer} offer
 */
export const atTools = (match, { choice }) =>
  isLoaded && !(choice.t === "word" && choice.word === "colour") && THERE.includes(choice.t) && match.asked !== null;

export class Handed {
  /** @type {import("./by-hand/by-hand.js").HandRoom | null} */
  #room = null;
  #wanted = false;

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** The deeds of the card that is carried out by hand, as the board marks them. @returns {string[][]} */
  get marks() {
    const deeds = stormView(this.table.match).storm.by_hand?.deeds ?? [];
    return deeds.map(({ squares }) => squares).filter((squares) => squares.length > 0);
  }

  paint() {
    const { match, root } = this.table;
    const { by_hand = null } = stormView(match).storm;
    if (by_hand && !this.#wanted) void this.#load();
    root.toggleAttribute("data-by-hand", by_hand !== null && this.#room !== null);
    this.#room?.paint(by_hand);
  }

  async #load() {
    const { table } = this;
    this.#wanted = true;
    try {
      const { HandRoom } = await extra("byHand");
      if (table.stop.signal.aborted) return;
      this.#room = new HandRoom(table);
      isLoaded = true;
      table.prompt.paint(table.match);
      this.paint();
    } catch {
      // The next card by hand asks for it again.
      this.#wanted = false;
    }
  }
}
