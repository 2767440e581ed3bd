// The home screen: the name, the games, going on with a kept game.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button } = Page;

  /** The mark: two cards, a Pawn on the front one. */
  function mark() {
    const holder = h("span", { class: "mark", "aria-hidden": "true" });
    holder.innerHTML = '<svg viewBox="0 0 64 64"><rect x="22" y="7" width="32" height="44" rx="6" transform="rotate(12 38 29)" class="mark-back"/><rect x="11" y="11" width="34" height="46" rx="6" class="mark-front"/><path class="mark-man" d="M28 20.5a6.3 6.3 0 014 11.2h2.6v3H31c.3 5 2 8.3 6 11.3V50H19v-4c4-3 5.7-6.3 6-11.3h-3.6v-3H24a6.3 6.3 0 014-11.2z"/></svg>';
    return holder;
  }

  const ago = (when) => {
    const minutes = Math.round((Date.now() - when) / 60000);
    if (!(minutes >= 1)) return "just now";
    if (minutes < 60) return `${minutes} min ago`;
    const hours = Math.round(minutes / 60);
    return hours < 36 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`;
  };

  const who = (seats) => ["first", "second"].map((seat) => seats?.[seat]?.name ?? "?").join(" against ");

  function goOn(kept) {
    const info = Page.info(kept.game);
    if (!kept.record?.save) {
      return h("div", { class: "continue" }, h("div", {}, h("strong", {}, info.title), h("p", {}, "This kept game cannot be read.")),
        button("Show", { onclick: () => Page.brokenSave(kept.text, "The text is not a save of this page.") }));
    }
    return h("div", { class: "continue", "data-test": "continue" },
      h("div", {}, h("strong", {}, info.title), h("p", {}, `${who(kept.record.seats)} · turn ${kept.record.turn ?? 1} · ${ago(kept.record.when)}`)),
      button("Continue", { class: "button primary", "data-test": "continue-button", onclick: () => Page.goOn(kept) }, "play"));
  }

  function tile(info) {
    const begin = (seats) => Page.begin({ game: info.name, options: {}, seats: Page.seatsFor(seats, "normal") });
    return h("li", { class: "tile", "data-game": info.name },
      Page.picture(info.name),
      h("div", { class: "tile-text" },
        h("h2", {}, info.title), h("p", {}, info.about), h("p", { class: "credit" }, info.author)),
      h("div", { class: "tile-buttons" },
        button("Play computer", { class: "button primary play-computer", onclick: () => begin("hc"), "aria-label": `Play computer: ${info.title}` }, "computer"),
        button("Play friend", { class: "button play-friend", onclick: () => begin("hh"), "aria-label": `Play friend: ${info.title}` }, "person")),
      h("div", { class: "tile-links" },
        button("Set up", { class: "link set-up", onclick: () => Page.go("setup", { game: info.name }), "aria-label": `Set up: ${info.title}` }, "settings"),
        button("Rules", { class: "link rules", onclick: () => Page.rulesDialog(info.name), "aria-label": `Rules: ${info.title}` }, "book")));
  }

  /** Kings won in games with a trophy, as the winner's page keeps them. */
  function cabinet() {
    let kings = [];
    try {
      kings = JSON.parse(Page.store.read("cabinet") ?? "[]");
    } catch {
      return null;
    }
    if (!kings.length) return null;
    return h("section", { class: "cabinet", "aria-label": `Trophy cabinet: ${kings.length} Kings` },
      h("h2", {}, "Trophy cabinet"), h("div", { class: "kings" }, kings.slice(-24).map((side) => Page.man(side === "white" ? "white" : "black", "king", "glyph"))));
  }

  /** Reads a save from a file: one of this page with its seats, or the engine's own text. */
  async function loadFile(file) {
    const text = await file.text();
    Page.openSave(text);
  }

  Page.screens ??= {};
  Page.screens.home = ({ notice } = {}) => {
    const kept = Page.store.keptGames(Page.catalog.games.map((info) => info.name));
    const file = h("input", { type: "file", hidden: true, accept: ".json,.txt,application/json,text/plain", onchange: () => file.files[0] && loadFile(file.files[0]), "data-test": "load-file" });
    return h("main", { id: "home" },
      h("header", { class: "hero" },
        h("div", { class: "hero-text" },
          h("h1", { class: "wordmark" }, mark(), h("span", {}, "Deckmate")),
          h("p", { class: "claim" }, "Chess, reshuffled."),
          h("p", { class: "lead" }, "A deck that decides which man must move. A board twice as wide. A hand of cards and a pot. Men under cloaks. A storm of cards. Play the computer, or a friend at the same table.")),
        Page.fan()),
      notice && h("p", { class: "notice", role: "alert", id: "notice" }, notice),
      kept.length > 0 && h("section", { class: "kept", "aria-label": "Kept games" }, kept.map(goOn)),
      h("section", { "aria-label": "Games" }, h("ul", { class: "tiles" }, Page.order(Page.catalog.games).map(tile))),
      cabinet(),
      h("footer", { class: "foot" },
        button("Rules", { class: "link", onclick: () => Page.rulesDialog(), "data-test": "home-rules" }, "book"),
        button("Settings", { class: "link", onclick: () => Page.settingsDialog(), "data-test": "home-settings" }, "settings"),
        button("Keys", { class: "link", onclick: () => Page.keysDialog(), "data-test": "home-keys" }, "keys"),
        button("Open a saved game", { class: "link", onclick: () => file.click() }, "load"), file,
        h("span", { class: "version" }, `Version ${Page.catalog.version}`)));
  };
  Page.mark = mark;
})();
