// The question which of several offers that fit the picked squares is meant.
import { context } from "../context.js";
import { pieceIcon } from "../pieces/picture.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { capital } from "../ui/words.js";

/** @typedef {import("../engine").Offer} Offer */

/** Returns the kind that a piece becomes by an answer. @param {import("../engine").Choice} choice */
export const becomes = (choice) =>
  ("becomes" in choice ? choice.becomes : null) ?? ("kind" in choice ? choice.kind : null) ?? null;

/** The letter of a kind, which is its key. @param {string | null} kind */
export const letterOf = (kind) => context.catalog.kinds.find((info) => info.kind === kind)?.letter ?? "";

/**
 * Offers with the strongest kind first, as the catalogue has them last; others in reverse.
 * @param {Offer[]} offers
 */
export function strongestFirst(offers) {
  const strength = (/** @type {Offer} */ { choice }) =>
    context.catalog.kinds.findIndex(({ kind }) => kind === becomes(choice));
  return [...offers].reverse().sort((one, other) => strength(other) - strength(one));
}

/** @typedef {(offers: Offer[], side: import("../engine").SideName) => Promise<Offer | null> | null} Ask */
/** Asks on the board itself, once that is loaded. @type {Ask | null} */
let inPlace = null;
/** @param {Ask} ask */
export const askInPlace = (ask) => {
  inPlace = ask;
};

/**
 * Several offers fit the picked squares: big buttons with glyph, name and letter key.
 * @param {string} title
 * @param {Offer[]} offers
 * @param {import("../engine").SideName} side
 * @param {(close: import("../ui/dialog.js").Close<Offer>) => import("../ui/dom.js").Leaf} [more] below the buttons
 */
export function chooser(title, offers, side, byLabel = false, more) {
  const asked = byLabel ? null : inPlace?.(offers, side);
  if (asked) return asked;
  /** @param {import("../engine").Offer} offer */
  const kindOf = (offer) => (byLabel ? null : becomes(offer.choice));
  return dialog({
    id: "chooser",
    title,
    size: "small",
    body: (close) => {
      // The strongest is wanted most often.
      const list = h(
        "div",
        { class: "kinds" },
        (byLabel ? [...offers].reverse() : strongestFirst(offers)).map((offer, index) => {
          const kind = kindOf(offer);
          const letter = kind ? letterOf(kind) : String(index + 1);
          return h(
            "button",
            {
              type: "button",
              class: "kind",
              "data-text": offer.text,
              "data-key": letter.toLowerCase(),
              "data-first": index === 0,
              onclick: () => close(offer),
              "aria-keyshortcuts": letter,
            },
            kind && pieceIcon(side, kind, "glyph"),
            h("span", { class: "kind-name" }, kind ? capital(kind) : offer.label),
            h("kbd", { "aria-hidden": "true" }, letter),
          );
        }),
      );
      list.addEventListener("keydown", (event) => {
        const hit = [...list.querySelectorAll("button")].find((node) => node.dataset.key === event.key.toLowerCase());
        if (hit) {
          event.preventDefault();
          event.stopPropagation();
          hit.click();
        }
      });
      return more ? [list, more(close)] : list;
    },
  });
}
