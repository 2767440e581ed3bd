// The ways that lead from a card that is made: to a board, to games, to others, to the shelf.
import { withExtra } from "../extras/later.js";
import { go } from "../router.js";

/** @type {import("./types").Ways} */
export const ways = {
  openTry: (card) => withExtra("shelf", "the position", (shelf) => shelf.tryIt(card)),
  openRate: ({ packed }) => go("rating", { packed }),
  openShare: ({ packed }) => go("sharing", { packed }),
  keep: ({ packed, info }) => withExtra("shelf", "the shelf", (shelf) => shelf.keepIt({ packed, title: info.title })),
};
