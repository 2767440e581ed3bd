// One tab at a time holds a game with a player elsewhere: another one that opens it is told so, and may take it over;
// then the first is told.
import { context } from "../context.js";
import { askHere } from "../match/asking.js";
import { claim } from "../match/keeper.js";
import { go } from "../router.js";

const ONE = "Only one tab at a time can hold this game.";
const GONE = "It goes on there. What is played here is not kept.";

/**
 * Makes this tab the holder of a game; false where the player leaves it to another tab.
 * @param {string} name of what is held, as it is kept
 * @param {import("../engine").GameName | undefined} game left out: nothing is kept yet, and nobody is asked
 * @param {() => void} stop ends what this tab does with it, once another one has it
 * @param {() => unknown} again goes on with it here
 */
export async function hold(name, game, stop, again) {
  if (context.embedded) return true;
  const lost = async () => {
    stop();
    if (!game || !(await askHere(game, GONE))) return go("home");
    await claim(name, () => void lost(), true);
    await again();
  };
  if (await claim(name, () => void lost())) return true;
  if (game && !(await askHere(game, ONE))) return false;
  return claim(name, () => void lost(), true);
}
