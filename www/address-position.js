// The position of a link: board or setup, and what is asked of the player in it.
import { plain, quoted } from "./address-options.js";
import { isObject } from "./ui/fit.js";
import { packed, unpacked } from "./ui/packed.js";

/** Letters of a task's sentence at most. */
const LONGEST = 200;

/** Returns the setup that stands in a link as base64url of its JSON. Throws a sentence. @param {string} word */
function setupIn(word) {
  let found;
  try {
    found = unpacked(word);
  } catch {
    throw new Error(`The word “setup” is a setup's JSON in base64url, and ${quoted(word)} can't be read as that.`);
  }
  if (!isObject(found)) throw new Error("The word “setup” holds an object: a board, hands, piles.");
  if ("cards" in found) throw new Error("Own cards stand in the word “own”, not in “setup”.");
  return /** @type {import("./engine").Setup} */ (found);
}

/**
 * Returns the position of a link, and its task. Throws a sentence.
 * @param {Record<string, string>} words
 */
export function positionOf({ board, setup, goal, say, own, seats = "hc", try: tried }) {
  if (board && setup) throw new Error("A link has “board” or “setup”, not both: the setup holds the board, too.");
  if (say !== undefined && !goal) throw new Error("The word “say” stands beside goal alone.");
  if (goal) {
    if (!say) throw new Error("A goal has its sentence for the player, too: say=White%20mates%20in%20two.");
    if (own || tried) throw new Error(`A link with a goal has no word “${own ? "own" : "try"}”.`);
    if (seats !== "hc" && seats !== "ch")
      throw new Error(`A goal is for one player: the seats are hc or ch, not ${quoted(seats)}.`);
    if (plain(say).length > LONGEST) throw new Error(`The word “say” has at most ${LONGEST} letters.`);
  }
  return {
    board: board ? plain(board).replace(/_/g, " ") : undefined,
    ...(setup && { setup: setupIn(plain(setup)) }),
    // In a goal, a plus joins two words.
    ...(goal && { goal: plain(goal.replace(/\+/g, "%2B")).replace(/_/g, " "), task: plain(say) }),
  };
}

/** @param {string} text in which spaces may be underscores */
const spaced = (text) => encodeURIComponent(text.replace(/ /g, "_")).replace(/%(2F|3A|2C|3D)/g, decodeURIComponent);

/**
 * The words of a position, and of its task.
 * @param {Pick<Partial<import("./match/kept.js").TableRequest>, "board" | "setup" | "goal" | "task">} table
 * @returns {Record<string, string>}
 */
export const positionWords = ({ board, setup, goal, task }) => ({
  ...(board && { board: spaced(board) }),
  ...(setup && { setup: packed(setup) }),
  ...(goal && task && { goal: spaced(goal), say: encodeURIComponent(task) }),
});
