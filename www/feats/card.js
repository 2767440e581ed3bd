// The card of a feat on the result of a game: one at most, the others stand on the player's own page.

import { feats } from "../games/feats.js";
import { h } from "../ui/dom.js";
import { count } from "../ui/words.js";
import { featsBy } from "./judged.js";
import { featPicture } from "./pictures.js";

/** A window in which the title alone has room, in place of the words of the ending. */
const LOW = "(max-height: 43rem)";

/**
 * The card of the best of these feats: one of the game before one of all games.
 * @param {string[]} ids
 */
function featCard(ids) {
  const found = feats.filter((one) => ids.includes(one.id));
  const { id, title, what } = found.find(({ game }) => game !== "any") ?? found[0];
  return h(
    "section",
    { class: "feat-card", role: "status", data: { feat: id } },
    featPicture(id),
    h(
      "div",
      {},
      h("p", { class: "hint" }, "New achievement"),
      h("h3", {}, title),
      h("p", {}, what),
      ids.length > 1 && h("p", { class: "hint" }, `${count(ids.length - 1, "more")} on your page.`),
    ),
  );
}

/**
 * Shows what a game has brought on its result, below what is told there.
 * @param {import("../match/match.js").Match} match @param {HTMLElement} result
 */
export async function showFeat(match, result) {
  const fresh = await featsBy(match);
  if (!fresh.length || !result.isConnected || result.querySelector(".feat-card")) return;
  const card = featCard(fresh);
  if (matchMedia(LOW).matches) result.querySelector(".result-words")?.append(card);
  else result.querySelector(".result-what")?.after(card);
}
