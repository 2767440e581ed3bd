// Chess Storm: a hand of effect cards, one a turn, and effects that last.

import { gallery, galleryDialog } from "../../cards/gallery.js";
import { gameInfo } from "../../context.js";
import { extra } from "../../extras/extra.js";
import { GAME, stormCard } from "./cards.js";
import { manyCards } from "./choosing.js";
import { deckField } from "./deck-field.js";
import { decksDialog, optionsOf, sharedDeck } from "./decks/shelf.js";
import { StormPanels } from "./panels.js";
import { autoAnswer, inHand } from "./passing.js";
import { pool } from "./pool.js";
import { shelves } from "./shelves.js";
import { ASIDES } from "./tools.js";

/** The title of the card that was declared last; everybody has seen it. @param {import("../../engine").View} view */
const declared = (view) => {
  const top = /** @type {import("../../engine").StormView} */ (view).storm.stack.at(-1);
  return top ? stormCard(top.card).title : "the card";
};

/** @type {import("../protocol").GamePart} */
export const chessStorm = {
  deals: true,
  labels: {
    "hand_size.first": "First player",
    "hand_size.second": "Second player",
    dump: "Discard useless cards",
    magnet_fixed: "Fixed magnets",
    checkers_backward: "Checkers jumps backward",
    cylinder_replaces_turn: "Cylinder replaces the move",
    uniform_prompts: "Always ask for a response",
    draw_claims: "Threefold and fifty-move draws",
    "draw_claims.claim": "On claim",
    push_kings: "Push moves kings",
    social_mode: "Words that count",
    "social_mode.chat": "Those said here",
    "social_mode.honour": "Those admitted",
    bystander: "Bystander of Ingerence",
    "bystander.player": "Somebody nearby",
    "jenga.game": "Balancing game",
    memory_games: "Kidnapping",
    "memory_games.game": "Memory game",
    memory_seconds: "Seconds of Kidnapping's cover and answer",
    chronometer_seconds: "Seconds of Chronometer",
  },
  book: true,
  rulesMore: () => [gallery(gameInfo(GAME).cards, { shelves })],
  scene: {
    rows: ["r..k...r", "pp.n.pp.", "..p.P...", "PP.N..PP"],
    marks: { "02": "shielded", 13: "royal", 31: "asleep" },
    cards: [
      ["white", "skull", -0.2, 0.5],
      ["black", "magnet", -0.02, 0.68],
      ["white", "crown", 0.16, 0.86],
    ],
  },
  hides: (options) => options?.open_hands !== true,
  veil: {
    action: ["play your turn", "show my hand"],
    end: ["end your turn", "show my hand"],
    after: ["respond to the turn", "show my hand"],
    during: ["respond to the capture", "show my hand"],
    reply: (view) => [`respond to ${declared(view)}`, "show my hand"],
    target: (view) => [`choose for ${declared(view)}`, "show my hand"],
    admit: ["answer the claim", "show my hand"],
    forfeit: ["choose the piece that a word costs", "show my hand"],
    penalty: ["choose the pawn that a complaint costs", "show my hand"],
    balance: ["keep the card on the crown", "show my hand"],
    recall: ["tell which piece is missing; the clock starts at once", "show the board"],
    bystander: ["move for one of the players", "show the board"],
  },
  panels: (table) => new StormPanels(table),
  optionField: (_, { name }, put, start) => (name === "deck" ? deckField(put, String(start ?? "")) : null),
  land: (view) => /** @type {import("../../engine").StormView} */ (view).storm.land,
  taken: pool,
  shelves,
  rulings: "CS",
  decks: (play) => void decksDialog((deck) => play(optionsOf(deck))),
  sharedDeck,
  practice: () => extra("practice"),
  allCards: () => galleryDialog("Cards of Chess Storm", gameInfo(GAME).cards, { shelves }),
  // Cards are played and discarded at the hand; those that answer the other player have buttons, too.
  atHand: ({ state }, { choice }) =>
    ["dump", ...ASIDES].includes(choice.t) ||
    (choice.t === "card" && (["action", "end"].includes(state.prompt?.why ?? "") || manyCards({ state }).length > 0)),
  // There is a card named Pass: the button that only ends a turn is not to be mistaken for it.
  answerWords: ({ state }, { choice }) => {
    if (choice.t === "pass" && state.prompt?.why === "end") return "End turn";
    if (state.prompt?.why === "balance" && choice.t === "word")
      return choice.word === "stood" ? "A real card stayed up" : "A real card fell";
    return null;
  },
  // Two players at a board may balance a real card, and both see what it does; one alone would only say that it stood.
  pressable: ({ state, people }, { choice }) =>
    !(state.prompt?.why === "balance" && choice.t === "word" && people.length < 2),
  inHand: ({ told }) => inHand(told),
  autoAnswer,
};
