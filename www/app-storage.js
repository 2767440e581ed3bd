// What the page remembers: settings and one running game of each kind, where the browser allows it.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  // All pages opened from disk share one store in some browsers, so every key carries our name.
  const PREFIX = "deckmate.";
  const memory = new Map();
  let refused = false;

  function read(key) {
    try {
      return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
    } catch {
      refused = true;
      return memory.get(key) ?? null;
    }
  }

  /** Keeps a text; false when it lasts only as long as the page is open. */
  function write(key, text) {
    memory.set(key, text);
    try {
      localStorage.setItem(PREFIX + key, text);
      return true;
    } catch {
      refused = true;
      return false;
    }
  }

  function forget(key) {
    memory.delete(key);
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      refused = true;
    }
  }

  const DEFAULTS = {
    theme: "system", motion: "system", sound: true, orientation: "fixed", letters: true, turned: false, passing: { first: false, second: false },
    names: { first: "", second: "" },
  };

  function readSettings() {
    try {
      return { ...DEFAULTS, ...JSON.parse(read("settings") ?? "{}") };
    } catch {
      return { ...DEFAULTS };
    }
  }

  const settings = readSettings();
  const listeners = [];

  /** Changes settings, keeps them and tells everybody who asked. */
  function change(part) {
    Object.assign(settings, part);
    write("settings", JSON.stringify(settings));
    applyLook();
    for (const tell of listeners) tell(settings);
  }

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  /** Puts theme and motion on the root element; the style sheets read them there. */
  function applyLook() {
    const root = document.documentElement;
    const theme = Page.forcedTheme ?? settings.theme;
    root.dataset.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
    root.dataset.motion = moves() ? "on" : "off";
  }

  const moves = () => settings.motion === "on" || (settings.motion === "system" && !still.matches);

  function onSystemChange() {
    applyLook();
    for (const tell of listeners) tell(settings);
  }
  dark.addEventListener("change", onSystemChange);
  still.addEventListener("change", onSystemChange);

  /** A record is everything needed to sit down again: the engine's save, the seats and how the board lay. */
  function keepGame(record) {
    return write(`game.${record.game}`, JSON.stringify(record));
  }

  /** The kept games, the latest first; a record that cannot be read is given with its text. */
  function keptGames(names) {
    const found = [];
    for (const game of names) {
      const text = read(`game.${game}`);
      if (text === null) continue;
      try {
        found.push({ game, text, record: JSON.parse(text) });
      } catch {
        found.push({ game, text, record: null });
      }
    }
    return found.sort((a, b) => (b.record?.when ?? 0) - (a.record?.when ?? 0));
  }

  Page.store = {
    settings, change, applyLook, moves, keepGame, keptGames,
    forgetGame: (game) => forget(`game.${game}`),
    onChange: (tell) => listeners.push(tell),
    refused: () => refused,
    read, write, forget,
  };
  read("settings");
  applyLook();
})();
