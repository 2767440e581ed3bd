// The extra `control`: drawn on wish, which squares each army attacks, what it could capture, and what hangs. The
// engine says it, of the board as the players of this page may see it.
import { armyName } from "../../pieces/looks.js";
import { announce, toast } from "../../ui/live.js";
import { capital } from "../../ui/words.js";

/** @typedef {import("../../engine").Survey} Survey */

/** The corner of a square in which an army's hold is marked: White's below, Black's above. */
const CORNERS = { white: "M0.04 0.96h0.3l-0.3-0.3z", black: "M0.96 0.04h-0.3l0.3 0.3z" };
const SIDES = /** @type {const} */ (["white", "black"]);

/** @param {string} name @param {Record<string, string | number>} about */
function shape(name, about) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(about)) node.setAttribute(key, String(value));
  return node;
}

export class Control {
  #layer = shape("svg", { class: "board-control", "aria-hidden": "true" });
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
    const found = this.#found;
    if (!found) return;
    const holds = SIDES.map((side) => {
      const { squares, takes } = found[side];
      return `${capital(armyName(side))} attacks ${squares.length} squares, ${takes.length} captures.`;
    });
    const hanging = found.hanging.length ? `Hanging: ${found.hanging.join(", ")}.` : "Nothing hangs.";
    toast(`${holds.join(" ")} ${hanging}`);
    announce(`${holds.join(" ")} ${hanging}`);
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
    if (!found) return this.#layer.replaceChildren();
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
