// What a table has beyond its first question: the list of moves, looking back, the result, asking on the board.
import { askInPlace } from "../../dialogs/chooser.js";
import { LookBack } from "./look-back.js";
import { MoveList } from "./moves.js";
import { askOnBoard } from "./promotion.js";
import { closeResult, showResult } from "./result.js";

export class Moves {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.back = new LookBack(table);
    this.moves = new MoveList(table, this.back);
    askInPlace(askOnBoard);
  }

  /** Something new is shown: what was open about the state before is stale. */
  show() {
    document.querySelector(".promote")?.remove();
    this.back.close();
    if (!this.table.match.over) closeResult(this.table);
    this.moves.show();
  }

  result() {
    this.back.close();
    showResult(this.table);
  }
}
