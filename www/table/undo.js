// The button that takes back. If the engine would refuse, it is shown as not available and says why when pressed.
import { whyNoHelp } from "../match/daily.js";
import { canUndo, hasAnswered, whyStays } from "../match/undo.js";
import { button } from "../ui/dom.js";

/** The engine is asked when a player has not answered for so many milliseconds. */
const PAUSE = 400;
/** In a game that takes longer to play again it is not asked any more: an answer would have to wait for it. */
const LONGEST = 250;

/** @param {import("../match/match.js").Match} match @param {AbortSignal} signal that the table is left */
export function undoButton(match, signal) {
  const look = { class: "icon-button", id: "undo", onclick: () => match.takeBack() };
  const node = button("Take back", look, "undo", true);
  let isQuick = true;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  signal.addEventListener("abort", () => clearTimeout(timer));
  const show = (/** @type {boolean} */ can, why = "Take back") => {
    node.setAttribute("aria-disabled", String(!can));
    node.title = why;
  };
  show(false);

  /** Shows whether it would be granted, unless something else has come since. @param {object} shown */
  async function ask(shown) {
    const isCurrent = () => match.shown === shown && match.phase === "idle";
    if (!isCurrent()) return;
    if (match.hint.wanted) {
      timer = setTimeout(ask, PAUSE, shown);
      return;
    }
    const began = performance.now();
    const can = await canUndo(match).catch(() => null);
    isQuick = performance.now() - began < LONGEST;
    if (can !== null && isCurrent()) show(can.ok, can.ok ? undefined : whyStays(match, can));
  }

  return {
    node,
    /** Shows it as far as it is known, and asks where the engine has nothing else to do. */
    paint() {
      if (!match.people.length) return;
      const fair = whyNoHelp(match);
      if (fair) return show(false, fair);
      const waits = match.asked !== null || match.over;
      clearTimeout(timer);
      if (waits && isQuick) timer = setTimeout(ask, PAUSE, match.shown);
      else show(hasAnswered(match));
    },
  };
}
