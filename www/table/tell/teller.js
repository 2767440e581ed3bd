// Tells an answer step by step: the card comes from its player, arrows go to its targets, then the effects follow one
// by one. The words stand in the question's place until they can have been read. A tap or a key goes on.
import { Shape } from "../../board/shape.js";
import { cardFace } from "../../cards/face.js";
import { findCard } from "../../context.js";
import { armyName } from "../../pieces/looks.js";
import { sound, soundOf } from "../../sound/sound.js";
import { fromNow } from "../../ui/begun.js";
import { h, unbroken } from "../../ui/dom.js";
import { settings } from "../../ui/settings.js";
import { capital, pause } from "../../ui/words.js";
import { carry } from "./carry.js";
import { LastTurn } from "./last-turn.js";
import { lotOf, turnCoin } from "./lot.js";
import { aimsOf, storyOf } from "./story.js";
import { keepTold } from "./whole.js";

/** The time that everything takes, against the usual one; 0: nothing is told. @type {Record<string, number>} */
const PACES = { slow: 1.6, normal: 1, fast: 0.5, once: 0 };
/**
 * Milliseconds: a card on its way, arrows before the first effect, an effect; for how long a card stands open, and what
 * came of it is seen before the other side goes on; a word, and the least, of an own card's sentence; one with no move.
 */
const TIMES = { way: 380, aim: 400, effect: 400, open: 1250, seen: 700, word: 250, least: 1600, glance: 850 };

/** A run is told quickly at least. @param {import("../../match/match.js").Match} match */
const paceAt = ({ request }) => Math.min(PACES[settings.pace], request.series === "run" ? PACES.fast : PACES.slow);

/** Milliseconds in which a text can be read. @param {string} text */
const readingTime = (text) => Math.max(TIMES.least, text.trim().split(/\s+/).length * TIMES.word);

