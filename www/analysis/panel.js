// The panel of an analysis: the best answers with chance and reason, the tree, and what is done with it.
import { armyName } from "../pieces/looks.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { capital, sentence } from "../ui/words.js";
import { lines } from "./lines.js";

/** @typedef {import("./thinker.js").Thought} Thought */

/** The words for how far the estimates of a chance agree. @type {Record<string, string>} */
const FIRM = { sure: "firm estimate", likely: "rough estimate", guess: "a guess" };

export class Panel {
  best = h("ol", { class: "study-best" });
  state = h("p", { class: "study-state", role: "status" });
  /** The share of the lower side, and behind it that of the other. */
  share = h("span", {});
  bar = h("div", { "aria-hidden": "true", hidden: true }, this.share);
  tree = h("div", { class: "study-tree", tabindex: "0", role: "group", "aria-label": "Moves and branches" });

  /** @param {import("./board.js").Analysis} analysis */
  constructor(analysis) {
    this.analysis = analysis;
    /** @param {string} words @param {boolean} on @param {(on: boolean) => void} act @param {string} test */
    const toggle = (words, on, act, test) => {
      const node = button(words, { class: "button study-toggle", "aria-pressed": String(on), "data-test": test });
      node.addEventListener("click", () => {
        const now = node.getAttribute("aria-pressed") !== "true";
        node.setAttribute("aria-pressed", String(now));
        act(now);
      });
      return node;
    };
    const thinks = (/** @type {boolean} */ on) => {
      analysis.thinker.rests = !on;
      this.best.hidden = !on;
      if (on) void analysis.thinker.look(analysis.study.game, analysis.tree.answers());
      else void analysis.thinker.stop();
      this.think(null);
    };
    const threats = (/** @type {boolean} */ on) => {
      analysis.threats = on;
      void analysis.drawThreats();
    };
    this.acts = h("div", { class: "study-acts", role: "group", "aria-label": "With this line" });
    this.root = h(
      "section",
      { id: "analysis", class: "aside study", "aria-label": "Analysis" },
      h(
        "div",
        { class: "study-head" },
        toggle("Best moves", true, thinks, "study-think"),
        toggle("Threats", false, threats, "study-threats"),
        this.state,
        this.bar,
      ),
      this.best,
      this.tree,
      this.acts,
    );
  }

  /** Shows the tree, and what can be done where it stands. */
  paint() {
    const { analysis } = this;
    const { tree } = analysis;
    const { now } = tree;
    const held = this.acts.contains(document.activeElement) ? document.activeElement : null;
    const focused = /** @type {HTMLElement | null} */ (held)?.dataset.test;
    const inTree = this.tree.contains(document.activeElement);
    this.tree.replaceChildren(...lines(tree, (to) => analysis.go(to)));
    const current = /** @type {HTMLElement | null} */ (this.tree.querySelector("[aria-current]"));
    if (current) this.tree.scrollTop = current.offsetTop - this.tree.offsetTop - this.tree.clientHeight / 2;
    if (inTree) (current ?? this.tree).focus({ preventScroll: true });
    const isBranch = tree.line().some((one) => one.parent?.next[0] !== one);
    /**
     * A sign with a word under it; what else belongs to its name is read, and shown on hover.
     * @param {string} word @param {string} rest @param {Parameters<typeof icon>[0]} sign @param {string} test
     * @param {boolean} on @param {() => unknown} onclick
     */
    const act = (word, rest, sign, test, on, onclick) =>
      h(
        "button",
        { type: "button", class: "study-act", disabled: !on, onclick, title: word + rest, data: { test } },
        icon(sign),
        h("span", {}, word, rest && h("span", { class: "only-read" }, rest)),
      );
    this.acts.replaceChildren(
      act("Back", "", "back", "study-back", now.parent !== null, () => analysis.go(now.parent)),
      act("On", "", "play", "study-on", now.next.length > 0, () => analysis.go(now.next[0])),
      act("Main line", ": this branch", "up", "study-promote", isBranch, () => analysis.promote()),
      act("Delete", " from here", "close", "study-cut", now.parent !== null, () => analysis.cut()),
      act("Edit", " the position", "pen", "study-edit", true, () => analysis.edit()),
      act("Play on", " from here", "computer", "study-play", true, () => analysis.playOn()),
      act("Link", " to this analysis: copy it", "share", "study-share", true, () => analysis.share()),
    );
    if (!focused) return;
    /** @type {HTMLElement | null} */ (this.acts.querySelector(`[data-test="${focused}"]:enabled`))?.focus();
  }

  /** Shows as a bar how the chances stand. @param {number} chance of whoever is asked, in ten-thousandths */
  #shares(chance) {
    const { view, prompt } = this.analysis.match;
    const { first, second } = view.sides;
    this.bar.hidden = false;
    this.bar.className = `study-bar army-dot ${armyName(second)}`;
    this.share.className = `army-dot ${armyName(first)}`;
    const own = prompt?.seat === "first" ? chance : 10_000 - chance;
    this.share.style.inlineSize = `${own / 100}%`;
  }

  /** Shows what the engine thinks; null: it begins. @param {Thought | null} thought */
  think(thought) {
    const { match, thinker, table } = this.analysis;
    const { prompt } = match;
    // While it looks, the chances stand as they were.
    if (!prompt || thinker.rests || thought?.told === null) this.bar.hidden = true;
    if (!prompt) {
      this.best.replaceChildren();
      this.state.textContent = "The game is over here.";
      return;
    }
    if (!thought) {
      this.best.replaceChildren();
      this.state.textContent = thinker.rests ? "" : "Looking …";
      return;
    }
    if (!thought.told) {
      this.state.textContent = thought.fault ? sentence(thought.fault) : "There is no estimate here.";
      return;
    }
    const { best } = thought.told;
    this.#shares(best[0]?.chance ?? 5000);
    const more = thought.more ? " · looking …" : "";
    this.state.textContent = `Chances of ${capital(armyName(prompt.side))}${more}`;
    this.best.replaceChildren(
      ...best.map(({ offer, chance, why, firm }) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              class: "study-row",
              onclick: () => match.answer(offer.text),
              onfocus: () => table?.board?.hint(offer.squares),
              onblur: () => table?.board?.hint([]),
              onpointerenter: () => table?.board?.hint(offer.squares),
              onpointerleave: () => table?.board?.hint([]),
            },
            h("strong", {}, `${Math.round(chance / 100)} %`),
            h("span", { class: "study-words" }, sentence(match.wordsOf(offer)).replace(/\.$/, "")),
            // An estimate is called firm or rough once all has been looked at.
            h("span", { class: "study-why" }, sentence(why), thought.more ? "" : ` ${capital(FIRM[firm])}.`),
          ),
        ),
      ),
    );
  }
}
