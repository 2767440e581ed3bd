// The tips at the first sight of something at a table of any game, by the engine's names of it.

/** @type {Record<string, string>} */
export const TIPS = {
  "why move": "Tap a piece to see where it can go, then tap a square; or drag it there.",
  "why answer-draw": "Accept, and nobody wins. Decline, and the game goes on.",
  "why promote-kind": "A pawn on the last rank becomes another piece: choose which.",
  "why target": "Choose a target for the card. A card that is only lifted goes back when you tap it again.",
  check: "Your king is in check: move it, block the line, or capture the attacker.",
  duty: "Not everything is allowed now: choose one of the marked pieces.",
  "duty with cards": "Not everything is allowed now: choose a marked piece or a raised card.",
  left: "Your clock runs. At zero you have lost.",
  mark: "A sign on a piece: an effect is at work. Tap the piece to read which.",
};
