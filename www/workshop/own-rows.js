// Own cards to be read before anything is done with them: faces, what each does, whose it is.
import { cardFace } from "../cards/face.js";
import { h } from "../ui/dom.js";
import { sentence } from "../ui/words.js";

/** @param {import("../cards/own.js").OwnInfo} card @param {number} copies */
const row = (card, copies) =>
  h(
    "li",
    { class: "own-row", data: { own: card.name } },
    cardFace(card, { size: "small" }),
    h(
      "div",
      {},
      h("h3", {}, card.title),
      h("p", { class: "own-when" }, sentence(card.window)),
      h("p", {}, card.by_hand ? card.text : card.does),
      h(
        "p",
        { class: "hint" },
        [
          card.by && `Made by ${card.by}.`,
          copies > 1 && `${copies} copies.`,
          card.by_hand && "Carried out by hand, between people.",
        ]
          .filter(Boolean)
          .join(" "),
      ),
    ),
  );

/** @param {{ card: import("../cards/own.js").OwnInfo, copies?: number }[]} all */
export const ownRows = (all) =>
  h(
    "ul",
    { class: "own-rows", role: "list" },
    all.map(({ card, copies = 1 }) => row(card, copies)),
  );
