// Tabs: one of several parts is shown; arrows go from one to the next.
import { h } from "../ui/dom.js";

/** @typedef {{ name: string, words: string, body: HTMLElement }} Tab */

export class Tabs {
  root = h("div", { class: "review-tabs", role: "tablist", "aria-label": "Parts of the review" });
  /** @type {Tab[]} */
  tabs = [];
  chosen = "";

  /** @param {(name: string) => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.root.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Lists these. @param {Tab[]} tabs @param {string} first which is chosen where none is yet */
  list(tabs, first) {
    if (tabs.map(({ name }) => name).join() === this.tabs.map(({ name }) => name).join()) return;
    this.tabs = tabs;
    const buttons = tabs.map(({ name, words, body }) => {
      body.id = `review-${name}`;
      body.setAttribute("role", "tabpanel");
      body.setAttribute("aria-labelledby", `review-tab-${name}`);
      return h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `review-tab-${name}`,
          "aria-controls": body.id,
          onclick: () => this.choose(name),
        },
        words,
      );
    });
    this.root.replaceChildren(...buttons);
    this.choose(tabs.some(({ name }) => name === this.chosen) ? this.chosen : first);
  }

  /** @param {string} name */
  choose(name) {
    this.chosen = name;
    this.tabs.forEach((tab, at) => {
      const is = tab.name === name;
      const node = /** @type {HTMLElement} */ (this.root.children[at]);
      node.setAttribute("aria-selected", String(is));
      node.tabIndex = is ? 0 : -1;
      tab.body.toggleAttribute("data-shown", is);
    });
    this.changed(name);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const at = this.tabs.findIndex(({ name }) => name === this.chosen);
    const last = this.tabs.length - 1;
    /** @type {Record<string, number>} */
    const ways = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last };
    const next = ways[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.choose(this.tabs[next].name);
    const node = this.root.children[next];
    if (node instanceof HTMLElement) node.focus();
  }
}
