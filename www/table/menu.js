// The menu of the table, and the answers that may end the game.

import { keysDialog, settingsDialog, share } from "../dialogs/later.js";
import { dailyOf, isCounted, whyNoHelp } from "../match/daily.js";
import { dateOf } from "../match/days.js";
import { confirm, dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { copy, download } from "../ui/files.js";
import { toast } from "../ui/live.js";
import { count, does, turnOf } from "../ui/words.js";
import { menuOffers } from "./prompt.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("../match/match.js").Match} Match
 * @typedef {keyof ReturnType<typeof actsOf>} Item
 */

/** The reason why a game with secrets cannot be saved or copied while it goes on. */
const SEALED = "You can save and copy this game when it is over: its text tells what the players hide.";
const ELSEWHERE = "You can save and copy this game when it is over: until then the other device keeps it.";
const SEALED_ITEMS = ["save", "copy"];

/** @param {Match} match @param {"offer" | "resign"} type */
const endingOffer = (match, type) => menuOffers(match).find(({ choice }) => choice.t === type);

/** Returns the act of each item. @param {Table} table */
function actsOf(table) {
  const { match } = table;
  return {
    hint: () => match.askHint(),
    practise: () => match.practise(),
    offer: () => final(match, endingOffer(match, "offer")),
    resign: () => final(match, endingOffer(match, "resign")),
    result: () => table.result(),
    cards: () => match.part.allCards?.(match),
    new: () => table.navigation.setup(match.request),
    save: () => saveToFile(match),
    copy: () => copyGame(match),
    share: () => share(table),
    edit: () => table.navigation.edit({ view: match.view, options: match.state.options }),
    settings: () => settingsDialog(),
    keys: () => keysDialog(),
    threats: () => table.beyond.threats(),
    type: () => table.beyond.type(),
    draw: () => table.beyond.draw(),
    flip: () => table.sides.flip(),
    rules: () => table.navigation.rules(match.view.game),
  };
}

/** @param {Match} match @param {(item: Item) => void} close */
function items(match, close) {
  const draws = match.part.draws !== false;
  const offer = !draws || Boolean(endingOffer(match, "offer"));
  const resign = Boolean(endingOffer(match, "resign"));
  /**
   * Makes an item. One that is not available says why, beside it or when it is pressed.
   * @param {string} words @param {Parameters<typeof button>[2]} sign @param {Item} value
   */
  const item = (words, sign, value, on = true) => {
    const sealed = SEALED_ITEMS.includes(value);
    return button(
      words,
      {
        class: value === "resign" ? "menu-item risky" : "menu-item",
        onclick: () => close(value),
        disabled: !on && sealed,
        "aria-disabled": !on && !sealed && "true",
        "data-test": `menu-${value}`,
        "aria-describedby": !on && (sealed ? "menu-why" : "menu-first"),
      },
      sign,
    );
  };
  const why = () => h("p", { class: "hint menu-why", id: "menu-first" }, whyNot(match));
  const day = match.conductor.asks ? dailyOf(match) : null;
  const fair = whyNoHelp(match);
  return h(
    "div",
    { class: "menu-items" },
    day !== null && h("p", { class: "hint menu-day" }, `Daily game, ${dateOf(day)}: the same for everybody.`),
    isCounted(match) && item("Only practise", "bulb", "practise"),
    fair && h("p", { class: "hint menu-fair" }, fair),
    !fair && !match.over && match.people.length > 0 && item("Hint", "bulb", "hint", match.asked !== null),
    draws && item("Offer a draw", "hand", "offer", offer),
    resign && !offer && why(),
    item("Resign", "flag", "resign", resign),
    !resign && why(),
    match.over && item("Result", "flag", "result"),
    match.part.allCards && item("All cards", "card", "cards"),
    item("New game", "plus", "new"),
    item("Save to a file", "save", "save", !match.sealed),
    item("Copy game", "copy", "copy", !match.sealed),
    match.sealed && h("p", { class: "hint menu-why", id: "menu-why" }, match.state.save ? SEALED : ELSEWHERE),
    item("Share", "share", "share"),
    !match.sealed && item("Edit this position", "pen", "edit"),
    item("Threats", "eye", "threats"),
    item("Type moves", "keys", "type"),
    item("Draw on the board", "pen", "draw"),
    // The bar of a phone has no room for these.
    item("Flip the board", "flip", "flip"),
    item("Rules", "book", "rules"),
    item("Settings", "gear", "settings"),
    item("Keys", "keys", "keys"),
  );
}

/** Closes the menu with what was picked. @type {(item: Item) => void} */
let closing = () => {};

/** @param {Table} table */
export async function menu(table) {
  const body = (/** @type {typeof closing} */ close) => {
    closing = close;
    return items(table.match, close);
  };
  /** @type {Item | null} */
  const pick = await dialog({ id: "menu", title: "Menu", size: "small", body });
  if (pick) await actsOf(table)[pick]();
}

/** Brings an open menu up to date with what may be done now, if anything has changed. @param {Table} table */
export function paintMenu({ match }) {
  const shown = document.querySelector("#menu[open] .menu-items");
  if (!shown) return;
  const now = items(match, closing);
  if (shown.outerHTML === now.outerHTML) return;
  const { activeElement } = document;
  const held = activeElement instanceof HTMLElement && shown.contains(activeElement) ? activeElement.dataset.test : "";
  shown.replaceWith(now);
  /** @type {HTMLElement | null} */
  const again = held ? now.querySelector(`[data-test="${held}"]`) : null;
  again?.focus({ preventScroll: true });
}

/** @param {Match} match */
async function copyGame(match) {
  if (await mayTake(match, "Copy game")) await copy(JSON.stringify(match.record()), "Game");
}

/**
 * Asks the player before a game that goes on is saved or copied, if its text tells the cards to come.
 * @param {import("../match/match.js").Match} match @param {string} what
 */
const mayTake = async (match, what) =>
  !match.tellsAhead ||
  confirm(
    `${what}?`,
    "The text holds the seed and all answers: whoever reads it can work out the cards to come.",
    what,
    "Cancel",
    "primary",
  );

/** Saves the game to a file that the page can open again. @param {import("../match/match.js").Match} match */
export async function saveToFile(match) {
  if (!(await mayTake(match, "Save to a file"))) return;
  const record = match.record();
  const moves = count(record.turn ?? 1, "move").replace(" ", "-");
  download(`deckmate-${record.game}-${moves}.json`, JSON.stringify(record));
}

/** Says what has to come before an answer that is not open now: an answer or a turn. @param {Match} match */
export function whatFirst(match) {
  const { prompt } = match;
  if (!prompt || match.closed) return match.closed ?? "";
  return match.asked ? `Answer this first: ${prompt.text}` : turnOf(match.seat(prompt.seat).name);
}

/** Says why a draw cannot be offered now, or the game not be given up. @param {Match} match */
const whyNot = (match) =>
  endingOffer(match, "resign") ? "A draw can be offered once a turn, at its beginning." : whatFirst(match);

/**
 * Resigns or offers a draw, after asking once more. If the engine does not offer that now, tells the player why not.
 * @param {import("../match/match.js").Match} match
 * @param {import("../engine").Offer | undefined} offer
 */
async function final(match, offer) {
  const { shown } = match;
  if (!offer || !shown.prompt) return toast(whyNot(match));
  const { seat } = shown.prompt;
  const [name, other] = [match.seat(seat).name, match.seat(match.other(seat)).name];
  const sure =
    offer.choice.t === "resign"
      ? await confirm(
          "Resign?",
          match.people.length === 1 ? "You lose the game." : `${does(name, "lose", "loses")} the game.`,
          "Resign",
        )
      : await confirm("Offer a draw?", `${other} can accept or decline.`, "Offer a draw", "Cancel", "primary");
  if (sure && match.shown === shown) await match.answer(offer.text);
}
