// The start of the page: connects the engine, then shows what the address asks for, the game that was left, or home.

import catalog from "deckmate:catalog";
import {
  cardOfAddress,
  checkAddress,
  galleryOfAddress,
  lookAtAddress,
  setOfAddress,
  tableOfAddress,
  words,
} from "./address.js";
import { wordFor } from "./address-places.js";
import { takeShared } from "./address-shared.js";
import { context, findGame } from "./context.js";
import { EarlyConnection } from "./engine/early.js";
import { extra } from "./extras/extra.js";
import { gameNames } from "./games/registry.js";
import { enterOver, isKnown, onBack, storeIsMissing } from "./history.js";
import { listenToFiles } from "./launch.js";
import { keptGames } from "./match/kept.js";
import { useChosen } from "./pieces/chosen.js";
import { addScreens, begin, go, goOn } from "./router.js";
import { backOfShown, end } from "./screen.js";
import { home } from "./screens/home.js";
import { analysis, laterScreens, learn, opening, overLine, replay, rulesDialog, shownAgain } from "./screens/later.js";
import { openSave } from "./screens/paste.js";
import { showMarkup } from "./trusted.js";
// First: it hears of every press and key before anybody else does.
import { settle } from "./ui/begun.js";
import { confirm, onDialog } from "./ui/dialog.js";
import { button, h } from "./ui/dom.js";
import { toast } from "./ui/live.js";
import { mark } from "./ui/mark.js";
import { changedElsewhere, listening, unread } from "./ui/settings.js";
import { closeSheet } from "./ui/sheets.js";
import { keptElsewhere, onTrouble, read } from "./ui/storage.js";
import { sentence } from "./ui/words.js";
import "./table/keys.js";
import "./room.js";
import "./style.css";

/** Counts the addresses that were followed: what comes of all but the latest is stale. */
let followed = 0;

/** Begins what the address asks for; a fault in it is said in words, never with an empty page. */
async function fromAddress() {
  const mine = ++followed;
  /**
   * Does something with what was loaded for it, if no other address has come meanwhile.
   * @template Found, Done @param {(found: Found) => Done} act
   */
  const still = (act) => (/** @type {Found} */ found) => (mine === followed ? act(found) : null);
  /** @type {import("./router.js").Problem | null} */
  let problem = null;
  try {
    const { daily, replay: text, line, post } = words();
    if (text !== undefined) return (await shownAgain(still((found) => found.linked()))) ?? false;
    const [shop, edit, study, run] = [wordFor("workshop"), wordFor("edit"), wordFor("analyse"), wordFor("run")];
    if (shop !== null) go("workshop");
    else if (edit !== null) go("editor", { packed: edit });
    else if (run !== null) go("run", { seed: run });
    if (shop !== null || edit !== null || run !== null) return true;
    if (study !== null) return (await analysis(still((board) => board.linked(study)))) ?? false;
    if (line !== undefined) return (await overLine(still((far) => far.join(line)))) ?? false;
    if (post !== undefined) return (await overLine(still((far) => far.follow(post)))) ?? false;
    if (daily !== undefined) checkAddress();
    const packed = cardOfAddress();
    if (packed !== null) {
      go("card", { packed });
      return true;
    }
    const cards = setOfAddress();
    if (cards) {
      go("brought", { cards });
      return true;
    }
    const table = daily === undefined && tableOfAddress();
    if (table === null) return false;
    const gallery = table && galleryOfAddress();
    if (gallery) go("gallery", gallery);
    if (gallery) return true;
    if (!table)
      problem = await opening(
        "the puzzles",
        still((found) => found.openDaily(daily)),
      );
    else if (table.goal)
      problem = await opening(
        "the task",
        still((found) => found.openPosed(table)),
      );
    else if (table.practice) {
      const card = table.practice;
      problem = await opening(
        "the practice positions",
        still((found) => found.practise(table.game, card)),
      );
    } else if (table.cards?.length) {
      go("brought", table);
      return true;
    } else problem = await begin(table, true);
    if (!problem) return Boolean(context.table);
  } catch (error) {
    problem = /** @type {Error} */ (error);
  }
  if (mine !== followed) return true;
  const fault = problem.error === "not-loaded" ? "" : "This link doesn't work. ";
  go("home", { notice: `${fault}${sentence(problem.message)}` });
  return true;
}

/** The dialogs that Back may close: the veil is opened by its player alone. */
const DIALOG = "dialog[open]:not(.veil)";

