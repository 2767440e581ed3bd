// A card that is drawn comes from its pile face down, is held for a breath, and turns over; a signal lays it open at
// once.
import { sound } from "../sound/sound.js";
import { motionAllowed, settings } from "../ui/settings.js";
import { added } from "./added.js";
import { cardBack } from "./back.js";
import { flipCard } from "./flip.js";

/** Milliseconds for which it is held face down, by the pace. @type {Record<string, number>} */
const HELD = { slow: 480, normal: 340, fast: 140 };
/** Milliseconds for which its face shines. */
const SHINES = 320;

/** It rises, and light gathers around it. @param {HTMLElement} back */
async function holdBreath(back) {
  const duration = HELD[settings.pace];
  if (!duration || !motionAllowed() || document.hidden || !back.animate) return;
  sound("hush");
  const dark = "0 0 0 0 transparent";
  const held = back.animate(
    [
      { transform: "none", boxShadow: dark },
      { transform: "translateY(-5px) scale(1.05) rotate(-1.5deg)", offset: 0.6 },
      { transform: "translateY(-7px) scale(1.07) rotate(1.5deg)", boxShadow: "0 0 26px 5px var(--gold)" },
    ],
    { duration, easing: "ease-in" },
  );
  await Promise.race([held.finished.catch(() => {}), new Promise((done) => setTimeout(done, duration + 150))]);
}

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
    if (back.isConnected && !signal.aborted) await holdBreath(back);
    if (!back.isConnected || signal.aborted) return;
    await flipCard(place, face);
    if (motionAllowed()) face.animate?.([{ filter: "brightness(1.35)" }, { filter: "none" }], SHINES);
  })();
  if (await Promise.race([ended, turned])) {
    for (const node of document.querySelectorAll(".card-flight"))
      for (const flight of node.getAnimations?.() ?? []) flight.finish();
  }
  // Something else may lie there by then.
  if (back.isConnected || signal.aborted) place.replaceChildren(face);
}
