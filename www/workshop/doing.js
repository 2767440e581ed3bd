// The acts with an own card, wherever one is shown: tried, rated, given away, kept, changed, put into a deck.
import { isKept, keepCards, ownCards, replaceCard } from "../cards/shelf.js";
import { withExtra } from "../extras/later.js";
import { go } from "../router.js";
import { confirm } from "../ui/dialog.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { cardGame } from "./game.js";

/** @typedef {import("../cards/own.js").OwnInfo} OwnInfo */

/** The name of the game in which own cards are played. */
const gameName = () => /** @type {import("../engine").GameName} */ (cardGame()?.name);

/** A board on which it can be played. @param {Pick<OwnInfo, "packed">} card */
export const tryIt = ({ packed }) =>
  withExtra("screens", "the position", async (screens) => {
    const problem = await screens.practise(gameName(), packed);
    if (problem) toast(sentence(problem.message), "trouble");
  });

/** @param {Pick<OwnInfo, "packed">} card */
export const rateIt = ({ packed }) => go("rating", { packed });

/** @param {Pick<OwnInfo, "packed">} card @param {() => void} [back] where Back leads, if not to the card's page */
export const shareIt = ({ packed }, back) => go("sharing", { packed, back });

/** @param {Pick<OwnInfo, "packed">} card */
export const changeIt = ({ packed }) => go("workshop", { packed });

/** Puts it into a deck of the player's. @param {OwnInfo} card */
export const intoDeck = (card) => withExtra("screens", "the decks", (screens) => screens.intoDeck(gameName(), card));

/** Sets up a game in which the card is nearly always in hand. @param {OwnInfo} card */
export const playWith = (card) => withExtra("screens", "the set-up", (screens) => screens.playWith(gameName(), card));

/**
 * Keeps a card; one with the same title may make room for it. Returns whether it is kept now.
 * @param {Pick<OwnInfo, "packed" | "title">} card
 */
export async function keepIt({ packed, title }) {
  if (!isKept(packed)) {
    const before = (await ownCards()).find((card) => card.title === title);
    const words = `You keep another card called ${title}. This one can take its place, or both stay.`;
    const replaces = before && (await confirm("Replace it?", words, "Replace it", "Keep both", "primary"));
    if (before && replaces === null) return false;
    if (before && replaces) replaceCard(before.packed, packed);
    else keepCards([packed]);
  }
  toast(`${title} is on your shelf.`);
  return true;
}
