// The home screen: going on with a kept game, what is for this day, the games.

import { context } from "../context.js";
import { keysDialog, settingsDialog } from "../dialogs/later.js";
import { inOrder } from "../games/registry.js";
import { endedKeys } from "../match/ended.js";
import { besideGames, keptGames, trophies } from "../match/kept.js";
import { pieceIcon } from "../pieces/picture.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { mark } from "../ui/mark.js";
import { refused } from "../ui/storage.js";
import { farChips, keptChip, lastChip } from "./kept-game.js";
import { friend, learn, puzzles, rulesDialog } from "./later.js";
import { loadFile, openDialog } from "./open-save.js";
import { underWay } from "./series.js";
import { tile } from "./tile.js";
import { today } from "./today.js";
import { updateLine } from "./update.js";

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

/** The name of the page, and the ways that are wanted most. */
const head = () =>
  h(
    "header",
    { class: "home-head" },
    h("h1", { class: "wordmark" }, mark(), h("span", {}, "Deckmate")),
    h(
      "div",
      { class: "home-more" },
      button("Play a friend", { class: "kept-chip", onclick: () => friend(), "data-test": "home-friend" }, "players"),
      button(
        "Make a card",
        { class: "kept-chip", onclick: () => go("workshop", { fresh: true }), "data-test": "home-workshop" },
        "pen",
      ),
    ),
    h(
      "div",
      { class: "home-ways" },
      button("Learn", { class: "link", onclick: () => learn(), "data-test": "home-lessons" }),
      button("Puzzles", { class: "link", onclick: puzzles, "data-test": "home-puzzles" }),
      button("Run", { class: "link", onclick: () => go("run"), "data-test": "home-run" }),
      button(
        "Settings",
        { class: "icon-button", onclick: () => settingsDialog(), "data-test": "home-settings" },
        "gear",
        true,
      ),
    ),
  );

/** The last line: finished games, rules, keys, a saved game. */
function foot() {
  const file = h("input", {
    type: "file",
    hidden: true,
    accept: ".json,.txt,.pgn,application/json,text/plain",
    onchange: () => file.files?.[0] && loadFile(file.files[0]),
    "data-test": "load-file",
  });
  return h(
    "footer",
    { class: "foot" },
    endedKeys().length > 0 &&
      button("Finished games", { class: "link", onclick: () => go("ended"), "data-test": "home-ended" }, "list"),
    button("Rules", { class: "link", onclick: () => rulesDialog(), "data-test": "home-rules" }, "book"),
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
  // Games that go on stand in the first row, the latest of it; a page in a frame has no such row.
  const [first, ...later] = context.embedded ? [] : underWay([...kept, ...besideGames()]);
  const others = context.embedded ? kept : kept.filter(({ record }) => !record?.save);
  const chips = [...later.map(({ chip }) => chip()), ...others.map(keptChip)];
  const far = context.embedded ? [] : farChips();
  const last = context.embedded ? null : lastChip();
  return h(
    "main",
    { id: "home" },
    head(),
    refused() && !context.embedded && h("p", { class: "quiet" }, "Your browser won't save games and settings here."),
    updateLine(signal),
    notice && h("p", { class: "notice", role: "alert", id: "notice" }, notice),
    far.length > 0 && h("section", { class: "kept far", "aria-label": "Games with friends" }, far),
    !context.embedded && today(first, signal),
    (chips.length > 0 || last) &&
      h(
        "section",
        { class: "kept", "aria-label": "Saved games" },
        chips.length > 0 && h("div", { class: "kept-row" }, chips),
        last,
      ),
    h("section", { "aria-label": "Games" }, h("ul", { class: "tiles" }, tiles)),
    cabinet(),
    foot(),
  );
};
