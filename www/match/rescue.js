// The engine broke: it is thrown away, another one is started and goes on from the last good save.
import { context } from "../context.js";
import { trouble } from "../ui/trouble.js";

/**
 * @param {import("./match.js").Match} match
 * @param {unknown} error
 * @param {string} save before the answer that broke it
 */
export async function rescue(match, error, save) {
  if (match.gone) return;
  const { version } = context.catalog;
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const report = `${match.wish.game} ${version}\n${told}\n${match.sealed ? "(the save tells secrets)" : save}`;
  match.phase = "trouble";
  try {
    await match.link.restart();
    await match.link.call("loadGame", save);
    match.unveiled = null;
    await match.repaint();
    // Meanwhile nobody thinks.
    await trouble(
      "Something went wrong and was undone.",
      "The game is back where it was before the last action. You can go on playing.",
      report,
    );
  } catch (second) {
    const why = second instanceof Error ? second.message : "";
    trouble("The game engine stopped.", `Reload the page to continue the game. ${why}`, report);
  }
  if (!match.gone) match.phase = "idle";
}
