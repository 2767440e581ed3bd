// 5 Card Chess at the table: the hand and what its cards pay for, and the parts around it.
import { added } from "../../cards/added.js";
import { Hand } from "../../cards/hand.js";
import { shareBoard } from "../../match/seats.js";
import { h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { CallStrip } from "./call-strip.js";
import { fiveCardView, handCard } from "./cards.js";
import { doublingCube } from "./cube.js";
import { helpButton } from "./help.js";
import { otherHand } from "./other-hand.js";
import { choosePayment, paidBy, whichMove } from "./payment.js";
import { PokerPiles } from "./piles.js";
import { Stakes } from "./stakes.js";
import { TieBreak } from "./tie-break.js";
import { whichCard } from "./which-card.js";
import { wonPot } from "./won-pot.js";

/**
 * @typedef {import("../../engine").Events} Events
 * @typedef {import("../../engine").Offer} Offer
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {import("../protocol").Panels} Panels
 */

/**
 * Says what an answer means, for the pointer or the focus on its button.
 * @param {boolean} lost whether a failed call loses @param {boolean} checked whether the asked player is in check
 * @returns {Record<string, string | undefined>}
 */
const notes = (lost, checked) => ({
  fold: checked ? "Fold: five new cards, and then a move with them." : "Fold: five new cards instead of a move.",
  call: `Call: neither draws; mate with these cards, or ${lost ? "you lose the pot" : "the higher card wins"}.`,
  double: "Double: your opponent accepts twice the stakes, or gives the game up.",
});

/** @implements {Panels} */
export class FiveCardPanels {
  piles = new PokerPiles();
  strip = new CallStrip();
  /** Ends the question which card pays. */
  asking = new AbortController();
  more = h("p", { class: "prompt-more", hidden: true });

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    const { match } = table;
    this.help = helpButton(match);
    this.table = table;
    this.match = match;
    this.stakes = new Stakes(match);
    this.hand = new Hand({
      info: handCard,
      side: () => match.view.sides[table.sides.owner()],
      digits: () => match.part.inHand?.(match) ?? false,
      lifted: () => this.lifted(),
      onEnter: () => {
        table.board?.focus();
        return true;
      },
      drop: (x, y) => this.drop(table.board?.nameAt(x, y) ?? null),
      refuse: (card) => table.refuse({ card }),
      piles: () => this.piles.places,
    });
    this.tieBreak = new TieBreak(match);
    this.elements = { hand: this.hand.root, piles: this.piles.root, over: this.tieBreak.root };
  }

  close() {
    this.asking.abort();
    this.hand.close();
  }

  /** Removes what only one player may see, before the veil is raised. */
  clear() {
    this.asking.abort();
    this.hand.look(null);
    this.hand.liftedIndex = null;
  }

  /** @param {import("../../table/prompt.js").PromptBar} prompt */
  extendPrompt(prompt) {
    prompt.bar.prepend(this.strip.root);
    const putBack = (/** @type {KeyboardEvent} */ { key }) =>
      key === "Escape" && this.hand.liftedIndex !== null && this.hand.lift(null);
    document.addEventListener("keydown", putBack, { signal: this.table.stop.signal });
    prompt.words.append(this.more, this.help);
    /** @type {(event: Event) => void} */
    const over = ({ target }) => {
      const lost = this.match.state.options.failed_call === "loss";
      const words = notes(lost, this.match.view.check.length > 0);
      const node = target instanceof Element && target.closest("button");
      this.note((node && words[node.dataset.type ?? ""]) || "");
    };
    for (const way of ["pointerover", "focusin"]) prompt.buttons.addEventListener(way, over);
    for (const way of ["pointerout", "focusout"]) prompt.buttons.addEventListener(way, () => this.note(""));
  }

  /** Words in place of the question, as long as an answer is pointed at. @param {string} words */
  note(words) {
    if (this.match.prompt?.why !== "hand") return;
    this.more.hidden = !words;
    this.more.textContent = words;
  }

  /** @param {Offer[]} offers */
  boardOffers(offers) {
    const { card } = this.hand;
    return card === null ? offers : paidBy(this.match, card);
  }

  lifted() {
    const { match, hand, table } = this;
    const { card } = hand;
    table.prompt.refuse(null);
    const onBoard = match.asked ? match.offers.filter((offer) => offer.squares.length > 0) : [];
    table.board?.offers(match.asked ? this.boardOffers(onBoard) : []);
    if (card === null) announce("Card put back.");
    else
      announce(
        `${handCard(card).title} card lifted: ${paidBy(match, card).length} moves. The same again puts it back.`,
      );
  }

  /** A lifted card pays for some of the moves only. @param {import("../../engine").ExplainTarget} about */
  refusal(about) {
    const { card } = this.hand;
    return card === null || !("square" in about)
      ? null
      : `No move there with the ${handCard(card).title} card. Tap it again to put it back.`;
  }

  /**
   * A card was dropped on the board: on a piece that it moves, or on the square where one can go.
   * @param {string | null} square @returns {Promise<void>}
   */
  async drop(square) {
    const { match, hand, table } = this;
    if (hand.card === null || !match.asked) return;
    if (!square) return hand.lift(null);
    if (table.board?.take(square)) {
      table.board.focus();
      return;
    }
    const fits = paidBy(match, hand.card).filter(({ squares }) => squares[1] === square);
    if (!fits.length) return;
    const { shown } = match;
    const offer = await whichMove(match, fits);
    if (offer && match.shown === shown) match.answer(offer.text);
  }

  /**
   * A hint marks the card that pays for it, and says which where another way to pay would be asked about or chosen.
   * @param {Offer | null} offer
   */
  hint(offer) {
    const { card = null, squares = [] } = offer ?? {};
    for (const node of this.hand.list.querySelectorAll("button"))
      node.classList.toggle("hinted", card !== null && node.dataset.card === card);
    const { match, table } = this;
    const { hint } = match;
    const others = match.offers.filter((other) => other.card !== card && `${other.squares}` === `${squares}`);
    const several = others.some((other) => card === "wild" || other.card !== "wild");
    if (!card || !several || !hint.shown || hint.answer !== offer?.text) return;
    const words = ` Pay with the ${handCard(card).title} card.`;
    if (hint.shown.endsWith(words)) return;
    hint.shown += words;
    table.prompt.hint(hint.shown, null);
  }

  /** @param {Offer[]} offers */
  choose(offers) {
    this.asking = new AbortController();
    const { signal } = this.asking;
    return choosePayment(this.match, offers, (groups) => whichCard(this.table, this.hand, groups, signal));
  }

  /** @param {Events | null} [events] */
  paint(events = null) {
    const { match } = this;
    this.asking.abort();
    const { prompt } = match;
    const view = fiveCardView(match);
    const owner = this.table.sides.owner();
    const asked = match.asked === owner && prompt?.why === "hand";
    this.hand.show({
      name: match.seat(owner).name,
      named: shareBoard(match) || match.view.eye === "all",
      cards: prompt?.why === "flop" || view.result ? [] : view.poker.hands[owner],
      useOf: asked ? (card) => paidBy(match, card).length > 0 : null,
      fresh: events?.some((event) => (event.t === "draw" || event.t === "discard") && event.seat === owner),
    });
    this.hand.root.hidden = !prompt || prompt.why === "flop";
    this.stakes.begin(events);
    this.piles.paint(match);
    added.flights?.elsewhere(events, owner, this.piles.places, handCard, match.view.sides, this.table.stop.signal);
    this.stakes.painted(events, this.piles.root);
    this.strip.paint(match);
    this.help.hidden = !match.asked || prompt?.why === "flop";
    this.more.hidden = true;
    this.tieBreak.paint();
  }

  /**
   * Makes the parts beside a player's name: cards as backs (or faces, when they lie open), and the cube.
   * @param {Seat} seat
   */
  seatBits(seat) {
    const { match } = this;
    const { poker, result } = fiveCardView(match);
    const { name } = match.seat(seat);
    const elsewhere = seat !== this.table.sides.owner() && !result && match.prompt?.why !== "flop";
    return h(
      "div",
      { class: "seat-bits" },
      elsewhere && poker.hands[seat].length > 0 && otherHand(poker.hands[seat], name, match.view.sides[seat]),
      poker.cube.owner === seat && doublingCube(match, "own-cube"),
    );
  }

  /** @param {Events} events @param {AbortSignal} signal */
  reveal(events, signal) {
    return this.tieBreak.reveal(events, signal);
  }

  /** The pot on its way to the winner. @param {Events | null} events */
  async afterMove(events) {
    await this.stakes.won(events);
  }

  /** @param {Events} events */
  moment(events) {
    return this.stakes.moment(events);
  }

  /** The pot, and the cards that decided, for the result. */
  resultBits() {
    const { flop } = fiveCardView(this.match).poker;
    const cards = flop.first.length ? [this.tieBreak.why(), this.tieBreak.sides(" result-flop")] : [];
    return [...cards, wonPot(this.match)];
  }
}
