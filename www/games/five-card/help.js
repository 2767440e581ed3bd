// The help of 5 Card Chess, behind a button beside the question: what its buttons do, and what the cube is.
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { capital } from "../../ui/words.js";
import { BY_CARDS } from "./cards.js";

/** The printed rule, where the other one is in force. */
const PRINTED =
  "In the printed rules each player draws a card then, and the higher one wins the pot. Here a failed call loses it.";

/** @param {boolean} lost whether a failed call loses the pot @returns {[word: string, text: string][]} */
const words = (lost) => [
  ["Fold", "Swap your whole hand for new cards instead of moving. In check only if no card helps: then you move, too."],
  [
    "Call",
    "From now on neither of you draws: whoever is in check with nothing left to play is mated. You must checkmate " +
      "with the cards you hold, and with at most five moves without a card (those of your king). If they are used up " +
      `and there is no checkmate, the call has failed. ${lost ? PRINTED : `${capital(BY_CARDS)}.`}`,
  ],
  [
    "Double",
    "Offer to play for twice the stakes. Your opponent accepts and then owns the cube, or declines and loses what is " +
      "in the pot.",
  ],
  [
    "The cube",
    "It shows by how much the stakes have grown. In the middle either player may double; later only its owner may.",
  ],
  ["Your cards", "A card pays for one move of its piece; a wild card pays for any. Moves of the king are free."],
];

/** @param {import("../../match/match.js").Match} match */
const tell = (match) =>
  dialog({
    id: "poker-help",
    title: "What can I do?",
    body: h(
      "dl",
      { class: "poker-help" },
      words(match.state.options.failed_call === "loss").map(([word, text]) => [h("dt", {}, word), h("dd", {}, text)]),
    ),
  });

/** @param {import("../../match/match.js").Match} match */
export const helpButton = (match) =>
  button(
    "What can I do? Fold, call, double, the cube",
    { class: "icon-button prompt-why", "data-test": "poker-help", onclick: () => tell(match) },
    "info",
    true,
  );
