// Everything that one side keeps of a game that nobody deals, beside the save of its engine.
import { chance, toHex } from "./sums.js";

/**
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {import("./seals.js").Opened} Opened
 * @typedef {[text: string, thought: number, rolls: number[]]} Answer
 *
 * Everything that one side keeps of such a game, beside the engine's save.
 * @typedef {object} Kept
 * @property {import("../../engine").GameName} game
 * @property {import("../../engine").Options} options
 * @property {Seat} own
 * @property {string} seed of the own chain
 * @property {string[]} links the end of the other side's chain, then its links as far as they were shown
 * @property {string} start the seed that follows from the first links
 * @property {number} rolled links that have been used
 * @property {Answer[]} answers that both sides know, in order
 * @property {Answer[]} setup the own secret answers, from before them
 * @property {Opened[]} hidden what the own seals hide
 * @property {Record<string, string>} seals of the other side
 * @property {Record<string, Opened>} opened the own seals that were opened, by the number of the answer
 * @property {{ text: string, thought: number } | null} under the own answer that is under way
 * @property {import("./decks.js").KeptHands} [hands] hidden hands, where cards are drawn into them
 *
 * @typedef {object} Ties
 * @property {import("../../engine").Connection} connection to the own engine
 * @property {(message: object) => void} post
 * @property {() => Promise<import("./decks.js").Shuffler>} shuffler loads what shuffles
 * @property {import("../../games/protocol").Hidden | null} hidden hands, where the game has any
 * @property {(view: import("../../engine").View) => (string | null)[]} hand the own one
 * @property {(save?: string) => void} keep with the engine's save, where that is newer than what is shown
 * @property {(found: import("./audit.js").Cheat) => void} cheat
 * @property {(save: string) => void} clear the game is over, and all that was hidden has been opened and fits
 */

/**
 * A side as it is before the other one is known.
 * @param {Pick<Kept, "game" | "options" | "own">} about @returns {Kept}
 */
export const fresh = (about) => ({
  ...about,
  seed: toHex(chance()),
  links: [],
  start: "",
  rolled: 0,
  answers: [],
  setup: [],
  hidden: [],
  seals: {},
  opened: {},
  under: null,
});

/** @param {Seat} seat */
export const otherOf = (seat) => /** @type {Seat} */ (seat === "first" ? "second" : "first");
