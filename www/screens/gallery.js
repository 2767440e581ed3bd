// The gallery: every card of a game to read, with its ruling, and a position to try it in.

import { showAddress } from "../address.js";
import { gallery as cardGallery } from "../cards/gallery.js";
import { gameInfo } from "../context.js";
import { gamePart } from "../games/registry.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { practise } from "./practice.js";
import { rulingButton, rulingWords } from "./ruling.js";

/**
 * The card to look at first, or a deck that somebody has shared.
 * @typedef {{ game: import("../engine").GameName, card?: string, deck?: { name: string, value: string } }} Wish
 */

/** @param {Wish} wish @param {AbortSignal} signal */
export const gallery = ({ game, card: wanted, deck }, signal) => {
  const { title, cards } = gameInfo(game);
  const { shelves, decks, sharedDeck, practice } = gamePart(game);
  if (deck) requestAnimationFrame(() => signal.aborted || sharedDeck?.(deck));
  /** @param {string} card */
  const tryIt = async (card) => {
    const problem = await practise(game, card);
    if (problem && !signal.aborted) toast(sentence(problem.message), "trouble");
  };
  /** @param {import("../engine").CardInfo} card */
  const under = (card) =>
    h(
      "div",
      { class: "gallery-acts" },
      practice &&
        card.copies > 0 &&
        button("Try it", {
          class: "button primary",
          "aria-label": `Try it: ${card.title}`,
          data: { try: card.name },
          onclick: () => tryIt(card.name),
        }),
      rulingButton(game, card),
    );
  const list = cardGallery(cards, { shelves, under, more: (card) => rulingWords(game, card) });
  if (wanted !== undefined) {
    // Once it is in the page, and has its place.
    requestAnimationFrame(() => {
      if (signal.aborted) return;
      const back = /** @type {HTMLElement | null} */ (list.querySelector(`[data-try="${wanted}"]`));
      back?.closest("li")?.scrollIntoView({ block: "center" });
      back?.focus({ preventScroll: true });
    });
  }
  showAddress({ g: game, cards: "" });
  return h(
    "main",
    { id: "gallery", data: { title: `Cards of ${title}` } },
    h(
      "header",
      { class: "screen-head" },
      button(
        "Back to all games",
        { class: "icon-button", onclick: () => go("home"), "data-test": "back" },
        "back",
        true,
      ),
      h("h1", {}, `Cards of ${title}`),
      decks &&
        button(
          "Decks",
          { onclick: () => decks((options) => go("setup", { game, options })), "data-test": "decks" },
          "card",
        ),
      button("Set up a game", { onclick: () => go("setup", { game }), "data-test": "set-up" }, "settings"),
    ),
    list,
  );
};
