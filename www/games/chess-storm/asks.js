// The squares that a card still asks for when one square is picked; the engine's question names the first.

/** By the kind of answer. @type {Partial<Record<import("../../engine").Choice["t"], string>>} */
const NEXT = {
  swap: "Now the piece it swaps with.",
  move: "Now its new square.",
  place: "Now its new square.",
  border: "Now the square behind the border.",
};

/** The sentence, or none. @param {import("../../engine").Offer[]} offers */
export const nextPick = (offers) => offers.map(({ choice }) => NEXT[choice.t]).find(Boolean) ?? "";
