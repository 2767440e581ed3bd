// The conductor that leads a match. This one asks nobody; `Play` asks the player who has to answer, a task follows what
// is brought about, a replay shows a game again.
import { moveCount } from "./rows.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../engine").Events} Events
 * @typedef {import("../table/table.js").Table} Table
 */

export class Conductor {
  /** The match that it leads. @type {import("./match.js").Match} */
  match = /** @type {any} */ (null);
  /** True if anybody is asked. */
  asks = false;
  /** True if one person answers for both players: a move may follow the other's at once. */
  isOne = false;
  /** True if tips help whoever is asked. */
  teaches = true;
  /** True while the result waits, because more is said of the end. */
  holdsResult = false;
  /** Says of a game that is over what was checked, in a sentence. */
  checked = "";
  /** The number of answers of a whole game that are given in what is shown. @type {number | undefined} */
  at = undefined;
  /** The eye that looks at a game that is shown again. @type {import("../engine").Eye} */
  eye = "all";
  /** Goes to where a line was logged, in a game that is shown again. @type {((line: number) => void) | null} */
  jump = null;
  /** Writes what stands in the question's place, where that is no question. @type {(() => void) | null} */
  paintPrompt = null;
  /** The name of what this tab holds for it, where that is no game that the page keeps. @type {string | undefined} */
  holds = undefined;
  /** A step back, where that takes no answer back. @type {(() => Promise<void>) | null} */
  back = null;

  /** The players at this page. @returns {Seat[]} */
  get people() {
    return this.match.humans;
  }
  /** Returns true if the whole game has come to its end. */
  get ended() {
    return this.match.over;
  }
  /** Returns the number of moves of the whole game. */
  get moves() {
    return moveCount(this.match.view.log);
  }
  /** Says why nobody can be asked any more, in a sentence; null while the game goes on. @returns {string | null} */
  get closed() {
    return this.match.over ? "The game is over." : null;
  }
  /** True for a game about which a player is asked before leaving it. */
  get runs() {
    return false;
  }
  /** Returns the seat at the lower edge; null: as the settings say. @returns {Seat | null} */
  get lower() {
    return null;
  }

  /** The table stands, and is about to be opened. @param {Table} _table */
  attend(_table) {}

  /** The table is open. */
  async open() {
    this.match.keep();
    await this.show(null);
    this.match.next();
  }

  /** Shows what the engine told last. @param {Events | null} events that led to it */
  async show(events) {
    const { stage, state } = this.match;
    await stage.show(state, events);
  }

  /** A player gives an answer. @param {string} _text */
  gave(_text) {}

  /** Goes on to the next player once the last answer has been shown. */
  async next() {}

  /** Ends what it does by itself; an engine that is still busy with it has to be waited for. @returns {unknown} */
  stop() {
    return null;
  }
}
