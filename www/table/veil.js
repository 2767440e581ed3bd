// The veil between two players at one screen: only a name and one button. It hides the board too, which may show a
// question that has to be answered in a given time.

import { changed } from "../ui/begun.js";
import { button, h } from "../ui/dom.js";
import { announce, raiseToasts } from "../ui/live.js";
import { mark } from "../ui/mark.js";
import { capital } from "../ui/words.js";

/** Milliseconds out of sight after which another player may be before the screen. */
const AWAY = 20_000;

/**
 * Raises the veil; resolves when its button is pressed, or with false when the table is left.
 * @param {{ name: string, army: string, words?: [task: string, act: string], signal: AbortSignal }} veil
 * @returns {Promise<boolean>}
 */
export const raiseVeil = ({ name, army, words, signal }) =>
  new Promise((resolve) => {
    const [task, act] = words ?? ["play your turn", "go on"];
    const open = button(`I am ${name}, ${act}`, {
      class: "button primary large",
      "data-test": "open-veil",
      onclick: () => end(true),
    });
    const box = h(
      "dialog",
      { id: "veil", class: "veil", "aria-labelledby": "veil-name", "aria-describedby": "veil-text", closedby: "none" },
      h(
        "div",
        { class: "veil-card" },
        h("span", { class: "veil-mark", "aria-hidden": "true" }, mark()),
        h("h2", { id: "veil-name" }, capital(name)),
        h("p", { id: "veil-text" }, `Pass the device to ${name}, and no peeking. Then ${task}.`),
        open,
      ),
    );
    // A browser closes a dialog at the third Esc even if its cancel event is refused; so the key does not get through.
    /** @param {KeyboardEvent} event */
    const guard = (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
    };
    /** @param {boolean} opened */
    const end = (opened) => {
      removeEventListener("keydown", guard, { capture: true });
      signal.removeEventListener("abort", leave);
      if (box.open) box.close();
      raiseToasts();
      box.remove();
      changed();
      resolve(opened);
    };
    const leave = () => end(false);
    addEventListener("keydown", guard, { capture: true });
    signal.addEventListener("abort", leave);
    box.addEventListener("cancel", (event) => event.preventDefault());
    // The veil stays until its button is pressed, even if something else closes it.
    box.addEventListener("close", () => box.isConnected && box.showModal());
    for (const other of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]")))
      other.close();
    document.body.append(box);
    box.showModal();
    changed();
    open.focus();
    announce(`${capital(name)}, ${capital(army)}: you have the screen.`, "assertive");
  });

/**
 * Calls `cover(since)` when the page has been out of sight for long, and when a browser brings it back from the
 * back-forward cache. `since` is the moment from which another player may be before the screen.
 * @param {(since: number) => void} cover
 * @param {AbortSignal} signal
 */
export const watchAbsence = (cover, signal) => {
  /** The time at which it went out of sight. @type {number | null} */
  let gone = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const away = () => gone !== null && cover(gone + AWAY);
  document.addEventListener(
    "visibilitychange",
    () => {
      clearTimeout(timer);
      if (document.hidden) {
        gone = performance.now();
        timer = setTimeout(away, AWAY);
      } else if (gone !== null) {
        if (performance.now() - gone > AWAY) away();
        gone = null;
      }
    },
    { signal },
  );
  // A page comes back from the back-forward cache as it was left, with all that it showed.
  addEventListener("pageshow", (event) => event.persisted && cover(performance.now()), { signal });
};
