// What a question of Chess Storm wants, in words.

/** What is to be picked on the board, by the kind of answer: nothing picked yet, and one square picked. */
/** @type {Partial<Record<import("../../engine").Choice["t"], string[]>>} */
const PICKS = {
  swap: ["Choose two pieces to swap", "Now the piece it swaps with"],
  move: ["Choose a piece and then its new square", "Now its new square"],
  place: ["Choose a piece and then its new square", "Now its new square"],
  piece: ["Choose a piece", "Choose the next piece"],
  square: ["Choose a square"],
  border: ["Choose two squares with a border between them", "Now the square behind the border"],
  lodger: ["Choose a piece", "Choose the next piece"],
  kind: ["Choose what it becomes"],
  man: ["Choose the piece that comes in"],
  turn: ["Choose which way the board turns"],
};

/** What a kind is picked for, where it is not what a piece becomes, by the card. @type {Record<string, string>} */
const KINDS = { diktat: "Choose the kind of piece that must move" };

/** What turns, where it is not the board, by the card. @type {Record<string, string>} */
const TURNS = { quadrille: "Choose which way the corner pieces go round" };

/**
 * A sentence for a card's question, as long as nothing or one square is picked.
 * @param {import("../../engine").Offer[]} offers
 * @param {string | null} picked
 * @param {string | null} [card] the card that asks
 */
export const stormAsks = (offers, picked, card) => {
  if (card && KINDS[card] && offers.some(({ choice }) => choice.t === "kind")) return `${KINDS[card]}.`;
  if (card && TURNS[card] && offers.some(({ choice }) => choice.t === "turn")) return `${TURNS[card]}.`;
  const words = offers.map(({ choice }) => PICKS[choice.t]).find(Boolean);
  if (!words) return "";
  const done = !picked && offers.some(({ choice }) => choice.t === "done");
  return `${words[picked ? 1 : 0] ?? words[0]}${done ? ", or Done" : ""}.`;
};
