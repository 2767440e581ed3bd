// A table at which something is to be brought about: the task over the question, and, when the engine says that it is
// done or missed, what comes next. Practice positions and first games are such tasks.
import { showAddress } from "../address.js";
import { context, refusal } from "../context.js";
import { matchPart } from "../games/registry.js";
import { release } from "../match/keeper.js";
import { deal, opened } from "../match/open.js";
import { seatsFor } from "../match/seats.js";
import { openTable } from "../router.js";
import { changed } from "../ui/begun.js";
import { button, h } from "../ui/dom.js";
import { announce } from "../ui/live.js";
import { sentence, wait } from "../ui/words.js";
import { setUpUsual } from "./usual.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../engine").Verdict} Verdict
 * @typedef {import("../match/match.js").Match} Match
 * @typedef {import("../router.js").Problem} Problem
 *
 * What is to be brought about.
 * @typedef {object} Task
 * @property {string} goal as a goal of the engine
 * @property {Record<Verdict, [head: string, text: string]>} words what is said while it is open, and after it
 * @property {import("../games/protocol").Step["rest"]} [rest] what is said while it is open
 * @property {() => void} again begins anew
 * @property {(HTMLElement | null)[]} done the buttons when it is done
 * @property {(HTMLElement | null)[]} [open] the buttons as long as it is open
 * @property {(HTMLElement | null)[]} [missed] those beside "Try again" when it is missed; left out: to go on playing
 * @property {() => void} [skip] leaves it open for what comes next
 * @property {boolean} [ends] whether nothing is played any more when it is done or missed
 * @property {(match: Match) => boolean} [isPassedBy] whether it can only be done in a later
 *   turn, so that beginning anew is offered
 * @property {string[]} [way] answers of the player that are shown one after the other
 * @property {(text: string) => void} [gave] the player's first answer
 * @property {() => boolean} [fails] whether it can't be done for certain any more, however it comes out
 * @property {() => void} [reached] it is done for the first time
 * @property {() => void} [failed] it is missed
 */

