// The desk at which the page that holds the game answers a far seat: a list of questions, each answered by the engine
// as that seat may know it. Nothing else of the game goes over the line before its end.
import { isObject } from "../ui/fit.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../engine").Connection} Connection
 * The sight of a far seat: everything that its page shows, without the save.
 * @typedef {Omit<import("../engine").Snapshot, "save">} Sight
 */

/** The longest time that the computer thinks for a far player, in milliseconds. */
const CAP = 900;
/** Answers that are foreseen at once. */
const AHEAD = 40;

export class Desk {
  /** @param {Connection} connection @param {Seat | null} seat null: a watcher */
  constructor(connection, seat) {
    this.connection = connection;
    this.seat = seat;
    /** @type {import("../engine").Viewers} */
    this.viewers = seat ? { people: [seat], veil: false, open: null } : { people: [], veil: true, open: null };
  }

  /** Everything that the seat may see now. @returns {Promise<Sight>} */
  async look() {
    const { view, prompt, offers, options } = await this.connection.call("state", this.viewers);
    return { view, prompt, offers, options };
  }

  /** The questions that a far page may ask. @type {Record<string, (about: any) => Promise<unknown>>} */
  #questions = {
    explain: (about) => this.connection.call("explain", about, this.viewers),
    reach: (square) => this.connection.call("reach", square, this.viewers),
    survey: () => this.connection.call("survey", this.viewers),
    rays: (square) => this.connection.call("rays", square, this.viewers),
    foresee: (answers) => this.connection.call("foresee", [answers].flat().slice(0, AHEAD), this.viewers),
    lookBack: (line) => this.connection.call("lookBack", line, this.viewers),
    told: () => this.connection.call("told"),
    legalMoves: (about) => this.#legalMoves(about),
    plans: () => this.connection.call("plans", /** @type {Seat} */ (this.seat)),
    suggest: (o) => this.connection.call("suggest", { ...thinking(o), level: "normal", cap: CAP }, this.viewers),
    advise: (o) => this.connection.call("advise", isObject(o) ? { hinted: String(o.hinted) } : {}, this.viewers),
    canUndo: (answers) => this.connection.call("canUndo", this.viewers, this.seat ?? undefined, answers),
  };

  /** The answers of this seat, and of no other. @param {any} about */
  async #legalMoves(about) {
    // Both are asked at once: nothing comes between them.
    const [prompt, offers] = await Promise.all([
      this.connection.call("prompt"),
      this.connection.call("legalMoves", about),
    ]);
    return prompt !== null && prompt.seat === this.seat ? offers : [];
  }

  /**
   * Answers a question. Throws what the engine says against it.
   * @param {unknown} op @param {unknown} about
   */
  ask(op, about) {
    const name = String(op);
    if (!this.seat || !Object.hasOwn(this.#questions, name))
      throw Object.assign(new Error("This can't be asked over the line."), { error: "bad-input" });
    return this.#questions[name](about);
  }
}

/**
 * The parts of a search that may be sent: the answers that come before, and its nodes; the time that it may take stays.
 * @param {unknown} o @returns {{ after?: string[], budget?: number }}
 */
function thinking(o) {
  const { after, budget } = isObject(o) ? o : {};
  return {
    ...(Array.isArray(after) && { after: after.slice(0, AHEAD).map((text) => String(text)) }),
    ...(Number.isSafeInteger(budget) && { budget: Number(budget) }),
  };
}
