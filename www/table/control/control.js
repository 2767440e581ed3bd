// The extra `control`: drawn on wish, which squares each army attacks, what it could capture, and what hangs. The
// engine says it, of the board as the players of this page may see it.
import { armyName } from "../../pieces/looks.js";
import { button, h } from "../../ui/dom.js";
import { announce, toast } from "../../ui/live.js";
import { capital, count } from "../../ui/words.js";

/** @typedef {import("../../engine").Survey} Survey */

/** The corner of a square in which an army's hold is marked: White's below, Black's above. */
const CORNERS = { white: "M0.04 0.96h0.3l-0.3-0.3z", black: "M0.96 0.04h-0.3l0.3 0.3z" };
/** The parts of a square that the legend shows of its marks. */
const PARTS = ["0 0.6 0.4 0.4", "0.6 0 0.4 0.4", "0 0 1 1", "0 0 1 1"];
const SIDES = /** @type {const} */ (["white", "black"]);

/** A mark as it is drawn on a square, or in its corner, in the legend. @param {SVGElement} mark @param {string} part */
function sign(mark, part) {
  const box = shape("svg", { class: "board-control", viewBox: part });
  box.append(mark);
  return box;
}

/** @param {string} name @param {Record<string, string | number>} about */
function shape(name, about) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(about)) node.setAttribute(key, String(value));
  return node;
}

export class Control {
  #layer = shape("svg", { class: "board-control", "aria-hidden": "true" });
  /** The legend: each mark's meaning, and how many there are. */
  #legend = h("ul", { class: "control-legend", "aria-label": "Threats" });
  /** The board as it was looked at last. @type {Survey | null} */
  #found = null;
  on = false;

  /** @param {import("../table.js").Table} table @param {import("../../board/board.js").Board} board */
  constructor(table, board) {
    this.table = table;
    this.board = board;
    board.frame.canvas.after(this.#layer);
    // The squares are laid anew when the board turns.
    const turned = new MutationObserver(() => this.#draw());
    turned.observe(board.grid.element, { childList: true });
    table.stop.signal.addEventListener("abort", () => turned.disconnect());
  }

  /** Shows it, or no longer. */
  async toggle() {
    this.on = !this.on;
    await this.look();
    if (!this.on) return toast("Threats are no longer shown.");
    announce(this.#found ? `${this.#words(this.#found).join(". ")}.` : "");
  }

  /** The marks in words: a line for each kind of mark. @param {Survey} found */
  #words({ white, black, hanging }) {
    const holds = SIDES.map((side, at) => `${capital(armyName(side))} attacks ${[white, black][at].squares.length}`);
    const takes = count(white.takes.length + black.takes.length, "capture");
    return [...holds, takes, hanging.length ? `Hanging: ${hanging.join(", ")}` : "Nothing hangs"];
  }

  /** The legend over the log. @param {Survey} found */
  #explain(found) {
    const marks = [
      ...SIDES.map((side) => shape("path", { d: CORNERS[side], class: side })),
      shape("path", { d: "M0 0.5h1", class: "way" }),
      shape("circle", { cx: 0.5, cy: 0.5, r: 0.4, class: "hangs" }),
    ];
    const items = this.#words(found).map((words, at) => h("li", {}, sign(marks[at], PARTS[at]), words));
    const close = button("No threats", { class: "icon-button", onclick: () => this.toggle() }, "close", true);
    this.#legend.replaceChildren(...items, h("li", { class: "control-close" }, close));
    if (!this.#legend.isConnected) this.table.log.root.after(this.#legend);
  }

  /** Looks at the board as it stands now. */
  async look() {
    const { match } = this.table;
    const { state } = match;
    this.#found = null;
    if (this.on) {
      const found = await match.connection.call("survey", match.viewers).catch(() => null);
      if (state !== match.state || !this.on) return;
      this.#found = found;
    }
    this.#draw();
  }

  /** Takes it away: another player sits down. */
  clear() {
    this.on = false;
    this.#found = null;
    this.#draw();
  }

  #draw() {
    const found = this.#found;
    const { shape: board } = this.board;
    this.#layer.setAttribute("viewBox", `0 0 ${board.columns} ${board.rows}`);
    if (!found) {
      this.#legend.remove();
      return this.#layer.replaceChildren();
    }
    this.#explain(found);
    /** @param {string} name */
    const spot = (name) => board.spot(board.square(name));
    const corners = SIDES.flatMap((side) =>
      found[side].squares.map((name) => {
        const { column, row } = spot(name);
        return shape("path", {
          d: CORNERS[side],
          class: side,
          transform: `translate(${column} ${row})`,
          "data-at": name,
        });
      }),
    );
    const ways = SIDES.flatMap((side) =>
      found[side].takes.map(([from, of]) => {
        const [one, other] = [spot(from), spot(of)];
        const d = `M${one.column + 0.5} ${one.row + 0.5}L${other.column + 0.5} ${other.row + 0.5}`;
        return shape("path", { d, class: `way ${side}`, "data-way": `${from}-${of}` });
      }),
    );
    const rings = found.hanging.map((name) => {
      const { column, row } = spot(name);
      return shape("circle", { cx: column + 0.5, cy: row + 0.5, r: 0.45, class: "hangs", "data-hangs": name });
    });
    this.#layer.replaceChildren(...corners, ...ways, ...rings);
  }
}
