// Chess Storm: a hand of effect cards, one a turn, and effects that last.
import { extra } from "../../extras/extra.js";
import { cardTable } from "../card-table.js";
import { forBeginners } from "./decks/ready.js";
import { change, settings } from "./settings.js";

/**
 * @typedef {import("../../match/seats.js").Level} Level
 * @typedef {import("../../engine").Options} Options
 */

/** @type {import("../protocol").GamePart} */
export const chessStorm = {
  deals: true,
  // The first game ever is one for beginners; then it is as the player last wanted it.
  async start() {
    const { chosen, deck, level } = settings.storm;
    if (chosen) return { options: /** @type {Options} */ (deck ? { deck } : {}), level: /** @type {Level} */ (level) };
    return { options: { deck: forBeginners() } };
  },
  began(options, level) {
    change({ storm: { chosen: true, deck: String(options?.deck ?? ""), level } });
  },
  pace: "40 min · new cards every game",
  book: true,
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
  practice: () => extra("practice"),
  table: () => cardTable("chessStorm"),
};
