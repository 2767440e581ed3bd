// The browser's Back: from a table it leads to the page's own screens, from those to the home screen, and from there
// out of the page. A table and a screen that another leads to share one step of the tab's history; where they were left
// by the page's own buttons, it is used for the next.
import { noWords } from "./address.js";

/**
 * The page's record in a step of the history: the first screen, another one, a table with its game, or what leads
 * nowhere: it was left, or lies over the first screen. `again`: the page was loaded once more because the store did not
 * know of that game.
 * @typedef {{ deckmate: "screen" | "away" | "table" | "left", game?: string, again?: true }} Step
 */

/** A frame leaves the history to the page around it. */
const framed = () => window.top !== window;

/** Returns this page's record in the step that is open. @returns {Step | null} */
const here = () => (history.state?.deckmate ? history.state : null);

/** Returns true if the step that is open is one that this page has shown: no link has led to it. */
export const isKnown = () => here() !== null;

/** @param {Step} step @param {boolean} [added] */
function write(step, added = false) {
  try {
    if (added) history.pushState(step, "");
    else history.replaceState(step, "");
  } catch {
    // Some documents have no history of their own: there Back is as it was.
  }
}

/** @param {Step} step of a table, or of a screen that another leads to */
function enter(step) {
  if (framed()) return;
  const { deckmate = "screen" } = here() ?? {};
  if (deckmate !== "screen") return write(step);
  noWords();
  write({ deckmate });
  write(step, true);
}

/** A table is shown. @param {string} [game] the game that Forward opens again */
export const enterTable = (game) => enter({ deckmate: "table", ...(game && { game }) });

/** A screen is shown. @param {boolean} isFirst whether Back leads out of the page from there */
export function enterScreen(isFirst) {
  if (!isFirst) enter({ deckmate: "away" });
  else if (here() && here()?.deckmate !== "screen") write({ deckmate: "left" });
}

/** Something lies over the home screen: Back closes it. */
export const enterOver = () => enter({ deckmate: "left" });

/**
 * Returns true, once, if the store knows nothing of a kept game that was on the table. After a reload Chromium may give
 * a page from a file an empty store, and the right one when it is loaded once more.
 */
export function storeIsMissing() {
  const step = here();
  if (!step?.game || step.again) return false;
  write({ ...step, again: true });
  return true;
}

/** True once the player has agreed to leave the game. */
let sure = false;

/** Keeps a game that runs, and asks its player. @param {() => Promise<boolean>} ask */
async function askFirst(ask) {
  history.forward();
  sure = await ask();
  if (sure) history.back();
}

/**
 * Hears of the browser's Back and Forward.
 * @param {{ shown: () => boolean, close: () => boolean, runs: () => boolean, ask: () => Promise<boolean>,
 *   leave: () => void, open: (game: string) => void }} page whether something else than the home screen is shown, what
 *   closes whatever lies over it and says whether there was anything, whether a game runs and what asks before it is
 *   left, what leaves it, and what opens a table
 */
export function onBack({ shown, close, runs, ask, leave, open }) {
  // Each screen is shown from its top.
  history.scrollRestoration = "manual";
  addEventListener("popstate", () => {
    const step = here();
    // A link within the page: the listener for the address opens it.
    if (!step) return;
    // A sheet or a dialog takes the step for itself: what it lies over stays where it was.
    if (step.deckmate === "screen" && shown()) {
      const agreed = sure;
      sure = false;
      if (close()) history.forward();
      else if (runs() && !agreed) void askFirst(ask);
      else leave();
    }
    // Back from what was left before: there is nothing between it and the way out.
    else if (step.deckmate === "screen") close() ? history.forward() : history.back();
    else if (step.deckmate === "table" && step.game && !shown()) open(step.game);
  });
}
