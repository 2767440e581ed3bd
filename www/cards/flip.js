// Turning a card over.
import { motionAllowed } from "../ui/settings.js";

const FLIP_TIME = 280;
const FADE_TIME = 120;

/** @param {Element} target @param {Keyframe[]} frames @param {number} duration @param {string} easing */
async function animate(target, frames, duration, easing) {
  // Animations do not end while nothing is painted (a hidden tab): they are not waited for.
  if (document.hidden || !target.animate) return;
  const playing = target.animate(frames, { duration, easing, fill: "none" });
  await Promise.race([playing.finished.catch(() => {}), new Promise((done) => setTimeout(done, duration + 150))]);
}

/**
 * Turns the card in `place` over: what lies in it goes, `face` comes.
 * @param {HTMLElement} place
 * @param {HTMLElement} face
 */
export const flipCard = async (place, face) => {
  /** @param {number} degrees */
  const turned = (degrees) => ({
    transform: `perspective(700px) translateY(-7px) scale(1.07) rotateY(${degrees}deg)`,
  });
  const flat = { transform: "perspective(700px)" };
  const before = place.firstElementChild;
  if (!motionAllowed()) {
    place.replaceChildren(face);
    await animate(face, [{ opacity: 0 }, { opacity: 1 }], FADE_TIME, "linear");
    return face;
  }
  if (before) await animate(before, [turned(0), turned(90)], FLIP_TIME / 2, "ease-in");
  place.replaceChildren(face);
  await animate(face, [turned(-90), flat], FLIP_TIME / 2, "ease-out");
  return face;
};
