// The face of a card, one for all games: 300 by 420 units, laid out once and scaled as a whole to the width that its
// place has. It has three letterings, by that width: all words, the name alone, the sign alone.
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { picture } from "./art.js";
import { softened } from "./hyphens.js";
import { lettering, whenFontsCome } from "./lettering.js";
import { bandOf } from "./moments.js";
import { isOwn } from "./own.js";

/** @typedef {import("../engine").CardInfo} CardInfo */

/** The card of each face, and the words of its band. @type {WeakMap<HTMLElement, [CardInfo, string]>} */
const shown = new WeakMap();

/** @param {HTMLElement} face @param {[CardInfo, string]} about */
function letter(face, about) {
  for (const [name, value] of Object.entries(lettering(...about))) face.style.setProperty(name, value);
}

/**
 * @typedef {object} Look
 * @property {"large" | "small"} [size] "large": to be read; "small": a picture with a name
 * @property {import("../engine").SideName} [side] whose card it is
 * @property {[phrase: string, word: string]} [band] what its band says instead of its moment: large, and small
 */

/**
 * The mark of a card that is no printed one, in words and drawn: a pencil, a hand, or the number of its deck.
 * @param {CardInfo} card
 */
function markOf(card) {
  if (!isOwn(card)) return card.deck === "second" && ["Second deck.", icon("two")];
  return card.by_hand ? ["Own card, by hand.", icon("palm")] : ["Own card.", icon("pen")];
}

/** Its place on a face. @param {CardInfo} card @param {boolean} said to those who listen, too */
function corner(card, said) {
  const mark = markOf(card);
  return mark && h("span", { class: "card-own" }, said && h("span", { class: "only-read" }, mark[0]), mark[1]);
}

/** A card face up. @param {CardInfo} card from the catalogue @param {Look} [look] */
export function cardFace(card, { size = "large", side = "white", band } = {}) {
  const { moment, sign, ...usual } = bandOf(card);
  const [phrase, word] = band ?? [usual.phrase, usual.word];
  const own = isOwn(card);
  const mark = corner(card, size === "large");
  const panel = h("div", { class: "card-panel", "aria-hidden": "true" });
  picture(panel, card, side);
  const face = h(
    "div",
    { class: `card-face card-${size}`, data: { card: card.name, moment, side } },
    h(
      "div",
      { class: "card-sheet" },
      h(
        "p",
        { class: "card-band" },
        h("span", { class: "card-when" }, phrase),
        h("span", { class: "card-word", "aria-hidden": "true" }, word),
        card.lasts
          ? h("span", { class: "card-lasts" }, h("span", { class: "only-read" }, ", stays in play"), icon("again"))
          : card.glyphs !== undefined &&
              !mark &&
              h("span", { class: "card-number" }, String(card.number).padStart(3, "0")),
      ),
      mark,
      panel,
      h("span", { class: "card-disc", "aria-hidden": "true" }, sign()),
      h("p", { class: "card-title" }, softened(card.title)),
      h("p", { class: "card-text" }, card.text),
    ),
  );
  face.classList.toggle("card-lasting", Boolean(card.lasts));
  face.classList.toggle("own", own);
  face.classList.toggle("marked", Boolean(mark));
  if (size === "small") {
    face.setAttribute("role", "img");
    face.setAttribute("aria-label", own ? `${card.title}, own card${card.by_hand ? ", by hand" : ""}` : card.title);
    face.title = card.title;
  }
  shown.set(face, [card, phrase]);
  letter(face, [card, phrase]);
  return face;
}

whenFontsCome(() => {
  for (const face of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".card-face"))) {
    const about = shown.get(face);
    if (about) letter(face, about);
  }
});
