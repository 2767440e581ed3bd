// The gallery: every card of a game to read, with its ruling, and a position to try it in.

import { showAddress } from "../address.js";
import { gallery as cardGallery, galleryDialog } from "../cards/gallery.js";
import { context, gameInfo } from "../context.js";
import { gamePart } from "../games/registry.js";
import { setUpPart } from "../games/set-ups.js";
import { go } from "../router.js";
import { practise } from "../tasks/practice.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { setUpUsual } from "../usual.js";
import { rulingButton, rulingWords } from "./ruling.js";

/**
 * The card to look at first, or a deck that came with a link.
 * @typedef {{ game: GameName, card?: string, deck?: { name: string, value: string, cards: string[] } }} GalleryWish
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../engine").CardInfo} CardInfo
 */

/**
 * Opens the practice position of a card, or says why not.
 * @param {GameName} game @param {string} card @param {AbortSignal} signal
 */
async function tryCard(game, card, signal) {
  const problem = await practise(game, card);
  if (problem && !signal.aborted) toast(sentence(problem.message), "trouble");
}

/**
 * Makes the buttons for what can be done with a card.
 * @param {GameName} game @param {import("../engine").CardInfo} card @param {AbortSignal} signal
 */
function cardButtons(game, card, signal) {
  const hasPractice = gamePart(game).practice && card.deck !== undefined;
  const tryIt = {
    class: "button primary",
    "aria-label": `Try it: ${card.title}`,
    data: { try: card.name },
    onclick: () => tryCard(game, card.name, signal),
  };
  const change = {
    hidden: true,
    "aria-label": `Change one thing: ${card.title}`,
    data: { change: card.name },
    onclick: () => go("workshop", { from: card.name }),
  };
  return h(
    "div",
    { class: "gallery-acts" },
    hasPractice && button("Try it", tryIt),
    rulingButton(game, card),
    isMade(card) && button("Change one thing", change),
  );
}

/** Returns true for a card of the game whose cards players can make. @param {CardInfo} card */
const isMade = ({ glyphs }) => glyphs !== undefined;

/** Shows the buttons of the cards that the workshop can begin with. @param {HTMLElement} list */
async function showChanges(list) {
  const { printed } = await context.connection.call("cardWords");
  for (const name of printed) {
    const node = /** @type {HTMLElement | null} */ (list.querySelector(`[data-change="${name}"]`));
    if (node) node.hidden = false;
  }
}

/**
 * Brings a card into sight, once the list is in the page.
 * @param {HTMLElement} list @param {string} card @param {AbortSignal} signal
 */
function showCard(list, card, signal) {
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    const node = /** @type {HTMLElement | null} */ (list.querySelector(`[data-try="${card}"]`));
    node?.closest("li")?.scrollIntoView({ block: "center" });
    node?.focus({ preventScroll: true });
  });
}

/** @param {GameName} game @param {string} title */
function head(game, title) {
  const { decks, intoDeck } = setUpPart(game);
  const back = { class: "icon-button", onclick: () => go("home"), "data-test": "back" };
  const isMaking = gameInfo(game).cards.some(isMade);
  const show = () => decks?.((options, own) => setUpUsual(game, options, own));
  return h(
    "header",
    { class: "screen-head" },
    button("Back to all games", back, "back", true),
    h("h1", {}, title),
    intoDeck &&
      button("Your cards", { class: "button brief", onclick: () => go("shelf"), "data-test": "own-cards" }, "list"),
    decks && button("Decks", { class: "button brief", onclick: show, "data-test": "decks" }, "card"),
    isMaking &&
      button(
        "Make a card",
        { class: "button brief", onclick: () => go("workshop", { fresh: true }), "data-test": "make-card" },
        "pen",
      ),
    button(
      "Set up a game",
      { class: "button brief", onclick: () => setUpUsual(game), "data-test": "set-up" },
      "settings",
    ),
  );
}

/** All cards of a game in a dialog. @param {GameName} game */
export function allCards(game) {
  const { title, cards } = gameInfo(game);
  return galleryDialog(`Cards of ${title}`, cards, { shelves: setUpPart(game).shelves });
}

/** @param {GalleryWish} request @param {AbortSignal} signal */
export const gallery = ({ game, card: wanted, deck }, signal) => {
  const info = gameInfo(game);
  const title = `Cards of ${info.title}`;
  const { shelves, sharedDeck } = setUpPart(game);
  if (deck) requestAnimationFrame(() => signal.aborted || sharedDeck?.(deck));
  const list = cardGallery(info.cards, {
    shelves,
    under: (card) => cardButtons(game, card, signal),
    more: (card) => rulingWords(game, card),
  });
  // Without an engine to ask, cards are read all the same.
  if (info.cards.some(isMade)) showChanges(list).catch(() => {});
  if (wanted !== undefined) showCard(list, wanted, signal);
  showAddress({ g: game, cards: "" });
  return h("main", { id: "gallery", data: { title } }, head(game, title), list);
};
