// The shelves of Chess Storm's gallery: when a card is played, whether it stays, what it does and what it touches.
import { isOwn } from "../../cards/own.js";
import { words } from "../../ui/words.js";

/** The printed deck stands in groups of like cards: the first number of each. @type {[number, string][]} */
const GROUPS = [
  [1, "At any time"],
  [3, "New rules for both"],
  [10, "Bombs and the board"],
  [17, "Changed pieces"],
  [28, "Swaps"],
  [39, "Stopping an attacker"],
  [43, "Odd journeys"],
  [55, "Pawns and double moves"],
  [70, "Jumps and relocations"],
  [81, "Meddling"],
  [92, "Returns and promotions"],
  [105, "Removals and revenge"],
  [117, "Cancelling and sacrifice"],
  [129, "Cards, time and the board"],
];

/** The group of a card; what is in no printed deck stands by itself. @param {import("../../engine").CardInfo} card */
const groupOf = (card) => {
  if (isOwn(card)) return "Own cards";
  return card.copies ? (GROUPS.findLast(([first]) => first <= card.number)?.[1] ?? "") : "";
};

/** The decks by the names that the engine knows them by. @type {Record<string, string>} */
const DECKS = { printed: "The printed deck", second: "The second deck" };

/** Words for what a card touches. @type {Record<string, string>} */
const TOUCHED = {
  pawn: "Pawns",
  knight: "Knights",
  bishop: "Bishops",
  rook: "Rooks",
  queen: "Queens",
  king: "Kings",
  piece: "Any piece",
  card: "Cards and hands",
  board: "The board",
  turn: "Turns",
};

/** Own cards and printed ones. @type {import("../../cards/gallery.js").Shelf} */
export const whose = {
  label: "Whose it is",
  all: "Yours and printed",
  of: (card) => [isOwn(card) ? "Yours" : "Printed"],
};

/** @type {import("../../cards/gallery.js").Shelf[]} */
export const shelves = [
  { label: "Which deck it is of", all: "Every deck", of: ({ deck = "" }) => [DECKS[deck] ?? "Added cards"] },
  { label: "When it is played", all: "Any moment", of: ({ window }) => [window] },
  { label: "How long it lasts", all: "Lasting or not", of: ({ lasts }) => [lasts ? "Stays in play" : "Works once"] },
  {
    label: "What it does",
    all: "Every kind",
    of: (card) => [groupOf(card)].filter(Boolean),
  },
  {
    label: "What it touches",
    all: "Any target",
    of: ({ touches = [] }) => touches.map((what) => TOUCHED[what] ?? words(what)),
  },
];
