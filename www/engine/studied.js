// A game that nobody plays, for whoever studies a position: nothing of it is hidden.
import { EngineError } from "./error.js";

/**
 * The game after these answers, and what the last of them has brought about. Throws what is wrong with one.
 * @param {import("../engine").Engine} engine @param {import("../engine").NewGame} o @param {string[]} answers
 */
export function studied(engine, o, answers) {
  const game = engine.newGame(o);
  /** @type {import("../engine").Step | null} */
  let step = null;
  for (const [at, answer] of answers.entries()) {
    step = game.apply(answer);
    if (step.ok) continue;
    game.free();
    throw new EngineError(step.error, `Answer ${at + 1} does not fit: ${step.message}`);
  }
  game.layOpen();
  return { game, step };
}

/**
 * The number of lines that the log had before the first of so many answers.
 * @param {import("../engine").Game} game @param {number} answers
 */
export function dealt(game, answers) {
  if (!answers) return game.view("watcher").log.length;
  const start = game.after(0);
  try {
    return start.view("watcher").log.length;
  } finally {
    start.free();
  }
}
