// Explains a button for the key "?": what it does, and why it can't be pressed now.
import { findCard } from "../../context.js";
import { canUndo } from "../../match/undo.js";
import { sentence } from "../../ui/words.js";
import { whatFirst } from "../menu.js";
import { foretold } from "./foretold.js";

/** By its id or the name that it has in the page. @type {Record<string, string>} */
const DOES = {
  undo: "Takes back your last answer, with all that followed from it.",
  leave: "Goes back to all games. This game is kept.",
  flip: "Turns the board round.",
  rules: "Opens the rules of this game.",
  menu: "Opens the menu: hint, draw, resign, save, settings.",
  "put-back": "Puts the card back into the hand. Nothing is played.",
  back: "Takes back the last choice.",
  look: "Shows the cards to choose from.",
  say: "Says something beside the game.",
  "no-card": "Calls the move off.",
  "menu-hint": "Says what the computer would answer in your place.",
  "menu-offer": "Your opponent may accept the draw, or decline it.",
  "menu-resign": "Gives the game up. You are asked once more.",
  "menu-save": "Keeps this game as a file, which the first screen opens again.",
  "menu-copy": "Copies the text of this game.",
  "menu-share": "Gives this game away: as a link, a text, a picture or a QR code.",
};

/** The reason why a button can never be pressed, by its id or its last class. @type {Record<string, string>} */
const WHY = {
  "board-pan": "The board ends here.",
  "look-back-step": "There is no play before this one.",
  "look-next": "There is no play after this one.",
};

/**
 * @param {import("../table.js").Table} table
 * @param {HTMLElement} node
 * @param {(text: string) => Promise<import("../../engine").Events | null>} ahead what would follow from an answer
 * @returns {Promise<{ title: string, does: string[], why: string | null }>}
 */
export async function aboutButton(table, node, ahead) {
  const { match } = table;
  const { text = "", test = "", pick } = node.dataset;
  const title = (node.getAttribute("aria-label") ?? node.textContent ?? "").trim();
  const offer = match.offers.find((one) => one.text === text);
  const card = pick ?? (offer?.choice.t === "card" ? offer.choice.card : null);
  const does = [
    (card && findCard(match.view.game, card)?.text) ?? "",
    ...(offer ? await following(offer, ahead) : [DOES[node.id || test] ?? DOES[text] ?? node.title]),
  ].filter((words) => words && words !== title);
  return { title, does, why: unavailable(node) ? await whyNot(match, node) : null };
}

/**
 * The answer in words, and what the log would say next.
 * @param {import("../../engine").Offer} offer
 * @param {(text: string) => Promise<import("../../engine").Events | null>} ahead
 */
async function following(offer, ahead) {
  return foretold(offer, offer.role === "play" ? await ahead(offer.text) : null);
}

/** @param {HTMLElement} node */
const unavailable = (node) => node.matches(':disabled, [aria-disabled="true"]');

/**
 * Names the open question for a button that waits for its answer.
 * @param {import("../../match/match.js").Match} match @param {HTMLElement} node
 */
async function whyNot(match, node) {
  const described = document.getElementById(node.getAttribute("aria-describedby") ?? "")?.textContent;
  const own = described || node.dataset.why || WHY[node.id || (node.classList.item(node.classList.length - 1) ?? "")];
  if (own) return own;
  if (node.id !== "undo") return whatFirst(match);
  const can = match.asked || match.over ? await canUndo(match).catch(() => null) : null;
  return can && !can.ok ? sentence(can.message) : "There is nothing to take back now.";
}
