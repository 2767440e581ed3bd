// The browser's Back: from a table it leads to the page's own screens, and from those out of the page. A table is a
// step of its own in the tab's history; one that was left by the page's own buttons is used for the next table.
import { noWords } from "./address.js";

/**
 * What the page writes into a step of the history: a screen, a table with its game, or one that was left. `again`: the
 * page was loaded once more because the store did not know of that game.
 * @typedef {{ deckmate: "screen" | "table" | "left", game?: string, again?: true }} Step
 */

/** A frame leaves the history to the page around it. */
const framed = () => window.top !== window;

/** What this page has written into the step that is open. @returns {Step | null} */
const here = () => (history.state?.deckmate ? history.state : null);

/** @param {Step} step @param {boolean} [added] */
function write(step, added = false) {
  try {
    if (added) history.pushState(step, "");
    else history.replaceState(step, "");
  } catch {
    // Some documents have no history of their own: there Back is as it was.
  }
}

/** A table is shown. @param {string} [game] the game that Forward opens again */
export function enterTable(game) {
  if (framed()) return;
  const step = /** @type {const} */ ({ deckmate: "table", ...(game && { game }) });
  if (here()?.deckmate === "table" || here()?.deckmate === "left") return write(step);
  noWords();
  write({ deckmate: "screen" });
  write(step, true);
}

/** The table was left by a button of the page. */
export function leaveTable() {
  if (here()?.deckmate === "table") write({ deckmate: "left" });
}

/**
 * Whether a kept game was on the table that the store knows nothing of, and the page is not loaded again yet. After a
 * reload Chromium may give a page from a file an empty store, and the right one when it is loaded once more.
 */
export function storeIsMissing() {
  const step = here();
  if (!step?.game || step.again) return false;
  write({ ...step, again: true });
  return true;
}

/**
 * Hears of the browser's Back and Forward.
 * @param {{ shown: () => boolean, leave: () => void, open: (game: string) => void }} page whether a table is shown, and
 *   what leaves and opens one
 */
export function onBack({ shown, leave, open }) {
  addEventListener("popstate", () => {
    const step = here();
    // A link within the page: the listener for the address opens it.
    if (!step) return;
    if (step.deckmate === "screen" && shown()) leave();
    // Back from a table that was left before: there is nothing between it and the way out.
    else if (step.deckmate === "screen") history.back();
    else if (step.deckmate === "table" && step.game && !shown()) open(step.game);
  });
}
