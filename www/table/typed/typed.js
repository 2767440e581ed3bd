// The extra `typed`: a line in which moves and answers are typed, as chess players or the engine write them, and the
// table is asked in words. The engine says what stands where and what a text means.
import { armyName } from "../../pieces/looks.js";
import { spoken } from "../../ui/clock-words.js";
import { button, h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { capital, sentence, turnOf, whose } from "../../ui/words.js";

/** @typedef {import("../../engine").Offer} Offer */

const HELP =
  "Type a move such as Nf3 or e2e4, or an answer as its button says it. " +
  "Or ask: pieces, pieces white, pieces knight: where they stand; " +
  "square e4: what stands there; rays e4, diagonals e4, lines e4: who stands along them; " +
  "threats: what could be captured; last: what was played last; clock: the time of both; " +
  "ask: the question and its answers.";

/** Words for the lines from a square, and which of them are meant. @type {Record<string, boolean | null>} */
const RAYS = { rays: null, diagonals: false, lines: true };

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

  /**
   * The answer that was typed before, and at which moment: some are to be typed twice.
   * @type {{ shown?: unknown, text: string }}
   */
  #before = { text: "" };

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
  async #enter(event) {
    event.preventDefault();
    const line = this.#field.value.trim();
    this.#field.value = "";
    const { shown } = this.match;
    const said = line && (await this.#answer(line));
    if (said && this.#root.isConnected && shown === this.match.shown) this.#tell(said);
  }

  /** @param {string} line @returns {string | Promise<string>} */
  #answer(line) {
    const [word = "", about = ""] = line.toLowerCase().split(/\s+/);
    if (word === "help" || word === "?") return HELP;
    if (word === "pieces") return this.#pieces(about);
    if (word === "square") return this.#square(about);
    if (word in RAYS) return this.#rays(about, RAYS[word]);
    if (word === "threats") return this.#threats();
    if (word === "last") return this.#last();
    if (word === "clock") return this.#clock();
    if (word === "ask") return this.#ask();
    return this.#give(line);
  }

  /** Gives an answer of the table. @param {string} line */
  async #give(line) {
    const { match } = this;
    const { shown } = match;
    if (!match.asked) return this.#ask();
    const said = line.toLowerCase();
    const label = match.offers.filter((offer) => match.wordsOf(offer).toLowerCase() === said);
    const meant = label.length ? label : await this.#meant(line);
    if (!match.asked || shown !== match.shown) return "";
    const [found, ...others] = meant.filter(({ text }) => match.offers.some((offer) => offer.text === text));
    if (!found) return (await match.connection.call("explain", { text: line }, match.viewers)) ?? "";
    if (others.length) return `“${line}” may be ${[found, ...others].map(({ text }) => text).join(" or ")}.`;
    const words = sentence(match.wordsOf(found));
    if (ends(found)) return `${words} Give this answer by its button.`;
    const isAgain = this.#before.shown === shown && this.#before.text === found.text;
    const sure = isAgain ? null : match.part.confirmWords?.(match, found);
    this.#before = { shown, text: found.text };
    if (sure) return `${sure[0]} ${sure[1]} Type it again to give it.`;
    void match.answer(found.text);
    this.#tell(words);
    return "";
  }

  /** The answers that a text may mean; small letters do where that is none. @param {string} line */
  async #meant(line) {
    const ask = (/** @type {string} */ text) => this.match.connection.call("legalMoves", { text });
    const found = await ask(line);
    return found.length ? found : ask(line.toLowerCase());
  }

  /** @param {string} about an army or a kind; empty: all */
  async #pieces(about) {
    const { pieces } = await this.#survey();
    const named = pieces.map(({ side, kind, cloaked, squares }) => {
      const name = `${armyName(side)} ${kind}${cloaked ? ", cloaked" : ""}`;
      return { name, squares };
    });
    const found = named.filter(({ name }) => !about || name.split(/[ ,]+/).includes(about));
    const all = found.map(({ name, squares }) => `${capital(name)}: ${squares.join(", ")}.`);
    return all.join(" ") || `No piece is called “${about}”.`;
  }

  #survey() {
    return this.match.connection.call("survey", this.match.viewers);
  }

  /** Says who stands along the lines from a square. @param {string} from @param {boolean | null} straight */
  async #rays(from, straight) {
    if (!this.#cell(from)) return `“${from}” is no square.`;
    const rays = await this.match.connection.call("rays", from, this.match.viewers);
    const meant = rays.filter((ray) => straight === null || ray.straight === straight);
    const all = meant.map(({ squares, met }) => {
      const who = met.map((square) => this.#named(square)).join("; ");
      return `Towards ${squares.at(-1)}: ${who || "nobody"}.`;
    });
    return all.join(" ") || `No line leads away from ${from}.`;
  }

  /** Says what each army could capture, and what hangs. */
  async #threats() {
    const found = await this.#survey();
    const taking = /** @type {const} */ (["white", "black"]).map((side) => {
      const takes = found[side].takes.map(([from, of]) => `${from} takes ${this.#named(of)}`);
      return `${capital(armyName(side))}: ${takes.join("; ") || "nothing to capture"}.`;
    });
    const hanging = found.hanging.map((square) => this.#named(square)).join("; ");
    return `${taking.join(" ")} ${hanging ? `Hanging: ${hanging}.` : "Nothing hangs."}`;
  }

  /** The cell of a square on the board. @param {string} name */
  #cell(name) {
    return this.table.place.querySelector(`[data-square="${CSS.escape(name)}"]`);
  }

  /** A square and who stands there, in few words. @param {string} name */
  #named(name) {
    const { board, match } = this.table;
    const cell = board && match.view.cells[board.shape.square(name)];
    return cell ? `${armyName(cell.side)} ${cell.kind} on ${name}` : name;
  }

  /** @param {string} name */
  #square(name) {
    const cell = this.#cell(name);
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
