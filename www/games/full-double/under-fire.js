// The kings under fire: while an army has two, nobody calls check. Those that could be captured are marked as long as
// the engine says so, and where one has just come under fire, that is a moment.
import { h } from "../../ui/dom.js";
import { kingsOf } from "./lost.js";
import { stampOver } from "./stamp.js";

/**
 * @typedef {import("../../engine").SquareName} SquareName
 * @typedef {import("../protocol").Moment} Moment
 */

/** Milliseconds for which a king that has come under fire is lit. */
const LIT = 1000;

export class UnderFire {
  /** The kings whose attack was told. @type {SquareName[]} */
  #told = [];
  /** The moment of those that have just come under fire. @type {Promise<Moment | null>} */
  moment = Promise.resolve(null);

  /** The words under the question where a king can be captured. */
  prey = h("p", { class: "prompt-prey", hidden: true }, "You can take a king.");

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Looks at the state that is shown now. */
  look() {
    this.prey.hidden = true;
    this.moment = this.#look();
  }

  async #look() {
    const { match, board } = this.table;
    const { state, view, prompt } = match;
    const onTurn = view.sides[view.turn.seat];
    const armies = /** @type {const} */ (["white", "black"]).filter((side) => kingsOf(view.cells, side) > 1);
    const open = match.conductor.asks && prompt && !view.check.length && armies.length > 0;
    const found = open ? await match.connection.call("survey", match.viewers).catch(() => null) : null;
    // By now another state may be shown, which is looked at by itself.
    if (state !== match.state || !board) return null;
    const before = this.#told;
    const sideAt = (/** @type {SquareName} */ at) => {
      const piece = board.motion.pieceAt(board.shape.square(at));
      return piece?.kind === "king" ? piece.side : null;
    };
    const takes = found ? [...found.white.takes, ...found.black.takes] : [];
    const attacked = new Set(takes.map(([, of]) => of).filter((at) => armies.some((side) => side === sideAt(at))));
    const hit = armies.map((side) => [...attacked].filter((at) => sideAt(at) === side));
    const by = hit.flatMap((some) => (some.length ? attackers(takes, some) : []));
    this.#say(takes.filter(([, of]) => attacked.has(of)));
    if (attacked.size) board.mark({ hunted: [[...attacked], by] });
    // A king whose player has moved is no news where that was no answer.
    const kings = [...attacked].filter((at) => sideAt(at) === onTurn || before.includes(at));
    this.#told = kings;
    const fresh = kings.filter((at) => !before.includes(at));
    return fresh.length ? this.#tell(fresh, attackers(takes, fresh)) : null;
  }

  /** Says it where one of these captures is offered. @param {[from: SquareName, of: SquareName][]} takes */
  #say(takes) {
    const { match } = this.table;
    const offered = match.offers.some(({ squares: [from, to] }) => takes.some(([by, of]) => by === from && of === to));
    this.prey.hidden = !match.asked || !offered;
  }

  /** @param {SquareName[]} kings @param {SquareName[]} by @returns {Moment} */
  #tell(kings, by) {
    const { people, view } = this.table.match;
    const own = people.length === 1 && people[0] === view.turn.seat;
    const words = kings.length > 1 ? "Two kings under fire!" : "King under fire!";
    return {
      kind: "stamp",
      build: (scenery) => {
        scenery.check(kings, by);
        // Two kings may stand far apart: then the words are in the middle of the board.
        stampOver(scenery, words, own ? "lost" : "stake", kings.length === 1 ? kings[0] : null, by);
      },
      heard: "check",
      lasts: LIT,
    };
  }
}

/**
 * Those that attack all of these kings: a line from each to each is true of them alone.
 * @param {[from: SquareName, of: SquareName][]} takes @param {SquareName[]} kings
 */
const attackers = (takes, kings) =>
  [...new Set(takes.map(([from]) => from))].filter((by) =>
    kings.every((king) => takes.some(([from, of]) => from === by && of === king)),
  );
