// Cards to read in a dialog: one, or several, which the extra `screens` shows.
import { withExtra } from "../extras/later.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { rulePicture } from "./art.js";
import { cardFace } from "./face.js";

/** @typedef {import("../engine").CardInfo} CardInfo */

/**
 * Several cards to read and to search.
 * @param {string} title @param {CardInfo[]} cards @param {import("./gallery.js").GalleryParts} [parts]
 */
export const galleryDialog = (title, cards, parts) =>
  withExtra("screens", "the cards", (screens) => screens.galleryDialog(title, cards, parts));

/**
 * One of many cards is chosen: the one under whose face the button is pressed; null if the dialog is left.
 * @param {string} title @param {string} words on the buttons @param {CardInfo[]} cards
 * @returns {Promise<string | null>} its name
 */
export const pickCard = (title, words, cards) =>
  withExtra("screens", "the cards", (screens) => screens.pickCard(title, words, cards));

/**
 * One card to read.
 * @param {CardInfo} card
 * @param {import("../engine").SideName} [side] whose card it is
 */
export const cardDialog = (card, side) =>
  dialog({
    id: "card",
    title: card.title,
    size: "small",
    body: h("div", { class: "lone-card" }, cardFace(card, { side }), rulePicture(card, side)),
  });
