// The choice of an opponent in a game's set-up: as the level plays, or one of those with a habit.

import { gamePart } from "../games/registry.js";
import { h } from "../ui/dom.js";
import { portrait } from "./portraits.js";
import { asOpponent, opponentsOf } from "./turn.js";
import { WHO } from "./who.js";

/** The name of a computer without a habit. */
const PLAIN = "Computer";

/**
 * The field, which changes who sits there.
 * @param {string} game @param {import("../match/seats.js").Sitter} sitter @param {string} army
 * @param {(sitter: import("../match/seats.js").Sitter) => void} changed
 */
export function picker(game, sitter, army, changed) {
  const words = h("p", { class: "hint", role: "status" });
  /** @param {string} name */
  const tell = (name) => {
    const brings = gamePart(game).brings?.includes(name) ? " Brings cards of that sort to the Beginners’ deck." : "";
    words.textContent = name ? `${WHO[name].title} ${WHO[name].line}.${brings}` : "Plays as the level plays.";
  };
  const group = `opponent-${army}`;
  /** @param {string} name */
  const choice = (name) =>
    h(
      "label",
      { class: "opponent", title: name ? WHO[name].title : "Plain" },
      h("input", {
        type: "radio",
        name: group,
        value: name,
        checked: (sitter.habit ?? "") === name,
        onchange: () => {
          tell(name);
          const { habit, ...rest } = sitter;
          Object.assign(sitter, rest, name ? asOpponent(name) : { name: PLAIN });
          if (!name) delete sitter.habit;
          changed(sitter);
        },
      }),
      name ? portrait(name) : h("span", { class: "portrait plain", "aria-hidden": "true" }, "?"),
      h("span", { class: "opponent-name" }, name ? WHO[name].title : "Plain"),
    );
  tell(sitter.habit && WHO[sitter.habit] ? sitter.habit : "");
  return h(
    "fieldset",
    { class: "field opponents" },
    h("legend", { class: "field-label" }, "Opponent"),
    h("div", { class: "opponent-row" }, ["", ...opponentsOf(game)].map(choice)),
    words,
  );
}
