// The side that holds the game: it deals, keeps it, gives the far player's answers to the engine, and tells what each
// side may see.
import { context } from "../context.js";
import { matchPart } from "../games/registry.js";
import { keepEnded } from "../match/ended.js";
import { Match } from "../match/match.js";
import { canUndoFar, undo } from "../match/undo.js";
import { ALONE, capital } from "../ui/words.js";
import { Host } from "./host.js";
import { forgetLine, guessesIn, keepLine, keptGuesses, spentIn } from "./kept.js";
import { LinePlay } from "./line-play.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("./host.js").Told} Told
 * @typedef {Pick<import("../match/kept.js").TableRequest, "game" | "options" | "cards" | "seed" | "board">} Wanted
 * @typedef {{ seat: Seat, text: string, thought: number | undefined, done: (told: Told) => void }} Given
 */

/** @param {Seat} seat @returns {Seat} */
export const otherSeat = (seat) => (seat === "first" ? "second" : "first");

/** Leads the match on the side that holds it. */
class HostPlay extends LinePlay {
  /** The answer of the far player that waits until what is shown has been shown. @type {Given | null} */
  #given = null;

  /** @param {import("./two.js").Line} line @param {Hosting} hosting @param {Seat} own */
  constructor(line, hosting, own) {
    super(line, own);
    this.hosting = hosting;
  }

  async next() {
    const { match } = this;
    if (match.phase !== "idle") return;
    const given = this.#given;
    this.#given = null;
    if (given) return this.#give(given);
    if (match.prompt && match.prompt.seat === this.own) await super.next();
  }

  /** @param {Given} given */
  async #give({ seat, text, thought, done }) {
    const { match } = this;
    if (match.prompt?.seat !== seat)
      return done({ refused: { error: "not-offered", message: "It is the other player's turn." } });
    /** @type {Told} */
    let told = { events: [] };
    this.told = (events) => {
      told = { events };
      done(told);
    };
    const refused = (/** @type {{ error: string, message: string }} */ { error, message }) =>
      done({ refused: { error, message } });
    // Whoever tells no time of a clock that runs is timed here.
    const timed = typeof match.prompt.left === "number" ? Math.round(match.watch.elapsed()) : undefined;
    await match.act(text, { far: { thought: thought ?? timed, refused } });
    // After a fault of the engine the far page is told that nothing has come of it.
    done({ refused: { error: "stopped", message: "It was not answered." } });
  }

  /** The far player has answered. @param {Seat} seat @param {string} text @param {number | undefined} thought */
  take(seat, text, thought) {
    return new Promise((/** @type {(told: Told) => void} */ done) => {
      if (this.#given) return done({ refused: { error: "not-offered", message: "Another answer is under way." } });
      this.#given = { seat, text, thought, done };
      this.match.stage.finishNow();
      void this.next();
    });
  }

  keep() {
    this.hosting.keep();
  }

  /** @type {((events: import("../engine").Events) => void) | null} */
  told = null;

  /** @param {import("../engine").Events | null} events */
  async show(events) {
    const { match, hosting, told } = this;
    this.told = null;
    if (events) {
      hosting.keep();
      if (match.over && !match.stage.temporary) keepEnded(match);
      told?.(events);
      const last = match.answered.at(-1)?.toLowerCase() === "f" ? "first" : "second";
      void hosting.host.tell(events, hosting.undone ? null : last).catch(() => {});
      hosting.undone = false;
    }
    await super.show(events);
  }
}

export class Hosting {
  as = /** @type {const} */ ("host");
  undone = false;
  round = 1;
  undos = 0;

  /**
   * @param {import("./two.js").Line} line @param {Match} match @param {Seat} far
   */
  constructor(line, match, far) {
    this.line = line;
    this.match = match;
    this.far = far;
    this.host = new Host(this.#held());
  }

  /** Deals a new game. @param {import("./two.js").Line} line @param {Wanted} wanted @param {Seat} far */
  static async deal(line, wanted, far) {
    const { game, options = {}, cards = [], seed, board } = wanted;
    const setup = board ? { board } : undefined;
    await context.connection.call("newGame", { game, options, cards, ...(seed && { seed }), ...(setup && { setup }) });
    return Hosting.#open(line, far, () => {});
  }

  /** Goes on with a kept game. @param {import("./two.js").Line} line @param {import("./kept.js").KeptHost} kept */
  static async resume(line, kept) {
    await context.connection.call("loadGame", kept.save);
    return Hosting.#open(line, kept.far, (hosting) => {
      const { round, undos, answered, spent } = kept;
      Object.assign(hosting, { round, undos });
      hosting.match.answered = answered;
      hosting.match.request.guesses = keptGuesses(kept);
      hosting.match.watch.reset(spent);
    });
  }

  /** @param {import("./two.js").Line} line @param {Seat} far @param {(hosting: Hosting) => unknown} begin */
  static async #open(line, far, begin) {
    const own = otherSeat(far);
    const state = await context.connection.call("state", { people: [own], veil: false, open: null });
    const conductor = new HostPlay(line, /** @type {any} */ (null), own);
    const seats = /** @type {import("../match/seats.js").Seats} */ ({
      [own]: { kind: "human", name: ALONE },
      [far]: { kind: "human", name: capital(line.friend) },
    });
    const match = new Match(context.connection, await matchPart(state.view.game), { seats }, state, conductor);
    match.keeps = false;
    const hosting = new Hosting(line, match, far);
    conductor.hosting = hosting;
    begin(hosting);
    return hosting;
  }

  get conductor() {
    return /** @type {HostPlay} */ (this.match.conductor);
  }

  /** @returns {import("./host.js").Held} */
  #held() {
    const { match } = this;
    return {
      connection: match.connection,
      at: () => `${this.round}.${this.undos}.${match.answered.length}`,
      about: () => ({
        round: this.round,
        names: { [this.far]: capital(this.line.friend), [otherSeat(this.far)]: this.line.name },
        ...(match.over && { save: match.state.save }),
      }),
      act: (seat, text, thought) => this.conductor.take(seat, text, thought),
    };
  }

  /** Keeps the game: it is there after this page was closed. */
  keep() {
    const { match, far, round, undos, line } = this;
    if (match.over) return forgetLine();
    const { game } = match.view;
    const kept = keepLine({
      as: "host",
      table: line.table ?? "",
      game,
      far,
      friend: line.friend,
      round,
      undos,
      save: match.state.save,
      answered: match.answered,
      turn: match.conductor.moves,
      spent: spentIn(match),
      ...guessesIn(match),
    });
    if (!kept) match.stage.cannotKeep();
  }

  /** The lines that the log keeps if the far player's last answer is taken back; null where it cannot be. */
  async keeps() {
    const can = await canUndoFar(this.match, this.far);
    return can.ok ? can.lines : null;
  }

  /** Both agree: a seat's last answer is taken back. @param {Seat} seat */
  async takeBack(seat) {
    const { match } = this;
    if (match.phase !== "idle") return;
    await match.during("answering", async () => {
      match.hint.drop();
      const events = await undo(match, [seat]);
      if (!events || match.gone) return;
      this.undos++;
      this.undone = true;
      await match.show(events);
    });
  }

  /** Both agree: another game, with the armies swapped. */
  async again() {
    const { line, match, round } = this;
    const { game, options, cards } = match.request;
    const next = await Hosting.deal(line, { game, options, cards }, otherSeat(this.far));
    next.round = round + 1;
    next.host = this.host;
    await next.host.change(next.#held(), (seat) => seat && otherSeat(seat));
    next.keep();
    return next;
  }
}
