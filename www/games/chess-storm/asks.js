// The question for the square that a card still asks for when one is picked; the engine's question names the first.

/** By the kind of answer. @type {Partial<Record<import("../../engine").Choice["t"], string>>} */
const NEXT = {
  swap: "Choose the piece it swaps with.",
  move: "Choose its new square.",
  place: "Choose its new square.",
  border: "Choose the square behind the border.",
};

/** The sentence, or none. @param {import("../../engine").Offer[]} offers */
export const nextPick = (offers) => offers.map(({ choice }) => NEXT[choice.t]).find(Boolean) ?? "";
