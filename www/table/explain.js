// Explains why something that was tapped cannot be chosen: the engine says it, from what the asked player may know.
import { pieceOn } from "../board/shape.js";
import { armyName } from "../pieces/looks.js";
import { capital, sentence, turnOf } from "../ui/words.js";

/**
 * @typedef {import("../engine").ExplainTarget} ExplainTarget
 * @typedef {import("../match/match.js").Match} Match
 */

/** The reason why a piece could not be chosen, if that was told last, and what was shown then. */
let last = { shown: /** @type {unknown} */ (null), told: "" };

/**
 * Words about a square that some answers touch, but none that begins with the picked square.
 * @param {string | null} picked the square that was picked before
 * @param {string} square
 * @param {Match} match
 */
function elsewhere(match, square, picked) {
  if (picked === null) {
    const choose = last.shown === match.shown ? `${last.told} Choose another piece` : "Choose a piece first";
    return `${choose}, then ${square}.`;
  }
  const piece = pieceOn(match.view, picked);
  const who = piece ? `The ${armyName(piece.side)} ${piece.kind} on ${picked}` : picked;
  return `${capital(who)} can't go to ${square}. Choose it again to see where it can go.`;
}

/**
 * The sentence; null where no player can be told it, or the game has gone on meanwhile.
 * @param {Match} match @param {ExplainTarget} about @param {string | null} [picked]
 * @returns {Promise<string | null>}
 */
export async function explain(match, about, picked = null) {
  const { prompt, shown } = match;
  if (!prompt || match.closed) return match.closed;
  if (match.phase === "thinking" || match.phase === "pausing") return turnOf(match.seat(prompt.seat).name);
  if (match.phase !== "idle" || match.asked === null) return null;
  const told = await match.connection.call("explain", picked ? { ...about, from: picked } : about, match.viewers);
  if (match.shown !== shown || match.phase !== "idle") return null;
  if (told !== null) {
    const isPiece = "square" in about && !picked && pieceOn(match.view, about.square);
    last = { shown: isPiece ? shown : null, told: sentence(told) };
    return sentence(told);
  }
  return "square" in about ? elsewhere(match, about.square, picked) : null;
}
