// A piece carried from the tray to the board by mouse, pen or finger; a press that does not move is a tap.
import { paintPiece } from "../pieces/paint.js";
import { sizedContext } from "../ui/canvas.js";
import { h } from "../ui/dom.js";

/** Pixels within which a press is a tap. */
const SLACK = 8;

/**
 * @param {HTMLElement} node of the tray @param {{ side: import("../engine").SideName,
 *   kind: import("../engine").Kind }} piece
 * @param {import("./field.js").Field} field @param {(square: string) => void} dropped
 */
export function carried(node, piece, field, dropped) {
  node.addEventListener("pointerdown", (down) => {
    if (!down.isPrimary || down.button !== 0) return;
    /** @type {HTMLCanvasElement | null} */
    let ghost = null;
    const stop = new AbortController();
    const { signal } = stop;
    const size = Math.round(field.frame.size * 1.15);
    /** @param {PointerEvent} event */
    const move = (event) => {
      if (event.pointerId !== down.pointerId) return;
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK;
      if (!ghost && !far) return;
      if (!ghost) {
        ghost = h("canvas", { class: "edit-ghost", "aria-hidden": "true" });
        paintPiece(sizedContext(ghost, size, size), { ...piece, cloaked: false }, 0, 0, size);
        document.body.append(ghost);
      }
      ghost.style.transform = `translate(${event.clientX - size / 2}px, ${event.clientY - size / 2}px)`;
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
      if (event.pointerId !== down.pointerId) return;
      const square = ghost && event.type === "pointerup" ? field.nameAt(event.clientX, event.clientY) : null;
      ghost?.remove();
      stop.abort();
      if (square) dropped(square);
    };
    node.setPointerCapture(down.pointerId);
    node.addEventListener("pointermove", move, { signal });
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture"]))
      node.addEventListener(name, end, { signal });
  });
}
