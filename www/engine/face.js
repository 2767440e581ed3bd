// Wraps the wasm's classes into the Engine and Game of engine.d.ts: plain objects out, typed refusals, no traps.
// `start` gives a fresh instance of the wasm.
export function face(start) {
  class EngineError extends Error {
    constructor(error, message) {
      super(message);
      this.name = "EngineError";
      this.error = error;
    }
  }

  // One instance serves all games. After a trap its games that were not busy still work, but new ones get a fresh one.
  let shared = null;
  const instance = () => (shared ??= start());

  /** What was thrown, as an EngineError; everything that the wasm did not refuse by itself counts as a crash. */
  function understood(thrown, wasm) {
    if (thrown instanceof EngineError) return thrown;
    try {
      const { error, message } = JSON.parse(thrown.message);
      if (error) return new EngineError(error, message);
    } catch {
      // Not a refusal: go on.
    }
    if (shared === wasm) shared = null;
    return new EngineError(
      "crashed",
      `The engine failed in this game (${thrown?.message ?? thrown}); other games are not affected.`,
    );
  }

  function ask(run) {
    const wasm = instance();
    try {
      return run(wasm);
    } catch (thrown) {
      throw understood(thrown, wasm);
    }
  }

  /** A copy without getters, cycles and depth, so that nothing a caller passes can upset the reader in the wasm. */
  function plain(value, depth = 0) {
    if (
      value === null ||
      value === undefined ||
      typeof value === "string" ||
      typeof value === "boolean" ||
      typeof value === "number"
    )
      return value;
    if (typeof value !== "object") throw new EngineError("bad-input", `A ${typeof value} is no part of a request.`);
    if (depth > 5) throw new EngineError("bad-input", "The request is nested too deeply.");
    if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => [name, plain(item, depth + 1)]),
    );
  }

  function request(value, what) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw new EngineError("bad-input", `${what} takes an object.`);
    try {
      return plain(value);
    } catch (thrown) {
      if (thrown instanceof EngineError) throw thrown;
      throw new EngineError(
        "bad-input",
        `What was given to ${what} cannot be read: ${/** @type {any} */ (thrown)?.message ?? thrown}`,
      );
    }
  }

  /** The same for things only known by their text. */
  function word(value, error, what) {
    if (typeof value !== "string")
      throw new EngineError(error, `${what} is a text, not ${value === null ? "null" : typeof value}.`);
    return value;
  }

  /** A seed that nobody can guess. Node's own source of chance opens in a tenth of the time of the one that the wasm asks. */
  function freshSeed(wasm) {
    const node = typeof process === "object" ? process.getBuiltinModule?.("crypto") : undefined;
    return node ? node.randomBytes(8).toString("hex") : wasm.fresh_seed();
  }

  class Game {
    #wasm;
    #game;
    /** Why it cannot be used any more: code and sentence. @type {[string, string] | null} */
    #over = null;

    constructor(wasm, game) {
      this.#wasm = wasm;
      this.#game = game;
    }

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

    #step(run) {
      try {
        return JSON.parse(this.#use(run));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return { ok: false, error: error.error, message: error.message };
      }
    }

    prompt() {
      return JSON.parse(this.#use((game) => game.prompt()));
    }

    legalMoves(about) {
      return JSON.parse(
        this.#use((game) => game.legal_moves(about === undefined ? about : request(about, "legalMoves"))),
      );
    }

    drawCard() {
      return this.apply("draw");
    }

    apply(choice, thought) {
      if (thought !== undefined && !(Number.isFinite(thought) && thought >= 0))
        throw new EngineError("bad-input", "The time of thought is a number of milliseconds.");
      return this.#step((game) => game.apply(typeof choice === "string" ? choice : request(choice, "apply"), thought));
    }

    back(seat) {
      return this.#step((game) => game.back(seat === undefined ? seat : word(seat, "bad-input", "A seat")));
    }

    view(eye) {
      return JSON.parse(this.#use((game) => game.view(word(eye, "unknown-eye", "An eye"))));
    }

    explain(about, seat) {
      const whose = seat === undefined ? seat : word(seat, "bad-input", "A seat");
      return JSON.parse(this.#use((game) => game.explain(request(about, "explain"), whose)));
    }

    suggest(o) {
      return JSON.parse(this.#use((game) => game.suggest(request(o, "suggest"))));
    }

    save() {
      return this.#use((game) => game.save());
    }

    free() {
      if (this.#over) return;
      this.#over = ["freed", "This game was freed; make or load another one."];
      this.#game.free();
    }
  }

  let version;
  return Object.freeze({
    catalog: () => JSON.parse(ask((wasm) => wasm.catalog())),
    newGame: (o) =>
      ask((wasm) => {
        const wish = request(o, "newGame");
        return new Game(wasm, wasm.Game.create({ ...wish, seed: wish.seed ?? freshSeed(wasm) }));
      }),
    loadGame: (save) => ask((wasm) => new Game(wasm, wasm.Game.load(word(save, "bad-save", "A save")))),
    get version() {
      return (version ??= this.catalog().version);
    },
  });
}
