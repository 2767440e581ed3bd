// The way from the core to the screens and dialogs of the extra `screens`.
import { extra } from "../extras/extra.js";
import { notLoaded, waited, withExtra } from "../extras/later.js";

/** The screens about own cards. */
const OWN = new Set(["shelf", "card", "sharing", "rating", "brought"]);

/**
 * The screens that are loaded when one of them is asked for; null if the player stops that.
 * @param {string} name @returns {Promise<import("../router.js").Screens | null>}
 */
export async function laterScreens(name) {
  if (name === "ended") {
    const archive = await waited("the finished games", extra("archive"));
    return archive && { ended: archive.endedGames };
  }
  if (name === "workshop") {
    const shop = await waited("the workshop", extra("workshop"));
    return shop && { workshop: shop.workshop };
  }
  if (name === "editor") return waited("the board editor", extra("editor"));
  if (name === "you") {
    const found = await waited("your page", extra("you"));
    return found && { you: found.you };
  }
  if (name === "evening") {
    const found = await waited("the evening", extra("evening"));
    return found && { evening: found.evening };
  }
  if (name === "run") {
    const found = await waited("the run", extra("run"));
    return found && { run: found.run };
  }
  if (OWN.has(name)) return (await waited("the cards", extra("shelf")))?.screens ?? null;
  const found = await waited("the screen", extra("screens"));
  return found && { gallery: found.gallery, setup: found.setup };
}

/** Shows a game that is over again. @param {import("../match/kept.js").GameRecord} game */
export const replay = (game) => withExtra("archive", "the replay", (archive) => archive.watch(game));

/** Shows a finished game with its review. @param {import("../match/kept.js").GameRecord} game */
export const reviewOf = (game) => withExtra("archive", "the review", (archive) => archive.review(game));

/**
 * The screen that shows a game again.
 * @template T
 * @param {(archive: import("../extras/list").Extras["archive"]) => T} act
 */
export const shownAgain = (act) => withExtra("archive", "the replay", act);

/**
 * A game on two devices.
 * @template T
 * @param {(line: typeof import("../line/line.js")) => T} act
 */
export const overLine = (act) => withExtra("line", "the line to another device", act);

/**
 * The analysis board.
 * @template T
 * @param {(board: typeof import("../analysis/extra.js")) => T} act
 */
export const analysis = (act) => withExtra("analysis", "the analysis board", act);

/** The rules of the games. @param {string} [game] shown first */
export const rulesDialog = (game) => withExtra("screens", "the rules", (screens) => screens.rulesDialog(game));

/** The question which game is played with a friend, and how. */
export const friend = () => withExtra("screens", "the games", (screens) => screens.friendDialog());

/** The first game of a game, or the list of them. @param {import("../engine").GameName} [game] */
export const learn = (game) => withExtra("screens", "the first games", (screens) => screens.learn(game));

/** The puzzles. */
export const puzzles = () => withExtra("screens", "the puzzles", (screens) => screens.puzzlesDialog());

/**
 * Opens what a link or a button leads to; gives back why not.
 * @param {string} what it is
 * @param {(found: typeof import("./extra.js")) => Promise<import("../router.js").Problem | null> | null} open
 * @returns {Promise<import("../router.js").Problem | null>}
 */
export async function opening(what, open) {
  const found = await waited(what, extra("screens")).catch(() => undefined);
  if (found === undefined) return { error: "not-loaded", message: notLoaded(what) };
  return found && open(found);
}
