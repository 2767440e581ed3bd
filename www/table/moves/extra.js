// The parts of a table beyond its first question: the list of moves, looking back, the result, asking on the board.
import { askInPlace } from "../../dialogs/chooser.js";
import { extra } from "../../extras/extra.js";
import { SEATS } from "../../match/status.js";
import { motionAllowed } from "../../ui/settings.js";
import { LookBack } from "./look-back.js";
import { greatest, playFace } from "./moment.js";
import { MoveList, rowsOfTurns } from "./moves.js";
import { playsOf } from "./plays.js";
import { askOnBoard } from "./promotion.js";
import { closeResult, showResult } from "./result.js";

/** Pixels between a square that comes in sight and the edge of the window. */
const MARGIN = 8;

export class Moves {
  /** The words of the opponent. @type {import("../../opponents/talk.js").Talk | null} */
  talk = null;

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    if (table.match.request.series === "run") void this.#run();
    this.back = new LookBack(table);
    this.moves = new MoveList(table, this.back);
    askInPlace(askOnBoard);
    void this.#meet();
  }

  /** The opponent with a habit who sits here comes to the table; in a game that is shown again it says nothing. */
  async #meet() {
    const { match } = this.table;
    if (!SEATS.some((seat) => match.seat(seat).habit)) return;
    const found = await extra("opponents").catch(() => null);
    if (!found || !this.table.board) return;
    if (match.conductor.asks) this.talk = found.talkAt(this.table);
    else found.facesAt(this.table);
  }

  /** The hearts of the run to which the game belongs stand at the table. */
  async #run() {
    const found = await extra("run").catch(() => null);
    if (found && this.table.board) found.heartsAt(this.table);
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
    this.talk?.after();
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

  /**
   * A list of all moves of a game, as the review shows it.
   * @param {import("../../engine").View} view @param {import("../../engine").Events} told
   * @param {(line: number) => void} open
   * @param {(lines: number[]) => import("../../ui/dom.js").Child} mark what stands behind the lines of a play
   */
  listed(view, told, open, mark) {
    const marked = (/** @type {import("./plays.js").PlayLine} */ { play, more }) =>
      mark([play, ...more].map(({ line }) => line));
    return rowsOfTurns(playsOf(view, [], told), (play) => open(play.line), marked);
  }

  /**
   * The face of a play, with the greatest piece that it took.
   * @param {import("../../engine").LogEntry} entry @param {number} move
   */
  face(entry, move) {
    return playFace(this.table.match.view.game, entry, move, greatest(entry));
  }

  /** @param {boolean} now whether the game has just ended */
  result(now) {
    this.back.close();
    // A bare frame has the result in its line.
    if (!this.table.root.classList.contains("bare")) showResult(this.table, now);
  }
}
