// The room of a blank card, which its player carries out by hand: six tools, and the list of what was done, each with a
// way back; the other player sees the same list. The engine says what may be done.
import { button, h } from "../../../ui/dom.js";
import { strokes } from "../../../ui/icons.js";
import { capital } from "../../../ui/words.js";
import { stormCard } from "../cards.js";

/**
 * @typedef {import("../../../engine").ByHand} ByHand
 * @typedef {import("../../../engine").Tool} Tool
 * @typedef {import("../../../match/match.js").Match} Match
 */

/** The tools, each with a word and a sign in a box of 24. @type {[Tool, string, string][]} */
const TOOLS = [
  ["move", "Move", "M4 12h15M13 6l6 6-6 6"],
  ["take", "Take", "M6 6l12 12M18 6L6 18"],
  ["put", "Put", "M12 20V5M6 11l6-6 6 6"],
  ["change", "Change", "M4 9h15M15 5l4 4-4 4M20 16H5M9 12l-4 4 4 4"],
  ["draw", "Draw", "M7 3h10q1.5 0 1.5 1.5v15q0 1.5-1.5 1.5H7q-1.5 0-1.5-1.5v-15Q5.5 3 7 3zM12 8v8M8 12h8"],
  ["drop", "Drop", "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v6M14 11v6"],
];

/** @param {Tool} tool */
const sign = (tool) => strokes(TOOLS.find(([name]) => name === tool)?.[2] ?? "");

export class HandRoom {
  tools = h("div", { class: "hand-tools", role: "group", "aria-label": "By hand" });
  /** The words of the card, where its face is too small to be read. */
  #rule = h("p", { class: "hand-rule" });
  #deeds = h("ol", { class: "hand-deeds", "aria-label": "Done by hand" });
  done = h(
    "div",
    { class: "hand-done", tabindex: "0", role: "group", "aria-label": "The card" },
    this.#rule,
    this.#deeds,
  );

  /** @param {import("../../../table/table.js").Table} table */
  constructor(table) {
    this.match = table.match;
    table.prompt.ask.insertBefore(this.done, table.prompt.actions);
    table.prompt.ask.insertBefore(this.tools, table.prompt.actions);
  }

  /** @param {ByHand | null} hand */
  paint(hand) {
    const { match } = this;
    const acts = match.asked !== null && match.prompt?.why === "by-hand";
    this.done.hidden = !hand;
    this.tools.hidden = !acts || !hand;
    if (!hand) return;
    this.#rule.textContent = hand.card ? stormCard(hand.card).text : "";
    this.#deeds.replaceChildren(...hand.deeds.map((deed, at) => this.#deed(deed, hand.deeds.length - at, acts)));
    this.done.scrollTop = this.done.scrollHeight;
    const focused = this.tools.contains(document.activeElement);
    const tool = focused ? /** @type {HTMLElement} */ (document.activeElement).dataset.tool : null;
    this.tools.replaceChildren(...TOOLS.map(([name, words, d]) => this.#tool(name, words, d, hand)));
    if (tool) /** @type {HTMLElement | null} */ (this.tools.querySelector(`[data-tool="${tool}"]`))?.focus();
  }

  /** Returns true if this may be answered now. @param {string} text */
  #offered(text) {
    return this.match.offers.some((offer) => offer.text === text);
  }

  /** @param {Tool} name @param {string} words @param {string} d @param {ByHand} hand */
  #tool(name, words, d, hand) {
    const { match } = this;
    const text = `word:${name}`;
    const inUse = hand.tool === name;
    return h(
      "button",
      {
        type: "button",
        class: "hand-tool",
        "aria-pressed": name === "draw" ? null : String(inUse),
        "aria-disabled": inUse || this.#offered(text) ? null : "true",
        data: { tool: name, text },
        onclick: () => this.#offered(text) && match.answer(text),
      },
      strokes(d),
      h("span", {}, words),
    );
  }

  /**
   * @param {ByHand["deeds"][number]} deed
   * @param {number} back how many deeds go back with it @param {boolean} acts
   */
  #deed({ tool, text }, back, acts) {
    const { match } = this;
    const words = capital(text);
    const undo = () => this.#offered("undo") && match.answer("undo", Array(back - 1).fill("undo"));
    return h(
      "li",
      { class: "hand-deed" },
      sign(tool),
      h("span", {}, words),
      acts &&
        this.#offered("undo") &&
        button(
          back === 1 ? `Take back: ${words}` : `Take back: ${words}, and what came after it`,
          { class: "icon-button", onclick: undo, data: { back: String(back) } },
          "undo",
          true,
        ),
    );
  }
}
