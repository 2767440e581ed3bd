// A table at which a card is tried: the task over the question, and beside the board whether it has been done.
import { button, h } from "../../../ui/dom.js";
import { announce } from "../../../ui/live.js";
import { stormCard, stormView } from "../cards.js";

/**
 * @typedef {import("../../../engine").Verdict} Verdict
 * @typedef {import("../../protocol").Practice} Practice
 * @typedef {import("../../protocol").PracticeNavigation} PracticeNavigation
 */

/** The task of a practice position, and what can be done when it is done or missed. */
class TaskLine {
  #words = h("p");
  root = h("div", { id: "task", class: "task" }, this.#words);
  /** @type {Verdict | null} */
  #verdict = null;

  /** @param {Practice} practice @param {PracticeNavigation} navigation */
  constructor({ card, task }, navigation) {
    this.card = card;
    this.task = task;
    this.navigation = navigation;
  }

  /** Says how the task stands, where that is new. @param {Verdict} verdict */
  show(verdict) {
    if (verdict === this.#verdict) return;
    this.#verdict = verdict;
    const [head, text] = this.#sentences(verdict);
    this.#words.replaceChildren(h("strong", {}, head), ` ${text}`);
    this.root.dataset.verdict = verdict;
    this.#removeWays();
    const ways = this.#ways(verdict);
    if (ways.length) this.root.append(h("div", { class: "task-ways", role: "group", "aria-label": "Task" }, ways));
    announce(`${head} ${text}`);
  }

  /** @param {Verdict} verdict @returns {[head: string, text: string]} */
  #sentences(verdict) {
    if (verdict === "reached") return ["Well done.", `${stormCard(this.card).title} has taken effect.`];
    return [verdict === "open" ? "Try it:" : "Missed:", this.task];
  }

  /** A way to begin anew while the goal is open. @param {boolean} on */
  offerAgain(on) {
    this.root.querySelector(".task-again")?.remove();
    if (!on) return;
    const again = button("Try again", { onclick: this.navigation.again, "data-test": "try-again" }, "again");
    this.root.append(h("div", { class: "task-ways task-again", role: "group", "aria-label": "Task" }, again));
  }

  #removeWays() {
    this.root.querySelector(".task-ways")?.remove();
  }

  /** @param {Verdict} verdict */
  #ways(verdict) {
    const { again, next, gallery } = this.navigation;
    if (verdict === "reached")
      return [
        next && button("Next card", { class: "button primary", onclick: next, "data-test": "next" }, "play"),
        button("Once more", { onclick: again, "data-test": "once-more" }, "again"),
        button("All cards", { onclick: gallery, "data-test": "to-gallery" }, "card"),
      ];
    if (verdict === "missed")
      return [
        button("Try again", { class: "button primary", onclick: again, "data-test": "try-again" }, "again"),
        button("Go on", { onclick: () => this.#removeWays(), "data-test": "go-on" }),
      ];
    return [];
  }
}

/**
 * Whether the move has been made while the card stays in the hand, and cannot be played at the end of this turn.
 * @param {import("../../../match/match.js").Match} match @param {string} card
 */
function isPassedBy(match, card) {
  const { answered, asked, prompt, state } = match;
  if (!answered || asked === null || prompt?.why !== "end") return false;
  const held = stormView(match).storm.hands[asked].includes(card);
  return held && !state.offers.some(({ choice }) => choice.t === "card" && choice.card === card);
}

/** The result says less than the task does, where the game has ended with it. */
function closeResults() {
  const results = /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog#result"));
  for (const result of results) result.close();
}

/**
 * Follows a practice position, whose goal the engine judges after every answer.
 * @param {import("../../../table/table.js").Table} table
 * @param {Practice} practice @param {PracticeNavigation} navigation
 */
export function practise(table, practice, navigation) {
  const { match } = table;
  const { stage } = match;
  const { show } = stage;
  const task = new TaskLine(practice, navigation);
  table.prompt.words.prepend(task.root);
  task.show("open");
  stage.show = async (state, events) => {
    await show(state, events);
    if (match.gone) return;
    const verdict = await match.connection.call("judge", practice.goal, match.viewers);
    if (match.gone || verdict === null) return;
    task.show(verdict);
    task.offerAgain(verdict === "open" && isPassedBy(match, practice.card));
    if (verdict !== "open") closeResults();
  };
}
