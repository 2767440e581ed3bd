// Sets of own cards as files and texts: a list of JSON, or links, one a line. The command line reads both.
import { whole } from "../address.js";
import { ownCard } from "../cards/shelf.js";
import { context } from "../context.js";
import { sentence } from "../ui/words.js";

/** Cards that are read of a text at most. */
const MOST = 400;

/** @typedef {import("../cards/own.js").OwnInfo} OwnInfo */

/** The link to a card. @param {Pick<OwnInfo, "packed">} card */
export const linkTo = ({ packed }) => whole({ card: packed });

/** The link to a whole set. @param {OwnInfo[]} cards */
export const linkToSet = (cards) => whole({ cards: cards.map(({ packed }) => packed).join(",") });

/** The cards as links, one a line. @param {OwnInfo[]} cards */
export const linksOf = (cards) => cards.map(linkTo).join("\n");

/** The cards as a list of JSON. @param {OwnInfo[]} cards */
export async function fileOf(cards) {
  const found = await Promise.all(cards.map(({ packed }) => context.connection.call("checkCard", packed)));
  return `[\n${found.map((card) => (card.ok ? JSON.stringify(card.card) : "")).join(",\n")}\n]\n`;
}

/** The cards of a text as they stand there; throws a sentence. @param {string} text @returns {(string | object)[]} */
function written(text) {
  const plain = text.replace(/^\ufeff/, "").trim();
  if (!/^[[{]/.test(plain)) return plain.split(/[\s,]+|.*#cards=/).filter((word) => /[\w-]{6,}/.test(word));
  const found = JSON.parse(plain);
  return Array.isArray(found) ? found : [found];
}

/**
 * Reads the cards of a text: those that a game takes, and a sentence for each other one.
 * @param {string} text @returns {Promise<{ cards: OwnInfo[], faults: string[] }>}
 */
export async function cardsIn(text) {
  /** @type {(string | object)[]} */
  let all;
  try {
    all = written(text);
  } catch (error) {
    return { cards: [], faults: [`This is no JSON: ${/** @type {Error} */ (error).message}`] };
  }
  /** @type {OwnInfo[]} */
  const cards = [];
  /** @type {string[]} */
  const faults = all.length > MOST ? [`Only the first ${MOST} of ${all.length} cards are read.`] : [];
  for (const [at, card] of all.slice(0, MOST).entries()) {
    try {
      cards.push(await ownCard(card));
    } catch (error) {
      const name = /** @type {any} */ (card)?.title ?? `Card ${at + 1}`;
      faults.push(`${String(name).slice(0, 40)}: ${sentence(/** @type {Error} */ (error).message)}`);
    }
  }
  if (!cards.length && !faults.length) faults.push("There is no card in this text.");
  return { cards, faults };
}
