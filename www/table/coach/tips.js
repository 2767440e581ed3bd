// What is said the first time that something is met at a table: by the engine's names of it, for one game or for all.

/** @type {Record<string, string>} */
export const TIPS = {
  "why move": "Tap a piece to see where it can go, then tap a square; or drag it there.",
  "why answer-draw": "Accept, and nobody wins. Decline, and the game goes on.",
  "why promote-kind": "A pawn on the last rank becomes another piece: choose which.",
  "why target": "Choose a target for the card. A card that is only lifted goes back when you tap it again.",
  check: "Your king is in check: move it, block the line, or capture the attacker.",
  "doublecross duty": "You must use the card, with one of the marked pieces.",
  duty: "You must do what is asked here, with a marked piece.",
  "duty with cards": "You must do what is asked here, with a marked piece or a raised card.",
  left: "Your clock runs: first the delay, then your time. At zero you lose, unless your opponent has only a king.",
  mark: "A sign on a piece: an effect is at work. Tap the piece to read which.",

  "full-double why move": "You have two kings. While both stand there is no check: look after them yourself.",

  "doublecross why draw": "Draw a card. It says which piece must move, yours or your opponent's.",
  "doublecross why play": "Move any piece of this colour and kind. If nothing can move, the turn is over.",
  "doublecross why call":
    "Is a king newly attacked, yours or your opponent's? Then announce check. Announcing without need costs nothing.",
  "doublecross offer claim:punish": "Was a king attacked and nothing said? Claim it before you draw.",
  "doublecross why punish":
    "Remove the piece to blame: one that attacks your king, or the piece that put your opponent's own king in check.",
  "doublecross why save-king": "You kept this card for now: it undoes the capture of your king.",
  "doublecross why return-man": "Any captured piece may come back, of either colour.",
  "doublecross why remove-pawn": "Any pawn, of either colour.",

  "five-card why hand": "A card moves a piece of its kind, and you draw another. Your king needs no card.",
  "five-card offer fold":
    "Fold if your hand is useless: five new cards. It takes your turn, but in check you then move as well.",
  "five-card offer call": "After a call nobody draws: checkmate with the cards you hold, or cards decide the pot.",
  "five-card offer double": "Double when you are ahead: your opponent pays the same again, or gives up the pot.",
  "five-card why answer-double": "Accept, and the cube is yours. Decline, and you lose the pot as it is now.",
  "five-card why flop": "Each draws a card: the higher one wins the pot.",

  "deception why cloak":
    "Your opponent sees only the cloaks. Capture their base king, whatever cloak it wears, and you win.",
  "deception offer uncloak": "Before your move you may uncloak one piece. Then it moves as what it really is.",
  "deception piles": "The bases that each player still hides.",

  "chess-storm why action":
    "Move, or play one card this turn. Tap a card to read it; a bright edge means that it works now.",
  "chess-storm why end": "After your move you may play a card with the sign “End”.",
  "chess-storm why after": "Your opponent's turn is over. You may respond with a card, once a turn.",
  "chess-storm why during": "One of your pieces is about to be captured. A card for that moment can help.",
  "chess-storm why reply":
    "The card has not taken effect yet, and what it is aimed at is secret. You may respond to it.",
  "chess-storm offer dump":
    "A card that can do nothing now may be discarded for another. It counts as your card this turn.",
  "chess-storm lasting": "This effect lasts: its card stays beside the piles until it ends.",
};
