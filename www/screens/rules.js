// The rules of the games: first what a player needs, then the book.
import { context, gameInfo } from "../context.js";
import { gamePart } from "../games/registry.js";
import { dialog } from "../ui/dialog.js";
import { h, nodes } from "../ui/dom.js";

/** The rules of a game. @param {string} [game] */
export function rulesDialog(game) {
  const names = context.catalog.games.map((info) => info.name);
  /** @type {string} */
  let shown = names.find((name) => name === game) ?? names[0];
  const text = h("div", { class: "prose", tabindex: "0", role: "region", "aria-label": "Rules" });
  const tabs = h("div", { class: "segments", role: "group", "aria-label": "Game" });
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
    // Made of our own Markdown when the page was built: nothing foreign gets in here.
    const { rules, book } = gamePart(shown);
    text.innerHTML = rules;
    if (book !== undefined) {
      const full = h("div", {});
      full.innerHTML = book;
      text.append(h("details", { class: "full-rules" }, h("summary", {}, "Full rules"), full));
    }
    text.append(...nodes(gamePart(shown).rulesMore?.() ?? []));
  };
  paint();
  return dialog({ id: "rules", title: "Rules", size: "large", body: [tabs, text] });
}
