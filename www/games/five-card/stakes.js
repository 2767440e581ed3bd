// The stakes of 5 Card Chess, as things that move: chips to the pot and the pot to its winner, the cube to its
// owner; and the moments of a double that is offered and taken, a call that is made and fails.
import { motionAllowed, settings } from "../../ui/settings.js";
import { fiveCardView, SEATS } from "./cards.js";
import { payChips, slidePot } from "./chips.js";
import { cubeInSight, turnCube } from "./cube.js";

/**
 * @typedef {import("../protocol").Moment} Moment
 * @typedef {import("../../engine").Events} Events
 * @typedef {import("../../engine").Seat} Seat
 */

/** The sum of a pot that has grown. */
const SWELLS = [{ scale: 1 }, { scale: 1.7, offset: 0.3 }, { scale: 1 }];

/** The board, or the cards that decide over it. */
const middle = () => document.querySelector(".flop:not([hidden])") ?? document.querySelector("#board");

/** @param {string} words @param {string} look @param {Moment["heard"]} heard @returns {Moment | null} */
function stamped(words, look, heard) {
  const on = middle();
  return on && { kind: "stamp", build: (scenery) => scenery.stamp(words, on, look), heard };
}

/**
 * The stakes are doubled, or asked to be.
 * @param {string} words @param {number} wait milliseconds until the light at the cube @returns {Moment}
 */
const staked = (words, wait) => ({
  kind: "stake",
  build: (scenery) => {
    const box = cubeInSight()?.getBoundingClientRect();
    if (box) scenery.burst(box, box.width * 3.2, wait);
    const on = middle();
    if (on) scenery.stamp(words, on, "stake");
  },
  heard: "stake",
  lasts: 800,
});

export class Stakes {
  /** The pot as it was shown last. */
  #pot = 0;
  /** The players who have called, as shown last, and before the last events. @type {(Seat | null)[]} */
  #called = [null, null];
  /** The cube before the last events, and its place. @type {{ node: HTMLElement, box: DOMRect } | null} */
  #cube = null;

  /** @param {import("../../match/match.js").Match} match */
  constructor(match) {
    this.match = match;
  }

  get #poker() {
    return fiveCardView(this.match).poker;
  }

  /** Called before pot and cube are painted. @param {Events | null} events */
  begin(events) {
    const cube = events && cubeInSight();
    if (events) this.#cube = cube && { node: cube, box: cube.getBoundingClientRect() };
    if (events) this.#called[1] = this.#called[0];
    this.#called[0] = this.#poker.called?.by ?? null;
  }

  /** Called once they are: what was paid comes to the pot. @param {Events | null} events @param {Element} piles */
  async painted(events, piles) {
    const [before, { pot }] = [this.#pot, this.#poker];
    this.#pot = pot;
    // The antes of a game that begins come to it, too.
    const begins = before === 0 && this.match.answered === "" && this.match.conductor.asks;
    if ((!events && !begins) || pot <= before) return;
    const sum = piles.querySelector("#pot");
    // The sum is told once the chips are there.
    if (sum && motionAllowed() && settings.pace !== "once") sum.textContent = String(before);
    await Promise.all(SEATS.map((seat) => payChips(seat, (pot - before) / 2)));
    if (!sum) return;
    sum.textContent = String(pot);
    if (motionAllowed() && settings.pace !== "once") sum.animate?.(SWELLS, { duration: 520, easing: "ease-out" });
  }

  /** The pot slides to its winner. @param {Events | null} events */
  async won(events) {
    const winner = this.match.view.result?.winner;
    if (!winner || !events?.some(({ t }) => t === "over")) return;
    await slidePot(winner, this.#pot);
    document.querySelector("#piles .pot")?.classList.add("won");
  }

  /** Returns the moment of an answer, if it has one. @param {Events} events @returns {Moment | null} */
  moment(events) {
    const { called: by, pot, doubled, flop } = this.#poker;
    const { prompt, view } = this.match;
    const before = this.#called[1];
    if (events.some(({ t }) => t === "cube")) {
      void turnCube(this.#cube);
      return staked(`Accepted: pot ${pot}!`, 500);
    }
    if (prompt?.why === "answer-double" && events.length) return staked(`Double: pot ${doubled?.pot}?`, 120);
    if (view.result?.how === "refused-double" && events.length) return stamped("Declined!", "lost", "stamp");
    if (before && view.result?.how === "checkmate" && view.result.winner === before)
      return stamped("Call won!", "stake", "crown");
    if (!before && by) return stamped("Call!", "stake", "call");
    // The cards of the tie-break come after it.
    const open = prompt?.why === "flop" && SEATS.every((seat) => flop[seat].length === 0);
    const failed = before && (open || view.result?.how === "failed-call");
    return failed ? stamped("Call failed", "lost", "stamp") : null;
  }
}
