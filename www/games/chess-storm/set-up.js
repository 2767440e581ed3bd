// Chess Storm before a game and beside it: its options in words, its decks, its cards to read.
import { gallery } from "../../cards/gallery.js";
import { gameInfo } from "../../context.js";
import { h } from "../../ui/dom.js";
import { GAME } from "./cards.js";
import { deckField } from "./deck-field.js";
import { decksDialog, intoDeck, optionsOf, sharedDeck, trialOf } from "./decks/shelf.js";
import { shelves } from "./shelves.js";

/** @type {import("../protocol").SetUpPart} */
export const chessStorm = {
  lead: "deck",
  leadTitle: "Deck",
  labels: {
    "hand_size.first": "First player",
    "hand_size.second": "Second player",
    "decks.shared": "One for both",
    "decks.own": "One for each",
    dusk: "Dusk after turn",
    dump: "Discard useless cards",
    redraw: "Draw new cards",
    magnet_fixed: "Fixed magnets",
    checkers_backward: "Checkers jumps backward",
    cylinder_replaces_turn: "Cylinder replaces the move",
    uniform_prompts: "Always ask for a response",
    draw_claims: "Threefold and fifty-move draws",
    "draw_claims.claim": "On claim",
    push_kings: "Push moves kings",
    social_mode: "What a player says counts",
    "social_mode.chat": "If it is said here",
    "social_mode.honour": "If they admit it",
    bystander: "Ingerence: who moves",
    "bystander.engine": "The computer",
    "bystander.player": "Somebody nearby",
    "jenga.game": "Balancing game",
    memory_games: "Kidnapping",
    "memory_games.game": "Memory game",
    memory_seconds: "Seconds of Kidnapping's cover and answer",
    chronometer_seconds: "Seconds of Chronometer",
  },
  optionField: (_, { name }, put, start, cards) =>
    // The lists of own decks are those of runs: links and the engine know them, no form does.
    name === "deck" ? deckField(put, String(start ?? ""), cards) : name.startsWith("deck_") ? h("span") : null,
  rulesMore: () => [gallery(gameInfo(GAME).cards, { shelves })],
  shelves,
  rulings: "CS",
  decks: (play) => void decksDialog((deck) => play(optionsOf(deck), deck.cards)),
  intoDeck,
  trialOf,
  sharedDeck,
};
