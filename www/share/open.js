// Opens the text of a game: it is played again, and must come to the same save.
import { context } from "../context.js";
import { readGameText } from "../engine/game-text.js";
import { withExtra } from "../extras/later.js";
import { fitSeats } from "../match/seats.js";
import { sentence } from "../ui/words.js";

/** The save of the game of a text, and who played it. Throws a sentence. @param {string} text */
async function read(text) {
  const { wanted, answers, sum, seats } = readGameText(text);
  const save = await context.connection.call("played", wanted, answers);
  if (sum && sum !== JSON.parse(save).sum)
    throw new Error("The answers fit, but they are not those of the game whose sum stands in the text.");
  return { save, seats: fitSeats(seats) };
}

/** Shows the game of a text again, or gives what is wrong with the text. @param {string} text */
export async function openText(text) {
  try {
    const game = /** @type {any} */ (await read(text));
    await withExtra("archive", "the replay", (archive) => archive.watch(game));
  } catch (error) {
    return `This text can't be opened. ${sentence(/** @type {Error} */ (error).message)}`;
  }
}
