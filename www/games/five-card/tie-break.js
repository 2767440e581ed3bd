// The tie-break of 5 Card Chess: both players turn cards over until one is higher.
import { cardFace } from "../../cards/face.js";
import { turnOver } from "../../cards/turning.js";
import { button, h } from "../../ui/dom.js";
import { settings } from "../../ui/settings.js";
import { ALONE, pause } from "../../ui/words.js";
import { army, fiveCardView, handCard, SEATS } from "./cards.js";

/** Milliseconds in which everybody reads a card before anything else happens; longer for the one that decides. */
const READ = { next: 500, last: 1300 };

const RANKS = "The higher card wins: wild, queen, rook, bishop or knight (equal), pawn.";

export class TieBreak {
  root = h("section", { class: "flop", hidden: true, "aria-label": "Tie-break" });

  /** @param {import("../../match/match.js").Match} match */
  constructor(match) {
    this.match = match;
  }

  paint() {
    const { match } = this;
    const view = fiveCardView(match);
    const { first, second } = view.poker.flop;
    this.root.hidden = match.prompt?.why !== "flop";
    if (this.root.hidden) return;
    this.root.replaceChildren(
      h("h2", {}, first.length && first.length === second.length ? "Tie: draw again" : "Tie-break"),
      h("p", { class: "flop-rule" }, h("span", {}, `${this.#cause()} `), RANKS),
      this.sides(),
      ...(match.asked ? [h("div", { class: "flop-foot" }, this.#drawButton(match.seat(match.asked).name))] : []),
    );
  }

  /** @param {string} name */
  #drawButton(name) {
    const draw = () => this.match.answer("draw");
    return button(name === ALONE ? "Draw" : `${name} draws`, {
      class: "button primary large",
      data: { test: "flop-draw", default: true },
      onclick: draw,
    });
  }

  /** Returns the cause: the line of the log before the cards, which are a line each, and the result. */
  #cause() {
    const { log, poker, result } = fiveCardView(this.match);
    const cards = poker.flop.first.length + poker.flop.second.length;
    return log.at(-1 - cards - (result ? 1 : 0))?.text ?? "";
  }

  /** Says why the game was won by it. */
  why() {
    const { poker, result } = fiveCardView(this.match);
    const [one, other] = SEATS.map((seat) => handCard(/** @type {string} */ (poker.flop[seat].at(-1))).title);
    const higher = result?.winner === "first" ? `${one} beats ${other}` : `${other} beats ${one}`;
    return h("p", { class: "result-why", data: { test: "result-why" } }, `${this.#cause()} ${higher}.`);
  }

  /** Both players' cards. */
  sides(more = "") {
    return h(
      "div",
      { class: `flop-sides${more}` },
      SEATS.map((seat) => this.#side(seat)),
    );
  }

  /** @param {import("../../engine").Seat} seat */
  #side(seat) {
    const view = fiveCardView(this.match);
    const [last, ...rest] = view.poker.flop[seat].map(handCard).reverse();
    const earlier = rest.reverse().map((card) => card.title);
    return h(
      "div",
      { class: "flop-side", data: { seat } },
      h("h3", {}, `${this.match.seat(seat).name} · ${army(view, seat)}`),
      h(
        "div",
        { class: "flop-card" },
        last ? cardFace(last, { size: "large", side: view.sides[seat] }) : h("span", { class: "empty-card" }),
      ),
      earlier.length > 0 && h("p", { class: "hint" }, `Earlier: ${earlier.join(", ")}`),
    );
  }

  /**
   * A card turns over, large; who has won is told only then.
   * @param {import("../../engine").Events} events @param {AbortSignal} signal
   */
  reveal(events, signal) {
    const drawn = events.flatMap((event) => (event.t === "flop" ? [event] : [])).at(-1);
    return drawn && settings.pace !== "once" ? this.#turn(drawn.seat, drawn.card, signal) : null;
  }

  /** @param {import("../../engine").Seat} seat @param {string} card @param {AbortSignal} signal */
  async #turn(seat, card, signal) {
    this.root.hidden = false;
    this.root.replaceChildren(h("h2", {}, "Tie-break"), this.sides());
    const place = this.root.querySelector(`[data-seat="${seat}"] .flop-card`);
    if (!(place instanceof HTMLElement)) return;
    const side = this.match.view.sides[seat];
    await turnOver(place, cardFace(handCard(card), { size: "large", side }), null, signal);
    await pause(this.match.view.result ? READ.last : READ.next, signal);
  }
}
