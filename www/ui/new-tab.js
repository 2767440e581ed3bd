// A link that opens in a new tab; a frame that may open none shows its address instead.
import { showText } from "./dialog.js";
import { h } from "./dom.js";

/**
 * @param {string} title what the link leads to
 * @param {string} href
 * @param {object} options of the link
 * @param {...(Node | string)} inside
 */
export const newTabLink = (title, href, options, ...inside) =>
  h(
    "a",
    {
      ...options,
      href,
      target: "_blank",
      onclick: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (!open(href, "_blank")) showText(title, "No window may be opened from here. This is the address:", href);
      },
    },
    ...inside,
  );
