// The rules of the games as a player needs them, with pictures; the rules book is a page of its own.
import { context, gameInfo } from "../context.js";
import { extra } from "../extras/extra.js";
import { gamePart, inOrder } from "../games/registry.js";
import { showMarkup } from "../trusted.js";
import { dialog } from "../ui/dialog.js";
import { button, h, nodes } from "../ui/dom.js";
import { bookLink } from "./book.js";
import { keepPainted, paintDiagrams } from "./diagram.js";

/** A link to a game's part of the rules book, which deckmate.html does not carry. @param {string} name */
function fullRules(name) {
  const book = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=help]"));
  if (!book) return h("p", { class: "hint" }, "The full rules are in rules.html, which comes with the whole page.");
  return h("p", {}, bookLink(`${book.href}#${name}`));
}

/** The rules of a game. @param {string} [game] */
export function rulesDialog(game) {
  const names = inOrder(context.catalog.games).map((info) => info.name);
  /** @type {string} */
  let shown = names.find((name) => name === game) ?? names[0];
  const text = h("div", { class: "prose", tabindex: "0", role: "region", "aria-label": "Rules" });
  const tabs = h("div", { class: "segments", role: "group", "aria-label": "Game" });
  /** @type {((game: string) => string) | null} */
  let rulesOf = null;
  const load = () =>
    extra("rules").then(
      (found) => {
        rulesOf = found.rulesOf;
        paint();
      },
      () => text.replaceChildren(h("p", { role: "alert" }, "The rules could not be loaded."), again),
    );
  const again = button("Try again", { onclick: load, "data-test": "rules-again" }, "again");
  const paint = () => {
    tabs.replaceChildren(
      ...names.map((name) =>
        h(
          "button",
          {
            type: "button",
            class: "segment",
            "aria-pressed": String(name === shown),
            onclick: () => {
              shown = name;
              paint();
              text.parentElement?.scrollTo(0, 0);
            },
          },
          gameInfo(name).title,
        ),
      ),
    );
    const { book, livery, rulesMore } = gamePart(shown);
    if (!rulesOf) {
      text.replaceChildren(h("p", { class: "hint", role: "status" }, "Loading the rules …"));
      return;
    }
    // Made of our own Markdown when the page was built: nothing foreign gets in here.
    showMarkup(text, rulesOf(shown));
    if (text.isConnected) paintDiagrams(text, livery);
    text.append(...(book ? [fullRules(shown)] : []), ...nodes(rulesMore?.() ?? []));
  };
  paint();
  void load();
  const closed = dialog({ id: "rules", title: "Rules", size: "large", body: [tabs, text] });
  const leave = keepPainted(text, () => gamePart(shown).livery);
  return closed.finally(leave);
}
