// The computer's choice between `think` and `follow`, which no caller is told.
import { EngineError } from "./error.js";

export class Planned {
  /** @type {string | null} */
  #text = null;
  /** True if it is what the computer's habit is known by. */
  #signs = false;

  /**
   * The computer chooses. An opponent of another version is played as its level plays.
   * @param {import("../engine").Game} game @param {import("../engine").SuggestOptions} o
   */
  think(game, o) {
    const { habit, ...plain } = o;
    try {
      this.#text = game.suggest(o).text;
      this.#signs = !!habit && game.shows(habit, this.#text);
    } catch (error) {
      if (!habit || !(error instanceof EngineError) || error.error !== "bad-input") throw error;
      this.think(game, plain);
    }
  }

  /** Nothing is chosen any more. */
  drop() {
    this.#text = null;
    this.#signs = false;
  }

  /** Takes the choice out. */
  take() {
    const [text, signs] = [this.#text, this.#signs];
    if (text === null) throw new EngineError("bad-input", "Nothing has been thought of.");
    this.drop();
    return { text, signs };
  }
}
