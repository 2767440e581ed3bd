// The extra `typed`: a line in which moves and answers are typed as the engine writes them, and the table is asked in
// words. It says what the table shows, and nothing else.
import { armyName } from "../../pieces/looks.js";
import { spoken } from "../../ui/clock-words.js";
import { button, h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { capital, sentence, turnOf, whose } from "../../ui/words.js";

/** @typedef {import("../../engine").Offer} Offer */

const HELP =
  "Type a move such as e2e4, or an answer as its button says it. " +
  "Or ask: pieces, pieces white, pieces knight: where they stand; " +
  "square e4: what stands there; last: what was played last; clock: the time of both; " +
  "ask: the question and its answers.";

/** Answers that end the game are given in the menu, which asks once more. @param {Offer} offer */
const ends = ({ choice }) => ["resign", "offer", "time-up"].includes(choice.t);

export class Typed {
  #field = h("input", {
    id: "typed-line",
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: 60,
  });
  #said = h("output", { class: "typed-said", for: "typed-line" });
  #root = h(
    "form",
    { class: "typed", onsubmit: (/** @type {Event} */ event) => this.#enter(event) },
    h("label", { for: "typed-line" }, "Move or question"),
    h(
      "div",
      { class: "typed-row" },
      this.#field,
      button("Close", { class: "icon-button", onclick: () => this.close() }, "close", true),
    ),
    this.#said,
  );

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.match = table.match;
    this.#root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
  }

  /** Shows the line, and goes to it. */
  open() {
    if (!this.#root.isConnected) this.#tell("A move, or help.");
    this.table.log.list.closest(".log")?.after(this.#root);
    this.#field.focus();
  }

  close() {
    this.#root.remove();
    this.table.board?.focus();
  }

  /** Forgets what was said: another player sits down. */
  clear() {
    this.#field.value = this.#said.textContent = "";
  }

  /** @param {string} words */
  #tell(words) {
    this.#said.textContent = words;
    announce(words);
  }

  /** @param {Event} event */
  #enter(event) {
    event.preventDefault();
    const line = this.#field.value.trim().toLowerCase();
    this.#field.value = "";
    if (line) this.#tell(this.#answer(line));
  }

  /** @param {string} line */
  #answer(line) {
    const [word = "", about = ""] = line.split(/\s+/);
    if (word === "help" || word === "?") return HELP;
    if (word === "pieces") return this.#pieces(about);
    if (word === "square") return this.#square(about);
    if (word === "last") return this.#last();
    if (word === "clock") return this.#clock();
    if (word === "ask") return this.#ask();
    return this.#give(line);
  }

  /** Gives an answer of the table. @param {string} line */
  #give(line) {
    const { match } = this;
    if (!match.asked) return this.#ask();
    const found = match.offers.find((offer) =>
      [offer.text, match.wordsOf(offer)].some((one) => one.toLowerCase() === line),
    );
    if (!found) return `“${line}” is no move now, and no question. Type help.`;
    const words = sentence(match.wordsOf(found));
    if (ends(found) || match.part.confirmWords?.(match, found)) return `${words} Give this answer by its button.`;
    void match.answer(found.text);
    return words;
  }

  /** @param {string} about an army or a kind; empty: all */
  #pieces(about) {
    const { board, match } = this.table;
    /** @type {Map<string, string[]>} */
    const found = new Map();
    match.view.cells.forEach((cell, at) => {
      if (!cell || !board) return;
      const name = `${armyName(cell.side)} ${cell.kind}${cell.cloaked ? ", cloaked" : ""}`;
      if (!name.split(/[ ,]+/).includes(about) && about) return;
      found.set(name, [...(found.get(name) ?? []), board.shape.name(at)]);
    });
    const all = [...found].map(([name, squares]) => `${capital(name)}: ${squares.join(", ")}.`);
    return all.join(" ") || `No piece is called “${about}”.`;
  }

  /** @param {string} name */
  #square(name) {
    const cell = this.table.place.querySelector(`[data-square="${CSS.escape(name)}"]`);
    return cell ? sentence(cell.getAttribute("aria-label") ?? name) : `“${name}” is no square.`;
  }

  #last() {
    const { log } = this.match.view;
    const turn = log.at(-1)?.turn;
    const lines = log.filter((entry) => entry.turn === turn).map(({ text }) => text);
    return lines.join(" ") || "Nothing has been played.";
  }

  #clock() {
    const { match, table } = this;
    const { clock } = match.view;
    if (!clock) return "There is no clock.";
    const time = (/** @type {"first" | "second"} */ seat) => {
      const left = table.beyond.clocks?.left(seat, clock).main ?? clock.left[seat];
      return `${whose(match.seat(seat).name)} clock: ${spoken(left)}.`;
    };
    return `${capital(time("first"))} ${capital(time("second"))}`;
  }

  #ask() {
    const { match } = this;
    if (!match.prompt) return `The game is over. ${match.view.result?.text ?? ""}`;
    if (!match.asked) return turnOf(match.seat(match.prompt.seat).name);
    const answers = match.offers.filter((offer) => !offer.squares.length && !ends(offer));
    const words = answers.map((offer) => match.wordsOf(offer)).join(", ");
    return `${match.prompt.text} ${words && `Answers: ${words}.`}`;
  }
}
