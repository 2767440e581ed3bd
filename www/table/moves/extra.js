// The parts of a table beyond its first question: the list of moves, looking back, the result, asking on the board.
import { askInPlace } from "../../dialogs/chooser.js";
import { motionAllowed } from "../../ui/settings.js";
import { LookBack } from "./look-back.js";
import { MoveList } from "./moves.js";
import { askOnBoard } from "./promotion.js";
import { closeResult, showResult } from "./result.js";

/** Pixels between a square that comes in sight and the edge of the window. */
const MARGIN = 8;

export class Moves {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.back = new LookBack(table);
    this.moves = new MoveList(table, this.back);
    askInPlace(askOnBoard);
  }

  /**
   * Something new comes: what was open about the state before is stale.
   * @param {import("../../engine").Events | null} events
   */
  begin(events) {
    document.querySelector(".promote")?.remove();
    this.back.close();
    if (!this.table.match.over) closeResult(this.table);
    if (events) this.follow();
  }

  /** Lists what has been shown. */
  show() {
    this.moves.show();
  }

  /** Upright, a wide board is higher than the window: the squares of the last move come in sight. */
  follow() {
    const { root, match } = this.table;
    if (!root.classList.contains("turned")) return;
    const squares = match.view.last.map((name) => root.querySelector(`#board [data-square="${name}"]`));
    const boxes = squares.flatMap((square) => square?.getBoundingClientRect() ?? []);
    const above = Math.min(...boxes.map(({ top }) => top - MARGIN));
    const below = Math.max(...boxes.map(({ bottom }) => bottom + MARGIN)) - innerHeight;
    scrollBy({ top: Math.min(above, 0) || Math.max(below, 0), behavior: motionAllowed() ? "smooth" : "instant" });
  }

  result() {
    this.back.close();
    showResult(this.table);
  }
}
