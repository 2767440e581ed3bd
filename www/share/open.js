// Opens the text of a game: it is played again, and must come to the same save.
import { context } from "../context.js";
import { withExtra } from "../extras/later.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { readGameText } from "./text.js";

/** @typedef {import("../match/seats.js").Seats} Seats */

/** The save of the game of a text. Throws a sentence. @param {string} text */
async function saveOf(text) {
  const { wanted, answers, sum } = readGameText(text);
  const save = await context.connection.call("played", wanted, answers);
  if (sum && sum !== JSON.parse(save).sum)
    throw new Error("The answers fit, but they are not those of the game whose sum stands in the text.");
  return save;
}

/** A player as the text names them. @param {string} words */
const player = (words) => ({ kind: /** @type {const} */ ("human"), name: words.slice(0, 40) });

/** Shows the game of a text again, or says what is wrong with the text. @param {string} text */
export async function openText(text) {
  try {
    const save = await saveOf(text);
    const name = (/** @type {string} */ tag, /** @type {string} */ other) =>
      RegExp(`^\\[${tag} "([^"\\\\]+)"\\]`, "m").exec(text)?.[1] ?? other;
    const seats = { first: player(name("First", "Player 1")), second: player(name("Second", "Player 2")) };
    const game = /** @type {any} */ ({ save, seats });
    await withExtra("archive", "the replay", (archive) => archive.watch(game));
  } catch (error) {
    toast(`This text can't be opened. ${sentence(/** @type {Error} */ (error).message)}`, "trouble");
  }
}
