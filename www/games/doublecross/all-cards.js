// The dialog of all open cards of DoubleCross, and of those that the deck still holds.
import { cardDialog } from "../../cards/card-dialog.js";
import { cardFace } from "../../cards/face.js";
import { cardTitle, findCard } from "../../context.js";
import { dialog } from "../../ui/dialog.js";
import { h } from "../../ui/dom.js";

/** @typedef {import("../../engine").Seat} Seat */

/**
 * A card as a small face, which opens the card to be read, and how many of it there are.
 * @param {import("../../engine").GameName} game @param {string} card @param {number} [number]
 */
function small(game, card, number) {
  const info = findCard(game, card);
  const open = { type: "button", class: "small-card", onclick: () => info && cardDialog(info) };
  const face = info ? h("button", open, cardFace(info, { size: "small" })) : cardTitle(game, card);
  return h("li", {}, face, number && h("span", { class: "count" }, `${number} ×`));
}

/** All open cards, and what the deck still holds. @param {import("../../match/match.js").Match} match */
export const pilesDialog = (match) => {
  const view = /** @type {import("../../engine").DoubleCrossView} */ (match.view);
  const { piles, game } = view;
  /** @param {string[]} cards */
  const list = (cards) =>
    cards.length
      ? h(
          "ol",
          { class: "card-faces" },
          cards.map((card) => small(game, card)),
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
          { class: "card-faces" },
          unseen.map(([card, number]) => small(game, card, number)),
        ),
      ),
      piles.gone.length > 0 && h("section", {}, h("h3", {}, "Out of the game"), list(piles.gone)),
    ),
  });
};
