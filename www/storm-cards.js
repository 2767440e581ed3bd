// The cards of Chess Storm: their faces, drawn from the catalogue's words, and the gallery with its search and switches.
"use strict";
(() => {
  const Page = (globalThis.Page ??= {});
  const { h, button } = Page;

  /** The windows in one word for small cards, by the letters of the catalogue; large ones have its phrase. */
  const WINDOWS = { BT: "Before", TR: "Move", ET: "End", OT: "Take", AT: "After", OC: "Answer", ANY: "Any" };
  const GAME = "chess-storm";
  /** So few cards need no search. */
  const FEW = 6;
  /** So many cards the printed deck has. */
  const PRINTED = 140;

  Page.stormCard = (name) => Page.info(GAME).cards.find((card) => card.name === name);
  Page.stormWindow = (card) => Page.capital(card.window);

  /** The words of the picture as drawings: `own:queen swap foe:queen`. Own men have the colour of whoever holds the card. */
  function picture(words, side) {
    const armies = { own: side, foe: side === "white" ? "black" : "white", any: "neutral" };
    return words.split(" ").filter(Boolean).map((word) => {
      const [whose, kind] = word.split(":");
      return kind ? Page.pieces.svg(armies[whose] ?? "neutral", kind, "glyph-man") : Page.sign(word, "glyph-sign");
    });
  }

  const ruler = document.createElement("canvas").getContext("2d");
  /** How wide the longest word of a title is, in heights of its letters. */
  function width(title) {
    ruler.font = "700 100px system-ui, sans-serif";
    return Math.max(...title.split(" ").map((word) => ruler.measureText(word).width / 100)).toFixed(2);
  }

  /** A face. `small` has room for name, window and picture; the text shows where there is room for it. */
  Page.stormFace = (card, { size = "large", side = "white" } = {}) => {
    const face = h("div", { class: `card-face card-${size} card-storm`, data: { card: card.name, window: card.family } },
      h("p", { class: "card-band" }, size === "large" ? card.window : WINDOWS[card.family]),
      // A title is made smaller rather than broken within a word.
      h("p", { class: "card-title", style: `--wide: ${width(card.title)}` }, card.title),
      h("div", { class: "card-panel", "aria-hidden": "true" }, picture(card.glyphs, side)),
      h("p", { class: "card-text" }, card.text),
      h("p", { class: "card-foot" }, h("span", {}, String(card.number).padStart(3, "0")), card.lasts && h("span", {}, "stays ", Page.icon("again"))));
    if (size === "small") {
      face.setAttribute("role", "img");
      face.setAttribute("aria-label", card.title);
    }
    return face;
  };

  /** Makes a node show a card large while it is looked at: under the pointer, with the focus of keys, or held by a finger. */
  Page.readable = (node, card, side) => {
    let bell = 0;
    const look = (on) => Page.lookAt(on ? card : null, node, side);
    const on = (name, act) => node.addEventListener(name, act);
    on("pointerenter", (event) => event.pointerType === "mouse" && look(true));
    on("pointerdown", (event) => { if (event.pointerType !== "mouse") bell = setTimeout(look, 350, true); });
    for (const name of ["pointerleave", "pointerup", "pointercancel", "blur"]) on(name, () => { clearTimeout(bell); look(false); });
    on("focus", () => node.matches(":focus-visible") && look(true));
    on("contextmenu", (event) => event.preventDefault());
    return node;
  };

  /** The line that says how much of the printed deck is there. */
  Page.stormPart = () => `${Page.info(GAME).cards.length} of the ${PRINTED} cards of Chess Storm are built; the game is played with these.`;

  /**
   * Cards to read, with a search. With `off` (a Set of names) each has a switch that takes it out of the deck; `changed` is told.
   */
  Page.stormGallery = (cards, { off = null, changed } = {}) => {
    const count = h("p", { class: "hint", role: "status" });
    const search = h("input", { type: "text", placeholder: "Search", "aria-label": "Search the cards", autocomplete: "off", spellcheck: "false", oninput: () => tell() });
    const items = cards.map((card) => {
      const box = off && h("input", { type: "checkbox", role: "switch", class: "switch", "aria-label": card.title, checked: !off.has(card.name), onchange: () => { off[box.checked ? "delete" : "add"](card.name); tell(true); } });
      const item = h(off ? "label" : "li", { class: "gallery-card", data: { card: card.name } }, Page.stormFace(card), box);
      return { card, box, item, words: `${card.title} ${card.text} ${Page.stormWindow(card)} ${card.number}`.toLowerCase() };
    });
    const shown = () => items.filter(({ item }) => !item.hidden);
    function tell(change) {
      const wanted = search.value.trim().toLowerCase().split(/\s+/);
      for (const { item, words } of items) item.hidden = !wanted.every((word) => words.includes(word));
      for (const { item, card } of items) item.classList.toggle("out", off?.has(card.name) ?? false);
      const seen = shown().length;
      count.textContent = `${off ? `${cards.length - off.size} of ${cards.length} cards are in the deck` : `${cards.length} ${cards.length === 1 ? "card" : "cards"}`}${seen < cards.length ? `, ${seen} shown` : ""}.`;
      if (change) changed?.();
    }
    const all = (inside) => {
      for (const { card, box } of shown()) {
        box.checked = inside;
        off[inside ? "delete" : "add"](card.name);
      }
      tell(true);
    };
    tell();
    return h("div", { class: "gallery" },
      cards.length > FEW && h("div", { class: "gallery-head" }, search,
        off && [button("Take all", { onclick: () => all(true) }), button("Leave all out", { onclick: () => all(false) })]),
      count, h(off ? "div" : "ul", { class: "gallery-cards", tabindex: "0", role: off ? "group" : "list", "aria-label": "Cards" }, items.map(({ item }) => item)));
  };

  Page.stormDialog = (title, cards) => Page.dialog({ id: "piles-dialog", title, size: "large", body: cards.length ? Page.stormGallery(cards) : h("p", { class: "hint" }, "None.") });
})();