export class Teller {
  /** Resolves when what was told last can have been read. @type {Promise<unknown>} */
  reading = Promise.resolve();
  #words = h("p", { class: "told-words" });
  #dot = h("span", { "aria-hidden": "true" });
  #root = h("div", { class: "told", id: "told", hidden: true, "aria-hidden": "true" }, this.#dot, this.#words);
  fit = keepTold(this.#root, this.#root);
  #card = h("div", { class: "prompt-card told-card", hidden: true, "aria-hidden": "true" });
  #tap = h("p", { class: "told-tap", hidden: true, "aria-hidden": "true" }, "Tap to go on");
  /** The story that is told now, or was last. @type {import("./story.js").Story | null} */
  #story = null;
  /** Ends what is told now. */
  #told = new AbortController();

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    table.prompt.words.append(this.#root);
    table.prompt.actions.append(this.#tap);
    table.prompt.bar.append(this.#card);
    this.last = new LastTurn(table, (view, reader) => this.#past(view, reader));
    table.stop.signal.addEventListener("abort", () => this.end());
  }

  /** Leaves out what is left. */
  skip() {
    this.#told.abort();
  }

  /** Nothing of it stays on the screen. */
  end() {
    this.skip();
    this.#root.hidden = this.#card.hidden = this.#tap.hidden = true;
    this.table.prompt.bar.classList.remove("telling");
    this.#words.textContent = "";
    this.#card.replaceChildren();
  }

  /**
   * Returns a function that plays the events up to this view, if there is more to tell than moves.
   * @param {import("../../engine").View} view @param {import("../../engine").Events} events
   * @returns {(() => Promise<void>) | null}
   */
  tell(view, events) {
    const { match } = this.table;
    // The words about an own card have their time until the other side acts.
    const by = match.answered.at(-1)?.toLowerCase();
    const acts = by && !match.people.some((seat) => seat.startsWith(by));
    if (acts && this.#story && this.#isOwn(this.#story)) this.end();
    const pace = paceAt(match);
    if (!pace || !this.table.board || document.hidden) return null;
    const story = storyOf(events, this.#known(view));
    return story && (() => this.#play(story, view, pace));
  }

  /** @param {import("../../engine").View} view @returns {import("./story.js").Known} */
  #known(view) {
    const { board, match } = this.table;
    return {
      piece: (id) => {
        const shown = board?.motion.pieces.get(id);
        const piece = shown ?? view.cells.find((cell) => cell?.id === id);
        const at = shown && shown.at >= 0 ? (board?.shape.name(shown.at) ?? null) : null;
        return piece ? { side: piece.side, kind: piece.kind, at } : null;
      },
      name: (seat) => match.seat(seat).name,
      card: (card) => findCard(view.game, card),
      reader: match.people.length === 1 ? match.people[0] : null,
      computer: (seat) => match.isComputer(seat),
      army: (side) => capital(armyName(side)),
      view,
    };
  }

  /**
   * Returns the knowledge of pieces as they stood in a view, for the player who reads of them.
   * @param {import("../../engine").View} view @param {import("../../engine").Seat} reader
   * @returns {import("./story.js").Known}
   */
  #past(view, reader) {
    const shape = new Shape(view.files, view.ranks, false, false);
    const piece = (/** @type {number} */ id) => {
      const at = view.cells.findIndex((one) => one?.id === id);
      const cell = view.cells[at];
      return cell ? { side: cell.side, kind: cell.kind, at: shape.name(at) } : null;
    };
    return { ...this.#known(view), piece, reader };
  }

  /** @param {import("./story.js").Story} story @param {import("../../engine").View} view @param {number} pace */
  async #play(story, view, pace) {
    await this.reading;
    this.end();
    const { board, match } = this.table;
    if (!board) return;
    this.#told = new AbortController();
    this.#story = story;
    const { signal } = this.#told;
    const isEarly = fromNow();
    for (const way of ["pointerdown", "keydown"])
      addEventListener(way, (event) => isEarly(event) || this.skip(), { signal, capture: true });
    signal.addEventListener("abort", () => board.motion.finishNow());
    if (story.card) sound(story.arrives ? "card" : "effect");
    if (story.thrown) await this.#begin(lotOf(story), view, pace, signal);
    if (story.thrown) await turnCoin(this.#words, pace, signal);
    if (!story.late) await this.#begin(story, view, pace, signal);
    await this.#effects(story, view, pace, signal);
    if (this.table.board !== board) return;
    if (story.late) await this.#begin(story, view, pace, signal);
    const read = this.#timeFor(story) * pace;
    this.#tap.hidden = read === 0 || match.asked !== null;
    const closed = this.#close(story, pause(read, signal), pace);
    // A player need not wait for what is said of the own card.
    this.reading = this.#isOwn(story) && !story.passes && !match.sharesSecrets ? Promise.resolve() : closed;
  }

  /** Clears the place of the question for whoever is asked: what the other side did stands under it. */
  asks() {
    const { match } = this.table;
    if (match.asked && match.autoAnswer === null && this.#story && !this.#isOwn(this.#story)) this.end();
    this.last.paint();
  }

  /** True if it is told to whoever did it. @param {import("./story.js").Story} story */
  #isOwn({ seat }) {
    return this.table.match.people.includes(seat);
  }

  /**
   * Milliseconds for which it stands before anything else is told. What the other side did stays under the question,
   * which need not wait for it, and names a card to respond to. @param {import("./story.js").Story} story
   */
  #timeFor(story) {
    const { match } = this.table;
    const asks = match.asked !== null && match.autoAnswer === null;
    if (asks && (story.arrives || !this.#isOwn(story))) return 0;
    if (story.brief) return TIMES.glance;
    if (this.#isOwn(story)) return readingTime(`${story.text} ${story.about}`);
    return story.arrives || story.passes ? TIMES.open : TIMES.seen;
  }

  /**
   * Takes it off the screen once it has been read, unless something else is told there by then.
   * @param {import("./story.js").Story} story @param {Promise<unknown>} read @param {number} pace
   */
  async #close({ passes, seat }, read, pace) {
    const told = this.#told;
    const { shown } = this.table.match;
    await read;
    if (this.#told !== told || !this.table.board) return;
    if (passes && !told.signal.aborted && this.table.match.shown === shown) await this.#putAway(seat, pace);
    if (this.#told === told) this.end();
  }

  /**
   * The words, and the card that comes from its player.
   * @param {import("./story.js").Story} story @param {import("../../engine").View} view
   * @param {number} pace @param {AbortSignal} signal
   */
  async #begin({ seat, card, text, arrives, passes }, view, pace, signal) {
    const { root, prompt } = this.table;
    const side = view.sides[seat];
    this.#dot.className = `army-dot ${armyName(side)}`;
    this.#words.replaceChildren(...unbroken(text));
    prompt.words.scrollTop = 0;
    this.#root.hidden = false;
    prompt.bar.classList.add("telling");
    this.#tap.hidden = this.table.match.asked !== null;
    this.fit();
    if (!card || passes || !root.classList.contains("with-card")) return;
    this.#card.style.setProperty("--letters", String(card.text.length));
    const face = cardFace(card, { size: "small", side });
    this.#card.replaceChildren(face);
    this.#card.hidden = false;
    this.fit();
    if (!arrives) return;
    this.#card.style.visibility = "hidden";
    await carry(face, root.querySelector(`.seat-panel[data-seat="${seat}"]`), face, TIMES.way * pace, signal);
    this.#card.style.visibility = "";
  }

  /**
   * Arrows to all that it is about, then one change after the other; at last the pieces stand as in the view.
   * @param {import("./story.js").Story} story @param {import("../../engine").View} view
   * @param {number} pace @param {AbortSignal} signal
   */
  async #effects({ steps, moves }, view, pace, signal) {
    const { board } = this.table;
    if (steps.length) {
      board?.mark({ aims: steps.flatMap(aimsOf) });
      await pause(TIMES.aim * pace, signal);
    }
    for (const [at, { events }] of steps.entries()) {
      if (signal.aborted || !this.table.board) break;
      soundOf(events);
      await new Promise((done) => board?.motion.play(events, view, () => done(null), TIMES.effect * pace));
      board?.mark({ aims: steps.slice(at + 1).flatMap(aimsOf) });
    }
    if (this.table.board) soundOf(moves ?? [], this.table.match);
    this.table.board?.mark({ aims: [] });
    await this.table.board?.show(view, moves);
  }

  /**
   * The card of a turn that has passed goes to its player's pile.
   * @param {import("../../engine").Seat} seat @param {number} pace
   */
  async #putAway(seat, pace) {
    const { root, stop } = this.table;
    const face = /** @type {HTMLElement | null} */ (root.querySelector(".prompt-card .card-face"));
    const [from, to] = [root.querySelector(".prompt-card"), root.querySelector(`[data-pile="${seat}"]`)];
    if (!face) return;
    const gone = carry(face, from, to, TIMES.way * pace, stop.signal);
    face.parentElement?.classList.add("spent");
    await gone;
  }
}
