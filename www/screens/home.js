// The home screen: the name, the games, going on with a kept game.

import { context } from "../context.js";
import { keysDialog, settingsDialog } from "../dialogs/later.js";
import { gameNames, gamePart, inOrder } from "../games/registry.js";
import { endedKeys } from "../match/ended.js";
import { keptGames, trophies } from "../match/kept.js";
import { pieceIcon } from "../pieces/picture.js";
import { go } from "../router.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { mark } from "../ui/mark.js";
import { refused } from "../ui/storage.js";
import { oneLine } from "../ui/words.js";
import { playUsual, setUpUsual } from "../usual.js";
import { keptGame } from "./kept-game.js";
import { learn, puzzles, rulesDialog } from "./later.js";
import { openSave } from "./paste.js";
import { fan, picture } from "./pictures.js";

/** @param {import("../engine").GameInfo} info */
function tileButtons(info) {
  return h(
    "div",
    { class: "tile-buttons" },
    button(
      "Play computer",
      {
        class: "button primary play-computer",
        onclick: () => playUsual(info.name),
        "aria-label": `Play computer: ${info.title}`,
      },
      "computer",
    ),
    button(
      "Play friend",
      {
        class: "button play-friend",
        onclick: () => playUsual(info.name, "hh"),
        "aria-label": `Play friend: ${info.title}`,
      },
      "player",
    ),
  );
}

/** @param {import("../engine").GameInfo} info */
const tileLinks = (info) =>
  h(
    "div",
    { class: "tile-links" },
    button(
      "Set up",
      {
        class: "link set-up",
        onclick: () => setUpUsual(info.name),
        "aria-label": `Set up: ${info.title}`,
      },
      "settings",
    ),
    gamePart(info.name).practice &&
      button(
        "Cards",
        {
          class: "link cards",
          onclick: () => go("gallery", { game: info.name }),
          "aria-label": `Cards: ${info.title}`,
        },
        "card",
      ),
    gameNames.includes(info.name) &&
      button("Learn", { class: "link", onclick: () => learn(info.name), "aria-label": `Learn: ${info.title}` }, "bulb"),
    button(
      "Rules",
      { class: "link rules", onclick: () => rulesDialog(info.name), "aria-label": `Rules: ${info.title}` },
      "book",
    ),
  );

/** @param {import("../engine").GameInfo} info @param {AbortSignal} signal */
function tile(info, signal) {
  return h(
    "li",
    { class: "tile", "data-game": info.name },
    picture(info.name, signal),
    h(
      "div",
      { class: "tile-text" },
      h("h2", {}, info.title),
      h("p", { class: "pace" }, gamePart(info.name).pace),
      h("p", { class: "about" }, info.about),
      h("p", { class: "credit" }, info.author),
    ),
    tileButtons(info),
    tileLinks(info),
  );
}

/** Kings won in games with a trophy, as the winner's page keeps them. */
function cabinet() {
  const kings = trophies();
  if (!kings.length) return null;
  return h(
    "section",
    { class: "cabinet", "aria-label": `Trophy cabinet: ${kings.length} ${kings.length === 1 ? "king" : "kings"}` },
    h("h2", {}, "Trophy cabinet"),
    h(
      "div",
      { class: "kings" },
      kings.slice(-24).map((side) => pieceIcon(side === "white" ? "white" : "black", "king", "glyph")),
    ),
  );
}

/** No game is that long: what is larger is something else, and is not read. In bytes. */
const LARGEST = 1_000_000;

/** Reads a save from a file: one of this page with its seats, or the engine's own text. @param {File} file */
const loadFile = async (file) => {
  const { name, size } = file;
  if (size <= LARGEST) await openSave(await file.text());
  else
    toast(
      `${oneLine(name.slice(0, 80))} is too large for a saved game: ${Math.ceil(size / 1e6)} MB, at most 1.`,
      "trouble",
    );
};

