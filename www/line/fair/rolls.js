// The rolls of an answer in a game that nobody deals: from both chains, from a deck that both have shuffled, or told by
// the side that opens a seal or shows its hand.
import { rollOf } from "./chain.js";
import { rollOfKind, SEALED } from "./seals.js";

/**
 * Everything that rolls come from.
 * @typedef {object} Sources
 * @property {import("./kept-game.js").Kept} kept
 * @property {import("./mail.js").Mail} mail
 * @property {import("./links.js").Links} links
 * @property {import("./decks.js").Decks | null} decks
 * @property {import("../../games/protocol").Hidden | null} hidden
 */

/**
 * The outcome of a roll that an answer leads to.
 * @param {Sources} sources @param {number} of @param {number} at the place among its rolls
 * @param {{ mine: boolean, why: import("../../engine").Why }} answer whose it is, and what was asked
 */
export async function rollOfAnswer({ kept, mail, links, decks, hidden }, of, at, { mine, why }) {
  if (decks && hidden?.inHand(why)) {
    if (mine) return decks.draw(at, of);
    const n = kept.answers.length;
    const cards = await mail.wait(`hand ${n}`);
    decks.hands.told[n] = cards;
    return cards[at] ?? 0;
  }
  if (of === SEALED && kept.hidden.length) {
    const opened = await mail.wait(`opened ${kept.answers.length}`);
    return rollOfKind(opened.kind);
  }
  const n = kept.rolled + at + 1;
  const [first, second] = await links.both(n);
  return rollOf(n, first, second, of);
}
