// The dialog of all open cards of DoubleCross, and of those that the deck still holds.
import { cardTitle } from "../../context.js";
import { dialog } from "../../ui/dialog.js";
import { h } from "../../ui/dom.js";

/** @typedef {import("../../engine").Seat} Seat */

/** All open cards, and what the deck still holds. @param {import("../../match/match.js").Match} match */
export const pilesDialog = (match) => {
  const view = /** @type {import("../../engine").DoubleCrossView} */ (match.view);
  const { piles, game } = view;
  /** @param {string[]} cards */
  const list = (cards) =>
    cards.length
      ? h(
          "ol",
          { class: "card-list" },
          cards.map((card) => h("li", {}, cardTitle(game, card))),
        )
      : h("p", { class: "hint" }, "None yet.");
  const unseen = Object.entries(piles.unseen).filter(([, number]) => number > 0);
  return dialog({
    id: "piles-dialog",
    title: "Cards",
    body: h(
      "div",
      { class: "card-columns" },
      /** @type {Seat[]} */ (["first", "second"]).map((seat) =>
        h("section", {}, h("h3", {}, `Discards · ${match.seat(seat).name}`), list(piles.discards[seat])),
      ),
      h(
        "section",
        {},
        h("h3", {}, `In the deck: ${piles.deck}`),
        h(
          "ul",
          { class: "card-list" },
          unseen.map(([card, number]) =>
            h("li", {}, h("span", { class: "count" }, `${number} ×`), " ", cardTitle(game, card)),
          ),
        ),
      ),
      piles.gone.length > 0 && h("section", {}, h("h3", {}, "Out of the game"), list(piles.gone)),
    ),
  });
};
