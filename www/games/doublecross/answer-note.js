// The price of keeping quiet about a check, under its answer; the question says that a wrong call is free.

/**
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Offer} offer
 * @returns {string | null}
 */
export const answerNote = ({ prompt }, { choice }) =>
  prompt?.why === "call" && choice.t !== "claim" ? "risks a piece" : null;
