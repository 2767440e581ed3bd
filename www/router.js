// The choice of the screen that is shown; begins games and finds kept ones again.
import { clearAddress, leaveAddress } from "./address.js";
import { context, refusal } from "./context.js";
import { notLoaded } from "./extras/later.js";
import { matchPart, remember } from "./games/registry.js";
import { enterScreen, enterTable } from "./history.js";
import { askBroken, askHere, askReplace } from "./match/asking.js";
import { bothStay, setBeside } from "./match/beside.js";
import { claim, keeps, release } from "./match/keeper.js";
import { keptGames, putUnreadableAside, takeBack } from "./match/kept.js";
import { deal, opened, probe, resume } from "./match/open.js";
import { clear, isStarted, put, root } from "./screen.js";
import { Table } from "./table/table.js";
import { toast } from "./ui/live.js";
import { forget, write } from "./ui/storage.js";
import { sentence } from "./ui/words.js";

/**
 * @typedef {import("./match/kept.js").TableRequest} TableRequest
 * @typedef {import("./match/kept.js").GameRecord} GameRecord
 * @typedef {{ error?: string, message: string, option?: string }} Problem
 * @typedef {"shelf" | "card" | "sharing" | "rating" | "brought" | import("./match/kept.js").Series} LaterScreen
 * @typedef {"home" | "setup" | "gallery" | "ended" | "workshop" | "editor" | "you" | LaterScreen} ScreenName
 * @typedef {Record<string, (about: any, signal: AbortSignal) => HTMLElement>} Screens
 * @typedef {import("./table/table.js").Navigation} Navigation
 */

/** The screens that can be shown at once. @type {Screens} */
const screens = {};
/** Loads one, and others with it; null if the player stops that. @type {(name: string) => Promise<Screens | null>} */
let later = async (_name) => null;
/** The places that a table leads to; the rest is added. */
const navigation = /** @type {Navigation & any} */ ({
  home: () => go("home"),
  setup: go.bind(null, "setup"),
  series: (/** @type {LaterScreen} */ series, /** @type {string} */ game, /** @type {string | undefined} */ act) =>
    go(series, { game, act }),
  begin,
  edit: go.bind(null, "editor"),
});
/** Counts what the player has asked to be shown: all but the latest is stale. */
let wanted = 0;
/**
 * Adds the screens; this module knows neither them, nor the dialog of the rules, nor what shows a game again.
 * @param {Screens} list @param {typeof later} others loads the screens that are not in the list
 * @param {Pick<Navigation, "rules" | "learn" | "replay">} away
 */
export function addScreens(list, others, away) {
  Object.assign(screens, list);
  later = others;
  Object.assign(navigation, away);
}

/** Shows a screen. @param {ScreenName} name @param {object} [about] */
export function go(name, about = {}) {
  const mine = ++wanted;
  if (screens[name]) show(name, about);
  else void goLater(name, about, mine);
}

// Until a screen is loaded, and where that fails, what is shown stays.
/** @param {ScreenName} name @param {object} about @param {number} mine */
async function goLater(name, about, mine) {
  let notice;
  try {
    Object.assign(screens, await later(name));
  } catch {
    notice = notLoaded("the screen");
  }
  if (mine !== wanted) return;
  if (screens[name]) show(name, about);
  else if (!isStarted()) show("home", { notice });
  else if (notice) toast(notice, "trouble");
}

