// The look back at a play: its sentence and its card, its squares marked on the board, the board before and after it.
import { boardColours } from "../../board/brush.js";
import { landOf } from "../../board/land.js";
import { BoardMarks, UNPICKED } from "../../board/marks.js";
import { paintBoard } from "../../board/paint.js";
import { cardDialog } from "../../cards/card-dialog.js";
import { button, h, unbroken } from "../../ui/dom.js";
import { dialogIsOpen } from "../../ui/keys.js";
import { backCloses } from "../../ui/sheets.js";

/**
 * @typedef {import("./plays.js").Play} Play
 * @typedef {import("../../engine").View} View
 * @typedef {import("../../board/board.js").Board} Board
 */

/** Paints a board as it was seen. @param {HTMLCanvasElement} canvas @param {Board} board @param {View} view */
function paint(canvas, board, view, /** @type {string[]} */ squares, /** @type {number} */ size) {
  const { shape } = board;
  paintBoard(canvas, {
    shape,
    size,
    colours: boardColours(board.frame.root),
    sprites: view.cells.flatMap((cell, at) => {
      if (!cell) return [];
      const piece = { ...cell, cloaked: cell.cloaked === true, base: cell.base ?? null, at };
      return [{ piece, ...shape.spot(at), alpha: 1, scale: 1 }];
    }),
    dragged: -1,
    bases: board.bases,
    occupied: (square) => view.cells[square] !== null,
    marks: {
      ...new BoardMarks(),
      ...UNPICKED,
      last: board.numbersOf(view.last),
      check: board.numbersOf(view.check),
      checkers: board.numbersOf(view.checkers),
      pointed: board.numbersOf(squares),
    },
    land: landOf(board.options.land(view), shape),
  });
}

