// A task leads its match: the engine judges after every answer how it stands, and when it is done or missed, what
// comes next is offered. Practice positions, puzzles and first games are such tasks.
import { Play } from "../match/play.js";
import { sentence, wait } from "../ui/words.js";
import { TaskLine } from "./task-line.js";

/**
 * @typedef {import("../engine").Verdict} Verdict
 * @typedef {import("../match/match.js").Match} Match
 * @typedef {import("../table/table.js").Table} Table
 *
 * A task: the goal, the words about it, and the buttons after it.
 * @typedef {object} Task
 * @property {string} goal as a goal of the engine; empty: there is none, and it stays open
 * @property {Record<Verdict, [head: string, text: string]>} words what is said while it is open, and after it
 * @property {import("../games/protocol").Step["rest"]} [rest] what is said while it is open
 * @property {string[]} [sight] squares that are in sight at first, on a board that is wider than the window
 * @property {() => void} again begins anew
 * @property {(HTMLElement | null)[]} done the buttons when it is done
 * @property {(HTMLElement | null)[]} [open] the buttons as long as it is open
 * @property {(HTMLElement | null)[]} [missed] those beside "Try again" when it is missed; left out: to go on playing
 * @property {() => void} [skip] leaves it open for what comes next
 * @property {boolean} [shown] whether a line is shown, which nobody can miss: the buttons of "missed" are all there are
 * @property {boolean} [ends] whether nothing is played any more when it is done or missed
 * @property {(match: Match) => boolean} [isPassedBy] whether it can only be done in a later
 *   turn, so that beginning anew is offered
 * @property {string[]} [way] answers of the player that are shown one after the other
 * @property {(text: string) => void} [gave] each answer of the player
 * @property {(match: Match) => void} [goesOn] it stands open after an answer
 * @property {() => boolean} [fails] whether it can't be done for certain any more, however it comes out
 * @property {() => void} [reached] it is done for the first time
 * @property {() => void} [failed] it is missed
 */

/**
 * The board can be looked at, and the task alone has buttons.
 * @param {import("../table/table.js").Table} table
 * @param {string} touched parts of the table that can be touched
 */
function lookOnly(table, touched = ".table-bar") {
  table.root.toggleAttribute("data-still", true);
  for (const part of table.root.children)
    if (part !== table.prompt.bar && !part.matches(touched)) part.toggleAttribute("inert", true);
}

/** Returns the state shown once a match's task is over: nobody before the page is asked. @param {Match} match */
function unasked({ state, people, other }) {
  const { prompt } = state;
  return { ...state, prompt: prompt && { ...prompt, seat: other(people[0]) }, offers: [] };
}

/**
 * Tells a player who wins the game without doing the task that the task was another one.
 * @param {Match} match @param {Verdict} verdict @param {Task} task
 */
function besides({ people, view }, verdict, { words }) {
  if (verdict !== "missed" || !view.result || view.result.winner !== people[0]) return undefined;
  return `This wins the game, but the task was another one: ${words.open[1]}`;
}

/** Leads a match in which a task is to be done. */
export class TaskPlay extends Play {
  /** @param {Task} task */
  constructor(task) {
    super();
    this.task = task;
  }

  /** Never true: a task can be begun anew, and nothing is lost with it. */
  get runs() {
    return false;
  }

  /** @param {Table} table */
  attend(table) {
    this.table = table;
    this.line = new TaskLine(this.task, table.prompt);
  }

  /** @param {string} text */
  gave(text) {
    this.task.gave?.(text);
  }

  /**
   * Shows what the engine told, and how the task stands then. The result waits meanwhile: where the game ends with the
   * task, it says less than that does.
   * @param {import("../engine").Events | null} events
   */
  async show(events) {
    const { match, task, table, line } = this;
    const judged = await this.#judge(task.goal);
    const verdict = judged && task.fails?.() ? "missed" : judged;
    const isEnd = Boolean(task.ends && verdict && verdict !== "open");
    if (isEnd) match.adopt(unasked(match));
    table?.root.toggleAttribute("data-ended", isEnd);
    this.holdsResult = true;
    await super.show(events);
    this.holdsResult = false;
    if (!events && task.sight) table?.board?.sight(task.sight);
    if (match.gone || verdict === null) return;
    if (events && verdict === "open") task.goesOn?.(match);
    // The task keeps its result first: the line tells what that brought.
    if (verdict !== "open") task[verdict === "reached" ? "reached" : "failed"]?.();
    line?.show(verdict, verdict === "open" ? await this.#left() : besides(match, verdict, task));
    line?.offerAgain(verdict === "open" && (task.isPassedBy?.(match) ?? false));
    if (verdict === "open") return this.#guide();
    if (isEnd) this.#still();
  }

  /** @param {string} goal @returns {Promise<Verdict | null>} */
  async #judge(goal) {
    return goal === "" ? "open" : this.match.connection.call("judge", goal, this.match.viewers);
  }

  /** Returns what is still to be done, once a part of it has been reached. */
  async #left() {
    for (const { goal, why, task } of this.task.rest?.toReversed() ?? [])
      if (goal ? (await this.#judge(goal)) === "reached" : this.match.prompt?.why === why) return task;
    return undefined;
  }

  /** Shows the answer that comes next on the way. */
  #guide() {
    const { match, task } = this;
    const given = match.answered.replace(/[^f]/gi, "").length;
    const offer = match.asked && match.offers.find(({ text }) => text === task.way?.[given]);
    if (offer) match.stage.hint(sentence(offer.label), offer);
  }

  /** Nothing is played any more. */
  #still() {
    const { match, table } = this;
    if (!table) return;
    const byKeys = table.root.contains(document.activeElement);
    match.leave();
    table.board?.offers([]);
    // A tap on a marked piece goes on telling what holds it.
    lookOnly(table, ".table-bar, .board-place");
    /** @type {HTMLElement | null} */
    const next = table.prompt.words.querySelector(".task-ways button");
    if (byKeys) next?.focus();
  }
}

/** The time for which an answer of a line is looked at, in milliseconds. */
const PAUSE = 900;

/** Gives the answers of both players, one after the other, in place of whoever is asked. */
export class LinePlay extends TaskPlay {
  /** The answers that are left. @type {string[]} */
  #left;

  /** @param {Task} task @param {string[]} line */
  constructor(task, line) {
    super(task);
    this.#left = [...line];
  }

  /** @param {Table} table */
  attend(table) {
    super.attend(table);
    lookOnly(table);
  }

  async next() {
    const { match } = this;
    const text = this.#left.shift();
    if (text === undefined) return;
    await wait(PAUSE);
    if (!match.gone) await match.act(text, { byPage: true });
  }
}
