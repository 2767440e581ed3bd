// The sides of a table: the player at each edge of the board, and the player whose hand lies open there.
import { faceToFace, turnsAlways, turnsToAsked } from "../match/seats.js";
import { h } from "../ui/dom.js";
import { turnFar } from "../ui/far.js";
import { announce } from "../ui/live.js";
import { seatPanel } from "./seats.js";

/** @typedef {import("../engine").Seat} Seat */

export class Sides {
  top = h("section", { class: "seat top", "aria-label": "Upper player" });
  bottom = h("section", { class: "seat bottom", "aria-label": "Lower player" });
  /** The seat that was at the lower edge last. @type {Seat} */
  #last = "first";
  /** Lays anew what hangs at a panel, once both have been painted. @type {(() => void) | null} */
  painted = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.match = table.match;
    this.flipped = table.match.request.flipped ?? false;
  }

  /** The player at the lower edge: the only one, or the first, or the one who is asked. @returns {Seat} */
  lower() {
    const { people, prompt, conductor } = this.match;
    if (conductor.lower) return conductor.lower;
    if (people.length === 1) return people[0];
    // Under the veil the board turns to whoever gets the device; what is asked in the open leaves it as it is.
    if (turnsToAsked(this.match)) {
      const { needsVeil, veilOpenFor } = this.match;
      const passed = turnsAlways() || needsVeil || veilOpenFor === prompt?.seat;
      return (passed && prompt?.seat) || this.#last;
    }
    return "first";
  }

  /**
   * Returns the seat whose hand lies open at the bottom: the looking player's, the asked one's of two, or the lower.
   * @returns {Seat}
   */
  owner() {
    const { people, state } = this.match;
    const { view, prompt } = state;
    if (view.eye === "first" || view.eye === "second") return view.eye;
    return people.length > 1 ? (prompt?.seat ?? view.turn.seat) : this.lower();
  }

  /** Turns the board to its lower player, and shows both. */
  paint() {
    const { match, flipped } = this;
    const { board } = this.table;
    const seat = this.lower();
    this.#last = seat;
    // Face to face the table turns on its head for the player across; where it does not turn, only the pieces do.
    const across = faceToFace(match);
    turnFar(across && seat === "second");
    if (board)
      board.onHead = across && !turnsToAsked(match) ? match.view.sides[flipped ? seat : match.other(seat)] : null;
    board?.flip((match.view.sides[seat] === "black") !== flipped);
    const [low, high] = flipped ? [match.other(seat), seat] : [seat, match.other(seat)];
    this.bottom.replaceChildren(seatPanel(match, low, this.#bits(low)));
    this.top.replaceChildren(seatPanel(match, high, this.#bits(high)));
    this.painted?.();
  }

  /** The parts that the game puts beside a player, and the clock. @param {Seat} seat */
  #bits(seat) {
    const { panels, beyond } = this.table;
    const bits = panels?.seatBits?.(seat);
    const face = beyond.clocks?.faces[seat].root;
    if (!face) return bits;
    if (!(bits instanceof Element && bits.matches(".seat-bits"))) return h("div", { class: "seat-bits" }, bits, face);
    bits.append(face);
    return bits;
  }

  flip() {
    this.flipped = !this.flipped;
    this.match.request.flipped = this.flipped;
    this.match.keep();
    this.paint();
    announce("Board flipped.");
  }
}