export class LookBack {
  /** The board as it was, over the one that is. */
  canvas = h("canvas", { class: "past", "aria-hidden": "true" });
  /** Says at the board's edge that it is not the one that is. */
  name = h("p", { class: "past-name inverse", "aria-hidden": "true" });
  root = h("section", { class: "aside look-back", "aria-label": "A move again", hidden: true });
  /** @type {Play[]} */
  plays = [];
  /** @type {Play | null} */
  play = null;
  /** True if it is shown only as long as a pointer or the focus is somewhere. */
  passing = false;
  /** The board that is shown over the one that is. @type {"before" | "after" | null} */
  side = null;
  /** The element that has the focus again when it is closed. @type {HTMLElement | null} */
  from = null;

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    table.root.append(this.root);
    this.canvas.addEventListener("pointerdown", () => this.close());
    /** Esc works wherever the focus is. @param {KeyboardEvent} event */
    const byEsc = (event) => {
      if (event.key !== "Escape" || this.root.hidden || this.passing || dialogIsOpen()) return;
      event.stopPropagation();
      this.close();
    };
    document.addEventListener("keydown", byEsc, { signal: table.stop.signal });
    backCloses(() => {
      const was = !this.root.hidden && !this.passing;
      if (was) this.close();
      return was;
    }, table.stop.signal);
  }

  /** @param {Play[]} plays @param {Play} play */
  peek(plays, play) {
    if (!this.root.hidden && !this.passing) return;
    this.passing = true;
    this.show(plays, play, play.after ? "after" : null);
  }

  unpeek() {
    if (this.passing) this.close();
  }

  /** @param {Play[]} plays @param {Play} play */
  open(plays, play) {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !this.root.contains(activeElement)) this.from = activeElement;
    this.passing = false;
    this.show(plays, play, play.after ? "after" : null);
    this.focus(".look-close");
  }

  /** @param {string} name */
  focus(name) {
    const node = this.root.querySelector(name);
    if (node instanceof HTMLElement) node.focus({ preventScroll: true });
  }

  close() {
    if (this.root.hidden) return;
    const inside = this.root.contains(document.activeElement);
    this.root.hidden = true;
    this.play = null;
    this.passing = false;
    this.uncover();
    this.table.board?.mark({ pointed: [] });
    if (inside) (this.from?.isConnected ? this.from : this.table.prompt.bar).focus({ preventScroll: true });
  }

  /** @param {Play[]} plays @param {Play} play @param {"before" | "after" | null} side */
  show(plays, play, side) {
    const { board } = this.table;
    if (!board) return;
    this.plays = plays;
    this.play = play;
    this.side = side;
    if (!play.after) void this.ask(play);
    this.root.hidden = false;
    this.root.classList.toggle("passing", this.passing);
    // A board that is shown in passing may lie under a pointer that does not move: the board below still takes clicks.
    this.canvas.style.pointerEvents = this.passing ? "none" : "";
    if (!this.passing) this.table.log.open(false);
    this.root.replaceChildren(this.head(play), this.words(play), this.boards(play));
    const { squares } = play.entry;
    board.mark({ pointed: squares });
    const seen = side && play[side];
    if (!seen) return this.uncover();
    paint(this.canvas, board, seen, squares, board.frame.size);
    const now = seen === this.plays.at(-1)?.after;
    this.name.textContent = `${now ? "The position now" : "Past position"}, ${side} this play`;
    board.grid.element.after(this.canvas, this.name);
  }

  /** Asks the engine for what this page has not shown itself, as the eye that looks may know it. @param {Play} play */
  async ask(play) {
    const { connection, viewers } = this.table.match;
    const seen = await connection.call("lookBack", play.line, viewers).catch(() => null);
    if (!seen || this.play !== play) return;
    Object.assign(play, { before: seen.before, after: seen.after });
    const inside = this.root.contains(document.activeElement);
    this.show(this.plays, play, "after");
    if (inside) this.focus(".look-close");
  }

  /** The board is as it is now. */
  uncover() {
    this.canvas.remove();
    this.name.remove();
  }

  /** @param {Play} play */
  head(play) {
    const at = this.plays.indexOf(play);
    /** @param {number} to */
    const step = (to) => {
      const next = this.plays[to];
      this.passing = false;
      if (next) this.show(this.plays, next, next.after ? "after" : null);
    };
    /** @param {string} words @param {string} name @param {number} to @param {Parameters<typeof button>[2]} sign */
    const arrow = (words, name, to, sign) =>
      button(
        words,
        {
          class: `icon-button ${name}`,
          "aria-disabled": this.plays[to] ? null : "true",
          onclick: () => {
            step(to);
            this.focus(`.${name}`);
          },
        },
        sign,
        true,
      );
    return h(
      "div",
      { class: "look-head" },
      arrow("The play before", "look-back-step", at - 1, "back"),
      h("strong", {}, `${at + 1} of ${this.plays.length}`),
      arrow("The next play", "look-next", at + 1, "back"),
      button("Back to the game", { class: "icon-button look-close", onclick: () => this.close() }, "close", true),
    );
  }

  /** @param {Play} play */
  words({ entry, card }) {
    const { side } = entry;
    const show = () => card && cardDialog(card, side ?? undefined);
    return h(
      "p",
      { class: "look-words" },
      unbroken(entry.text),
      card && button(`Card: ${card.title}`, { class: "link", onclick: show }, "card"),
    );
  }

  /**
   * The boards before and after it; a press shows one in place of the board.
   * @param {Play} play
   */
  boards(play) {
    const { board } = this.table;
    if (!board || !play.before || !play.after) return h("p", { class: "hint" }, "Its squares are marked on the board.");
    const isNarrow = board.shape.columns > 8 || innerWidth < 1200;
    const across = document.documentElement.dataset.room !== "desktop" ? 88 : isNarrow ? 144 : 176;
    /** @param {"before" | "after"} side @param {string} words @param {View} seen */
    const small = (side, words, seen) => {
      const canvas = h("canvas", { "aria-hidden": "true" });
      paint(canvas, board, seen, play.entry.squares, Math.floor(across / board.shape.columns));
      const turn = () => {
        this.show(this.plays, play, this.side === side ? null : side);
        this.focus(`[data-side="${side}"]`);
      };
      const pressed = String(this.side === side);
      return h(
        "button",
        { type: "button", class: "look-board", data: { side }, "aria-pressed": pressed, onclick: turn },
        canvas,
        h("span", {}, words),
      );
    };
    return h(
      "div",
      { class: "look-boards" },
      small("before", "Before", play.before),
      small("after", "After", play.after),
    );
  }
}
