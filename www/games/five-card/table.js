// The extra `fiveCard`: hands, stack and discards, pot and cube, the call, the clocks, the tie-break.
import { answerNote } from "./answer-note.js";
import { apart } from "./apart.js";
import { bothWays } from "./both-ways.js";
import { confirmWords } from "./confirm-words.js";
import { cubeDeed } from "./cube-deed.js";
import { comesNow } from "./in-steps.js";
import { FiveCardPanels } from "./panels.js";
import { tips } from "./tips.js";

/** @type {import("../protocol").TablePart} */
export const tablePart = {
  hidden: apart,
  veil: { hand: ["play your turn", "show my hand"], "answer-double": ["answer the double", "show my hand"] },
  panels: (table) => new FiveCardPanels(table),
  hand: (view, seat) => /** @type {import("../../engine").FiveCardView} */ (view).poker.hands[seat],
  // A card of the tie-break is drawn where it lies.
  atHand: ({ prompt }, { choice }) => prompt?.why === "flop" && choice.t === "draw",
  pressable: comesNow,
  inHand: ({ prompt }) => prompt?.why === "hand",
  answerNote,
  deed: cubeDeed,
  confirmWords,
  tips,
  met: () => [["wild in hand", '#hand [data-card="wild"]']],
  tipPictures: { "why answer-double": bothWays },
};
