// 5 Card Chess: hands, stack and discards, pot and cube, the call, the clocks, the tie-break.
import rules from "../../../docs/rules/five-card.md";
import { FiveCardPanels } from "./panels.js";
import { price } from "./price.js";

/** @type {import("../protocol").GamePart} */
export const fiveCard = {
  rules,
  scene: {
    rows: ["r..qk..r", "pp...ppp", "..n.b...", "...P.n.."],
    livery: { white: "red" },
    hand: ["pawn", "knight", "queen", "wild", "rook"],
  },
  livery: { white: "red" },
  hides: (options) => options?.open_hands !== true,
  veil: { hand: ["play your turn", "show my hand"], "answer-double": ["answer the double", "show my hand"] },
  panels: (table) => new FiveCardPanels(table),
  inHand: ({ state }) => state.prompt?.why === "hand",
  price,
};
