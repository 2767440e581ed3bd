// The shelves of Chess Storm's gallery: when a card is played, whether it stays, what it does and what it touches.

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
const groupOf = ({ number, copies }) =>
  copies ? (GROUPS.findLast(([first]) => first <= number)?.[1] ?? "") : "Added cards";

/** What a card touches, by the words of its text. @type {[string, RegExp][]} */
const TOUCHED = [
  ["Pawns", /\bpawns?\b/],
  ["Knights", /\bknights?\b/],
  ["Bishops", /\bbishops?\b/],
  ["Rooks", /\brooks?\b/],
  ["Queens", /\b(queens?|princess)\b/],
  ["Kings", /\b(kings?|prince)\b/],
  ["Any piece", /\bpieces?\b/],
  ["Cards and hands", /\b(cards?|hands?|pile|effect)\b/],
  ["The board", /\b(board|squares?|borders?|wall|corners?|edge)\b/],
  ["Turns", /\b(turns?|undo)\b/],
];

/** @type {import("../../cards/gallery.js").Shelf[]} */
export const shelves = [
  { label: "When it is played", all: "Any moment", of: ({ window }) => [window] },
  { label: "How long it lasts", all: "Lasting or not", of: ({ lasts }) => [lasts ? "Stays in play" : "Works once"] },
  {
    label: "What it does",
    all: "Every kind",
    of: (card) => [groupOf(card)],
  },
  {
    label: "What it touches",
    all: "Any target",
    // Kings that are only left out are not touched.
    of: ({ text }) =>
      TOUCHED.filter(([, word]) => word.test(text.toLowerCase().replace(/\((not|no)[^)]*\)/g, ""))).map(
        ([name]) => name,
      ),
  },
];
