// The dearest choices, what was seen too late, and the luckiest falls as faces; pressed, one is played out on the
// board: what was played, and what was better.

import { cardFace } from "../cards/face.js";
import { context, findCard } from "../context.js";
import { h } from "../ui/dom.js";
import { wait } from "../ui/words.js";
import { actOf, dearest, isIfEven, luckiest, moveOf, playOf, points, priceOf, seenLate, toldOf } from "./parts.js";
import { called, choiceWords, fallOf, lateWords, luckWords } from "./words.js";

/**
 * @typedef {import("./review.js").Review} Review
 * @typedef {import("../engine").CardInfo} CardInfo
 * @typedef {"before" | "played" | "better" | "both"} Step
 *
 * A moment that is played out, and how far it has come.
 * @typedef {{ at: number, kind: Kind, step: Step, wanted: number }} Shown
 *
 * @typedef {"cost" | "late" | "luck"} Kind
 */

/**
 * A kind of moment: the word for it, and what it changed.
 * @type {Record<Kind, { about: string, change: (told: import("../engine").Reviewed) => number }>}
 */
const KINDS = {
  cost: { about: "Cost", change: (told) => -priceOf(told) },
  late: { about: "Seen too late", change: ({ mind }) => mind },
  luck: { about: "Luck", change: ({ luck }) => luck },
};

/** A word about the price of a choice. @param {import("../engine").Reviewed} told */
function noteOf(told) {
  const mate = told.better?.mate;
  if (mate) return "missed" in mate ? "mate missed" : "mate allowed";
  return isIfEven(told) && "in an even game";
}

/** Milliseconds for which the board stands before, and after, what is played out. */
const [STAND, SEEN] = [700, 1300];

export class Moments {
  /** @type {Shown | null} */
  #shown = null;
  /** The falls of chance, by the answers given before it. @type {Map<number, import("./words.js").Fall>} */
  #falls = new Map();
  /** The cards for which an answer was chosen, such as a target of one. @type {Map<number, CardInfo | null>} */
  #cards = new Map();
  /** Counts what is played out: all but the latest is stale. */
  #run = 0;

  /** @param {Review} review */
  constructor(review) {
    this.review = review;
  }

  /** The moment that is shown; null once the reader has gone elsewhere. */
  get shown() {
    return this.#shown && this.#shown.wanted === this.review.replay.wanted ? this.#shown : null;
  }

