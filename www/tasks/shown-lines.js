// Lines that are shown in place of a puzzle: the solution, and how a wrong answer or a card fails.
import { context } from "../context.js";
import { go } from "../router.js";
import { button } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { openPosition, say } from "./position.js";
import { solution } from "./solution.js";
import { failing, refutation } from "./study.js";

/**
 * The puzzle whose lines are shown, and the table that it has.
 * @typedef {{ game: import("../engine").GameName, puzzle: import("../games/puzzle-lines.js").Puzzle, right: string,
 *   table: Omit<Parameters<typeof openPosition>[0], "position"> }} Of
 */

export class Lines {
  /** @param {Of} of @param {() => void} again opens the puzzle once more @param {() => HTMLElement} next a button */
  constructor(of, again, next) {
    this.of = of;
    this.again = again;
    this.next = next;
  }

  solutionButton() {
    const { first, way } = this.of.puzzle;
    if (!first.length && !way) return null;
    return button("Solution", { onclick: () => this.#solve(), "data-test": "solution" }, "bulb");
  }

  /** Buttons that show how the other cards fail. @param {string} [shown] the card that is shown already */
  decoyButtons(shown) {
    const others = this.of.puzzle.decoys?.filter(([card]) => card !== shown) ?? [];
    return others.map(([card, title]) =>
      button(`Why not ${title}?`, { onclick: () => this.#decoy(card, title), "data-decoy": card }, "eye"),
    );
  }

  /** @param {string} wrong */
  why(wrong) {
    const { game, puzzle } = this.of;
    const line = refutation(game, puzzle, wrong);
    return this.#show(
      "Why not:",
      line,
      ({ said }) => sentence(said),
      () => [this.solutionButton()],
    );
  }

  /** @param {string} card @param {string} title */
  #decoy(card, title) {
    const { game, puzzle } = this.of;
    return this.#show(
      `${title}:`,
      failing(game, puzzle, card),
      ({ said }) => sentence(said),
      () => this.decoyButtons(card),
    );
  }

  #solve() {
    const { game, puzzle, right } = this.of;
    const { position, first, way, answers } = puzzle;
    /** The computer as the test of practice positions has it. @type {import("../engine").SuggestOptions | undefined} */
    const reply = way && { level: "beginner", budget: 200, seed: String(Object(position).card) };
    const line = solution(game, position, way ?? answers ?? first.slice(0, 1), reply);
    const said = (/** @type {import("./solution.js").Played} */ { own }) => `${sentence(own.join(", then "))} ${right}`;
    return this.#show("The solution:", line, said, () => this.decoyButtons());
  }

  /**
   * Shows a line in place of the puzzle.
   * @template {import("./study.js").Line} Line
   * @param {string} head @param {Promise<Line | null>} looking @param {(line: Line) => string} said
   * @param {() => (HTMLElement | null)[]} more buttons beside the others
   */
  async #show(head, looking, said, more) {
    const { match } = context.table ?? {};
    const found = await looking;
    if (context.table?.match !== match) return;
    if (!found) return toast("The computer has found no line to show.");
    const { position, seed, line } = found;
    /** @type {[string, string]} */
    const words = [head, said(found)];
    const retry = () => button("Try again", { onclick: this.again, "data-test": "try-again" }, "again");
    const task = {
      words: { open: words, reached: words, missed: words },
      again: this.again,
      shown: true,
      // On stands where it stood before.
      open: [this.next(), ...more(), retry()],
      done: [this.next(), ...more(), retry()],
      missed: [this.next(), ...more(), retry()],
    };
    await say(openPosition({ ...this.of.table, position, seed, line }, task, { home: () => go("home") }));
  }
}
