// The extra `premoves`: a move or a card that a player chooses while another one is to answer. It is kept and shown,
// and given once the turn comes, if the engine offers it then. The engine says what may be planned.
import { findCard } from "../../context.js";
import { sound } from "../../sound/sound.js";
import { dialogIsOpen } from "../../ui/keys.js";
import { announce, toast } from "../../ui/live.js";
import { settings } from "../../ui/settings.js";

/** @typedef {import("../../engine").Offer} Offer */

/** Reasons for which a turn begins: a plan is for no other question. */
const TURNS = ["move", "action", "hand"];

export class Premoves {
  /** The move that waits for the turn. @type {Offer | null} */
  kept = null;
  /** True while the board takes plans. */
  open = false;
  /** The cards that may be planned. @type {Offer[]} */
  #cards = [];
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
    this.#cards = list.filter(({ choice }) => choice.t === "card");
    const moves = list.filter(({ squares }) => squares.length > 1);
    table.board?.offers(moves, true);
    this.#paint();
  }

  /** Plans a card of the hand, or no longer; whether it may be planned now. @param {string} name */
  card(name) {
    const offer = this.#cards.find(({ choice }) => choice.t === "card" && choice.card === name);
    if (!this.open || !offer) return false;
    if (this.kept?.text !== offer.text) this.keep(offer);
    else this.callOff();
    return true;
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
    announce(`Planned: ${this.#way(offer)}. Esc calls it off.`);
  }

  /** Calls it off; whether there was something. */
  callOff() {
    if (!this.kept) return false;
    this.kept = null;
    this.#paint();
    announce("Called off.");
    return true;
  }

  /** The squares of a move, or the title of a card, as players say them. @param {Offer} offer */
  #way({ squares, choice }) {
    if (choice.t !== "card") return squares.join("–");
    return findCard(this.match.view.game, choice.card)?.title ?? choice.card;
  }

  #paint() {
    const { kept } = this;
    this.table.board?.mark({ steps: kept?.squares.length ? [kept.squares] : [] });
    const card = kept?.choice.t === "card" ? kept.choice.card : null;
    for (const node of document.querySelectorAll("#hand .hand-card")) {
      const planned = card !== null && node.getAttribute("data-card") === card;
      node.classList.toggle("planned", planned);
      if (planned) node.setAttribute("aria-description", "planned");
      else node.removeAttribute("aria-description");
    }
  }

  /** The player's turn has come: the move is made, or dropped aloud. */
  #turn() {
    const { kept, match } = this;
    // A card that may be answered with, or an offered draw, is answered first.
    if (!kept || !TURNS.includes(match.prompt?.why ?? "")) return;
    this.kept = null;
    this.#paint();
    // Something was taken back since.
    if (match.answered.length <= this.#answers) return;
    if (match.offers.some(({ text }) => text === kept.text)) return void match.answer(kept.text);
    sound("error");
    toast(`Your ${kept.choice.t === "card" ? "card" : "move"} ${this.#way(kept)} is no longer possible.`, "trouble");
  }
}
