// Questions about kept games: which tab goes on with one, and whether a new one takes its place.
import { gameInfo } from "../context.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";

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

/** @param {import("./kept.js").Kept} kept @returns {Promise<"continue" | "new" | null>} */
export const askWhich = (kept) =>
  dialog({
    id: "which",
    title: "You have an unfinished game",
    size: "small",
    body: h("p", {}, `${gameInfo(kept.game).title} is at move ${kept.record?.turn}. A new game replaces it.`),
    actions: (close) => [
      button("Continue", {
        class: "button primary",
        onclick: () => close("continue"),
        "data-test": "which-continue",
      }),
      button("New game", { onclick: () => close("new"), "data-test": "which-new" }),
    ],
  });
