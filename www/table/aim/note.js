// A note beside a square: the piece with its marks, how it moves, and why it cannot be chosen now. For the mouse that
// rests, the finger that holds, and the key "?".
import { landWords } from "../../board/land.js";
import { context } from "../../context.js";
import { armyName } from "../../pieces/looks.js";
import { markWords } from "../../pieces/marks.js";
import { h } from "../../ui/dom.js";
import { typing } from "../../ui/keys.js";
import { announce } from "../../ui/live.js";
import { settings } from "../../ui/settings.js";
import { capital, sentence } from "../../ui/words.js";
import { aboutButton } from "./buttons.js";
import { placeNote } from "./note-place.js";

/** Milliseconds for which a pointer rests before everything is told; marks are told at once. */
const REST = 600;
/** Milliseconds for which a tap explains marks. */
const TOLD = 4000;

export class Note {
  #box = h("div", { class: "square-note inverse", hidden: true, "aria-hidden": "true" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** True while squares are ringed. */
  #ringed = false;
  /** True while it says what a lifted card would do. */
  #foretells = false;
  /** Counts what was told or hidden: what comes later is stale. */
  #turn = 0;

  /**
   * @param {import("../table.js").Table} table
   * @param {(about: import("../../engine").ExplainTarget) => Promise<string | null>} explain
   * @param {(square: string | null) => Promise<string[]>} reach rings where a piece could go; null: no longer
   * @param {(text: string) => Promise<import("../../engine").Events | null>} ahead what would follow from an answer
   */
  constructor(table, explain, reach, ahead) {
    const { board, stop } = table;
    const { signal } = stop;
    this.table = table;
    this.explain = explain;
    this.reach = reach;
    this.ahead = ahead;
    signal.addEventListener("abort", () => this.#clear());
    document.addEventListener("keydown", (event) => this.key(event), { signal });
    // A dialog that opens takes the focus: what was told of the board goes.
    document.addEventListener(
      "focusin",
      ({ target }) => target instanceof Element && target.closest("dialog") && this.hide(),
      { signal },
    );
    if (board) this.#watch(board.grid.element, signal);
  }

  hide() {
    this.#turn++;
    clearTimeout(this.#timer);
    if (this.#ringed) this.reach(null);
    this.#ringed = this.#foretells = false;
    this.#box.hidden = true;
  }

  #clear() {
    this.hide();
    this.#box.remove();
  }

  /** @param {HTMLElement} squares @param {AbortSignal} signal */
  #watch(squares, signal) {
    /** @type {import("../../ui/types").Listen} */
    const on = (name, act) => squares.addEventListener(name, act, { signal });
    let finger = false;
    on("pointerover", (event) => event.pointerType === "mouse" && !event.buttons && this.#rest(squareOf(event.target)));
    on("pointerup", (event) => {
      finger = event.pointerType !== "mouse";
    });
    // A finger has nothing to hover with: its tap explains marks for a while.
    on("click", (event) => {
      if (finger && event.detail > 0 && this.#marks(squareOf(event.target)))
        this.#timer = setTimeout(() => this.hide(), TOLD);
    });
    on("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) this.#marks(squareOf(target));
    });
    for (const name of /** @type {const} */ (["pointerleave", "focusout", "pointerdown"])) on(name, () => this.hide());
  }

  /** Says what has the focus, or lies under the pointer. @param {KeyboardEvent} event */
  key(event) {
    const { target } = event;
    if (event.key !== "?" || !settings.letters || typing(target) || !(target instanceof HTMLElement)) return;
    const square = squareOf(target);
    const card = target.closest("#hand [data-card]");
    const node = target.closest("button") ?? [...document.querySelectorAll("button:hover")].pop();
    if (square === null && !card && !node) return;
    event.preventDefault();
    if (square !== null) this.held(square);
    else if (card instanceof HTMLElement) this.#card(card);
    else if (node instanceof HTMLElement) this.#button(node);
  }

  /** Says what a button does, and why it can't be pressed now, until it is left. @param {HTMLElement} node */
  async #button(node) {
    const { title, does, why } = await aboutButton(this.table, node, this.ahead);
    if (!node.isConnected) return;
    this.hide();
    this.#fill(title, does, why, node.getBoundingClientRect());
    for (const name of ["blur", "pointerleave", "click"])
      node.addEventListener(name, () => this.hide(), { once: true, signal: this.table.stop.signal });
    announce([sentence(title), ...does, why].filter(Boolean).join(" "));
  }

  /** Reads a card of the hand out, and why it cannot be played now. @param {HTMLElement} node */
  async #card(node) {
    const { view } = this.table.match;
    const info = context.catalog.games
      .find(({ name }) => name === view.game)
      ?.cards.find(({ name }) => name === node.dataset.card);
    if (!info) return;
    const why = await this.explain({ card: info.name });
    announce([sentence(info.title), info.text, why].filter(Boolean).join(" "));
  }

