// The log of the game. Only new lines are added, so that a reader keeps the place.
import { cardDialog } from "../cards/card-dialog.js";
import { findCard } from "../context.js";
import { moveNumbers } from "../match/rows.js";
import { armyName } from "../pieces/looks.js";
import { button, h, unbroken } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { backCloses } from "../ui/sheets.js";

/** @typedef {import("../engine").LogEntry} LogEntry */

/**
 * The sentence of a line, in which the name of its card opens the card.
 * @param {string} game
 * @param {LogEntry} entry
 */
function sentence(game, { text, card, named }) {
  const info = card === null ? null : findCard(game, card);
  if (!info || named === null) return unbroken(text);
  const end = named + info.title.length;
  const open = { type: "button", class: "card-link", data: { card: info.name }, onclick: () => cardDialog(info) };
  const name = h("button", open, text.slice(named, end));
  return [...unbroken(text.slice(0, named)), name, ...unbroken(text.slice(end))];
}

/** The disc of who acted; how a game ended is nobody's act. @param {LogEntry} entry */
export const discOf = ({ seat, side }) => `log-dot ${seat && side ? armyName(side) : "none"}`;

/** @param {string} game @param {LogEntry} entry @param {number} number of its move */
const line = (game, entry, number) =>
  h(
    "li",
    { class: "log-line" },
    h("span", { class: "log-turn" }, number > 0 && number),
    h("span", { class: discOf(entry), "aria-hidden": "true" }),
    h("span", {}, sentence(game, entry)),
  );

export class LogPanel {
  lines = h("ol", { class: "log-lines" });
  list = h(
    "div",
    { class: "log-list", id: "log", role: "log", "aria-live": "off", "aria-label": "Game log", tabindex: "0" },
    this.lines,
  );
  /** @type {string[]} */
  shown = [];
  /** The element that the list stands in. @type {HTMLElement} */
  root = this.list;
  /** Opens or closes the whole list, where one line is shown. @param {boolean} _on */
  open(_on) {}

  /** @param {string} game whose cards the lines name */
  constructor(game) {
    this.game = game;
  }

  /**
   * The region of the list, with the button that opens it where it is short.
   * @param {HTMLElement} note @param {AbortSignal} signal
   */
  panel(note, signal) {
    /** @param {boolean} on */
    this.open = (on) => {
      this.root.classList.toggle("open", on);
      toggle.setAttribute("aria-expanded", String(on));
      toggle.replaceChildren(icon(on ? "close" : "list"));
    };
    const toggle = button(
      "Whole log",
      {
        class: "icon-button log-open",
        "aria-expanded": "false",
        onclick: () => this.open(toggle.getAttribute("aria-expanded") !== "true"),
      },
      "list",
      true,
    );
    this.root = h(
      "section",
      {
        class: "log",
        "aria-label": "Log",
        onkeydown: (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && this.open(false),
      },
      h("h2", { class: "log-head" }, "Log"),
      this.list,
      note,
      toggle,
    );
    backCloses(() => {
      const was = this.root.classList.contains("open");
      if (was) this.open(false);
      return was;
    }, signal);
    return this.root;
  }

  /** @param {LogEntry[]} log */
  show(log) {
    const grown = log.length >= this.shown.length && this.shown.every((text, at) => text === log[at].text);
    if (!grown || !this.shown.length) this.lines.replaceChildren();
    const from = grown ? this.shown.length : 0;
    const numbers = moveNumbers(log).slice(from);
    this.lines.append(...log.slice(from).map((entry, at) => line(this.game, entry, numbers[at])));
    if (!log.length) this.lines.append(h("li", { class: "log-empty" }, "No moves yet."));
    if (log.length !== this.shown.length) this.list.scrollTop = 0;
    this.shown = log.map(({ text }) => text);
  }
}
