// The bar over a table: the way out, the name of the game, and what can be done at any time.

import { addressOf } from "../address.js";
import { context } from "../context.js";
import { dailyOf } from "../match/daily.js";
import { dateOf } from "../match/days.js";
import { button, h } from "../ui/dom.js";
import { mark } from "../ui/mark.js";
import { newTabLink } from "../ui/new-tab.js";
import { menu } from "./menu.js";

/** @param {string} words @param {Parameters<typeof button>[2]} sign @param {string} test @param {() => void} act */
const quiet = (words, sign, test, act) =>
  button(words, { class: "icon-button", "data-test": test, onclick: act }, sign, true);

/** In a frame there is no way back to the other games, only a link to a page of its own. */
function ownPage(/** @type {import("./table.js").Table} */ { match }) {
  const words = "Open this game in a tab of its own";
  return newTabLink(
    words,
    addressOf(match.request),
    { class: "icon-button", "aria-label": words, title: words },
    mark(),
  );
}

/** The name of the game, and whether it is the one of a day. @param {import("../match/match.js").Match} match */
function title(match) {
  const day = match.conductor.asks ? dailyOf(match) : null;
  const note = day !== null && h("small", { class: "title-note" }, `Daily game, ${dateOf(day)}`);
  return h("h1", { class: "table-title" }, match.title, note && [" ", note]);
}

/** @param {import("./table.js").Table} table */
export const tableBar = (table) =>
  h(
    "header",
    { class: "table-bar" },
    context.embedded ? ownPage(table) : quiet("Back to all games", "back", "leave", table.navigation.home),
    title(table.match),
    table.undo.node,
    quiet("Flip the board", "flip", "flip", () => table.sides.flip()),
    quiet("Rules", "book", "rules", () => table.navigation.rules(table.match.view.game)),
    quiet("Menu", "menu", "menu", () => menu(table)),
  );