  /** The words for the moment that is shown. @returns {[string, string]} */
  words({ at, kind, step } = /** @type {Shown} */ (this.#shown)) {
    const { told, name } = this.review;
    const one = told[at];
    if (kind === "luck") return [this.#falls.get(at)?.words ?? one.label, luckWords(one.luck, name)];
    if (kind === "late" && step !== "before") return lateWords(one, this.played(at));
    if (step === "before") return [kind === "late" ? "Nothing was seen yet." : `Here ${called(name)} chose.`, ""];
    if (step === "better") return [`Better: ${one.better?.label}.`, ""];
    const [cost, better] = choiceWords(one, this.played(at));
    return step === "played" ? [`Played: ${this.played(at)}.`, ""] : [cost, better];
  }

  /**
   * Says what was answered: a choice before the first turn is the set-up, whatever was answered last.
   * @param {number} at @param {import("../engine").Reviewed} [told]
   */
  played(at, told = this.review.told[at]) {
    if (!this.review.game.acts[at].turn) return "The set-up";
    const card = this.#cards.get(at);
    return card ? `${card.title}: ${told.label}` : told.label;
  }

  /** The card that the question was about. @param {number} at answers given before it */
  async #cardOf(at) {
    const { match } = this.review;
    const then = await match.connection.call("past", at, "all").catch(() => null);
    return then?.prompt?.card ? (findCard(match.view.game, then.prompt.card) ?? null) : null;
  }

  /** The faces of what was dear: choices, and what was seen too late. @param {string} none said where there is none */
  async dear(none) {
    const { told } = this.review;
    const [choices, late] = [dearest(told), seenLate(told)];
    for (const at of [...choices, ...late]) if (!this.#cards.has(at)) this.#cards.set(at, await this.#cardOf(at));
    return this.#faces(
      told,
      [
        ["cost", choices],
        ["late", late],
      ],
      none,
    );
  }

  /** The faces of luck. @param {string} none said where there is none */
  async lucky(none) {
    const { told, looker, game } = this.review;
    const places = luckiest(told);
    for (const at of places)
      if (!this.#falls.has(at)) this.#falls.set(at, await fallOf(looker.match, looker.seat, game, at));
    return this.#faces(told, [["luck", places]], none);
  }

  /**
   * @param {import("../engine").Reviewed[]} told @param {[Kind, number[]][]} kinds each with its places
   * @param {string} none
   */
  #faces(told, kinds, none) {
    const { game } = this.review;
    const faces = kinds.flatMap(([kind, places]) =>
      places.map((at) => this.#face(at, kind, moveOf(game, at), told[at])),
    );
    return [faces.length ? h("div", { class: "review-trio" }, faces) : h("p", { class: "review-none" }, none)];
  }

  /**
   * @param {number} at @param {Kind} kind @param {number} move
   * @param {import("../engine").Reviewed} told
   */
  #face(at, kind, move, told) {
    const { game, list } = this.review;
    const { about, change: changed } = KINDS[kind];
    const change = changed(told);
    const note = kind === "late" ? "seen too late" : kind === "cost" && noteOf(told);
    const fall = kind === "luck" ? this.#falls.get(at) : null;
    const entry = game.log[playOf(game, at)];
    const words = fall ? fall.words : this.played(at, told);
    const card = fall ? fall.card : this.#cards.get(at);
    const picture = card
      ? h("span", { class: "moment-shown" }, cardFace(card, { size: "small" }))
      : entry && list
        ? list.face(entry, move)
        : h("span", { class: "moment-shown" }, h("span", { class: "play-face" }, h("b", {}, words)));
    return h(
      "button",
      {
        type: "button",
        class: "review-moment",
        "aria-pressed": String(this.shown?.at === at),
        data: { test: `review-${kind}`, at: String(at) },
        onclick: () => this.play(at, kind),
      },
      h("span", { class: "review-face", "aria-hidden": "true" }, picture),
      h("b", { class: change < 0 ? "against" : "for" }, h("span", { class: "only-read" }, `${about} `), points(change)),
      note && h("span", { class: "review-late", "aria-hidden": kind === "late" && "true" }, note),
      h("span", { class: "review-about" }, `Move ${move}: ${words}`),
      h("span", { class: "only-read" }, " Play it out"),
    );
  }

  /** Plays a moment out on the board. @param {number} at answers given before it @param {Kind} kind */
  async play(at, kind) {
    const { replay, told } = this.review;
    const mine = ++this.#run;
    replay.play(false);
    /**
     * Shows a step; whether it is still wanted then.
     * @param {Step} step @param {number} to @param {string} [instead]
     */
    const show = async (step, to, instead) => {
      this.#shown = { at, kind, step, wanted: replay.wanted + 1 };
      await replay.go(to, instead);
      this.review.paintMoments();
      return mine === this.#run && this.shown !== null;
    };
    /** @param {number} ms */
    const stands = async (ms) => {
      await wait(ms);
      return mine === this.#run && this.shown !== null && !replay.match.gone;
    };
    const better = kind === "cost" ? told[at].better : null;
    if (!(await show("before", at)) || !(await stands(STAND))) return;
    for (let on = at + 1; on <= this.#end(at, kind); on++) if (!(await show("played", on))) return;
    if (!better || !(await stands(SEEN))) return;
    if (!(await show("before", at)) || !(await stands(STAND / 2))) return;
    if (!(await show("better", at + 1, better.text)) || !(await stands(SEEN))) return;
    if (await show("both", at)) this.#mark(at);
  }

  /**
   * The number of answers after which the board shows what came of one.
   * @param {number} at @param {Kind} kind
   */
  #end(at, kind) {
    const { game } = this.review;
    const line = kind === "luck" ? toldOf(game, at) : playOf(game, at);
    return line < 0 ? at + 1 : Math.max(at, actOf(game, line)) + 1;
  }

  /** Marks both on the board: the way that was gone as an arrow, what was better as a hint. @param {number} at */
  #mark(at) {
    const { told, game } = this.review;
    const board = context.table?.board;
    const gone = game.log[playOf(game, at)];
    board?.hint(told[at].better?.squares ?? []);
    board?.mark({ trail: gone?.moved ? [gone.squares] : [] });
  }
}
