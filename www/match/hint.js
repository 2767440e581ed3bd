// A hint: the computer's answer in the place of the player who is asked, from that player's own view.
import { announce, toast } from "../ui/live.js";
import { sentence, wait } from "../ui/words.js";

/** The longest time that the engine looks for it, in milliseconds; less when the page itself has to do the thinking. */
const CAPS = { worker: 900, page: 250 };
/** Milliseconds in which the browser paints what is going on, before the page itself thinks. */
const PAINT_TIME = 40;

export class Hint {
  /** Counts the requests for a hint: an answer to any but the last is stale. */
  #request = 0;
  /** Somebody waits for a hint. */
  wanted = false;
  /** The engine is looking for it. */
  running = false;
  /** @type {string | null} */
  shown = null;
  /** The answer that is shown. @type {string | undefined} */
  answer;

  /** @param {import("./match.js").Match} match */
  constructor(match) {
    this.match = match;
  }

  /** Returns true if there is a player who may be given a hint now. */
  get may() {
    return this.match.phase === "idle" && this.match.asked !== null;
  }

  /** Asks the engine and shows what it says, unless an answer was given meanwhile. Throws where the engine breaks. */
  async ask() {
    const { match } = this;
    if (!this.may) {
      toast(match.closed ?? "It isn't your turn.");
      return;
    }
    const people = match.part.peopleOnly?.(match.view);
    if (people) {
      toast(people);
      return;
    }
    if (this.wanted) return;
    if (this.shown) {
      announce(this.shown);
      return;
    }
    const request = ++this.#request;
    this.wanted = true;
    match.stage.hint("Looking for a hint …", null);
    try {
      if (match.connection.where === "page") await wait(PAINT_TIME);
      if (request !== this.#request) return;
      this.running = true;
      const offer = await match.connection.call(
        "suggest",
        { level: "normal", cap: CAPS[match.connection.where] },
        match.viewers,
      );
      if (request !== this.#request) return;
      this.wanted = this.running = false;
      this.show(offer);
    } catch (error) {
      if (request !== this.#request) return;
      this.drop(false);
      throw error;
    }
  }

  /** Only what the player may answer is shown. @param {import("../engine").Offer | null} offer */
  show(offer) {
    const { match } = this;
    const open = offer && match.asked && match.offers.some((other) => other.text === offer.text);
    this.answer = open ? offer.text : undefined;
    this.shown = open ? `Hint: ${sentence(match.wordsOf(offer))}` : "No hint right now.";
    match.stage.hint(this.shown, open ? offer : null);
    announce(this.shown);
  }

  /** Takes the hint away. An engine that still looks for one is restarted, so that the next call need not wait. */
  drop(restart = true) {
    const running = this.running && restart;
    this.#request++;
    this.wanted = this.running = false;
    this.shown = null;
    this.match.stage.hint(null, null);
    return running && this.match.connection.where === "worker"
      ? this.match.connection.restart().catch(() => null)
      : null;
  }
}
