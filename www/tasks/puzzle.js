// A puzzle at its table: one attempt at it, what a wrong answer leads to, and how it is solved.
import { gameInfo } from "../context.js";
import { notLoaded } from "../extras/later.js";
import { go } from "../router.js";
import { button } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { openPosition, say } from "./position.js";
import { dayResult, dayWords, keepTry, openTry } from "./puzzle-day.js";
import { cardsButton, hint, piecesButton } from "./puzzle-help.js";
import { load, WHAT } from "./puzzle-load.js";
import { Lines } from "./shown-lines.js";
import { following, keepSolved, kept, rate } from "./solved.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../router.js").Problem} Problem
 * @typedef {import("../games/puzzle-lines.js").Puzzle} Puzzle
 * @typedef {{ day?: number, signs?: string, moves?: string[], last?: number }} About the day whose puzzle it is; how it
 *   was tried before; the answers of a first try that goes on; the number of the puzzle that came before
 */

/**
 * The level of the computer that answers, in puzzles and in what is shown of them.
 * @type {import("../match/seats.js").Level}
 */
const LEVEL = "strong";

/** The goal of one move. */
const AT_ONCE = "won by:1";
const NOT_SURE = "After this the goal can't be reached for certain.";

/**
 * Leads to the puzzle of a game that follows one.
 * @param {GameName} game @param {number} last @param {string} [className]
 */
const nextButton = (game, last, className = "button") =>
  button(
    "Next",
    { class: className, onclick: () => say(openPuzzle(game, null, { last })), "data-test": "next" },
    "play",
  );

/** An attempt at a puzzle. */
class Attempt {
  #hints = 0;
  /** The rating before and after it, once it counts. */
  #rated = "";
  #answered = false;
  #chosen = false;
  #ended = false;
  /** The first answer, where it is wrong. @type {string | null} */
  #wrong = null;
  /** The words about a goal that is reached. @type {[head: string, text: string]} */
  #solved;
  /** The words about a missed goal. @type {[head: string, text: string]} */
  #missed = ["Not solved.", "The goal can't be reached any more."];
  /** The buttons where it is missed. @type {(HTMLElement | null)[]} */
  #ways;

  /** @param {GameName} game @param {number} number @param {Puzzle} puzzle @param {About} about */
  constructor(game, number, puzzle, { day, signs = "", moves }) {
    const title = `Puzzle: ${gameInfo(game).title}`;
    this.game = game;
    this.number = number;
    this.puzzle = puzzle;
    this.day = day;
    this.isFirst = !/[★▫]/.test(signs);
    this.moves = moves;
    this.#answered = moves !== undefined;
    this.#hints = signs.includes("?") ? 1 : 0;
    /** The attempts, a sign each. */
    this.tried = signs;
    this.table = {
      game,
      name: `puzzle-${number}`,
      title,
      level: LEVEL,
      ...(day && { address: { daily: String(day) } }),
    };
    this.right = puzzle.likely?.right ?? puzzle.right ?? "";
    this.#solved = ["Solved!", `${this.right} Difficulty ${puzzle.hard}.`];
    this.lines = new Lines(
      this,
      () => this.#again(),
      () => nextButton(game, number),
    );
    this.#ways = [this.lines.solutionButton(), nextButton(game, number)];
  }

