// Opens a position with a task, or with a line of answers that is shown, at a table of its own.
import { showAddress } from "../address.js";
import { context, refusal } from "../context.js";
import { matchPart } from "../games/registry.js";
import { release } from "../match/keeper.js";
import { deal, opened } from "../match/open.js";
import { seatsFor } from "../match/seats.js";
import { openTable } from "../router.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { setUpUsual } from "../usual.js";
import { LinePlay, TaskPlay } from "./task.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../router.js").Problem} Problem
 */

/** Says why something does not open. @param {Promise<Problem | null>} opening */
export async function say(opening) {
  const problem = await opening;
  if (problem) toast(sentence(problem.message), "trouble");
}

/** The cards that are drawn are always the same. */
export const SEED = "practice";

/**
 * Opens a position at a table of its own, of which nothing is kept, with its task. Gives a refusal of the
 * engine back instead of throwing it.
 * @param {{ game: GameName, name: string, title: string, position: import("../games/protocol").Position,
 *   level?: import("../match/seats.js").Level, seed?: string, line?: string[], address?: Record<string, string>,
 *   seats?: import("../match/seats.js").Seats, posed?: import("../match/kept.js").TableRequest }} what
 *   its name is what the address calls it, which may have other words; a line is shown instead of playing; a link that
 *   poses it asks for the table itself
 * @param {Omit<import("./task.js").Task, "goal">} task
 * @param {Partial<import("../table/table.js").Navigation>} navigation
 * @returns {Promise<Problem | null>}
 */
export async function openPosition(
  {
    game,
    name,
    title,
    position,
    level = "beginner",
    seed = SEED,
    line,
    address = { g: game, try: name },
    seats,
    posed,
  },
  task,
  navigation,
) {
  const { setup, options, moves, goal } = position;
  const conductor = line ? new LinePlay({ goal, ...task }, line) : new TaskPlay({ goal, ...task });
  const who = seats ?? seatsFor("hc", level);
  const request = posed ?? { game, seed, options, setup, moves, seats: who, practice: name };
  /** @type {import("../match/match.js").Match} */
  let match;
  try {
    context.table?.match.leave();
    match = await opened(context.connection, matchPart, (parts) => deal(context.connection, parts, request, conductor));
    if (posed) await context.connection.call("judge", goal, match.viewers);
  } catch (error) {
    return refusal(error);
  }
  match.title = title;
  release();
  // The game that is played here belongs to the task: a new game begins as one from home.
  const opening = openTable(match, { begin: task.again, setup: () => setUpUsual(game), ...navigation });
  // The table stands, and has left the address that was shown.
  showAddress(address);
  await opening;
  return null;
}