  /** The mouse comes to a square: marks at once, all the rest if it stays. @param {string | null} square */
  #rest(square) {
    this.#marks(square);
    clearTimeout(this.#timer);
    const { board, match } = this.table;
    // A hint's squares stay in sight.
    const isTarget = match.plan && square && board?.picks.first().has(board.shape.square(square));
    if (square && board && !board.picks.picked.length && !isTarget && !match.hint.shown)
      this.#timer = setTimeout(() => this.#tell(square, true), REST);
  }

  /** Says what the marks of a piece mean; whether it has any. @param {string | null} square */
  #marks(square) {
    this.hide();
    const piece = square && this.#pieceOn(square);
    const words = piece ? markWords(piece) : [];
    if (square && words.length) this.#show(square, words);
    return words.length > 0;
  }

  /** @param {string} square */
  #pieceOn(square) {
    const { board } = this.table;
    return board?.motion.pieceAt(board.shape.square(square)) ?? null;
  }

  /**
   * Says what the lifted card would do to the square that is pointed at; aloud where it has the focus.
   * @param {string | null} square null: it is left @param {string[]} words
   */
  foretell(square, words) {
    if (this.#foretells) this.hide();
    if (square === null) return;
    this.#foretells = true;
    this.#show(square, words);
    if (document.activeElement?.matches(`[data-square="${square}"]:focus-visible`)) announce(words.join(" "));
  }

  /** A long press, or the key: everything, aloud, too; whether there is anything to say. @param {string} square */
  held(square) {
    this.#tell(square).then((words) => words.length && announce(words.map(sentence).join(" ")));
    return true;
  }

  /**
   * Tells all that there is to say of a square; `rests`: nothing of an empty one, on which a mouse rests everywhere.
   * @param {string} square
   */
  async #tell(square, rests = false) {
    const { board, panels } = this.table;
    if (!board) return [];
    this.hide();
    const turn = this.#turn;
    const piece = this.#pieceOn(square);
    const land = landWords(board.display.land, board.shape, board.shape.square(square));
    const moves = piece && context.catalog.kinds.find(({ kind }) => kind === piece.kind)?.about;
    const words = piece ? [moves ?? "", this.#base(piece), ...markWords(piece)] : (panels?.about?.(square) ?? []);
    const told = [...words, ...land].filter(
      (text, at, all) => text && !all.slice(0, at).some((one) => same(one, text)),
    );
    if (piece || told.length) this.#show(square, told);
    else if (rests) return [];
    const why = board.picks.first().has(board.shape.square(square)) ? null : await this.explain({ square });
    const current = () => turn === this.#turn;
    if (why && current()) this.#show(square, told, why);
    const squares = piece && current() ? await this.reach(square) : [];
    if (squares.length) this.#ringed = true;
    const reached = squares.length ? `It could go to ${squares.join(", ")}.` : "";
    return [this.#title(square), ...told, why ?? "", reached].filter(Boolean);
  }

  /** @param {string} square */
  #title(square) {
    const piece = this.#pieceOn(square);
    if (!piece) return capital(square);
    const name = `${capital(armyName(piece.side))} ${piece.kind}`;
    return piece.cloaked ? `Looks like a ${name.toLowerCase()}` : name;
  }

  /** Says what is under the cloak of a piece, if it is shown. @param {import("../../board/types").Shown} piece */
  #base({ cloaked, base }) {
    if (!cloaked) return "";
    return base && this.table.board?.bases ? `Under the cloak: a ${base}.` : "Its base is hidden under the cloak.";
  }

  /** @param {string} square @param {string[]} words @param {string | null} [why] */
  #show(square, words, why = null) {
    const near = document.querySelector(`#board [data-square="${square}"]`);
    if (!near) return;
    this.#fill(this.#title(square), words, why, near.getBoundingClientRect());
  }

  /** @param {string} title @param {string[]} words @param {string | null} why @param {DOMRect} near */
  #fill(title, words, why, near) {
    const list = words.map((text) => h("li", {}, text));
    this.#box.replaceChildren(
      h("strong", {}, title),
      list.length ? h("ul", {}, list) : "",
      why ? h("p", { class: "note-why" }, why) : "",
    );
    this.#box.hidden = false;
    // A modal dialog covers everything else.
    const place = [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;
    if (this.#box.parentElement !== place) place.append(this.#box);
    placeNote(this.#box, near, this.table.prompt.bar.getBoundingClientRect());
  }
}

/** @param {EventTarget | null} node */
const squareOf = (node) =>
  node instanceof HTMLElement && node.closest("#board") ? (node.dataset.square ?? null) : null;

/** Returns true if two texts differ in a capital and a full stop at most. @param {string} one @param {string} other */
const same = (one, other) => sentence(one) === sentence(other);
