// The beginning of a card: a printed one of which one thing is changed, the card that was begun, or an empty one.
import { cardFace } from "../cards/face.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { bare, count, sought } from "../ui/words.js";
import { cardGame } from "./game.js";
import { grammar } from "./grammar.js";
import { ownStart } from "./own-start.js";

/** The printed cards that blocks can say. */
function printed() {
  const said = new Set(grammar().printed);
  return (cardGame()?.cards ?? []).filter(({ name }) => said.has(name));
}

/**
 * @param {object} ways
 * @param {(packed: string) => void} ways.own
 * @param {(name: string) => void} ways.from @param {() => void} ways.empty @param {() => void} ways.blank
 * @param {{ title: string, act: () => void } | null} ways.goOn the card that was begun
 */
export function startView({ from, own, empty, blank, goOn }) {
  const all = printed().map((card) => ({
    text: bare(`${card.title} ${card.text} ${card.window}`),
    node: h(
      "li",
      { class: "start-card" },
      hidden(cardFace(card, { size: "small" })),
      h(
        "button",
        { type: "button", data: { from: card.name }, onclick: () => from(card.name) },
        h("span", { class: "only-read" }, `Start from ${card.title}`),
      ),
    ),
  }));
  const shown = h("p", { class: "hint", role: "status" });
  const filter = () => {
    const wanted = sought(search.value);
    for (const { text, node } of all) node.hidden = !wanted.every((word) => text.includes(word));
    shown.textContent = `${count(all.filter(({ node }) => !node.hidden).length, "card")} to start from.`;
  };
  const search = h("input", {
    type: "text",
    placeholder: `Search ${count(all.length, "card")}`,
    "aria-label": "Search the printed cards",
    autocomplete: "off",
    spellcheck: "false",
    oninput: filter,
  });
  filter();
  return [
    h(
      "section",
      { class: "start-side maker-side", "aria-label": "Begin" },
      h("h2", {}, "Take a card you know. Change one thing."),
      h("p", {}, "Words and picture follow by themselves. The rules are enforced, and the computer plays it."),
      h(
        "div",
        { class: "start-ways" },
        goOn &&
          button(
            goOn.title ? `Go on with ${goOn.title}` : "Go on with your card",
            { class: "button primary", onclick: goOn.act, "data-test": "go-on-card" },
            "pen",
          ),
        button("Blank card, by hand", { class: "button", onclick: blank, "data-test": "blank-card" }, "hand"),
        button("Empty card", { class: "button", onclick: empty, "data-test": "empty-card" }, "plus"),
        button("Your cards", { class: "button", onclick: () => go("shelf"), "data-test": "to-shelf" }, "card"),
      ),
      ownStart(own),
    ),
    h(
      "section",
      { class: "start-list", "aria-label": "Printed cards" },
      search,
      shown,
      h(
        "ul",
        { class: "start-cards", role: "list" },
        all.map(({ node }) => node),
      ),
    ),
  ];
}

/** A face below a button that says its title. @param {HTMLElement} face */
function hidden(face) {
  face.setAttribute("aria-hidden", "true");
  return face;
}
