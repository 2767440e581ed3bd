// The line of a task over the question: how the task stands, and what can be done when it is done or missed.
import { changed } from "../ui/begun.js";
import { button, h } from "../ui/dom.js";
import { announce } from "../ui/live.js";

/**
 * @typedef {import("../engine").Verdict} Verdict
 * @typedef {import("./task.js").Task} Task
 */

/** The task over the question, and what can be done when it is done or missed. */
export class TaskLine {
  #words = h("p");
  root = h("div", { id: "task", class: "task" }, this.#words);
  /** @type {string | null} */
  #shown = null;

  /** @param {Task} task @param {import("../table/prompt.js").PromptBar} prompt the bar of the question */
  constructor(task, prompt) {
    this.task = task;
    prompt.words.prepend(this.root);
    foldUnder(prompt, this.root);
    this.show("open");
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
    this.#words.replaceChildren(h("strong", {}, head), ` ${text} `);
    // The next thing may lie under the finger that gave the last answer.
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
    const { again, done, missed, skip } = this.task;
    if (verdict === "reached") return done;
    if (verdict === "open")
      return [...(this.task.open ?? []), ...(skip ? [button("Skip", { onclick: skip, "data-test": "skip" })] : [])];
    // A line that is shown is nobody's miss.
    if (this.task.shown && missed) return missed;
    const onlyGoOn = [button("Go on", { onclick: () => this.#removeWays(), "data-test": "go-on" })];
    const first = { class: "button primary", onclick: again, "data-test": "try-again" };
    return [button("Try again", first, "again"), ...(missed ?? onlyGoOn)];
  }
}

/**
 * Keeps the task within what the question leaves of its room: in smaller letters, beside a smaller card, or as many
 * whole lines as there is room for; a tap opens it, and then the card makes room.
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
    task.classList.remove("folded", "small", "tight");
    if (!fits()) task.classList.add("small");
    if (!fits()) task.classList.add("tight");
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
  task.addEventListener("click", () => open(!task.classList.contains("whole")));
}
