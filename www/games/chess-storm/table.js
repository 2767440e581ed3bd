// The extra `chessStorm`: hand, question, piles and effects of Chess Storm at the table.
import { peopleOnly as byHand, met } from "../../cards/own.js";
import { withExtra } from "../../extras/later.js";
import { GAME, stormCard } from "./cards.js";
import { atTools } from "./handed.js";
import { StormPanels } from "./panels.js";
import { autoAnswer, inHand } from "./passing.js";
import { pool } from "./pool.js";
import { runTips, tips } from "./tips.js";
import { ASIDES } from "./tools.js";

export { bring } from "./decks/brought.js";

/** The title of the card that was declared last; everybody has seen it. @param {import("../../engine").View} view */
const declared = (view) => {
  const top = /** @type {import("../../engine").StormView} */ (view).storm.stack.at(-1);
  return top ? stormCard(top.card).title : "the card";
};

/** The cards of players' own in the deck. @param {import("../../engine").View} view */
const ownOf = (view) => /** @type {import("../../engine").StormView} */ (view).storm.own ?? [];

/** The card that people carry out by hand, if there is one, as the reason. @param {import("../../engine").View} view */
const peopleOnly = (view) => {
  const card = ownOf(view).find(({ by_hand }) => by_hand);
  return card ? byHand(card) : null;
};

/** Returns true while what was done by hand is judged. @param {import("../../engine").View} view */
const judges = (view) => Boolean(/** @type {import("../../engine").StormView} */ (view).storm.by_hand?.judged);

/** Returns true while an effect lasts. @param {import("../../engine").View} view */
const binds = (view) => /** @type {import("../../engine").StormView} */ (view).storm.lasting.length > 0;

/** @type {import("../protocol").TablePart} */
export const tablePart = {
  veil: {
    action: ["play your turn", "show my hand"],
    end: ["end your turn", "show my hand"],
    after: ["respond to the turn", "show my hand"],
    during: ["respond to the capture", "show my hand"],
    reply: (view) => [`respond to ${declared(view)}`, "show my hand"],
    target: (view) => [`choose for ${declared(view)}`, "show my hand"],
    admit: (view) => [
      judges(view) ? `say whether it is as ${declared(view)} says` : "answer the claim",
      "show my hand",
    ],
    "by-hand": (view) => [`carry out ${declared(view)}`, "show my hand"],
    forfeit: ["choose the piece that a word costs", "show my hand"],
    penalty: ["choose the pawn that a complaint costs", "show my hand"],
    balance: ["keep the card on the crown", "show my hand"],
    recall: ["tell which piece is missing; the clock starts at once", "show the board"],
    bystander: ["move for one of the players", "show the board"],
  },
  meet: (view) => ownOf(view).forEach(met),
  ownCards: (view) => ownOf(view).map(met),
  peopleOnly,
  panels: (table) => new StormPanels(table),
  binds,
  tips,
  seriesTips: { run: runTips },
  met: (view) => [
    ["lasting", binds(view) ? "#piles" : "none"],
    ["their card", view.log.some(({ card, seat }) => card && seat && seat !== view.eye) ? "#prompt-text" : "none"],
    ["their hand", ".seat.top .seat-bits .link"],
    ["dusk", /** @type {import("../../engine").StormView} */ (view).storm.points ? "#sun" : "none"],
  ],
  land: (view) => /** @type {import("../../engine").StormView} */ (view).storm.land,
  taken: pool,
  allCards: () => withExtra("screens", "the cards", (screens) => screens.allCards(GAME)),
  hand: (view, seat) => /** @type {import("../../engine").StormView} */ (view).storm.hands[seat],
  // Cards are played and discarded at the hand, or looked at in the stage before one is taken; those that answer the
  // other player have buttons, too.
  atHand: (match, offer) => {
    const { choice } = offer;
    const why = match.prompt?.why ?? "";
    if (why === "by-hand") return atTools(match, offer);
    return ["dump", ...ASIDES].includes(choice.t) || (choice.t === "card" && ["action", "end", "target"].includes(why));
  },
  // There is a card named Pass: the button that only ends a turn is not to be mistaken for it.
  answerWords: ({ prompt }, { choice }) => {
    if (choice.t === "pass" && prompt?.why === "end") return "End turn";
    if (prompt?.why === "by-hand" && choice.t === "pass") return "Take all back";
    if (prompt?.why === "balance" && choice.t === "word")
      return choice.word === "stood" ? "A real card stayed up" : "A real card fell";
    return null;
  },
  // Two players at a board may balance a real card, and both see what it does; one alone would only say that it stood.
  pressable: ({ prompt, people }, { choice }) =>
    !(prompt?.why === "balance" && choice.t === "word" && people.length < 2),
  // Of a card that takes several choices the last step is to say that these are all.
  expected: ({ prompt }, { choice, text }) =>
    (prompt?.why === "target" && choice.t === "done" && prompt.chosen.length > 0) ||
    (prompt?.why === "by-hand" && choice.t === "done") ||
    (prompt?.why === "admit" && prompt.card !== null && text === "word:admit"),
  inHand: ({ state }) => inHand(state),
  autoAnswer,
};
