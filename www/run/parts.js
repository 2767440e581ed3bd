// Parts that the screens of a run share: cards to read, a deck, hearts, opponents.
import { cardDialog } from "../cards/card-dialog.js";
import { cardFace } from "../cards/face.js";
import { cardInfo, context } from "../context.js";
import { extra } from "../extras/extra.js";
import { gamePart } from "../games/registry.js";
import { h } from "../ui/dom.js";
import { strokes } from "../ui/icons.js";
import { count } from "../ui/words.js";

/** The game in which runs are. @returns {import("../engine").GameName} */
export const runGame = () =>
  (context.catalog.games.find(({ name }) => gamePart(name).runs) ?? context.catalog.games[0]).name;

/** A card by its name. @param {string} name */
export const card = (name) => cardInfo(runGame(), name);

/** A small face that says nothing by itself. @param {string} name */
export function face(name) {
  const node = cardFace(card(name), { size: "small" });
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** A card that is read when it is pressed. @param {string} name */
export const readCard = (name) =>
  h(
    "button",
    { type: "button", class: "run-card", onclick: () => cardDialog(card(name), "white"), data: { card: name } },
    face(name),
    h("span", { class: "only-read" }, `Read ${card(name).title}`),
  );

/** The cards of a deck to read. @param {string[]} cards @param {string} label */
export const deckOf = (cards, label) =>
  h(
    "ul",
    { class: "run-deck", "aria-label": label },
    cards.map((name) => h("li", {}, readCard(name))),
  );

/** A deck that is unfolded where it is wanted. @param {string} words @param {string[]} cards @param {boolean} [open] */
export const foldedDeck = (words, cards, open = false) =>
  h("details", { class: "run-fold", open }, h("summary", {}, words), deckOf(cards, words));

/** A heart on a grid of 24 by 24. */
const HEART = "M12 20C5 14.5 3 11.5 3 8.5a4.5 4.5 0 019-1.5 4.5 4.5 0 019 1.5c0 3-2 6-9 11.5z";

/** Hearts that are left, and those that were lost. @param {number} left @param {number} all at the start */
export const hearts = (left, all) =>
  h(
    "span",
    { class: "run-hearts" },
    Array.from({ length: all }, (_, at) => {
      const one = strokes(HEART, "icon run-heart");
      one.setAttribute("data-lost", String(at >= left));
      return one;
    }),
    h("span", { class: "only-read" }, left ? `${count(left, "heart")} left` : "No heart left"),
  );

/**
 * The portrait of an opponent, once the faces are loaded.
 * @param {import("../engine").RunView["stops"][number]} stop
 */
export function portrait({ habit }) {
  const place = h("span", { class: "run-portrait", "aria-hidden": "true" });
  void extra("opponents").then(
    (found) => place.append(found.portrait(habit ?? undefined)),
    () => {},
  );
  return place;
}

/** The line by which an opponent is known. @param {import("../engine").RunView["stops"][number]} stop */
export function habitOf({ habit, title }) {
  const place = h("p", { class: "run-habit" });
  if (!habit) return null;
  void extra("opponents").then(
    ({ WHO }) => place.append(`${title} ${WHO[habit].line}.`),
    () => place.remove(),
  );
  return place;
}

/** A list of gifts behind a word. @param {string} whose @param {import("../engine").RunGift[]} gifts */
export const giftsOf = (whose, gifts) =>
  gifts.length > 0 &&
  h("p", { class: "run-gifts" }, h("strong", {}, whose), ` ${gifts.map(({ about }) => about).join("; ")}.`);
