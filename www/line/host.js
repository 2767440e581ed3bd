// The page that holds the game answers those at the other ends of its lines: one far seat, and watchers. It tells each
// what that one may see, after every answer, and takes an answer only for the place of the game that it was meant for.
import { Desk } from "./desk.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("./talk.js").Talk} Talk
 *
 * The game at the table, as its conductor gives it.
 * @typedef {object} Held
 * @property {import("../engine").Connection} connection
 * @property {() => string} at names the place at which the game stands: no other one has that name
 * @property {() => object} about what goes with each sight: names, seats, and the text of a game that is over
 * @property {(seat: Seat, text: string, thought: number | undefined) => Promise<Told>} act gives a far player's answer
 *
 * The outcome of an answer: what the engine refused, or what it has brought about.
 * @typedef {{ refused: { error: string, message: string } } | { events: import("../engine").Events }} Told
 * @typedef {{ talk: Talk, desk: Desk, seat: Seat | null, asking: number }} Far
 */

/** Questions of one far page that are open at once. */
const ASKING = 64;
const TOO_MANY = { error: "stopped", message: "That is too much at once." };

export class Host {
  /** @type {Far[]} */
  fars = [];

  /** @param {Held} held */
  constructor(held) {
    this.held = held;
  }

  /** Somebody sits down at the other end of a line. @param {Talk} talk @param {Seat | null} seat */
  async sit(talk, seat) {
    this.fars = this.fars.filter((one) => one.talk !== talk && (!seat || one.seat !== seat));
    const far = { talk, seat, desk: new Desk(this.held.connection, seat), asking: 0 };
    this.fars.push(far);
    await this.#tell(far, null, null);
  }

  /**
   * Another game is played with the same people.
   * @param {Held} held @param {(seat: Seat | null) => Seat | null} seatOf
   */
  async change(held, seatOf) {
    this.held = held;
    for (const { talk, seat } of [...this.fars]) await this.sit(talk, seatOf(seat));
  }

  /**
   * What one may see now, and at which place. The name of the place is asked first: an answer that comes meanwhile has
   * another one, and its own sight.
   * @param {Far} far
   */
  async #news(far) {
    const { held } = this;
    const at = held.at();
    return { at, ...(await far.desk.look()), ...held.about(), seat: far.seat };
  }

  /** @param {Far} far @param {import("../engine").Events | null} events @param {Seat | null} by */
  async #tell(far, events, by) {
    far.talk.post({ t: "state", ...(await this.#news(far)), events, by });
  }

  /**
   * Tells all of them what an answer has brought about.
   * @param {import("../engine").Events | null} events @param {Seat | null} by who gave it
   */
  async tell(events, by) {
    await Promise.all(this.fars.map((far) => this.#tell(far, events, by)));
  }

  /** Sends the same to all. @param {object} message @param {Talk} [but] not to this one */
  say(message, but) {
    for (const { talk } of this.fars) if (talk !== but) talk.post(message);
  }

  /**
   * A far page asks something.
   * @param {Talk} talk @param {{ id: number, op: unknown, about?: any, at?: unknown }} message
   */
  async asked(talk, { id, op, about, at }) {
    const far = this.fars.find((one) => one.talk === talk);
    if (!far) return;
    far.asking++;
    const asked = far.asking > ASKING ? Promise.reject(TOO_MANY) : this.#reply(far, op, about, at);
    const reply = await asked.catch(failed);
    far.asking--;
    talk.post({ t: "reply", to: id, ...reply });
  }

  /** @param {Far} far @param {unknown} op @param {any} about @param {unknown} at */
  async #reply(far, op, about, at) {
    const { held } = this;
    if (op !== "act") return { out: (await far.desk.ask(op, about)) ?? null };
    if (!far.seat) throw Object.assign(new Error("A watcher gives no answers."), { error: "not-offered" });
    // It was meant for another place of the game: it came before, or the game is elsewhere by now.
    const stale = at !== held.at();
    const thought = Number.isSafeInteger(about?.thought) && about.thought >= 0 ? about.thought : undefined;
    const told = stale ? { events: [] } : await held.act(far.seat, String(about?.text), thought);
    const news = await this.#news(far);
    const step =
      "refused" in told ? { ok: false, ...told.refused } : { ok: true, events: told.events, prompt: news.prompt };
    return { news: { ...news, step } };
  }
}

/** The words that are told of a failure. @param {any} error */
const failed = (error) => ({
  err: {
    error: typeof error?.error === "string" ? error.error : "stopped",
    message: typeof error?.message === "string" ? error.message : "It was not answered.",
  },
});
