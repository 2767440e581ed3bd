// Questions about kept games: which tab goes on with one, whether a new one takes its place, what becomes of one that
// does not open.
import { gameInfo } from "../context.js";
import { confirm, dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { brokenSave } from "../ui/trouble.js";
import { forgetGame } from "./kept.js";

/** @param {string} game @param {string} words @returns {Promise<true | null>} whether to play it in this tab */
export const askHere = (game, words) =>
  dialog({
    id: "elsewhere",
    title: `${gameInfo(game).title} is open in another tab`,
    size: "small",
    body: h("p", {}, words),
    actions: (close) => [
      button("Play here", { class: "button primary", onclick: () => close(true), "data-test": "play-here" }),
      button("Leave it there", { onclick: () => close(), "data-test": "leave-there" }),
    ],
  });

/** The kept game by its opponent, where that is the computer. @param {import("./kept.js").Kept} kept */
function nameOf({ game, record }) {
  const { first, second } = record?.seats ?? {};
  const [them, ...more] = [first, second].filter((seat) => seat?.kind === "computer");
  return `${gameInfo(game).title}${them && !more.length ? ` against ${them.name}` : ""}`;
}

/** @param {import("./kept.js").Kept} kept @param {boolean} fromLink @returns {Promise<"continue" | "new" | null>} */
const askWhich = (kept, fromLink) =>
  dialog({
    id: "which",
    title: "You have an unfinished game",
    size: "small",
    body: h(
      "p",
      {},
      `${nameOf(kept)} is at move ${kept.record?.turn}. `,
      fromLink ? "It stays on the first screen if a new one begins." : "A new game replaces it.",
    ),
    actions: (close) => [
      button(`Continue at move ${kept.record?.turn}`, {
        class: "button primary",
        onclick: () => close("continue"),
        "data-test": "which-continue",
      }),
      button("New game", { onclick: () => close("new"), "data-test": "which-new" }),
    ],
  });

/** Turns that are soon played again: home shows the kept game beside what begins another one. */
const FEW = 3;

/**
 * Asks what becomes of a kept game where another one is to take its place; null: neither is played.
 * @param {import("./kept.js").Kept} kept @param {boolean} fromLink
 */
export async function askReplace(kept, fromLink) {
  const { save, turn = 1, answered } = kept.record ?? {};
  if (!save || (fromLink ? turn <= 1 && !answered : turn <= FEW)) return "new";
  return askWhich(kept, fromLink);
}

/**
 * Shows a save that does not open; one that this page keeps may be deleted. Gives whether it was.
 * @param {{ game?: string, text: string }} kept @param {string} reason
 */
export async function askBroken({ game, text }, reason) {
  const answer = await brokenSave(text, reason, game !== undefined);
  if (answer !== "delete" || game === undefined) return false;
  if (!(await confirm("Delete this save?", "It can't be brought back.", "Delete"))) return false;
  forgetGame(game);
  return true;
}
