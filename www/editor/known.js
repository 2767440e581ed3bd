// The words and the cards that the parts of a setup are made of.
import { gameInfo } from "../context.js";
import { armyName } from "../pieces/looks.js";
import { capital, words } from "../ui/words.js";

/**
 * @typedef {object} Desk what the parts of a setup know, and what they can do
 * @property {import("./draft.js").Draft} draft
 * @property {import("./tray.js").Tool} tool
 * @property {(tool: import("./tray.js").Tool) => void} take
 */

/** A seat, or any other word, for people. @param {string} word */
export const wordOf = (word) =>
  ({ first: capital(armyName("white")), second: capital(armyName("black")) })[word] ?? words(word);

/**
 * The cards of a game that a field takes.
 * @param {Desk} desk @param {import("../engine").SetupField} field
 */
export const cardsOf = ({ draft }, { of }) =>
  gameInfo(draft.wanted.game).cards.filter(({ name }) => !of.length || of.includes(name));
