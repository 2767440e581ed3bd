// The way to the rules book, which opens beside the game; a frame that may open no window shows its address instead.
import { showText } from "../ui/dialog.js";
import { h } from "../ui/dom.js";

/** @param {string} href */
export const bookLink = (href) =>
  h(
    "a",
    {
      class: "full-rules",
      href,
      target: "_blank",
      onclick: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (!open(href, "_blank"))
          showText("Full rules", "No window may be opened from here. This is the address:", href);
      },
    },
    "Full rules",
  );
