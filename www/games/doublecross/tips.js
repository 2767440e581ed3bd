// The tips at the first sight of something in DoubleCross Chess, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  duty: "You must use the card, with one of the marked pieces.",
  "why draw": "Capture the other king to win. Draw a card: it says which piece must move, whoever owns it.",
  check: "The lit king is attacked, as was announced: whoever draws the right card can capture it, and that wins.",
  "why play": "The card says what may move, yours or not: you choose which piece, and where.",
  "why call": "Is a king newly attacked, yours or your opponent's? Forget to say so, and you may lose a piece.",
  "offer claim:punish": "Was a king attacked and nothing said? Claim it before you draw.",
  "why punish":
    "Remove the piece to blame: one that attacks your king, or the piece that put your opponent's own king in check.",
  "why save-king": "You kept this card for now: it undoes the capture of your king.",
  "why return-man": "Any captured piece may come back, of either colour.",
  "why remove-pawn": "Any pawn, of either colour.",
};
