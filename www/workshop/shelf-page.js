// The shelf: the player's own cards by their sets, to be opened, given away and brought in.
import { cardFace } from "../cards/face.js";
import { keepCards, LONGEST, MOST, onShelf, renameSet, sets } from "../cards/shelf.js";
import { go } from "../router.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { copy, download } from "../ui/files.js";
import { toast } from "../ui/live.js";
import { count, oneLine } from "../ui/words.js";
import { cardGame } from "./game.js";
import { ownPage } from "./own-page.js";
import { cardsIn, fileOf, linksOf, linkToSet } from "./set-text.js";

/** @typedef {import("../cards/shelf.js").CardSet} CardSet */

/** No set is that long: what is larger is something else, and is not read. In bytes. */
const LARGEST = 200_000;

/** Keeps the cards of a text; what cannot be read is said. @param {string} text @param {string} [name] of the set */
async function bringIn(text, name) {
  const { cards, faults } = await cardsIn(text);
  if (cards.length)
    keepCards(
      cards.map(({ packed }) => packed),
      name,
    );
  if (!faults.length) return toast(`${count(cards.length, "card")} on your shelf.`);
  await dialog({
    id: "not-read",
    title: cards.length ? `${count(cards.length, "card")} on your shelf` : "Nothing was brought in",
    size: "small",
    body: h(
      "ul",
      { class: "own-faults" },
      faults.map((fault) => h("li", {}, oneLine(fault))),
    ),
  });
}

/** Asks for a file or a text. */
async function bring() {
  const text = h("textarea", { rows: 6, id: "set-text", spellcheck: "false", autocomplete: "off" });
  /** @type {File | string | null} */
  const chosen = await dialog({
    id: "bring",
    title: "Bring cards in",
    size: "small",
    body: (close) => {
      const file = h("input", {
        type: "file",
        hidden: true,
        accept: ".json,.txt,application/json,text/plain",
        onchange: () => close(file.files?.[0] ?? null),
      });
      return [
        file,
        button("Choose a file", { onclick: () => file.click(), "data-first": true, "data-test": "bring-file" }, "load"),
        h(
          "div",
          { class: "field" },
          h("label", { for: "set-text", class: "field-label" }, "Or paste cards: links, or JSON"),
          text,
        ),
      ];
    },
    actions: (close) =>
      button("Read it", {
        class: "button primary",
        "data-test": "read-cards",
        onclick: () => (text.value.trim() ? close(text.value) : text.focus()),
      }),
  });
  if (chosen instanceof File) {
    if (chosen.size > LARGEST) return toast("This file is too large for a set of cards.", "trouble");
    await bringIn(await chosen.text(), chosen.name.replace(/\.\w+$/, ""));
  } else if (chosen) await bringIn(chosen);
}

/** @param {CardSet} set */
async function rename({ name }) {
  const field = h("input", { type: "text", maxlength: LONGEST, value: name, id: "set-name", "data-first": true });
  /** @type {string | null} */
  const next = await dialog({
    id: "rename-set",
    title: "Name of this set",
    size: "small",
    body: h("div", { class: "field" }, h("label", { for: "set-name", class: "field-label" }, "Name"), field),
    actions: (close) => button("Rename", { class: "button primary", onclick: () => close(field.value.trim()) }),
  });
  if (next) renameSet(name, next);
}

/** @param {import("../cards/own.js").OwnInfo} card */
const openable = (card) => {
  const face = cardFace(card, { size: "small" });
  face.setAttribute("aria-hidden", "true");
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: "own-face",
        data: { own: card.name },
        onclick: () => go("card", { packed: card.packed }),
      },
      face,
      h("span", { class: "only-read" }, `${card.title}. ${card.does}`),
    ),
  );
};

/** Longer links some programs cut. */
const LONG = 2000;

/** @param {import("../cards/own.js").OwnInfo[]} cards */
async function copyLink(cards) {
  const link = linkToSet(cards);
  await copy(link, "The link");
  if (link.length > LONG) toast(`This link has ${link.length} signs: some programs cut such a one. A file is safer.`);
}

/** @param {CardSet} set */
function section(set) {
  const { name, cards, broken } = set;
  /** @param {string} words @param {() => unknown} onclick @param {any} sign */
  const act = (words, onclick, sign) => button(words, { onclick, "aria-label": `${words}: ${name}` }, sign);
  return h(
    "section",
    { class: "own-set", "aria-label": name, data: { set: name } },
    h(
      "div",
      { class: "own-set-head" },
      h("h2", {}, name),
      h("p", { class: "hint" }, `${cards.length} of ${MOST}`),
      act("File", async () => download(`${name}.json`, await fileOf(cards)), "save"),
      act("Link", () => copyLink(cards), "share"),
      act("As text", () => copy(linksOf(cards), "The set"), "copy"),
      act("Rename", () => rename(set), "pen"),
    ),
    broken.length > 0 &&
      h("p", { class: "hint" }, `${count(broken.length, "card")} of this set can't be read by this version.`),
    h("ul", { class: "own-faces", role: "list" }, cards.map(openable)),
  );
}

/** @param {unknown} _about @param {AbortSignal} signal */
export function shelfPage(_about, signal) {
  const game = cardGame();
  const acts = [
    game &&
      button(
        "Printed cards",
        { class: "button brief", onclick: () => go("gallery", { game: game.name }), "data-test": "printed" },
        "card",
      ),
    button("Bring in", { onclick: bring, "data-test": "bring-in" }, "load"),
    button(
      "New card",
      { class: "button primary", onclick: () => go("workshop", { fresh: true }), "data-test": "new-card" },
      "plus",
    ),
  ];
  const page = ownPage({ id: "shelf", title: "Your cards", back: () => go("home"), acts });
  const body = /** @type {HTMLElement} */ (page.querySelector(".own-body"));
  body.classList.add("own-sets");
  const paint = async () => {
    const all = await sets();
    if (signal.aborted) return;
    const none = h("p", { class: "own-lead" }, "No cards yet. Make one, or open a link that somebody sends you.");
    body.replaceChildren(...(all.length ? all.map(section) : [none]));
  };
  onShelf(() => void paint(), signal);
  void paint();
  return page;
}
