// The table of an evening: both players with their purses, the pot between them, and how chips move over it.
import { extra } from "../extras/extra.js";
import { pieceIcon } from "../pieces/picture.js";
import { sound } from "../sound/sound.js";
import { h } from "../ui/dom.js";
import { motionAllowed } from "../ui/settings.js";
import { count } from "../ui/words.js";
import { slide, stacks } from "./stacks.js";

/**
 * @typedef {import("../engine").EveningSheet} Sheet
 * @typedef {import("./keep.js").Kept} Kept
 */

/** Chips that are seen to move at most. */
const MOST = 8;
/** Milliseconds before the antes go in after a pot was won. */
const PAUSE = 350;

/**
 * The face of a player: an opponent's portrait, else a king.
 * @param {Kept} kept @param {number} player @param {boolean} red
 */
async function face({ habit }, player, red) {
  const found = player === 1 && habit ? await extra("opponents").catch(() => null) : null;
  if (found?.WHO[String(habit)]) return found.portrait(String(habit));
  return pieceIcon(red ? "red" : "black", "king", "portrait glyph");
}

/** @param {Kept} kept @param {Sheet} sheet @param {number} player */
async function seat(kept, { next, purses, over, ahead }, player) {
  const purse = next?.left[player] ?? purses[player];
  return h(
    "div",
    { class: "eve-seat", data: { player, ahead: over !== null && ahead === player } },
    h("div", { class: "eve-chips" }, stacks(purse)),
    await face(kept, player, (next?.red ?? 0) === player),
    h("p", { class: "eve-name" }, kept.names[player]),
    h("p", { class: "eve-purse" }, h("strong", {}, purse), ` ${purse === 1 ? "ante" : "antes"}`),
    next && h("p", { class: "eve-army" }, next.red === player ? "Red, moves first" : "Black"),
  );
}

/** @param {Sheet} sheet */
function middle({ next, over, ahead }) {
  if (!next) return h("div", { class: "eve-middle" }, over && ahead === null && h("p", { class: "eve-pot" }, "Even"));
  return h(
    "div",
    { class: "eve-middle" },
    next.doubles && h("p", { class: "eve-bell", "aria-hidden": "true" }, "The ante doubles"),
    stacks(next.pot),
    h("p", { class: "eve-pot" }, "Pot ", h("strong", {}, next.pot)),
    h("p", { class: "eve-ante" }, next.all_in ? "All in" : `${count(next.ante, "ante")} each`),
  );
}

/** The chips of a place, the last ones first. @param {HTMLElement} root @param {string} place */
const chipsIn = (root, place) => [...root.querySelectorAll(`${place} .eve-chip`)].reverse();

/**
 * The last pot goes to its winner, and the antes of the next game go in.
 * @param {HTMLElement} root @param {Sheet} sheet
 */
function move(root, { rows, next }) {
  if (next?.doubles) sound("stake");
  if (!motionAllowed() || document.hidden || !root.isConnected) return;
  const [pot, ...seats] = [".eve-middle", '[data-player="0"]', '[data-player="1"]'];
  const node = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(name));
  const { player = null, stake = 0 } = rows.at(-1) ?? {};
  let delay = 0;
  if (player !== null) {
    const won = chipsIn(root, seats[player]).slice(0, Math.min(2 * stake, MOST));
    delay = slide(won, node(pot), 0) + PAUSE;
  }
  if (!next) return;
  const antes = chipsIn(root, pot);
  for (const at of [0, 1]) {
    const some = antes.filter((_, nth) => nth % 2 === at);
    slide(some, node(`${seats[at]} .eve-chips`), delay);
  }
  const bell = root.querySelector(".eve-bell");
  bell?.animate([{ scale: 0.4, opacity: 0 }, { scale: 1.25, opacity: 1, offset: 0.6 }, { scale: 1 }], {
    duration: 700,
    delay,
    fill: "backwards",
    easing: "ease-out",
  });
}

/**
 * The table; chips move where something has just been done.
 * @param {Kept} kept @param {Sheet} sheet @param {boolean} fresh
 */
export async function scene(kept, sheet, fresh) {
  const root = h(
    "div",
    { class: "eve-table", data: { bell: sheet.next?.doubles ?? false } },
    await seat(kept, sheet, 0),
    middle(sheet),
    await seat(kept, sheet, 1),
  );
  if (fresh) requestAnimationFrame(() => move(root, sheet));
  return root;
}
