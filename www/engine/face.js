// Wraps the wasm's classes into the Engine and Game of engine.d.ts: plain objects out, typed refusals, no traps.
import { plain } from "./plain.js";
import { seatGame } from "./seat.js";

/**
 * @typedef {import("./types").Wasm} Wasm
 * @typedef {import("./types").RawGame} RawGame
 * @typedef {import("./types").Thrown} Thrown
 * @typedef {import("../engine").ErrorCode} ErrorCode
 * @typedef {import("../engine").Game} EngineGame
 * @typedef {import("../engine").Engine} Engine
 * @typedef {import("../engine").EngineError} Fault
 */

/** How many answers a refusal names. */
const FEW = 8;

/** @param {() => Wasm} start gives a fresh instance of the wasm @returns {Engine} */
export function face(start) {
  /** @implements {Fault} */
  class EngineError extends Error {
    /** @param {ErrorCode} error @param {string} message @param {string} [option] the option at fault */
    constructor(error, message, option) {
      super(message);
      this.name = "EngineError";
      this.error = error;
      if (option !== undefined) this.option = option;
    }
  }

  // One instance serves all games. After a trap its games that were not busy still work, but new ones get a fresh one.
  /** @type {Wasm | null} */
  let shared = null;
  const instance = () => (shared ??= start());

  /**
   * What was thrown, as an EngineError; everything that the wasm did not refuse by itself counts as a crash.
   * @param {unknown} found @param {Wasm} wasm
   */
  function understood(found, wasm) {
    if (found instanceof EngineError) return found;
    const thrown = /** @type {Thrown} */ (found);
    if (typeof thrown?.error === "string") return new EngineError(thrown.error, thrown.message, thrown.option);
    if (shared === wasm) shared = null;
    return new EngineError(
      "crashed",
      `The engine failed in this game (${thrown?.message ?? thrown}); other games are not affected.`,
    );
  }

  /** @template T @param {(wasm: Wasm) => T} run */
  function ask(run) {
    const wasm = instance();
    try {
      return run(wasm);
    } catch (thrown) {
      throw understood(thrown, wasm);
    }
  }

  /**
   * @param {unknown} value @param {string} what @param {string} [takes]
   * @returns {import("./types").PlainObject}
   */
  function request(value, what, takes = "an object") {
    const wrong = (/** @type {string} */ type) => new EngineError("bad-input", `${what} takes ${takes}, not ${type}.`);
    if (typeof value !== "object" || value === null) throw wrong(value === null ? "null" : typeof value);
    const { data, fault } = plain(value);
    if (fault !== undefined) throw new EngineError("bad-input", `What was given to ${what} cannot be read: ${fault}.`);
    if (Array.isArray(data)) throw wrong("list");
    return /** @type {import("./types").PlainObject} */ (data);
  }

  /** What the text of a save holds, as data. @param {unknown} save */
  function parsed(save) {
    const text = word(save, "bad-save", "A save");
    let found;
    try {
      found = JSON.parse(text);
    } catch {
      throw new EngineError("bad-save", "This is not the text of a saved game.");
    }
    const { data, fault } = plain(found);
    if (fault !== undefined) throw new EngineError("bad-save", `The save cannot be read: ${fault}.`);
    return data;
  }

  /**
   * A save, whether or not it stands in the file that a page writes around it. What it means is for the wasm to say.
   * @param {unknown} save
   */
  function kept(save) {
    const file = /** @type {import("./types").PlainObject | null} */ (parsed(save));
    return typeof file === "object" && file?.deckmate !== undefined ? parsed(file.save) : file;
  }

  /** What must be a text is one. @param {unknown} value @param {ErrorCode} error @param {string} what */
  function word(value, error, what) {
    if (typeof value !== "string")
      throw new EngineError(error, `${what} is a text, not ${value === null ? "null" : typeof value}.`);
    return value;
  }

  /**
   * A seed that nobody can guess. Node's own source of chance opens ten times as fast as the one that the wasm asks.
   * @param {Wasm} wasm
   */
  function freshSeed(wasm) {
    const node = typeof process === "object" ? process.getBuiltinModule?.("crypto") : undefined;
    return node ? node.randomBytes(8).toString("hex") : wasm.fresh_seed();
  }

  /** @implements {EngineGame} */
  class Game {
    #wasm;
    #game;
    /** Why it cannot be used any more: code and sentence. @type {[ErrorCode, string] | null} */
    #over = null;

    /** @param {Wasm} wasm @param {RawGame} game */
    constructor(wasm, game) {
      this.#wasm = wasm;
      this.#game = game;
    }

    /** @template T @param {(game: RawGame) => T} run */
    #use(run) {
      if (this.#over) throw new EngineError(...this.#over);
      try {
        return run(this.#game);
      } catch (thrown) {
        const error = understood(thrown, this.#wasm);
        if (error.error === "crashed") {
          this.#over = ["crashed", error.message];
          // The object stays locked in the wasm; nobody may try to free it, not even the garbage collector.
          this.#game.__destroy_into_raw?.();
        }
        throw error;
      }
    }

    /** A step; a refusal is told, not thrown. @param {() => import("../engine").Step} run */
    #step(run) {
      try {
        return run();
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return { ok: /** @type {const} */ (false), error: error.error, message: error.message };
      }
    }

    /** What is asked of the game, for all eyes or as a seat may know it. @type {import("./types").SeatCalls} */
    #calls = {
      prompt: (seat) => this.#use((game) => game.prompt(seat)),
      legalMoves: (about, seat) => {
        const wanted = about === undefined ? about : request(about, "legalMoves");
        return this.#use((game) => game.legal_moves(wanted, seat));
      },
      apply: (choice, thought, seat) => {
        if (thought !== undefined && !(Number.isFinite(thought) && thought >= 0))
          throw new EngineError("bad-input", "The time of thought is a number of milliseconds.");
        const step = this.#step(() => {
          const said = typeof choice === "string" ? choice : request(choice, "apply", "a text or an object");
          return this.#use((game) => game.apply(said, thought, seat));
        });
        if (step.ok || step.error !== "not-offered" || step.message.length > 250) return step;
        return { ...step, message: step.message + this.#offered(seat) };
      },
      view: (eye) => this.#use((game) => game.view(word(eye, "unknown-eye", "An eye"))),
      suggest: (o, seat) => {
        const wish = request(o, "suggest");
        return this.#use((game) => game.suggest(wish, seat));
      },
      explain: (about, seat) => {
        const whose = seat === undefined ? seat : word(seat, "bad-input", "A seat");
        const what = request(about, "explain");
        return this.#use((game) => game.explain(what, whose));
      },
      judge: (goal, seat) => {
        const whose = seat === undefined ? seat : word(seat, "bad-input", "A seat");
        const what = word(goal, "bad-input", "A goal");
        return this.#use((game) => game.judge(what, whose));
      },
    };

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
    apply(choice, thought) {
      return this.#calls.apply(choice, thought);
    }

    /**
     * A few of the answers that the open question takes, for whoever has given another one.
     * @param {import("../engine").Seat} [seat]
     */
    #offered(seat) {
      const texts = this.#calls.legalMoves(undefined, seat).map((offer) => offer.text);
      if (!texts.length) return "";
      const more = texts.length > FEW ? ` and ${texts.length - FEW} more` : "";
      return ` Offered: ${texts.slice(0, FEW).join(", ")}${more}.`;
    }

    /**
     * What Node prints of a game.
     * @param {number} _ @param {object} how @param {(value: unknown, how: object) => string} inspect
     */
    [Symbol.for("nodejs.util.inspect.custom")](_, how, inspect) {
      if (this.#over) return `Game { ${this.#over[0]} }`;
      const { game, turn, result } = this.view("watcher");
      const asked = this.prompt()?.seat ?? null;
      return `Game ${inspect({ game, turn: turn.number, asked, result: result?.text ?? null }, how)}`;
    }

    /** @type {EngineGame["back"]} */
    back(seat) {
      return this.#step(() => {
        const whose = seat === undefined ? seat : word(seat, "bad-input", "A seat");
        return this.#use((game) => game.back(whose));
      });
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

    /** @type {EngineGame["judge"]} */
    judge(goal, seat) {
      return this.#calls.judge(goal, seat);
    }

    /** @type {EngineGame["suggest"]} */
    suggest(o) {
      return this.#calls.suggest(o);
    }

    save() {
      return JSON.stringify(this.#use((game) => game.save()));
    }

    free() {
      if (this.#over) return;
      this.#over = ["freed", "This game was freed; make or load another one."];
      this.#game.free();
    }
  }

  /** @type {string | undefined} */
  let version;
  /** @type {Engine} */
  const engine = {
    catalog: () => ask((wasm) => wasm.catalog()),
    counts: (o) => ask((wasm) => Object.fromEntries(wasm.counted(request(o, "counts")))),
    newGame: (o) =>
      ask((wasm) => {
        const wish = request(o, "newGame");
        return new Game(
          wasm,
          wasm.Game.create(Object.hasOwn(wish, "seed") ? wish : { ...wish, seed: freshSeed(wasm) }),
        );
      }),
    loadGame: (save) => ask((wasm) => new Game(wasm, wasm.Game.load(kept(save)))),
    get version() {
      return (version ??= this.catalog().version);
    },
  };
  return Object.freeze(engine);
}