/** @param {ScreenName} name @param {object} [about] */
function show(name, about = {}) {
  const signal = clear();
  const isFirst = !isStarted();
  release();
  forget("at");
  enterScreen(name === "home" || isFirst);
  leaveAddress();
  const screen = screens[name](about, signal);
  document.title = screen.dataset.title ? `${screen.dataset.title} · Deckmate` : "Deckmate";
  put(screen);
  // A reader hears where it is; the first screen is left to the browser.
  if (!isFirst) {
    const heading = /** @type {HTMLElement} */ (screen.querySelector("h1"));
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
/** Keeps nothing more here once another tab has taken the game over. @param {string} game */
async function onTakenOver(game) {
  const { table } = context;
  if (table?.match.view.game !== game) return;
  table.match.keeps = false;
  if (await askHere(game, "It goes on there. What is played here is not kept.")) await takeOver(game);
  else go("home");
}

/** Goes on in this tab with what the other one kept last. @param {string} game */
async function takeOver(game) {
  await claim(game, () => onTakenOver(game), true);
  const [kept] = keptGames([game]);
  await (kept ? goOn(kept) : go("home"));
}

/**
 * Makes this tab the keeper of a game; false where the player leaves it to another tab, or wants something else by now.
 * @param {string} game @param {number} mine
 */
async function isKeeper(game, mine) {
  if (context.embedded) return true;
  const free = await claim(game, () => onTakenOver(game));
  if (free || mine !== wanted) return free;
  if (!root().querySelector("#home, #setup, #table")) show("home");
  if (!(await askHere(game, "Only one tab at a time can keep this game."))) return false;
  return claim(game, () => onTakenOver(game), true);
}

/** Opening failed: the locks of all but what is shown are released. @param {number} mine */
function keepShownOnly(mine) {
  if (mine === wanted) release(context.table?.match.view.game);
}

/**
 * Opens a table.
 * @param {import("./match/match.js").Match} match @param {Partial<Navigation>} [other] in place of the usual one
 */
export async function openTable(match, other = {}) {
  clear();
  release(match.keeps ? match.view.game : match.conductor.holds);
  const table = new Table(match, { ...navigation, ...other });
  context.table = table;
  put(table.root);
  if (!context.embedded) enterTable(match.keeps ? match.view.game : undefined);
  if (match.keeps && !context.embedded) {
    write("at", match.view.game);
    clearAddress();
  }
  await table.open();
}

/**
 * Deals a new game and opens its table. Gives the engine's refusal back instead of throwing it.
 * @param {TableRequest} request @param {boolean} [fromLink] a link asks for it, which anybody may have made
 * @returns {Promise<Problem | null>}
 */
export async function begin(request, fromLink = false) {
  // Nobody is asked anything for a link that cannot be followed.
  const asks = fromLink && !context.embedded && keptGames([request.game]).length > 0;
  const fault = asks && (await probe(context.connection, request).then(() => null, refusal));
  if (fault) return fault;
  const stays = bothStay(request, fromLink);
  if (!stays && !(await mayReplace(request.game, fromLink))) {
    // The address is changed: a reload would ask again, and Back would lead to the link.
    const { table } = context;
    if (fromLink && table?.match.keeps) enterTable(table.match.view.game);
    if (fromLink && !table?.match.request.practice) clearAddress();
    return null;
  }
  const mine = ++wanted;
  if (!(await isKeeper(request.game, mine))) return null;
  if (!context.embedded) putUnreadableAside(keptGames([request.game])[0]);
  if (fromLink || stays) setBeside(request.game);
  /** @type {import("./match/match.js").Match} */
  let match;
  try {
    context.table?.match.leave();
    match = await opened(context.connection, matchPart, (parts) => deal(context.connection, parts, request));
  } catch (error) {
    keepShownOnly(mine);
    return mine === wanted ? shownProblem(await refusal(error)) : null;
  }
  if (!fromLink && !context.embedded) remember(request);
  // Meanwhile the player may have gone elsewhere, or taken the game to another tab.
  if (mine === wanted && (await isKeeper(request.game, mine))) await openTable(match);
  return null;
}

/**
 * Says what is wrong with a game that does not open; null if the player stopped it, or knows that a script is missing.
 * @param {Problem} problem
 */
function shownProblem(problem) {
  const told = problem.error === "not-loaded" && isStarted();
  if (told) toast(problem.message, "trouble");
  return told || problem.error === "stopped" ? null : problem;
}

/**
 * Asks whether a game may take the place of a kept one: the player may go on with that one.
 * @param {string} game @param {boolean} fromLink
 */
async function mayReplace(game, fromLink) {
  const [kept] = context.embedded || bothStay({ game }) ? [] : keptGames([game]);
  const pick = kept ? await askReplace(kept, fromLink) : "new";
  if (pick === "continue") await goOn(kept);
  return pick === "new";
}

/**
 * Resumes a kept game; a record that does not open is shown with its text.
 * @param {{ game?: string, text: string, record: Partial<GameRecord> | null, beside?: boolean }} kept
 */
export async function goOn(kept) {
  const mine = ++wanted;
  /** @type {import("./match/match.js").Match} */
  let match;
  try {
    let found = kept;
    if (kept.game !== undefined) {
      if (!(await isKeeper(kept.game, mine)) || mine !== wanted) return;
      if (kept.beside) takeBack(kept.game, kept.text);
      // Another tab may have gone on meanwhile, or come to the end.
      const [now] = keptGames([kept.game]);
      if (!now) return go("home", { notice: "That game was ended in another tab." });
      found = now;
    }
    const { record } = found;
    const { save, seats } = record ?? {};
    if (!save || !seats?.first || !seats.second) throw new Error("This text isn't a Deckmate save.");
    const whole = { ...record, save, seats };
    match = await opened(context.connection, matchPart, (parts) => resume(context.connection, parts, whole));
    // If another tab took the game over meanwhile, that tab has a newer state: it is opened anew.
    if (kept.game !== undefined && mine === wanted && !keeps(kept.game) && !context.embedded) return goOn(kept);
    if (kept.game === undefined && !(await mayReplace(match.view.game, false))) return;
    if (!(await isKeeper(match.view.game, mine))) return;
    if (kept.game === undefined && bothStay(match.view)) setBeside(match.view.game);
  } catch (error) {
    keepShownOnly(mine);
    if (mine !== wanted) return;
    const problem = await refusal(error);
    if (!root().querySelector("#home, #setup, #table")) go("home");
    const broken = shownProblem(problem);
    if (broken) await showBroken(kept, sentence(broken.message));
    return;
  }
  if (mine === wanted) await openTable(match);
}

/**
 * Shows a save that does not open; one that this page keeps may be deleted.
 * @param {{ game?: string, text: string }} kept @param {string} reason
 */
export async function showBroken(kept, reason) {
  if (await askBroken(kept, reason)) go("home");
}
