// Everything that opens over the page: questions, texts to copy, trouble, rules, settings, the list of keys.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button } = Page;

  /** Opens a modal dialog; resolves with what `close(value)` was given, or null after Esc. */
  function open({ id, title, size = "", body, actions }) {
    return new Promise((resolve) => {
      const before = document.activeElement;
      let result = null;
      const close = (value = null) => { result = value; dialog.close(); };
      const dialog = h("dialog", { id, class: `dialog ${size}`, "aria-labelledby": `${id}-title` });
      const content = typeof body === "function" ? body(close) : body;
      const feet = typeof actions === "function" ? actions(close) : actions;
      dialog.append(
        h("div", { class: "dialog-head" }, h("h2", { id: `${id}-title` }, title),
          button("Close", { class: "icon-button", onclick: () => close(), "data-test": "close" }, "close", true)),
        h("div", { class: "dialog-body" }, content),
        ...(feet ? [h("div", { class: "dialog-feet" }, feet)] : []));
      dialog.addEventListener("close", () => {
        // The toasts may have moved in while the dialog covered the page.
        document.body.append(document.getElementById("toasts"));
        dialog.remove();
        if (before?.isConnected) before.focus({ preventScroll: true });
        resolve(result);
      });
      dialog.addEventListener("click", (event) => { if (event.target === dialog) close(); });
      document.body.append(dialog);
      dialog.showModal();
      // What scrolls can be reached by keys.
      const middle = dialog.querySelector(".dialog-body");
      if (middle.scrollHeight > middle.clientHeight + 1) middle.tabIndex = 0;
      (dialog.querySelector("[data-first]") ?? dialog.querySelector(".dialog-feet button") ?? dialog.querySelector(".dialog-head button")).focus();
    });
  }

  /** One question with two answers; true for yes. */
  const confirm = (title, text, yes, no = "Cancel") => open({
    id: "confirm", title, size: "small", body: h("p", {}, text),
    actions: (close) => [
      button(no, { onclick: () => close(false), "data-test": "confirm-no" }),
      button(yes, { class: "button danger", onclick: () => close(true), "data-test": "confirm-yes" }),
    ],
  });

  /** A text that a person takes along. */
  const showText = (title, about, text) => open({
    id: "text", title,
    body: [h("p", {}, about), h("textarea", { readonly: true, rows: 8, "aria-label": title, value: text, onfocus: (event) => event.target.select(), "data-first": true })],
    actions: (close) => button("Close", { onclick: () => close() }),
  });

  /** Something went wrong that a person should know of. */
  const trouble = (title, text, report) => open({
    id: "trouble", title, size: "small",
    body: h("p", {}, text),
    actions: (close) => [
      report && button("Copy report", { onclick: () => Page.copy(report, "Report") }, "copy"),
      button("Go on", { class: "button primary", onclick: () => close(), "data-test": "go-on" }),
    ],
  });

  /** A save that cannot be read is never thrown away: it is shown, can be copied and kept as a file. */
  const brokenSave = (text, reason) => open({
    id: "broken-save", title: "This saved game cannot be opened",
    body: [h("p", { "data-test": "broken-reason" }, reason),
      h("p", {}, "Nothing was deleted. Keep the text if you want to try again with another version."),
      h("textarea", { readonly: true, rows: 6, "aria-label": "Text of the save", value: text })],
    actions: (close) => [
      button("Copy", { onclick: () => Page.copy(text, "Save") }, "copy"),
      button("Download", { onclick: () => Page.download("deckmate-broken-save.json", text) }, "save"),
      button("Close", { class: "button primary", onclick: () => close() }),
    ],
  });

  /** Several offers fit the picked squares: big buttons with glyph, name and letter key. */
  function chooser(title, offers, side, byLabel = false) {
    const letterOf = (kind) => Page.catalog.kinds.find((info) => info.kind === kind)?.letter ?? "";
    const kindOf = (offer) => byLabel ? null : offer.choice.becomes ?? offer.choice.kind ?? null;
    return open({
      id: "chooser", title, size: "small",
      body: (close) => {
        // Lists go from weak to strong; the strongest is wanted most often.
        const list = h("div", { class: "kinds" }, [...offers].reverse().map((offer, index) => {
          const kind = kindOf(offer);
          const letter = kind ? letterOf(kind) : String(index + 1);
          return h("button", {
            type: "button", class: "kind", "data-text": offer.text, "data-key": letter.toLowerCase(), "data-first": index === 0,
            onclick: () => close(offer), "aria-keyshortcuts": letter,
          }, kind && Page.man(side, kind, "glyph"), h("span", { class: "kind-name" }, kind ? Page.capital(kind) : offer.label), h("kbd", { "aria-hidden": "true" }, letter));
        }));
        list.addEventListener("keydown", (event) => {
          const hit = [...list.children].find((node) => node.dataset.key === event.key.toLowerCase());
          if (hit) { event.preventDefault(); event.stopPropagation(); hit.click(); }
        });
        return list;
      },
    });
  }

  /** The rules of a game, from the book. */
  function rules(game) {
    const games = Page.catalog?.games ?? [];
    const names = games.map((info) => info.name).filter((name) => Page.RULES?.[name]);
    let shown = names.includes(game) ? game : names[0];
    const text = h("div", { class: "prose", tabindex: "0", role: "region", "aria-label": "Rules" });
    const tabs = h("div", { class: "segments", role: "group", "aria-label": "Game" });
    const paint = () => {
      tabs.replaceChildren(...names.map((name) => h("button", {
        type: "button", class: "segment", "aria-pressed": String(name === shown), onclick: () => { shown = name; paint(); text.parentNode.scrollTop = 0; },
      }, Page.info(name).title)));
      text.replaceChildren(Page.markdown(Page.RULES?.[shown] ?? "The rules are not part of this build."));
      if (shown === "chess-storm") text.append(h("p", { class: "hint" }, Page.stormPart()), Page.stormGallery(Page.info(shown).cards));
    };
    paint();
    return open({ id: "rules", title: "Rules", size: "large", body: [tabs, text] });
  }

  /** A row of settings: one label and a choice among words. */
  function choice(label, name, values, about) {
    const { settings, change } = Page.store;
    return h("fieldset", { class: "setting" }, h("legend", {}, label), about && h("p", { class: "hint" }, about),
      h("div", { class: "segments" }, values.map(([value, text]) => h("label", { class: "segment" },
        h("input", { type: "radio", name: `set-${name}`, value: String(value), checked: settings[name] === value, onchange: () => change({ [name]: value }) }),
        h("span", {}, text)))));
  }

  const settings = () => open({
    id: "settings", title: "Settings",
    body: [
      choice("Theme", "theme", [["system", "System"], ["light", "Light"], ["dark", "Dark"]]),
      choice("Motion", "motion", [["system", "System"], ["on", "On"], ["off", "Off"]], "Sliding men and turning cards."),
      choice("Sound", "sound", [[true, "On"], [false, "Off"]]),
      choice("Board for two people", "orientation", [["fixed", "Stays"], ["turn", "Turns after each move"]], "Against the computer your army is always at the bottom."),
      choice("Wide board on a narrow screen", "turned", [[false, "Slides sideways"], [true, "Stands upright"]]),
      choice("Single-letter keys", "letters", [[true, "On"], [false, "Off"]], "F turns the board, U takes back, and so on."),
    ],
    actions: (close) => button("Done", { class: "button primary", onclick: () => close() }),
  });

  const KEYS = [
    ["Arrows", "Move over the board"], ["Enter or Space", "Pick the man or the square"], ["Esc", "Let go, close"],
    ["1 to 9", "Press the button, or lift the card, with this number"], ["Space", "Draw, or the first button, when no square is chosen"],
    ["B", "To the board"], ["P", "To the buttons under the board"], ["L", "To the log"], ["H", "To the hand of cards"],
    ["V, held", "Look under your cloaks"],
    ["F", "Turn the board round"], ["U or Ctrl+Z", "Take back"], ["T", "A hint, what to answer"], ["M", "Sound on or off"], ["?", "This list"],
  ];
  const keys = () => open({
    id: "keys", title: "Keys", size: "small",
    body: h("dl", { class: "keys" }, KEYS.map(([key, does]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, does)))),
    actions: (close) => button("Close", { class: "button primary", onclick: () => close() }),
  });

  Object.assign(Page, { dialog: open, confirm, showText, trouble, brokenSave, chooser, rulesDialog: rules, settingsDialog: settings, keysDialog: keys });
})();
