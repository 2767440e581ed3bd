// Chess Storm: a hand of effect cards, one a turn, and effects that last.
import { extra } from "../../extras/extra.js";
import { cardTable } from "../card-table.js";
import { forBeginners } from "./decks/ready.js";
import { change, settings } from "./settings.js";

/** @typedef {import("../../engine").Options} Options */

/** @type {import("../protocol").GamePart} */
export const chessStorm = {
  deals: true,
  runs: true,
  // The first game ever is one for beginners; then it is as the player last wanted it.
  async start() {
    const { chosen, deck, own } = settings.storm;
    const options = /** @type {Options} */ (deck ? { deck } : {});
    if (chosen) return { options, ...(own && { cards: own.split(" ") }) };
    return { options: { deck: forBeginners() } };
  },
  began(options, cards = []) {
    // A game of a run says nothing of the deck that is wanted.
    if (options?.decks === "own") return;
    change({ storm: { chosen: true, deck: String(options?.deck ?? ""), own: cards.join(" ") } });
  },
  gift: true,
  opponents: ["bomber", "zookeeper", "no", "purist"],
  brings: ["bomber", "zookeeper"],
  bring: async (name, options) => (await extra("chessStorm")).bring(name, options),
  pace: "40 min · new cards every game",
  book: true,
  steps: 6,
  scene: {
    ground: "teal",
    cards: [
      ["green", "white", "rook"],
      ["orange", "white", "peace"],
      ["teal", "white", "cross"],
    ],
  },
  hides: (options) => options?.open_hands !== true,
  plans: true,
  practice: () => extra("practice"),
  table: () => cardTable("chessStorm"),
};
