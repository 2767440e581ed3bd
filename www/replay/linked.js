// A link that holds a whole game: it is shown again, from any of its answers.
import { seats, showAddress, words } from "../address.js";
import { context, refusal } from "../context.js";
import { go } from "../router.js";
import { confirm } from "../ui/dialog.js";
import { oneLine, sentence } from "../ui/words.js";
import { openReplay, replayShown } from "./open.js";

/** The words that such a link may have. */
const KNOWN = ["replay", "at", "seats", "level", "theme", "embed", "g"];

/** A fault of the words themselves; every other is the engine's. */
class Fault extends Error {}

/** A game that is played here, and kept nowhere, ends only if its player agrees. */
const mayLeave = () => {
  const match = context.table?.match;
  if (!match || match.over || replayShown() || (match.keeps && !context.embedded)) return true;
  return confirm("Leave this game?", "The link shows another game, and this one is not kept.", "Leave");
};

/** @param {Record<string, string>} found */
function seatsOf(found) {
  try {
    return seats(found.seats ?? "hc", found.level ?? "normal");
  } catch (error) {
    throw new Fault(/** @type {Error} */ (error).message);
  }
}

/** Shows it; whether anything is shown. */
export async function linked() {
  const found = words();
  try {
    const strange = Object.keys(found).find((word) => !KNOWN.includes(word));
    if (strange !== undefined) throw new Fault(`A link to a game has no word “${oneLine(strange.slice(0, 80))}”.`);
    const at = found.at ?? "0";
    if (!/^\d{1,6}$/.test(at)) throw new Fault("The place in the game is a number.");
    const who = seatsOf(found);
    if (!(await mayLeave())) return true;
    await openReplay({ save: found.replay, seats: who }, () => go("home"));
    const shown = replayShown();
    if (!shown) return true;
    showAddress(found);
    await shown.go(Number(at));
  } catch (error) {
    const { message } = await refusal(error instanceof Fault ? { error: "bad-input", message: error.message } : error);
    go("home", { notice: `This link doesn't work. ${sentence(message)}` });
  }
  return true;
}
