// The lot for a card: a coin that turns over is seen before what the lot has brought.
import { h } from "../../ui/dom.js";
import { pause } from "../../ui/words.js";

/** Milliseconds for which it turns. */
const TURNS = 1400;

/** The story of the lot that is cast for a story's card. @param {import("./story.js").Story} story */
export const lotOf = (story) => ({ ...story, text: `${story.card?.title}: the lot is cast …` });

/**
 * Lets the coin turn over behind the words.
 * @param {HTMLElement} words @param {number} pace @param {AbortSignal} signal
 */
export function turnCoin(words, pace, signal) {
  words.append(" ", h("span", { class: "told-lot" }));
  return pause(TURNS * pace, signal);
}
