// Looks ahead: a lifted card asks for its targets before it is played, and what an answer would lead to is drawn
// before it is given. An extra: until it is loaded, the table works without.
import { placeBy } from "../../cards/zoom.js";
import { renewed } from "../../ui/begun.js";
import { sentence } from "../../ui/words.js";
import { followCarried } from "./carried.js";
import { Duty } from "./duty.js";
import { Ghosts } from "./ghosts.js";
import { Hinted } from "./hinted.js";
import { Note } from "./note.js";
import { nextOf, Targets } from "./targets.js";
import { uncovered } from "./uncovered.js";

placeBy(uncovered);

/**
 * @typedef {import("../../engine").Offer} Offer
 * @typedef {Extract<import("../../engine").Foreseen, { ok: true }>} Foreseen
 */

/** The places where a tap does not call a plan off. */
const KEEPS = "button, a, input, label, summary, #prompt, #hand";

export class Aim {
  /** The offer that the lifted card would be played with. @type {Offer | null} */
  #offer = null;
  /** Counts what is asked of the engine: a reply to anything but the last is stale. */
  #turn = 0;
  /** The last question to the engine. @type {Promise<void>} */
  #pending = Promise.resolve();
  /** The answers planned so far, the card first. @type {string[]} */
  #answers = [];
  /** True while it is still to be found out what the lifted card asks for. */
  looking = false;

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    const { signal } = table.stop;
    this.table = table;
    this.match = table.match;
    const ahead = async (/** @type {string} */ text) => {
      const planned = this.match.plan ? this.#answers : [];
      return (await this.foresee([...planned, text]))?.events ?? null;
    };
    this.ghosts = new Ghosts(table, ahead, (square, words) => this.note.foretell(square, words));
    this.note = new Note(
      table,
      (about) => this.explain(about),
      (square) => this.reach(square),
      ahead,
    );
    this.duty = new Duty(table);
    this.targets = new Targets(table);
    const beside = (/** @type {MouseEvent} */ { target }) =>
      this.match.plan && target instanceof Element && !target.closest(KEEPS) && this.#letGo();
    table.root.addEventListener("click", beside, { signal });
    followCarried(table, this.ghosts);
    this.hinted = new Hinted(table, this.targets);
  }

  /**
   * Returns what the engine says as long as this question is open; null otherwise.
   * @template T @param {() => Promise<T | null>} question
   */
  async #open(question) {
    const { match } = this;
    const { state } = match;
    const ready = () => match.state === state && match.asked !== null && ["idle", "showing"].includes(match.phase);
    // An engine that looks for a hint would answer only after it.
    const said = ready() && !match.hint.wanted ? await question().catch(() => null) : null;
    return ready() ? said : null;
  }

  /** Foresees what these answers would lead to; null if that cannot be said any more. @param {string[]} answers */
  async foresee(answers) {
    const { connection } = this.match;
    const found = await this.#open(() => connection.call("foresee", answers, this.match.viewers));
    return found?.ok ? found : null;
  }

  /** Says why something cannot be chosen now, in a sentence. @param {import("../../engine").ExplainTarget} about */
  async explain(about) {
    const { match } = this;
    const { connection, plan } = match;
    const told = await this.#open(() => connection.call("explain", this.#planned(about), match.viewers));
    return told && plan === match.plan ? sentence(told) : null;
  }

  /** Returns the subject with the planned answers before it. @param {import("../../engine").ExplainTarget} about */
  #planned = (about) => (this.match.plan ? { ...about, after: this.#answers } : about);

  /** Rings where the piece on a square could go, if its side were to move. @param {string | null} square */
  async reach(square) {
    const { match, ghosts } = this;
    const { shown } = match;
    // While a plan is open, what it would lead to is drawn there.
    const names =
      square && !match.hint.wanted && !match.plan
        ? await match.connection.call("reach", square, match.viewers).catch(() => [])
        : [];
    if (match.shown !== shown) return [];
    ghosts.reach(names);
    return names;
  }

  /** A card is lifted that may be played by this offer; null: none is. @param {Offer | null} offer */
  lift(offer) {
    this.#turn++;
    this.ghosts.show(null);
    this.#offer = offer;
    if (this.match.plan) {
      this.match.plan = null;
      this.#paint();
    }
    this.looking = offer !== null;
    if (offer) this.#follow([offer.text]);
  }

  /** @param {string[]} answers */
  #follow(answers) {
    this.#pending = this.#ahead(answers);
  }

  /** Goes on from these answers: their question is shown, or they are given. @param {string[]} answers */
  async #ahead(answers) {
    const turn = ++this.#turn;
    const found = await this.foresee(answers);
    if (turn !== this.#turn) return;
    this.looking = false;
    const prompt = nextOf(this.#offer, found);
    if (found && prompt) this.#ask(answers, { ...found, prompt });
    else if (answers.length === 1) {
      this.ghosts.show(found?.events ?? null, this.#offer);
      this.table.panels?.planned?.();
    }
    // The game may have gone on meanwhile.
    else if (this.match.plan) this.#give(answers);
  }

  /** A square is picked for the lifted card. */
  picked() {
    if (!this.match.plan) return;
    void this.targets.settle(this.#offer, (text) => this.foresee([...this.#answers, text]));
    void this.targets.foreshow((text) => this.foresee([...this.#answers, text]), this.ghosts);
  }

  /**
   * The planned question stands over the open one.
   * @param {string[]} answers
   * @param {{ prompt: import("../../engine").Prompt, offers: Offer[] }} found
   */
  #ask(answers, { prompt, offers }) {
    const { match } = this;
    const { state } = match;
    const clock = state.offers.filter(({ role }) => role === "clock");
    const own = offers.filter(({ role }) => role === "play");
    this.#answers = answers;
    match.plan = {
      shown: { ...state, prompt: { ...prompt, left: state.prompt?.left ?? null }, offers: [...own, ...clock] },
      takes: (text) => this.#takes(text),
      back: () => (this.#answers.length > 1 ? this.#follow(this.#answers.slice(0, -1)) : this.#letGo()),
      drop: () => this.#letGo(),
    };
    this.#paint();
  }

  /**
   * An answer goes on with the plan; any other drops it.
   * @param {string} text
   */
  #takes(text) {
    const goesOn = this.match.offers.some((offer) => offer.text === text && offer.role === "play");
    if (goesOn) this.#follow([...this.#answers, text]);
    else this.#letGo();
    return goesOn;
  }

  /** The planned answers are given, one after the other. @param {string[]} answers */
  #give([text, ...more]) {
    const { match } = this;
    match.plan = null;
    this.ghosts.show(null);
    match.answer(text, more);
  }

  #letGo() {
    this.table.panels?.letGo?.();
  }

  #paint() {
    const { table, match } = this;
    table.prompt.paint(match);
    renewed(table.prompt.bar, table.place);
    this.targets.mark();
    table.root.dataset.why = match.prompt?.why ?? "over";
    table.panels?.planned?.();
    table.ask();
    void this.targets.foreshow((text) => this.foresee([...this.#answers, text]), this.ghosts);
  }

  /** The table is painted anew: nothing that was foreseen holds any more. */
  rest() {
    this.#turn++;
    this.looking = false;
    this.ghosts.show(null);
    this.note.hide();
  }

  /** The lifted card is played; if it waits for targets, keys go to them. */
  play() {
    const { board, panels, prompt } = this.table;
    const byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    this.#pending.then(() => {
      if (!this.match.plan) panels?.play?.();
      else if (!byKeys) return;
      else if (board?.picks.first().size) board.focus();
      else prompt.buttons.querySelector("button")?.focus();
    });
    return true;
  }

  /** The lifted card is dropped on a square: its first target, if it asks for one. @param {string} square */
  drop(square) {
    this.#pending.then(() => {
      const { board, panels } = this.table;
      if (!this.match.plan) panels?.play?.();
      else if (board) {
        board.over = -1;
        board.take(square) || board.draw();
      }
    });
    return true;
  }

  /**
   * A square was tapped that the plan does not take: it is refused with the reason, and the card stays lifted with all
   * that was chosen for it.
   * @param {string} square @param {string | null} picked what was picked before it, and is put back
   */
  elsewhere(square, picked) {
    if (!this.match.plan) return false;
    this.table.refuse(this.#planned({ square }), picked);
    return true;
  }
}