/** The dialog that lies on top. @returns {HTMLDialogElement | undefined} */
const topDialog = () => [.../** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll(DIALOG))].at(-1);

const atHome = () => document.getElementById("home") !== null;

/**
 * Makes the browser's Back close what lies over the page, ask before it leaves a game that runs, or lead to where the
 * page's own button leads, and Forward to the kept game.
 */
function listenToBack() {
  onDialog(() => atHome() && enterOver());
  onBack({
    shown: () => !atHome(),
    close: () => {
      const dialog = topDialog();
      dialog?.close();
      return dialog !== undefined || closeSheet();
    },
    runs: () => context.table?.match.conductor.runs ?? false,
    ask: async () => {
      const kept = context.table?.match.keeps;
      const text = kept ? "It is kept: go on with it from the first screen." : "It is not kept.";
      return (await confirm("Leave the game?", text, "Leave", "Stay", kept ? "primary" : "danger")) === true;
    },
    leave: () => {
      if (context.table) context.table.navigation.home();
      else (backOfShown() ?? (() => go("home")))();
    },
    open: (game) => {
      const [kept] = keptGames([game]);
      if (kept) void goOn(kept);
    },
  });
}

/** The engine is not there: say what is missing and what can still be read. @param {unknown} error */
function noEngine(error) {
  end();
  const rules = h("div", { class: "prose" });
  extra("rules").then(
    ({ rulesOf }) => {
      for (const game of gameNames) {
        const text = h("div", {});
        showMarkup(text, rulesOf(game));
        rules.append(h("details", {}, h("summary", {}, text.querySelector("h3")?.textContent ?? "Rules"), text));
      }
    },
    () => {}, // Then the rules are missing, too; what is wrong has been said.
  );
  document
    .getElementById("app")
    ?.replaceChildren(
      h(
        "main",
        { id: "no-engine", class: "plain-page" },
        h("h1", { class: "wordmark" }, mark(), h("span", {}, "Deckmate")),
        h(
          "p",
          { role: "alert" },
          "The game engine could not start in this browser. It needs WebAssembly: use a browser of the last few " +
            "years, on a page that is allowed to run it.",
        ),
        h("p", { class: "hint" }, error instanceof Error ? error.message : String(error)),
        button("Try again", { class: "button primary", onclick: () => location.reload() }, "again"),
        rules,
      ),
    );
}

/** The connection to the engine; nothing waits for it that can be shown without it. */
async function connectEngine() {
  if (!("Deckmate" in globalThis)) throw new Error("page-engine.js could not be loaded.");
  return Deckmate.connect();
}

async function start() {
  lookAtAddress();
  onTrouble((text) => toast(text, "trouble"));
  addEventListener("storage", ({ key }) => {
    keptElsewhere(key);
    changedElsewhere();
  });
  const connecting = connectEngine();
  connecting.catch(noEngine);
  context.connect(new EarlyConnection(connecting), JSON.parse(catalog));
  await useChosen();
  addScreens({ home }, laterScreens, { rules: rulesDialog, learn, replay });
  listenToBack();
  if (context.embedded) extra("host").catch(() => {});
  addEventListener("gamepadconnected", () =>
    extra("gamepad").then(
      ({ follow }) => follow(),
      () => {},
    ),
  );
  if (unread.length) toast(`Some settings could not be read and are as at first: ${unread.join(", ")}.`, "trouble");
  addEventListener("hashchange", async () => {
    // Back and Forward change the address, too: what is shown then stays, also where they come back to it.
    if (location.hash.length < 2 || (isKnown() && !atHome())) return;
    lookAtAddress();
    await fromAddress();
  });
  await firstShown();
  listenToFiles();
}

/** Shows what the address asks for, what was shared to the page, the game that was left, or the first screen. */
async function firstShown() {
  const shared = context.embedded ? "" : takeShared();
  if ((await fromAddress()) || followed > 1) return;
  if (shared) {
    go("home");
    return openSave(shared);
  }
  const at = read("at");
  if (!at && storeIsMissing()) return location.reload();
  if (/^(line|post\.\w+)$/.test(at ?? "") && !context.embedded && (await overLine((far) => far.goOn(at ?? "")))) return;
  const [kept] = at && findGame(at) && !context.embedded ? keptGames([at]) : [];
  if (kept?.record?.save) await goOn(kept);
  else go("home");
}

// Tests look at this; the page itself does not use it.
Object.assign(globalThis, {
  Page: {
    get table() {
      return context.table;
    },
    settle,
    store: { listening },
  },
});

if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
else start();
