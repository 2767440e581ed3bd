// A game as one seat may know and answer it, to be given away: nothing of the other seat can be had from it.
import { readerOf } from "./readers.js";

/**
 * @typedef {import("../engine").Prompt} Prompt
 * @typedef {import("../engine").Step} Step
 */

/**
 * Of a question for somebody else only what everybody sees at the table: who is asked, and for what reason.
 * @template {Prompt | null} P
 * @param {P} prompt @returns {P}
 */
export const outward = (prompt) => prompt && { ...prompt, text: "", card: null, chosen: [] };

/**
 * @param {import("../engine").Game} game
 * @param {import("../engine").Seat} seat
 * @param {(message: string) => import("../engine").EngineError} refusal of what somebody else is asked
 * @returns {import("../engine").SeatGame}
 */
export function seatGame(game, seat, refusal) {
  const asked = () => readerOf(game.prompt()) === seat;
  /** @param {Prompt | null} prompt */
  const shown = (prompt) => (readerOf(prompt) === seat ? prompt : outward(prompt));
  const others = () => refusal(game.prompt() ? "Somebody else is asked." : "The game is over: nobody is asked.");
  /** @param {Parameters<import("../engine").Game["apply"]>} answer @returns {Step} */
  const apply = (...answer) => {
    if (!asked()) {
      const { error, message } = others();
      return { ok: false, error, message };
    }
    const step = game.apply(...answer);
    return step.ok ? { ...step, prompt: shown(step.prompt) } : step;
  };
  /** @type {import("../engine").SeatGame} */
  const own = {
    prompt: () => shown(game.prompt()),
    legalMoves: (about) => (asked() ? game.legalMoves(about) : []),
    drawCard: () => apply("draw"),
    apply,
    view: () => game.view(seat),
    suggest: (o) => {
      if (!asked()) throw others();
      return game.suggest(o);
    },
    explain: (about) => game.explain(about, seat),
  };
  return Object.freeze(own);
}