/** A saved game from a file, or as the text that Copy game gives. @param {HTMLInputElement} file */
async function openDialog(file) {
  const text = h("textarea", { rows: 5, id: "save-text", spellcheck: "false", autocomplete: "off" });
  /** @param {() => void} close */
  const choose = (close) => {
    close();
    file.click();
  };
  /** @type {string | null} */
  const pasted = await dialog({
    id: "open",
    title: "Open a saved game",
    size: "small",
    body: (close) => [
      button("Choose a file", { onclick: () => choose(close), "data-first": true }, "load"),
      h(
        "div",
        { class: "field" },
        h("label", { for: "save-text", class: "field-label" }, "Or paste the text of a game"),
        text,
      ),
    ],
    actions: (close) => {
      const open = () => (text.value.trim() ? close(text.value.trim()) : text.focus());
      return button("Open the text", { class: "button primary", onclick: open, "data-test": "open-text" });
    },
  });
  if (pasted) await openSave(pasted);
}

/** One button that plays, in the first screen whatever its size: the game that is one to begin with. */
function playNow() {
  const games = inOrder(context.catalog.games);
  const first = games.find(({ name }) => gamePart(name).first) ?? games[0];
  const play = () => playUsual(first.name);
  return button(`Play ${first.title}`, { class: "button primary large play-now", onclick: play }, "play");
}

/**
 * The name of the page, what it is, and a button that plays at once.
 * @param {import("../match/kept.js").Kept[]} kept @param {AbortSignal} signal
 */
const hero = (kept, signal) =>
  h(
    "header",
    { class: "hero" },
    h(
      "div",
      { class: "hero-text" },
      h("h1", { class: "wordmark" }, mark(), h("span", {}, "Deckmate")),
      h("p", { class: "claim" }, context.embedded ? "Choose a game." : "Chess, reshuffled."),
      h(
        "p",
        { class: "lead" },
        "A deck that decides which piece must move. A board twice as wide. A poker hand and a pot. Pieces in " +
          "disguise. A storm of cards. Play the computer, or a friend on the same device.",
      ),
      !kept.some(({ record }) => record?.save) && playNow(),
    ),
    fan(signal),
  );

/** Makes the links to the rest: rules, settings, keys, a saved game. */
function foot() {
  const file = h("input", {
    type: "file",
    hidden: true,
    accept: ".json,.txt,application/json,text/plain",
    onchange: () => file.files?.[0] && loadFile(file.files[0]),
    "data-test": "load-file",
  });
  return h(
    "footer",
    { class: "foot" },
    endedKeys().length > 0 &&
      button("Finished games", { class: "link", onclick: () => go("ended"), "data-test": "home-ended" }, "list"),
    button("First games", { class: "link", onclick: () => learn(), "data-test": "home-lessons" }, "bulb"),
    button("Puzzles", { class: "link", onclick: puzzles, "data-test": "home-puzzles" }, "dice"),
    button("Rules", { class: "link", onclick: () => rulesDialog(), "data-test": "home-rules" }, "book"),
    button("Settings", { class: "link", onclick: () => settingsDialog(), "data-test": "home-settings" }, "gear"),
    button("Keys", { class: "link", onclick: () => keysDialog(), "data-test": "home-keys" }, "keys"),
    button("Open a saved game", { class: "link", onclick: () => openDialog(file), "data-test": "open-save" }, "load"),
    file,
    h("span", { class: "version" }, `Version ${context.catalog.version}`),
  );
}

/** @param {{ notice?: string }} about @param {AbortSignal} signal */
export const home = ({ notice }, signal) => {
  const kept = keptGames(context.catalog.games.map((info) => info.name));
  const tiles = inOrder(context.catalog.games).map((info) => tile(info, signal));
  return h(
    "main",
    { id: "home" },
    hero(kept, signal),
    refused() && !context.embedded && h("p", { class: "quiet" }, "Your browser won't save games and settings here."),
    notice && h("p", { class: "notice", role: "alert", id: "notice" }, notice),
    kept.length > 0 && h("section", { class: "kept", "aria-label": "Saved games" }, kept.map(keptGame)),
    h("section", { "aria-label": "Games" }, h("ul", { class: "tiles" }, tiles)),
    cabinet(),
    foot(),
  );
};
