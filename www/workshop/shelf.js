// The extra `shelf`: the pages about own cards, beside the one where they are made.
import { broughtPage } from "./brought-page.js";
import { cardPage } from "./card-page.js";
import { ratingPage } from "./rating-page.js";
import { sharingPage } from "./sharing-page.js";
import { shelfPage } from "./shelf-page.js";

export { keepIt, tryIt } from "./doing.js";
export { ownRows } from "./own-rows.js";

/** @type {import("../router.js").Screens} */
export const screens = {
  shelf: shelfPage,
  card: cardPage,
  sharing: sharingPage,
  rating: ratingPage,
  brought: broughtPage,
};
