// A Game of engine.d.ts over a game in the wasm: plain objects out, refusals with codes, and no use after a crash.

import { callsOf } from "./calls.js";
import { EngineError } from "./error.js";
import { checkCount, optionalText, request } from "./requests.js";
import { seatGame } from "./seat.js";
import { told } from "./told.js";

/**
 * @typedef {import("./types").RawGame} RawGame
 * @typedef {import("../engine").ErrorCode} ErrorCode
 * @typedef {import("../engine").Game} EngineGame
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../engine").Step} Step
 */

/** @implements {EngineGame} */
export class Game {
  #runtime;
  #wasm;
  #game;
  /** The reason why it cannot be used any more: code and sentence. @type {[ErrorCode, string] | null} */
  #over = null;

  /** @param {import("./runtime.js").Runtime} runtime @param {import("./types").Wasm} wasm @param {RawGame} game */
  constructor(runtime, wasm, game) {
    this.#runtime = runtime;
    this.#wasm = wasm;
    this.#game = game;
  }

  /** @template T @param {(game: RawGame) => T} run */
  #use(run) {
    if (this.#over) throw new EngineError(...this.#over);
    try {
      return run(this.#game);
    } catch (thrown) {
      const error = this.#runtime.errorOf(thrown, this.#wasm);
      if (error.error === "crashed") {
        this.#over = ["crashed", error.message];
        // The object stays locked in the wasm; nobody may try to free it, not even the garbage collector.
        this.#game.__destroy_into_raw?.();
      }
      throw error;
    }
  }

  /** The questions to the game, for all eyes or as a seat may know it. */
  #calls = callsOf((run) => this.#use(run));

  prompt() {
    return this.#calls.prompt();
  }

  /** @type {EngineGame["legalMoves"]} */
  legalMoves(about) {
    return this.#calls.legalMoves(about);
  }

  drawCard() {
    return this.apply("draw");
  }

  /** @type {EngineGame["apply"]} */
  apply(choice, thought, rolls) {
    return this.#calls.apply(choice, thought, undefined, rolls);
  }

  /** Returns what JSON.stringify writes of a game: what everybody may know. */
  toJSON() {
    return this.#over ? null : this.view("watcher");
  }

  /** Returns what String() makes of a game: its compact text. */
  toString() {
    return this.#over ? `Game (${this.#over[0]})` : this.compact();
  }

  /**
   * Returns what Node prints of a game.
   * @param {number} _ @param {object} how @param {(value: unknown, how: object) => string} inspect
   */
  [Symbol.for("nodejs.util.inspect.custom")](_, how, inspect) {
    if (this.#over) return `Game { ${this.#over[0]} }`;
    const { game, turn, result } = this.view("watcher");
    const asked = this.prompt()?.seat ?? null;
    return `Game ${inspect({ game, turn: turn.number, asked, result: result?.text ?? null }, how)}`;
  }

  /** @type {EngineGame["back"]} */
  back(seat, answers) {
    return told(() => {
      const whose = optionalText(seat, "A seat");
      if (answers !== undefined) checkCount(answers, "The number of answers");
      return this.#use((game) => game.back(whose, answers));
    });
  }

  /** @type {EngineGame["canBack"]} */
  canBack(seat, answers) {
    return this.#calls.canBack(answers, seat);
  }

  /** @type {EngineGame["view"]} */
  view(eye) {
    return this.#calls.view(eye);
  }

  /** @type {EngineGame["seat"]} */
  seat(name) {
    if (name !== "first" && name !== "second") throw new EngineError("bad-input", "A seat is first or second.");
    return seatGame(name, this.#calls);
  }

  /** @type {EngineGame["explain"]} */
  explain(about, seat) {
    return this.#calls.explain(about, seat);
  }
  /** @type {EngineGame["reach"]} */
  reach(square, eye) {
    return this.#calls.reach(square, eye);
  }

  /** @type {EngineGame["survey"]} */
  survey(eye) {
    return this.#calls.survey(eye);
  }

  /** @type {EngineGame["rays"]} */
  rays(square, eye) {
    return this.#calls.rays(square, eye);
  }

  /** @type {EngineGame["foresee"]} */
  foresee(answers) {
    return this.#calls.foresee(answers);
  }

  /** @type {EngineGame["judge"]} */
  judge(goal, seat) {
    return this.#calls.judge(goal, seat);
  }

  /** @type {EngineGame["judgeAll"]} */
  judgeAll(goals, beside) {
    return this.#calls.judgeAll(goals, beside);
  }

  /** @type {EngineGame["suggest"]} */
  suggest(o) {
    return this.#calls.suggest(o);
  }

  /** @type {EngineGame["advise"]} */
  advise(o) {
    return this.#calls.advise(o);
  }

  /** @type {EngineGame["lookBack"]} */
  lookBack(line, eye) {
    return this.#calls.lookBack(line, eye);
  }

  told = () => this.#calls.told();

  /** @type {EngineGame["review"]} */
  review(o) {
    const wanted = request(o, "review");
    return this.#use((game) => game.review(wanted));
  }

  shows = (/** @type {string} */ habit, /** @type {string} */ answer) => this.#use((game) => game.shows(habit, answer));

  acts = () => this.#use((game) => game.acts());

  layOpen = () => this.#use((game) => game.lay_open());

  /** @type {EngineGame["after"]} */
  after(answers) {
    checkCount(answers, "The number of answers", 0);
    const then = this.#use((game) => game.after(answers));
    return new Game(this.#runtime, this.#wasm, then);
  }

  save() {
    return JSON.stringify(this.#use((game) => game.save()));
  }

  compact() {
    return this.#use((game) => game.compact());
  }

  pgn(/** @type {Record<string, string>} */ tags = {}) {
    const given = request(tags, "pgn");
    return this.#use((game) => game.pgn(given));
  }

  free() {
    if (this.#over) return;
    this.#over = ["freed", "This game was freed; make or load another one."];
    this.#game.free();
  }
}
