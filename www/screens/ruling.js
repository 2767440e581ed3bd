// The rules book on a card: kept in a script of its own beside the page, which deckmate.html does not carry.
import { setUpPart } from "../games/set-ups.js";
import { showMarkup, trustedAddress } from "../trusted.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { bookLink } from "./book.js";
import { keepPainted } from "./diagram.js";

/**
 * @typedef {import("../engine").CardInfo} CardInfo
 * @typedef {Record<string, string>} Rulings the rulings of the cards of a game, by the cards' numbers, as HTML
 */

/** @type {Promise<Record<string, Rulings>> | null} */
let asked = null;
/** @type {Record<string, Rulings>} */
let known = {};

/** The rules book beside the page. */
const book = () => /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=help]"))?.href;

/** Fetches the rulings as a script, which works from disk, too. */
function fetchRulings() {
  asked ??= new Promise((resolve, reject) => {
    const src = trustedAddress(new URL("rulings.js", book()).href);
    const script = h("script", { src, onload: () => resolve(globalThis.deckmateRulings ?? {}), onerror: reject });
    document.head.append(script);
  });
  asked.then(
    (found) => {
      known = found;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

/** The words of rulings in small letters, for a search. @type {Map<string, string>} */
const words = new Map();

/**
 * Returns the words of a card's ruling that a search finds; nothing before the rulings are there.
 * @param {string} game @param {CardInfo} card
 */
export function rulingWords(game, { name, number }) {
  if (!book()) return "";
  if (!asked) fetchRulings().catch(() => {});
  const html = known[game]?.[number];
  if (html === undefined) return "";
  const key = `${game} ${name}`;
  const found = words.get(key) ?? html.replace(/<[^>]*>/g, " ").toLowerCase();
  words.set(key, found);
  return found;
}

/** A button that shows a card's ruling, where the game has them. @param {string} game @param {CardInfo} card */
export const rulingButton = (game, card) =>
  setUpPart(game).rulings &&
  button("Ruling", { "aria-label": `Ruling: ${card.title}`, onclick: () => showRuling(game, card) });

/** @param {string} game @param {CardInfo} card */
async function showRuling(game, { title, text, number }) {
  const place = h("div", { class: "prose" });
  const address = book();
  const found = address ? await fetchRulings().catch(() => null) : null;
  const html = found?.[game]?.[number];
  // Made of our own rules book when the page was built: nothing foreign gets in here.
  if (html !== undefined) showMarkup(place, html);
  else if (found) place.append(h("p", { class: "hint" }, "This card has no ruling."));
  else place.append(h("p", { class: "hint" }, "The rulings are in rules.html, which comes with the whole page."));
  const anchor =
    address &&
    (html !== undefined || !found) &&
    `${address}#${setUpPart(game).rulings}-${String(number).padStart(3, "0")}`;
  const closed = dialog({
    id: "ruling",
    title,
    size: "large",
    body: [h("p", { class: "ruling-text" }, text), place, anchor && h("p", {}, bookLink(anchor))],
  });
  const leave = keepPainted(place);
  await closed;
  leave();
}
