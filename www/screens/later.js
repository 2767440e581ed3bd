// The way from the core to the screens and dialogs of the extra `screens`.
import { extra } from "../extras/extra.js";
import { notLoaded, waited, withExtra } from "../extras/later.js";

/** The screens that are loaded when one is asked for; null if the player stops that. */
export async function laterScreens() {
  const found = await waited("the screen", extra("screens"));
  return found && { gallery: found.gallery, setup: found.setup };
}

/** The rules of the games. @param {string} [game] shown first */
export const rulesDialog = (game) => withExtra("screens", "the rules", (screens) => screens.rulesDialog(game));

/**
 * Opens the practice position of a card; gives back why not.
 * @param {import("../engine").GameName} game @param {string} card
 * @returns {Promise<import("../router.js").Problem | null>}
 */
export async function practise(game, card) {
  const what = "the practice positions";
  const found = await waited(what, extra("screens")).catch(() => undefined);
  if (found === undefined) return { error: "not-loaded", message: notLoaded(what) };
  return found ? found.practise(game, card) : null;
}
