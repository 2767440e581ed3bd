// Own cards of Chess Storm on their way into the engine: an object, JSON, or a packed text with or without its link.
import { sanitize } from "./sanitize.js";

/**
 * Refuses what is no data, as any other card is refused.
 * @param {string} message @returns {import("../engine").RefusedCard}
 */
const refused = (message) => ({ ok: false, error: "bad-card", message, at: "", wrongs: [{ at: "", message }] });

/** @param {string} text */
function read(text) {
  const card = text.trim();
  return card.startsWith("{") ? JSON.parse(card) : card.replace(/^.*card=/, "");
}

/**
 * Looks at a card; a game takes it if it is `ok`.
 * @param {import("./types").Wasm} wasm @param {unknown} card @returns {import("../engine").CheckedCard}
 */
export function checkCard(wasm, card) {
  let found = card;
  try {
    if (typeof card === "string") found = read(card);
  } catch (error) {
    return refused(`This is no JSON: ${/** @type {Error} */ (error).message}`);
  }
  const { data, fault } = sanitize(found);
  return fault === undefined ? wasm.check_card(data) : refused(`The card cannot be read: ${fault}.`);
}
