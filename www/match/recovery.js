// The engine crashed: it is thrown away, another one is started and goes on from the last good save.
import { context } from "../context.js";
import { trouble } from "../ui/trouble.js";

/**
 * Returns a report that a player may send to the people who mend the page.
 * @param {import("./match.js").Match} match @param {unknown} error @param {string} save before the answer that broke it
 */
export function reportOf(match, error, save) {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { version } = context.catalog;
  return `${match.request.game} ${version}\n${told}\n${match.sealed ? "(the save tells secrets)" : save}`;
}

/** Another engine with the game of a save. @param {import("../engine").Connection} connection @param {string} save */
export async function restore(connection, save) {
  await connection.restart();
  await connection.call("loadGame", save);
}

/** @param {string} report */
export const sayUndone = (report) =>
  trouble(
    "Something went wrong and was undone.",
    "The game is back where it was before the last action. You can go on playing.",
    report,
  );

/** The engine broke while it looked for a hint: of the game nothing is lost. @param {string} report */
export const sayNoHint = (report) =>
  trouble(
    "No hint could be found.",
    "The game engine stopped and was started again. Nothing in your game has changed: ask once more, or go on playing.",
    report,
  );

/** No other engine could be started. @param {unknown} error @param {string} report */
export function sayStopped(error, report) {
  const why = error instanceof Error ? error.message : "";
  trouble("The game engine stopped.", `Reload the page to continue the game. ${why}`, report);
}
