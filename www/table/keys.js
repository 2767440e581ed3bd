// Keys that work anywhere at the table. Single letters can be switched off and never fire while somebody types.

import { context } from "../context.js";
import { keysDialog } from "../dialogs/later.js";
import { dialogIsOpen, plain, typing } from "../ui/keys.js";
import { toast } from "../ui/live.js";
import { change, settings } from "../ui/settings.js";

/** @type {() => HTMLButtonElement[]} */
const answers = () =>
  [...document.querySelectorAll("#prompt-buttons button")].map((node) => /** @type {HTMLButtonElement} */ (node));
/** The answer that Space gives, in the prompt bar or where a game has put it. */
const usual = () => /** @type {HTMLButtonElement | null} */ (document.querySelector("#table [data-default]"));
/** The cards of the hand that is shown. @type {() => HTMLButtonElement[]} */
const handCards = () =>
  [...document.querySelectorAll("#hand:not([hidden]) button")].map((node) => /** @type {HTMLButtonElement} */ (node));
/** Returns true if a key was pressed within something. @param {Event} event @param {string} selector */
const within = ({ target }, selector) => target instanceof Element && target.closest(selector) !== null;

/** @type {Record<string, (table: import("./table.js").Table) => void>} */
const LETTERS = {
  f: (/** @type {import("./table.js").Table} */ table) => table.sides.flip(),
  u: (/** @type {import("./table.js").Table} */ table) => table.undo.node.click(),
  t: (/** @type {import("./table.js").Table} */ table) => table.match.askHint(),
  l: (/** @type {import("./table.js").Table} */ table) => table.log.list.focus(),
  p: (/** @type {import("./table.js").Table} */ table) => (answers()[0] ?? table.prompt.bar).focus(),
  h: (/** @type {import("./table.js").Table} */ _table) => handCards()[0]?.focus(),
  b: (/** @type {import("./table.js").Table} */ table) => table.board?.focus(),
  c: (/** @type {import("./table.js").Table} */ table) => table.beyond.type(),
  x: (/** @type {import("./table.js").Table} */ table) => table.beyond.threats(),
  m: () => {
    change({ sound: !settings.sound });
    toast(settings.sound ? "Sound on." : "Sound off.");
  },
};

/**
 * Space on a square that cannot be picked is meant for the bar; the board must not see it then.
 * @param {KeyboardEvent} event
 */
function spaceOnIdleBoard(event) {
  const { table } = context;
  if (event.key !== " " || !table || dialogIsOpen() || !plain(event) || !within(event, "#board")) return;
  const button = usual();
  if (!button || table.match.offers.some((offer) => offer.squares.length > 0)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) button.click();
}
addEventListener("keydown", spaceOnIdleBoard, { capture: true });

addEventListener("keydown", (event) => {
  const { table } = context;
  if (typing(event.target) || dialogIsOpen() || event.defaultPrevented) return;
  if (event.key === "?" && settings.letters) {
    event.preventDefault();
    // The extra that says what is pressed may not be there yet.
    if (table && !table.aim && within(event, "#board [data-square], #table button"))
      void table.beyond.ahead().then((aim) => (aim ? aim.note.key(event) : keysDialog()));
    else keysDialog();
    return;
  }
  if (!table) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    event.preventDefault();
    table.undo.node.click();
  } else if (event.key === "Escape") {
    // A choice on the board goes back wherever the focus is.
    table.board?.clear();
  } else if (event.key === " " && plain(event) && !event.repeat) {
    // A focused button or square keeps its own Space.
    if (within(event, "button, a, input, summary")) return;
    const button = usual();
    if (!button) return;
    event.preventDefault();
    button.click();
  } else if (plain(event) && settings.letters && !event.repeat) {
    const act = LETTERS[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act(table);
  }
});

// Digits answer when the key is let go, so that holding one down does not run through several prompts.
addEventListener("keyup", (event) => {
  const { table } = context;
  if (!table || typing(event.target) || dialogIsOpen() || !plain(event) || !/^[1-9]$/.test(event.key)) return;
  const at = Number(event.key) - 1;
  if (!table.match.part.inHand?.(table.match)) {
    answers()[at]?.click();
    return;
  }
  const card = handCards()[at];
  // Enter then plays the card that was lifted.
  if (table.panels?.enterPlays) card?.focus();
  card?.click();
});
