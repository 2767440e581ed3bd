// Chess Storm at the table: the hand and what may be done with its cards, and the parts around it.
import { added } from "../../cards/added.js";
import { chooser } from "../../dialogs/chooser.js";
import { shareBoard } from "../../match/seats.js";
import { armyName } from "../../pieces/looks.js";
import { explain } from "../../table/explain.js";
import { announce } from "../../ui/live.js";
import { capital } from "../../ui/words.js";
import { stormCard, stormView } from "./cards.js";
import { Countdown } from "./countdown.js";
import { coverBoard } from "./cover.js";
import { nameDeck } from "./deck-name.js";
import { stormHand } from "./hand.js";
import { inHand } from "./passing.js";
import { StormPiles } from "./piles.js";
import { StormQuestion } from "./question.js";
import { seatBits } from "./seat-bits.js";
import { StormTools } from "./tools.js";

/**
 * @typedef {import("../../engine").Events} Events
 * @typedef {import("../../engine").Offer} Offer
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {import("../protocol").Panels} Panels
 */

/** Events that take cards from a hand to the discards, or bring new ones. */
const HAND = ["draw", "discard", "dump"];

/** @implements {Panels} */
export class StormPanels {
  enterPlays = true;
  stop = new AbortController();
  /** The question for which the hand was painted last. @type {import("../../engine").Prompt | null} */
  #prompt = null;

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    const { match } = table;
    this.table = table;
    this.match = match;
    this.hand = stormHand(this);
    this.countdown = new Countdown(match);
    this.piles = new StormPiles(table);
    this.question = new StormQuestion(table, this.hand, (kind, card) => this.offer(kind, card));
    this.tools = new StormTools(match, this.hand, {
      find: (kind, card) => this.offer(kind, card),
      give: (offer) => this.answer(offer),
      play: () => table.aim?.play() || this.play(),
      waits: () => match.plan !== null || (table.aim?.looking ?? false),
      look: (card) => this.question.look(card),
    });
    this.elements = { hand: this.hand.root, piles: this.piles.root, card: this.question.card };
  }

  close() {
    this.stop.abort();
    this.hand.close();
    this.countdown.close();
  }

  /** Removes what only one player may see, before the veil is raised. */
  clear() {
    this.hand.look(null);
    this.hand.liftedIndex = null;
    this.tools.root.replaceChildren();
  }

  /** @param {import("../../table/prompt.js").PromptBar} prompt */
  extendPrompt(prompt) {
    this.question.extendPrompt(prompt);
    prompt.words.append(this.countdown.root, this.piles.dusk.root);
    prompt.actions.append(this.tools.root);
    const { signal } = this.stop;
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.letGo(), { signal });
    void nameDeck(this.table);
    prompt.buttons.addEventListener("click", (event) => this.#begin(event), { signal, capture: true });
  }

  /** A button that plays a card of the hand lifts it: targets are chosen before. @param {Event} event */
  #begin(event) {
    const { aim } = this.table;
    const button = event.target instanceof Element && event.target.closest('[data-type="card"]');
    const text = button instanceof HTMLElement ? button.dataset.text : null;
    const index = this.hand.cards.findIndex((card) => card !== null && this.offer("card", card)?.text === text);
    if (!text || !aim || index < 0 || this.match.plan) return;
    event.stopPropagation();
    this.hand.lift(index);
    aim.play();
  }

  letGo() {
    if (this.hand.liftedIndex !== null) this.hand.lift(null);
  }

  /** The effects that lie on a square. @param {string} square */
  about(square) {
    return stormView(this.match)
      .storm.lasting.filter(({ squares }) => squares.includes(square))
      .map(({ text }) => text);
  }

  /** Returns the offer to play a card, or to put it away. @param {"card" | "dump"} kind @param {string} card */
  offer(kind, card) {
    if (!this.match.asked) return undefined;
    return this.match.state.offers.find(
      ({ choice }) =>
        (choice.t === "card" && kind === "card" && choice.card === card) ||
        (choice.t === "dump" && kind === "dump" && choice.dump === card),
    );
  }

  /**
   * Several offers fit the picked squares: what a Pawn becomes, or which of two pieces on one square.
   * @param {Offer[]} offers
   */
  choose(offers) {
    const one = offers.every(({ choice }) => "becomes" in choice && choice.becomes);
    return chooser(one ? "Promote to" : "Which one?", offers, this.match.prompt?.side ?? "white", !one);
  }

  lifted() {
    const { card } = this.hand;
    this.table.prompt.refuse(null);
    announce(card ? `${stormCard(card).title} lifted.` : "Card put back.");
    this.table.aim?.lift((card && this.offer("card", card)) || null);
    this.tools.paint();
    this.question.paintMore();
  }

  /**
   * Of a lifted card that cannot be played it is said why, whatever square is tapped.
   * @param {import("../../engine").ExplainTarget} about
   */
  refusal(about) {
    const { card } = this.hand;
    return "square" in about && card && !this.offer("card", card) ? explain(this.match, { card }) : null;
  }

  planned() {
    this.question.paint();
    this.tools.paint();
  }

  /** The board tells the square that is picked. @param {string | null} square */
  picked(square) {
    this.question.picked = square;
    this.question.paintMore();
  }

  /** A key goes on with the lifted card: to its targets, or it is played; whether it can be. @returns {boolean} */
  enter() {
    const { card } = this.hand;
    return Boolean(card && this.offer("card", card) && this.table.aim?.play()) || this.play();
  }

  /** The lifted card was dropped on a square, or beside the board. @param {string | null} square */
  drop(square) {
    if (square) this.table.aim?.drop(square) || this.play();
    else this.letGo();
  }

  /** The lifted card was dropped on the discards. @returns {void} */
  discard() {
    const { card } = this.hand;
    const offer = card === null ? undefined : this.offer("dump", card);
    if (offer) return this.answer(offer);
    const words =
      card && this.offer("card", card) ? `${stormCard(card).title} can be played: it isn't discarded.` : null;
    if (words) {
      this.table.prompt.refuse(words);
      announce(words);
    }
  }

  /** Plays the lifted card, if it can take effect; whether it could. @returns {boolean} */
  play() {
    const { card } = this.hand;
    const offer = card === null ? undefined : this.offer("card", card);
    if (offer) this.answer(offer);
    return Boolean(offer);
  }

  /** @param {Offer} offer */
  answer(offer) {
    this.hand.liftedIndex = null;
    this.match.answer(offer.text);
  }

  /** @param {Events | null} [events] */
  paint(events = null) {
    const { match } = this;
    const { prompt } = match.state;
    const { hands } = stormView(match).storm;
    const owner = this.table.sides.owner();
    // A card lifted for one question is not lifted for the next.
    if (this.#prompt !== prompt) this.hand.liftedIndex = null;
    this.#prompt = prompt;
    /** @param {string} card */
    const useOf = (card) => (this.offer("card", card) ? "play" : this.offer("dump", card) ? "dump" : "none");
    const asked = match.asked === owner && match.autoAnswer === null;
    const playing = inHand(match.state);
    this.hand.show({
      name: match.seat(owner).name,
      named: shareBoard(match) || match.view.eye === "all",
      cards: hands[owner],
      useOf: asked && playing ? useOf : null,
      idle: asked && !playing,
      fresh: events?.some((event) => HAND.includes(event.t) && "seat" in event && event.seat === owner),
    });
    this.hand.title.dataset.army = capital(armyName(match.view.sides[owner]));
    // Cards stand out if they alone are an answer.
    const play = match.offers.filter(({ role }) => role === "play");
    this.hand.root.toggleAttribute(
      "data-must",
      asked && play.length > 0 && play.every(({ choice }) => choice.t === "card"),
    );
    this.hand.root.hidden = !prompt && hands[owner].includes(null);
    this.question.paint();
    this.tools.paint();
    this.piles.paint(owner);
    added.flights?.elsewhere(events, owner, this.piles.places, stormCard, match.view.sides, this.table.stop.signal);
  }

  /** @param {Seat} seat */
  seatBits(seat) {
    return seatBits(this.match, seat, this.table.sides.owner());
  }

  /** @param {Events | null} events */
  async beforeMove(events) {
    const { match } = this;
    const { asked, prompt, offers } = match;
    const asks = prompt?.why === "recall" && offers.some(({ choice }) => choice.t === "square");
    if (!events || !asked || !asks) return;
    this.countdown.held = true;
    await coverBoard(prompt.left ?? 0, capital(match.seat(match.other(asked)).name), this.stop.signal);
    this.countdown.held = false;
  }

  /** A hint that is about a card marks it in the hand. @param {Offer | null} offer */
  hint(offer) {
    const { choice } = offer ?? {};
    const about = choice?.t === "card" ? choice.card : choice?.t === "dump" ? choice.dump : null;
    for (const node of this.hand.list.querySelectorAll("button"))
      node.classList.toggle("hinted", about !== null && node.dataset.card === about);
  }
}
