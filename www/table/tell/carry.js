// The picture of a card that flies over the table.
import { h } from "../../ui/dom.js";
import { motionAllowed } from "../../ui/settings.js";
import { pause } from "../../ui/words.js";

/**
 * Lets a picture of a card fly from one element to another, if motion is allowed.
 * @param {HTMLElement} face @param {Element | null} from @param {Element | null} to
 * @param {number} ms @param {AbortSignal} signal
 */
export async function carry(face, from, to, ms, signal) {
  if (!from || !to || !motionAllowed() || signal.aborted) return;
  const [width, height] = [face.offsetWidth || 96, face.offsetHeight || 134];
  const picture = /** @type {HTMLElement} */ (face.cloneNode(true));
  // As large as where it lies, whatever the style sheets say of faces elsewhere: from there it is only scaled.
  Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
  const flying = h("div", { class: "told-flying", "aria-hidden": "true" }, picture);
  flying.style.width = `${width}px`;
  document.body.append(flying);
  /** @param {Element} place */
  const at = (place) => {
    const box = place.getBoundingClientRect();
    const scale = Math.min(1, Math.max(box.height / height, 0.25));
    const [wide, high] = [width * scale, height * scale];
    // No card on its way leaves the window.
    const left = Math.max(0, Math.min(box.left + (box.width - wide) / 2, innerWidth - wide));
    const top = Math.max(0, Math.min(box.top + (box.height - high) / 2, innerHeight - high));
    return { transform: `translate(${left - (width - wide) / 2}px, ${top - (height - high) / 2}px) scale(${scale})` };
  };
  flying.animate?.([at(from), at(to)], { duration: ms, easing: "ease-in-out", fill: "forwards" });
  await pause(ms, signal);
  flying.remove();
}
