// The extra `practice`: the practice positions of Chess Storm.
import { stormView } from "../cards.js";

export { practices } from "./practice.js";

/**
 * Returns true if the move has been made while the card stays in the hand and cannot be played at the end of the turn.
 * @param {import("../../../match/match.js").Match} match @param {string} card
 */
export function isPassedBy(match, card) {
  const { answered, asked, prompt, offers } = match;
  if (!answered || asked === null || prompt?.why !== "end") return false;
  const held = stormView(match).storm.hands[asked].includes(card);
  return held && !offers.some(({ choice }) => choice.t === "card" && choice.card === card);
}