/** The task over the question, and what can be done when it is done or missed. */
class TaskLine {
  #words = h("p");
  root = h("div", { id: "task", class: "task" }, this.#words);
  /** @type {string | null} */
  #shown = null;

  /** @param {Task} task */
  constructor(task) {
    this.task = task;
  }

  /**
   * Says how the task stands, where that is new.
   * @param {Verdict} verdict @param {string} [rest] what is still to be done
   */
  show(verdict, rest) {
    const [head, first] = this.task.words[verdict];
    const text = rest ?? first;
    if (text === this.#shown && verdict === this.root.dataset.verdict) return;
    this.#shown = text;
    const { skip } = this.task;
    const way =
      verdict === "open" && skip && h("button", { type: "button", onclick: skip, "data-test": "skip" }, "Skip");
    this.#words.replaceChildren(h("strong", {}, head), ` ${text} `, way || "");
    // What comes next may lie under the finger that gave the last answer.
    if (verdict !== "open" && verdict !== this.root.dataset.verdict) changed();
    this.root.dataset.verdict = verdict;
    this.#removeWays();
    const ways = this.#ways(verdict);
    if (ways.length) this.root.append(h("div", { class: "task-ways", role: "group", "aria-label": "Task" }, ways));
    announce(`${head} ${text}`);
  }

  /** A way to begin anew while the goal is open. @param {boolean} on */
  offerAgain(on) {
    this.root.querySelector(".task-again")?.remove();
    if (!on) return;
    const again = button("Try again", { onclick: this.task.again, "data-test": "try-again" }, "again");
    this.root.append(h("div", { class: "task-ways task-again", role: "group", "aria-label": "Task" }, again));
  }

  #removeWays() {
    this.root.querySelector(".task-ways")?.remove();
  }

  /** @param {Verdict} verdict */
  #ways(verdict) {
    const { again, done, missed } = this.task;
    if (verdict === "reached") return done;
    if (verdict === "open") return this.task.open ?? [];
    const onlyGoOn = [button("Go on", { onclick: () => this.#removeWays(), "data-test": "go-on" })];
    const first = { class: "button primary", onclick: again, "data-test": "try-again" };
    return [button("Try again", first, "again"), ...(missed ?? onlyGoOn)];
  }
}

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

/** What is shown of a match once its task is over: nobody before the page is asked. @param {Match} match */
function unasked({ state, people, other }) {
  const { prompt } = state;
  return { ...state, prompt: prompt && { ...prompt, seat: other(people[0]) }, offers: [] };
}

/** Nothing is played any more. @param {import("../table/table.js").Table} table */
function still(table) {
  const byKeys = table.root.contains(document.activeElement);
  table.match.leave();
  table.board?.offers([]);
  // A tap on a marked piece goes on telling what holds it.
  lookOnly(table, ".table-bar, .board-place");
  /** @type {HTMLElement | null} */
  const next = table.prompt.words.querySelector(".task-ways button");
  if (byKeys) next?.focus();
}

/**
 * Shows the answer that comes next on the way.
 * @param {import("../table/table.js").Table} table @param {string[]} way
 */
function guide({ match }, way) {
  const given = match.answered.replace(/[^f]/gi, "").length;
  const offer = match.asked && match.offers.find(({ text }) => text === way[given]);
  if (offer) match.stage.hint(sentence(offer.label), offer);
}

/**
 * Keeps the task within what the question leaves of its room: in smaller letters, or as many whole lines as there is
 * room for; a tap opens it, and then the card beside it makes room.
 * @param {import("../table/prompt.js").PromptBar} prompt @param {HTMLElement} task
 */
function foldUnder({ bar, words }, task) {
  const text = /** @type {HTMLElement} */ (task.firstElementChild);
  const more = h("button", { type: "button", "data-test": "task-more" }, "More");
  const end = h("span");
  const fits = () => task.scrollHeight <= task.clientHeight + 1;
  const fold = () => {
    const held = task.contains(document.activeElement);
    more.remove();
    if (end.isConnected) text.append(...end.children);
    end.remove();
    task.classList.remove("folded", "small");
    if (!fits()) task.classList.add("small");
    if (task.dataset.verdict === "open" && !task.classList.contains("whole") && !fits()) {
      const lines = Math.floor(task.clientHeight / Number.parseFloat(getComputedStyle(task).lineHeight));
      task.style.setProperty("--lines", String(Math.max(1, lines)));
      task.classList.add("folded");
      // The buttons stand at the end of the last line, whose words end before them.
      end.append(more, ...text.querySelectorAll("button"));
      text.prepend(end);
    }
    if (held) text.querySelector("button")?.focus({ preventScroll: true });
    changes.takeRecords();
  };
  /** @param {boolean} on */
  const open = (on) => {
    task.classList.toggle("whole", on);
    fold();
  };
  const changes = new MutationObserver(() => open(false));
  changes.observe(bar, { childList: true, subtree: true, characterData: true, attributeFilter: ["hidden"] });
  new ResizeObserver(fold).observe(words);
  task.addEventListener("click", () => open(true));
}

/**
 * Whoever wins the game with something else than what was asked for is told so.
 * @param {Match} match @param {Verdict} verdict @param {Task} task
 */
function besides({ people, view }, verdict, { words }) {
  if (verdict !== "missed" || !view.result || view.result.winner !== people[0]) return undefined;
  return `This wins the game, but the task was another one: ${words.open[1]}`;
}

/**
 * Follows a task at a table, whose goal the engine judges after every answer.
 * @param {import("../table/table.js").Table} table @param {Task} task
 */
export function follow(table, task) {
  const { match } = table;
  const { stage } = match;
  const { show } = stage;
  const result = table.result.bind(table);
  const act = match.act.bind(match);
  match.act = (text, how) => {
    if (text !== null && !how?.byPage && !/f/.test(match.answered)) task.gave?.(text);
    return act(text, how);
  };
  let isShowing = false;
  /** What is still to be done, once a part of it has been reached. */
  const next = async () => {
    for (const { goal, why, task: words } of task.rest?.toReversed() ?? [])
      if (goal ? (await match.connection.call("judge", goal, match.viewers)) === "reached" : match.prompt?.why === why)
        return words;
    return undefined;
  };
  const line = new TaskLine(task);
  table.prompt.words.prepend(line.root);
  foldUnder(table.prompt, line.root);
  line.show("open");
  // The result says less than the task does, where the game ends with it.
  table.result = async () => void (isShowing || (await result()));
  stage.show = async (state, events) => {
    const judged = await match.connection.call("judge", task.goal, match.viewers);
    const verdict = judged && task.fails?.() ? "missed" : judged;
    const isEnd = task.ends && verdict && verdict !== "open";
    if (isEnd) match.adopt(unasked(match));
    table.root.toggleAttribute("data-ended", Boolean(isEnd));
    isShowing = true;
    await show(isEnd ? match.state : state, events);
    isShowing = false;
    if (match.gone || verdict === null) return;
    line.show(verdict, verdict === "open" ? await next() : besides(match, verdict, task));
    line.offerAgain(verdict === "open" && (task.isPassedBy?.(match) ?? false));
    if (verdict === "open") return guide(table, task.way ?? []);
    task[verdict === "reached" ? "reached" : "failed"]?.();
    if (isEnd) still(table);
  };
}

/** The cards that are drawn are always the same. */
export const SEED = "practice";

/** How long an answer of a line is looked at, in milliseconds. */
const PAUSE = 900;

/**
 * Gives the answers of both players, one after the other, in place of whoever is asked.
 * @param {import("../match/match.js").Match} match @param {string[]} line
 */
function playLine(match, line) {
  const left = [...line];
  match.next = async () => {
    const text = left.shift();
    if (text === undefined) return;
    await wait(PAUSE);
    if (!match.gone) await match.act(text, { byPage: true });
  };
}

/**
 * Opens a position at a table of its own, of which nothing is kept, and follows its task. Gives a refusal of the
 * engine back instead of throwing it.
 * @param {{ game: GameName, name: string, title: string, position: import("../games/protocol").Position,
 *   level?: import("../match/seats.js").Level, seed?: string, line?: string[] }} what its name is what the address
 *   calls it; a line is shown instead of playing
 * @param {Omit<Task, "goal">} task
 * @param {Partial<import("../table/table.js").Navigation>} navigation
 * @returns {Promise<Problem | null>}
 */
export async function openPosition(
  { game, name, title, position, level = "beginner", seed = SEED, line },
  task,
  navigation,
) {
  const { setup, options, moves, goal } = position;
  const request = { game, seed, options, setup, moves, seats: seatsFor("hc", level), practice: name };
  /** @type {import("../match/match.js").Match} */
  let match;
  try {
    context.table?.match.leave();
    match = await opened(context.connection, matchPart, (parts) => deal(context.connection, parts, request));
  } catch (error) {
    return refusal(error);
  }
  match.title = title;
  if (line) playLine(match, line);
  release();
  // What is played here belongs to the task: a new game begins as one from home.
  await openTable(match, { begin: task.again, setup: () => setUpUsual(game), ...navigation }, (table) => {
    follow(table, { goal, ...task });
    if (line) lookOnly(table);
    showAddress({ g: game, try: name });
  });
  return null;
}
