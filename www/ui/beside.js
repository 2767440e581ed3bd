// A link that opens beside the page; a frame that may open no window shows its address instead.
import { showText } from "./dialog.js";
import { h } from "./dom.js";

/**
 * @param {string} title what lies there
 * @param {string} href
 * @param {object} options of the link
 * @param {...(Node | string)} inside
 */
export const beside = (title, href, options, ...inside) =>
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
