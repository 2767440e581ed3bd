// A card that is drawn comes from its pile face down and turns over; a signal lays it open at once.
import { added } from "./added.js";
import { cardBack } from "./back.js";
import { flipCard } from "./flip.js";

/**
 * @param {HTMLElement} place @param {HTMLElement} face @param {Element | null} pile null: it lies there already
 * @param {AbortSignal} signal
 */
export async function turnOver(place, face, pile, signal) {
  const back = cardBack();
  place.replaceChildren(back);
  const ended = new Promise((done) => signal.addEventListener("abort", () => done(true), { once: true }));
  const turned = (async () => {
    if (pile) await added.flights?.come(back, pile);
    if (back.isConnected && !signal.aborted) await flipCard(place, face);
  })();
  if (await Promise.race([ended, turned])) {
    for (const node of document.querySelectorAll(".card-flight"))
      for (const flight of node.getAnimations?.() ?? []) flight.finish();
  }
  // Something else may lie there by then.
  if (back.isConnected || signal.aborted) place.replaceChildren(face);
}
