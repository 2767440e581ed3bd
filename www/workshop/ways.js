// The ways that lead from a card that is made: to a board, to games, to others, to the shelf.
import { withExtra } from "../extras/later.js";
import { go } from "../router.js";

/** Back to the card as it was left. @param {import("./types").Made} card */
const backTo =
  ({ packed, info }) =>
  () =>
    go("workshop", info.by_hand ? { packed } : {});

/** @type {import("./types").Ways} */
export const ways = {
  openTry: (card) => withExtra("shelf", "the position", (shelf) => shelf.tryIt(card)),
  openRate: (card) => go("rating", { packed: card.packed, back: backTo(card) }),
  openShare: (card) => go("sharing", { packed: card.packed, back: backTo(card) }),
  keep: ({ packed, info }) => withExtra("shelf", "the shelf", (shelf) => shelf.keepIt({ packed, title: info.title })),
};
