// The shelves of Chess Storm's gallery: when a card is played, whether it stays, what it does and what it touches.

/** The printed deck stands in groups of like cards: the last number of each. @type {[number, string][]} */
const GROUPS = [
  [2, "At any time"],
  [9, "New rules for both"],
  [16, "Bombs and the board"],
  [27, "Changed pieces"],
  [38, "Swaps"],
  [42, "Stopping an attacker"],
  [54, "Odd journeys"],
  [69, "Pawns and double moves"],
  [80, "Jumps and relocations"],
  [91, "Meddling"],
  [104, "Returns and promotions"],
  [116, "Removals and revenge"],
  [128, "Cancelling and sacrifice"],
  [140, "Cards, time and the board"],
];

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
    of: ({ number }) => [GROUPS.find(([last]) => number <= last)?.[1] ?? ""],
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
