// The extra `premoves`: a move that a player makes while another one is to answer. It is kept and shown, and given once
// the turn comes, if the engine offers it then. The engine says what may be planned.
import { dialogIsOpen } from "../../ui/keys.js";
import { announce, toast } from "../../ui/live.js";
import { settings } from "../../ui/settings.js";

/** @typedef {import("../../engine").Offer} Offer */

/** The squares of a move, as players say them. @param {Offer} offer */
const way = ({ squares }) => squares.join("–");

export class Premoves {
  /** The move that waits for the turn. @type {Offer | null} */
  kept = null;
  /** True while the board takes plans. */
  open = false;
  /** The number of answers that had been given when it was made. */
  #answers = 0;

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.match = table.match;
    const { signal } = table.stop;
    addEventListener("keydown", ({ key }) => key === "Escape" && !dialogIsOpen() && this.callOff(), { signal });
  }

  /** Goes on with the question that is open now: the player's own, or another's. */
  asked() {
    this.open = false;
    if (this.match.asked) this.#turn();
    else void this.#offer();
  }

  /** Lets the only player of this page plan, while somebody else is asked. */
  async #offer() {
    const { match, table } = this;
    const [seat, ...more] = match.people;
    if (!seat || more.length || match.over || !match.conductor.asks || !settings.premoves) return;
    const { state } = match;
    const list = await match.connection.call("plans", seat).catch(() => []);
    if (state !== match.state || match.asked || !list?.length) return;
    this.open = true;
    table.board?.offers(list, true);
    this.#paint();
  }

  /** Keeps a move until the turn comes. @param {Offer} offer */
  keep(offer) {
    const { board } = this.table;
    if (!board) return;
    this.kept = offer;
    this.#answers = this.match.answered.length;
    // The piece waits where it stands.
    board.motion.parked = null;
    this.#paint();
    announce(`Planned: ${way(offer)}. Esc calls it off.`);
  }

  /** Calls it off; whether there was something. */
  callOff() {
    if (!this.kept) return false;
    this.kept = null;
    this.#paint();
    announce("Called off.");
    return true;
  }

  #paint() {
    this.table.board?.mark({ steps: this.kept ? [this.kept.squares] : [] });
  }

  /** The player's turn has come: the move is made, or dropped aloud. */
  #turn() {
    const { kept, match } = this;
    // An offered draw is answered first.
    if (!kept || !match.offers.some(({ squares }) => squares.length > 1)) return;
    this.kept = null;
    this.#paint();
    // Something was taken back since.
    if (match.answered.length <= this.#answers) return;
    if (match.offers.some(({ text }) => text === kept.text)) return void match.answer(kept.text);
    toast(`Your move ${way(kept)} is no longer possible.`, "trouble");
  }
}
