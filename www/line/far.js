// The engine of a game that another device holds: a connection as that to an engine of one's own, over the line. While
// the line is lost its questions wait; after the break they are asked again.
import { isObject } from "../ui/fit.js";

/**
 * @typedef {import("../engine").Connection} Connection
 * @typedef {import("./desk.js").Sight} Sight
 * The outcome of an answer, or of the other side's: a sight, which place of the game it shows, and its step.
 * @typedef {Sight & { at: string, step?: import("../engine").Answered["step"], save?: string,
 *   events?: import("../engine").Events | null, by?: import("../engine").Seat | null }} News
 * @typedef {{ resolve: (out: any) => void, reject: (error: unknown) => void, message: object }} Waiting
 */

/** Operations of a game that is over: its text is here by then, and the own engine has it. */
const OVER = ["acts", "past", "compact", "save", "review", "played"];
/** Operations whose first argument is all that goes over the line. */
const PLAIN = "explain reach survey rays foresee lookBack told legalMoves plans suggest advise".split(" ");

/** @param {string} message */
const refused = (message) => Object.assign(new Error(message), { error: "not-offered" });

/** @implements {Connection} */
export class FarConnection {
  where = /** @type {const} */ ("worker");
  #number = 0;
  /** The questions that are not answered yet. @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** The sight that was shown last. @type {News | null} */
  last = null;

  /**
   * @param {(message: object) => void} post
   * @param {Connection | null} own an engine that shows the game again once it is over
   */
  constructor(post, own) {
    this.post = post;
    this.own = own;
  }

  /** Hears of what the other side's answers have brought about. @type {(news: News) => void} */
  changed = () => {};

  /** Returns true if a message was for this connection. @param {any} message */
  take(message) {
    if (message?.t === "reply") this.#answered(message);
    else if (message?.t === "state" && isObject(message.view)) {
      const { t, ...news } = message;
      this.last = { ...news, step: undefined };
      this.changed(news);
    } else return false;
    return true;
  }

  /** @param {string} op @param {unknown} about @returns {Promise<any>} */
  #ask(op, about, at = this.last?.at) {
    const id = ++this.#number;
    const message = { t: "ask", id, op, about, at };
    this.post(message);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject, message }));
  }

  /** @type {Connection["call"]} */
  async call(op, ...args) {
    const [first, second, third] = /** @type {any[]} */ (args);
    if (op === "state" || op === "loadGame") return this.#seen(this.last);
    if (op === "act") return this.#seen(await this.#ask("act", { text: first, thought: third }));
    if (op === "canUndo") return this.#ask("canUndo", third);
    if (PLAIN.includes(op)) return this.#ask(op, first);
    if (OVER.includes(op) && this.own && this.last?.save) return this.#again(this.own, this.last.save, op, args);
    if (op === "undo") throw refused(`Only both players together take back. ${second ?? ""}`.trim());
    // A thing that nobody may know yet is null, as the engine says it of a game that goes on.
    return /** @type {any} */ (null);
  }

  /** The sight as the page wants it. @param {News | null} news @returns {any} */
  #seen(news) {
    if (!news) throw refused("The game is not here yet.");
    const { at, save = "", step = null, ...sight } = news;
    return { ...sight, save, step };
  }

  /** @param {Connection} own @param {string} save @param {keyof import("../engine").Calls} op @param {any[]} args */
  async #again(own, save, op, args) {
    await own.call("loadGame", save);
    return /** @type {any} */ (own).call(op, ...args);
  }

  /** A question is answered. @param {{ to: number, out?: any, err?: any, news?: News }} reply */
  #answered({ to, out, err, news }) {
    const asked = this.#waiting.get(to);
    if (!asked) return;
    this.#waiting.delete(to);
    if (err) return asked.reject(Object.assign(new Error(String(err.message)), { error: String(err.error) }));
    if (news) this.last = { ...news, step: undefined };
    asked.resolve(news ?? out);
  }

  /** The other page was opened again: it knows nothing of what was asked. */
  askAgain() {
    for (const { message } of this.#waiting.values()) this.post(message);
  }

  /** Nothing has to be started again here. */
  async restart() {}
}
