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
    if (typeof thrown?.error === "string") return new EngineError(thrown.error, thrown.message);
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
    if (value === null || value === undefined || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : null;
    if (typeof value !== "object") throw new EngineError("bad-input", `A ${typeof value} is no part of a request.`);
    if (depth > 5) throw new EngineError("bad-input", "The request is nested too deeply.");
    if (Array.isArray(value)) return Array.from({ length: value.length }, (_, at) => plain(value[at], depth + 1));
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, item]) => [name, plain(item, depth + 1)])
        .filter(([, item]) => item !== undefined),
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

  /** What the text of a save holds. What it means is for the wasm to say. */
  function kept(save) {
    const text = word(save, "bad-save", "A save");
    try {
      return plain(JSON.parse(text));
    } catch (thrown) {
      throw new EngineError(
        "bad-save",
        `This is not the text of a save: ${/** @type {any} */ (thrown)?.message ?? thrown}`,
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

    /** A step; a refusal is told, not thrown. */
    #step(run) {
      try {
        return run();
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return { ok: false, error: error.error, message: error.message };
      }
    }

    prompt() {
      return this.#use((game) => game.prompt());
    }

    legalMoves(about) {
      const wanted = about === undefined ? about : request(about, "legalMoves");
      return this.#use((game) => game.legal_moves(wanted));
    }

    drawCard() {
      return this.apply("draw");
    }

    apply(choice, thought) {
      if (thought !== undefined && !(Number.isFinite(thought) && thought >= 0))
        throw new EngineError("bad-input", "The time of thought is a number of milliseconds.");
      return this.#step(() => {
        const said = typeof choice === "string" ? choice : request(choice, "apply");
        return this.#use((game) => game.apply(said, thought));
      });
    }

    back(seat) {
      return this.#step(() => {
        const whose = seat === undefined ? seat : word(seat, "bad-input", "A seat");
        return this.#use((game) => game.back(whose));
      });
    }

    view(eye) {
      return this.#use((game) => game.view(word(eye, "unknown-eye", "An eye")));
    }

    explain(about, seat) {
      const whose = seat === undefined ? seat : word(seat, "bad-input", "A seat");
      const what = request(about, "explain");
      return this.#use((game) => game.explain(what, whose));
    }

    suggest(o) {
      const wish = request(o, "suggest");
      return this.#use((game) => game.suggest(wish));
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

  let version;
  return Object.freeze({
    catalog: () => ask((wasm) => wasm.catalog()),
    newGame: (o) =>
      ask((wasm) => {
        const wish = request(o, "newGame");
        return new Game(wasm, wasm.Game.create({ ...wish, seed: wish.seed ?? freshSeed(wasm) }));
      }),
    loadGame: (save) => ask((wasm) => new Game(wasm, wasm.Game.load(kept(save)))),
    get version() {
      return (version ??= this.catalog().version);
    },
  });
}
