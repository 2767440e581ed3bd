// The head of a screen that leads back to all games.
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";

/** @param {string} title @param {(Node | string)[]} more what stands behind the title */
export const homeHead = (title, ...more) =>
  h(
    "header",
    { class: "screen-head" },
    button("Back to all games", { class: "icon-button", onclick: () => go("home"), "data-test": "back" }, "back", true),
    h("h1", {}, title),
    ...more,
  );
