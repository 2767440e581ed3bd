// The hidden hands of a game that nobody deals: what of views, questions and answers the two devices need to know.

/** @type {import("../protocol").Hidden} */
export const apart = {
  cards: ["pawn", "knight", "bishop", "rook", "queen", "wild"],
  pile: (view) => /** @type {import("../../engine").FiveCardView} */ (view).poker.stack,
  shows: (why, text) => text === "fold" || (why === "able" && text === "no"),
  inHand: (why) => why !== "flop",
};
