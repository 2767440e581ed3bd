// The picture of a card that flies over the table, and a pause that a signal ends early.
import { h } from "../../ui/dom.js";
import { motionAllowed } from "../../ui/settings.js";

/** Resolves after so long, or when the signal aborts. @param {number} ms @param {AbortSignal} signal */
export const pause = (ms, signal) =>
  new Promise((done) => {
    if (signal.aborted) return done(null);
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done(null);
    });
  });

/**
 * Lets a picture of a card fly from one element to another, if motion is allowed.
 * @param {HTMLElement} face @param {Element | null} from @param {Element | null} to
 * @param {number} ms @param {AbortSignal} signal
 */
export async function carry(face, from, to, ms, signal) {
  if (!from || !to || !motionAllowed() || signal.aborted) return;
  const [width, height] = [face.offsetWidth || 96, face.offsetHeight || 134];
  const flying = h("div", { class: "told-flying", "aria-hidden": "true" }, face.cloneNode(true));
  flying.style.width = `${width}px`;
  document.body.append(flying);
  /** @param {Element} place */
  const at = (place) => {
    const box = place.getBoundingClientRect();
    const scale = Math.min(1, Math.max(box.height / height, 0.25));
    const [x, y] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2];
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  };
  flying.animate?.([at(from), at(to)], { duration: ms, easing: "ease-in-out", fill: "forwards" });
  await pause(ms, signal);
  flying.remove();
}
