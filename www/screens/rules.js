// The rules of the games as a player needs them, with pictures; the rules book is a page of its own.
import { context, gameInfo } from "../context.js";
import { extra } from "../extras/extra.js";
import { notLoaded } from "../extras/later.js";
import { gameNames, gamePart, inOrder } from "../games/registry.js";
import { setUpPart } from "../games/set-ups.js";
import { learn } from "../tasks/lessons.js";
import { showMarkup } from "../trusted.js";
import { dialog } from "../ui/dialog.js";
import { button, flatten, h } from "../ui/dom.js";
import { bookLink } from "./book.js";
import { keepPainted, paintDiagrams } from "./diagram.js";

/** A link to a game's part of the rules book, which deckmate.html does not carry. @param {string} name */
function fullRules(name) {
  const book = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=help]"));
  if (!book) return h("p", { class: "hint" }, "The full rules are in rules.html, which comes with the whole page.");
  return h("p", {}, bookLink(`${book.href}#${name}`));
}

class RulesText {
  text = h("div", { class: "prose", tabindex: "0", role: "region", "aria-label": "Rules" });
  tabs = h("div", { class: "segments", role: "group", "aria-label": "Game" });
  /** Gives the rules of a game, once they are loaded. @type {((game: string) => string) | null} */
  #rulesOf = null;
  #names = inOrder(context.catalog.games).map((info) => info.name);

  /** @param {string | undefined} game shown first @param {() => void} close */
  constructor(game, close) {
    this.close = close;
    /** @type {string} */
    this.shown = this.#names.find((name) => name === game) ?? this.#names[0];
    this.paint();
    void this.load();
  }

  async load() {
    try {
      this.#rulesOf = (await extra("rules")).rulesOf;
    } catch {
      const again = button("Try again", { onclick: () => this.load(), "data-test": "rules-again" }, "again");
      this.text.replaceChildren(h("p", { role: "alert" }, notLoaded("the rules")), again);
      return;
    }
    this.paint();
  }

  paint() {
    this.tabs.replaceChildren(...this.#names.map((name) => this.#tab(name)));
    if (!this.#rulesOf) {
      this.text.replaceChildren(h("p", { class: "hint", role: "status" }, "Loading the rules …"));
      return;
    }
    const { book, livery } = gamePart(this.shown);
    // Made of our own Markdown when the page was built: nothing foreign gets in here.
    showMarkup(this.text, this.#rulesOf(this.shown));
    if (this.text.isConnected) paintDiagrams(this.text, livery);
    if (gameNames.includes(this.shown)) this.text.querySelector("h3")?.after(this.#firstGame());
    this.text.append(...(book ? [fullRules(this.shown)] : []), ...flatten(setUpPart(this.shown).rulesMore?.() ?? []));
  }

  #firstGame() {
    const onclick = () => {
      this.close();
      void learn(/** @type {import("../engine").GameName} */ (this.shown));
    };
    return h("p", {}, button("Learn it step by step", { onclick, "data-test": "rules-learn" }, "bulb"));
  }

  /** @param {string} name */
  #tab(name) {
    const onclick = () => {
      this.shown = name;
      this.paint();
      this.text.parentElement?.scrollTo(0, 0);
    };
    const pressed = String(name === this.shown);
    const attributes = { type: "button", class: "segment", "aria-pressed": pressed, onclick };
    return h("button", attributes, gameInfo(name).title);
  }
}

/** The rules of the games. @param {string} [game] shown first */
export function rulesDialog(game) {
  let stop = () => {};
  const body = (/** @type {() => void} */ close) => {
    const rules = new RulesText(game, close);
    stop = keepPainted(rules.text, () => gamePart(rules.shown).livery);
    return [rules.tabs, rules.text];
  };
  return dialog({ id: "rules", title: "Rules", size: "large", body }).finally(() => stop());
}
