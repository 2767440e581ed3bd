// The answers of the secret set-up: as long as nothing is hidden, shuffling is the expected one.

/**
 * @typedef {import("../../match/status.js").MatchStatus} MatchStatus
 * @typedef {import("../../engine").Offer} Offer
 */

/** Returns true if every base of the asked player lies under its own cloak. @param {MatchStatus} match */
const isPlain = ({ view, prompt }) =>
  view.cells.every((cell) => !cell || cell.side !== prompt?.side || cell.base === cell.kind);

/** @param {MatchStatus} match @param {Offer} offer */
export const expected = (match, { choice }) =>
  match.prompt?.why === "cloak" && choice.t === (isPlain(match) ? "shuffle" : "done");

/** The gain of an answer, in few words. @param {MatchStatus} match @param {Offer} offer */
export function answerNote(match, { choice }) {
  if (match.prompt?.why !== "cloak") return null;
  if (choice.t === "shuffle") return "hidden by lot";
  if (choice.t === "identical") return "no bluffs";
  if (choice.t === "done") return isPlain(match) ? "nothing is hidden" : "start";
  return null;
}
