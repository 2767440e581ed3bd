// The computer's turn. Never blocks: a player may leave or take back meanwhile.
import { inTheOpen } from "../engine/readers.js";
import { wait } from "../ui/words.js";
import { rescue } from "./rescue.js";

/** How long the computer may think, in milliseconds; less when the page itself has to do the thinking. */
const CAPS = {
  worker: { beginner: 300, easy: 300, normal: 900, strong: 2500 },
  page: { beginner: 120, easy: 120, normal: 250, strong: 500 },
};
/** A player must be able to follow: pauses before the computer's next answer, longer when there is a card to read. */
const PAUSE = { answer: 350, card: 900, bare: 1200 };

/** Where the engine broke while the computer thought. @type {WeakMap<import("./match.js").Match, string>} */
const broke = new WeakMap();

/** @param {import("./match.js").Match} match */
function pauseBefore(match) {
  if (inTheOpen(match.prompt)) return PAUSE.bare;
  if (match.people.length === 0) return PAUSE.answer * 2;
  return match.sawCard ? PAUSE.card : PAUSE.answer;
}

/**
 * Makes up its mind, waits as long as a player needs to follow, and answers.
 * @param {import("./match.js").Match} match
 * @param {import("./seats.js").Level} level
 */
export async function think(match, level) {
  const turn = ++match.turn;
  const began = performance.now();
  match.phase = "thinking";
  match.stage.busy(true);
  match.watch.resume();
  try {
    await match.link.call("think", { level, cap: CAPS[match.link.where][level] });
    if (turn === match.turn) {
      match.phase = "pausing";
      match.watch.pause();
    }
    await wait(Math.max(0, pauseBefore(match) - (performance.now() - began)));
    if (turn !== match.turn) return;
    match.stage.busy(false);
    await match.act(null);
  } catch (error) {
    if (turn !== match.turn) return;
    match.stage.busy(false);
    const { save } = match.state;
    const again = broke.get(match) === save;
    broke.set(match, save);
    await rescue(match, error, save);
    // What ends once may be chance; what ends twice in the same place would end there for ever.
    if (!again) match.next();
  }
}
