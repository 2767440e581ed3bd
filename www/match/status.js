// The status of a match: who sits at its table, who is asked, and who may see what is asked.
import { inTheOpen, readerOf } from "../engine/readers.js";
import { NO_STAGE } from "./stage.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../engine").Snapshot} Snapshot
 * @typedef {import("../games/protocol").MatchPart} MatchPart
 * @typedef {import("./kept.js").TableRequest} TableRequest
 *
 * A layer over what the engine has told: the question that would follow what a player plans to answer.
 * @typedef {object} Plan
 * @property {Snapshot} shown what the table shows as long as it is open
 * @property {(text: string) => boolean} takes an answer belongs to the plan; if not, the plan is dropped
 * @property {() => void} back one step back
 * @property {() => void} drop
 */

/**
 * The own cards in the deck of a game, as its save has them; a guest over the line has none.
 * @param {string} save @returns {string[]}
 */
const ownCards = (save) => (save ? (JSON.parse(save).setup?.cards ?? []) : []);

/** @type {Seat[]} */
export const SEATS = ["first", "second"];

/** The readable side of a match: it follows from the engine's snapshot, the seats, and for whom the veil is open. */
export class MatchStatus {
  /** @type {import("./stage.js").Stage} */
  stage = NO_STAGE;
  /** @type {Plan | null} */
  plan = null;
  /** @type {Snapshot} */
  #state;
  /** The rung that is proposed after this game. @type {import("./ladder.js").Proposal | null} */
  proposal = null;
  /** True if the opponent is known by what it did last. */
  signs = false;
  /** Draws the face of an opponent, once that is loaded. @type {((habit: string) => Element | null) | null} */
  face = null;
  /** True once the player has had a hint, or has taken something back. */
  helped = false;
  /** Time of its end, as the player file has it; 0 before. */
  playedAt = 0;
  /** After taking back the page answers nothing by itself until a player has answered. */
  autoAnswerPaused = false;
  /**
   * For whom the veil is open: a player, or the watcher where a bystander answers.
   * @type {import("../engine").Eye | null}
   */
  veilOpenFor = null;

  /**
   * @param {MatchPart} part what the game adds to the page
   * @param {Omit<TableRequest, "game">} request @param {Snapshot} state what a stranger may see
   * @param {import("./conductor.js").Conductor} conductor what leads it
   */
  constructor(part, request, state, conductor) {
    this.conductor = conductor;
    conductor.match = /** @type {any} */ (this);
    this.part = part;
    this.request = { ...request, game: state.view.game, options: state.options, cards: ownCards(state.save) };
    part.meet?.(state.view);
    this.#state = state;
    /** Two players with secrets share this screen. */
    this.sharesSecrets = this.people.length === 2 && this.hides;
  }

  /** Returns the viewers before this page, as the engine takes them. @returns {import("../engine").Viewers} */
  get viewers() {
    return { people: this.people, veil: this.sharesSecrets, open: this.veilOpenFor };
  }

  /** Returns what the engine has told last; `adopt` alone writes it. */
  get state() {
    return this.#state;
  }
  /** Returns what the table shows: a player's plan, or what the engine has told. */
  get shown() {
    return this.plan?.shown ?? this.#state;
  }
  get view() {
    return this.#state.view;
  }
  get prompt() {
    return this.shown.prompt;
  }
  get offers() {
    return this.shown.offers;
  }

  /** Takes over what the engine tells now; nothing that was planned holds any more. @param {Snapshot} state */
  adopt({ view, prompt, offers, save, options }) {
    this.plan = null;
    this.part.meet?.(view);
    this.#state = { view, prompt, offers, save, options };
    // If the opponent passes automatically, the same player stays before the screen.
    if (view.eye !== this.veilOpenFor && !this.autoAnswer) this.veilOpenFor = null;
  }

  /** @param {Seat} name */
  seat(name) {
    return this.request.seats[name];
  }
  /** @param {Seat} name */
  isComputer(name) {
    return this.seat(name).kind === "computer";
  }
  /** The asked seat when a player of this page sits there and may see what is asked. @returns {Seat | null} */
  get asked() {
    const seat = this.prompt?.seat;
    return seat && this.conductor.asks && this.people.includes(seat) && !this.needsVeil ? seat : null;
  }
  /** Returns true if the veil must be opened before anybody is asked. */
  get needsVeil() {
    return this.sharesSecrets && this.prompt !== null && !inTheOpen(this.prompt) && this.reader !== this.veilOpenFor;
  }
  /** Returns the eye that reads the question: the asked player's, or the watcher's where a bystander answers. */
  get reader() {
    return readerOf(this.prompt);
  }
  /** The answer that the page gives for the asked player, if any. @returns {string | null} */
  get autoAnswer() {
    const may = this.conductor.asks && !this.autoAnswerPaused && this.stage !== NO_STAGE;
    return may ? (this.part.autoAnswer?.(this) ?? null) : null;
  }
  /** Returns the words of an answer, at its button and elsewhere. @param {import("../engine").Offer} offer */
  wordsOf(offer) {
    return this.part.answerWords?.(this, offer) ?? offer.label;
  }
  get hides() {
    return this.part.hides?.(this.request.options) ?? false;
  }
  /** The seats of the game that are no computer's. */
  get humans() {
    return SEATS.filter((seat) => !this.isComputer(seat));
  }
  /** The players at this page. */
  get people() {
    return this.conductor.people;
  }
  /** Returns true if a save would tell a player what they may not know yet, or is not here. */
  get sealed() {
    return this.conductor.asks && !this.over && (this.hides || !this.state.save);
  }
  get over() {
    return this.prompt === null;
  }
  /** Says why nobody can be asked any more, in a sentence; null while the game goes on. */
  get closed() {
    return this.conductor.closed;
  }
  /** Returns true if the text of the game tells cards to come. */
  get tellsAhead() {
    return !this.conductor.ended && this.part.deals === true;
  }
  /** @param {Seat} seat @returns {Seat} */
  other(seat) {
    return seat === "first" ? "second" : "first";
  }
}
