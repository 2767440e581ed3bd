// A kept game on the home screen, and the way to go on with it.
import { gameInfo } from "../context.js";
import { goOn, showBroken } from "../router.js";
import { button, h } from "../ui/dom.js";

/**
 * @typedef {import("../match/kept.js").Kept} Kept
 * @typedef {import("../match/kept.js").GameRecord} GameRecord
 */

/** Says how long ago something was kept; nothing if that is not known. @param {number} [when] */
const ago = (when) => {
  if (!when) return "";
  const minutes = Math.round((Date.now() - when) / 60000);
  if (!(minutes >= 1)) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`;
};

/** A record of another version may lack its seats. @param {Partial<GameRecord["seats"]>} [seats] */
const who = (seats) => [seats?.first, seats?.second].map((seat) => seat?.name ?? "?").join(" vs ");

/** @param {Kept} kept */
export function keptGame(kept) {
  const info = gameInfo(kept.game);
  if (!kept.record?.save) {
    return h(
      "div",
      { class: "continue" },
      h("div", {}, h("strong", {}, info.title), h("p", {}, "This saved game can't be read.")),
      button("Show it", { onclick: () => showBroken(kept, "This text isn't a Deckmate save.") }),
    );
  }
  return h(
    "div",
    { class: "continue", "data-test": "continue" },
    h(
      "div",
      {},
      h("strong", {}, info.title),
      h(
        "p",
        {},
        [who(kept.record.seats), `move ${kept.record.turn ?? 1}`, ago(kept.record.when)].filter(Boolean).join(" · "),
      ),
    ),
    button("Continue", { class: "button primary", "data-test": "continue-button", onclick: () => goOn(kept) }, "play"),
  );
}
