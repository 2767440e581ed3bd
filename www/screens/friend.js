// The question which game is played with a friend, and whether on this device or on two.
import { context } from "../context.js";
import { inOrder } from "../games/registry.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { playUsual } from "../usual.js";
import { overLine } from "./later.js";

/** All games, each with both ways. */
export const friendDialog = () =>
  dialog({
    id: "friend",
    title: "Play a friend",
    body: (close) => {
      /** @param {() => unknown} act */
      const leaving = (act) => () => {
        close();
        void act();
      };
      const rows = inOrder(context.catalog.games).map(({ name, title }) =>
        h(
          "li",
          { "data-game": name },
          h("strong", {}, title),
          button(
            "This device",
            {
              class: "button friend-here",
              onclick: leaving(() => playUsual(name, "hh")),
              "aria-label": `${title} on this device`,
            },
            "player",
          ),
          button(
            "Two devices",
            {
              class: "button friend-far",
              onclick: leaving(() => overLine((line) => line.door(name))),
              "aria-label": `${title} on two devices`,
            },
            "phones",
          ),
        ),
      );
      return [
        h("p", { class: "hint" }, "Pass this device to each other, or use one each: no account, no server."),
        h("ul", { class: "friend-games" }, rows),
      ];
    },
  });