  /** Opens its table. */
  async open() {
    const { puzzle, moves } = this;
    const position = moves ? { ...puzzle.position, moves } : puzzle.position;
    const problem = await openPosition({ ...this.table, position }, this.#task(), { home: () => go("home") });
    const about = problem ? [] : [cardsButton(puzzle), piecesButton()].filter((node) => node !== null);
    document.querySelector("#task .task-ways")?.append(...about);
    return problem;
  }

  /** @returns {Omit<import("./task.js").Task, "goal">} */
  #task() {
    const { game, puzzle, number, day } = this;
    const name = day ? dayWords(day, this.isFirst) : `Puzzle ${number}.`;
    return {
      words: {
        open: [name, puzzle.position.task],
        reached: this.#solved,
        missed: this.#missed,
      },
      again: () => this.#again(),
      open: [button("Hint", { onclick: () => this.#hint(), "data-test": "hint" }, "bulb")],
      done: [
        nextButton(game, number, "button primary"),
        day ? button("Copy result", { onclick: () => this.#share(), "data-test": "share" }, "copy") : null,
        button("Once more", { onclick: () => this.#again(), "data-test": "once-more" }, "again"),
        ...this.lines.decoyButtons(),
      ],
      missed: this.#ways,
      ends: true,
      gave: (text) => this.#gave(text),
      goesOn: (match) => this.#keep({ moves: JSON.parse(match.state.save).turns.flat() }),
      fails: () => this.#fails(),
      reached: () => this.#end(true),
      failed: () => this.#end(false),
    };
  }

  #again() {
    void say(openPuzzle(this.game, this.number, { day: this.day, signs: this.tried }));
  }

  #share() {
    if (this.day) void copy(dayResult(this.day, this.game), "The result");
  }

  /** Keeps how the puzzle of a day is tried. @param {Partial<Parameters<typeof keepTry>[2]>} [how] */
  #keep(how) {
    if (this.day) keepTry(this.day, this.game, { signs: this.tried, ...how });
  }

  #hint() {
    if (!this.#hints) this.tried += "?";
    this.#keep();
    hint(this.game, this.puzzle, ++this.#hints);
  }

  /** The first answer that is a choice is right or wrong. @param {string} text */
  #gave(text) {
    // A try that goes on has had its first answer.
    if (this.moves || this.#chosen) return;
    const { first, answers = [] } = this.puzzle;
    this.#answered = true;
    if (answers.slice(0, answers.indexOf(first[0])).includes(text)) return;
    this.#chosen = true;
    this.#wrong = first.length && !first.includes(text) ? text : null;
  }

  /** Returns true if the first answer is wrong: then it is said why, and can be shown. */
  #fails() {
    const wrong = this.#wrong;
    if (wrong === null) return false;
    const { likely, missed, position } = this.puzzle;
    const why = likely?.wrong(wrong) ?? ((position.goal === AT_ONCE && missed) || NOT_SURE);
    this.#missed[1] = why + this.#rated;
    // No line shows that an answer is wrong after which the goal may be reached as well.
    if (!likely?.chance(wrong) && this.#ways.length < 3)
      this.#ways.unshift(button("Why not?", { onclick: () => this.lines.why(wrong), "data-test": "why" }, "eye"));
    return true;
  }

  /** The first try alone counts, and with a hint as a miss. @param {boolean} solved */
  #end(solved) {
    if (this.#ended) return;
    this.#ended = true;
    if (this.isFirst && this.#answered) {
      const before = kept().rating;
      if (!this.puzzle.drill) rate(this.puzzle.hard, solved && !this.#hints);
      const { rating } = kept();
      this.#rated = rating === before ? ` Your rating stays ${rating}.` : ` Your rating: ${before} → ${rating}.`;
      (solved ? this.#solved : this.#missed)[1] += this.#rated;
    }
    this.tried += solved ? "★" : "▫";
    if (this.#answered) this.#keep({ moves: undefined, solved });
    if (solved) keepSolved(this.game, this.number);
  }
}

/**
 * Opens a puzzle. Gives back why it does not open; then what is shown stays.
 * @param {GameName} game @param {number | null} wanted from 1; null: the one that comes next
 * @param {About} [about]
 * @returns {Promise<Problem | null>}
 */
export async function openPuzzle(game, wanted, about = {}) {
  const found = await load([game]);
  if (found === undefined) return { error: "not-loaded", message: notLoaded(WHAT) };
  if (!found) return null;
  const puzzles = found.of[game];
  const number = wanted ?? (puzzles.length ? following(game, puzzles, about.last) : 1);
  const puzzle = puzzles[number - 1];
  if (!puzzle) return { message: `${gameInfo(game).title} has no puzzle “${number}”.` };
  /** @type {About} */
  const tried = about.day && about.signs === undefined ? openTry(about.day) : {};
  const problem = await new Attempt(game, number, puzzle, { ...about, ...tried }).open();
  if (!problem || !tried.moves) return problem;
  // Answers that do not fit were given to a puzzle that this day had before.
  return new Attempt(game, number, puzzle, { ...about, signs: tried.signs }).open();
}
