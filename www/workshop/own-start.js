// The player's own cards among what a card can begin with.
import { cardFace } from "../cards/face.js";
import { ownCards } from "../cards/shelf.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";

/** So many are shown; the shelf has all. */
const MOST = 8;

/** @param {import("../cards/own.js").OwnInfo} card @param {(packed: string) => void} from */
function choice(card, from) {
  const face = cardFace(card, { size: "small" });
  face.setAttribute("aria-hidden", "true");
  return h(
    "li",
    { class: "start-card" },
    face,
    button(
      `Start from ${card.title}`,
      { class: "", data: { own: card.name }, onclick: () => from(card.packed) },
      null,
      true,
    ),
  );
}

/**
 * The latest own cards, once the engine has read them; nothing where there are none.
 * @param {(packed: string) => void} from
 */
export function ownStart(from) {
  const place = h("div", { class: "start-own", hidden: true });
  // What cannot be read the shelf says.
  ownCards().then(
    (cards) => {
      if (!cards.length) return;
      place.hidden = false;
      place.append(
        h(
          "ul",
          { class: "start-cards", role: "list", "aria-label": "Your cards" },
          cards.slice(-MOST).map((card) => choice(card, from)),
        ),
        button("All your cards", { class: "button", onclick: () => go("shelf"), "data-test": "own-shelf" }, "card"),
      );
    },
    () => {},
  );
  return place;
}
