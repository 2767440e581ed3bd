// What a question of Chess Storm wants, in words.

/** What is to be picked on the board, by the kind of answer: nothing picked yet, and one square picked. */
const PICKS = {
  swap: ["Choose two pieces to swap", "Now the piece it swaps with"],
  move: ["Choose a piece and then its new square", "Now its new square"],
  piece: ["Choose a piece", "Choose the next piece"],
  lodger: ["Choose a piece", "Choose the next piece"],
  kind: ["Choose what it becomes"],
  man: ["Choose the piece that comes in"],
};

/** A sentence for a card's question, as long as nothing or one square is picked. */
export const stormAsks = (offers, picked) => {
  const one = offers.find(({ choice }) => PICKS[choice.t]);
  if (!one) return "";
  const words = PICKS[one.choice.t];
  const done = !picked && offers.some(({ choice }) => choice.t === "done");
  return `${words[picked ? 1 : 0] ?? words[0]}${done ? ", or Done" : ""}.`;
};
