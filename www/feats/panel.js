// All forty feats on the player's own page: picture, sentence, and the day of those that were reached.
import { gameInfo } from "../context.js";
import { feats } from "../games/feats.js";
import { endedKeys } from "../match/ended.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { count, dayWords } from "../ui/words.js";
import { featsOfEarlier } from "./judged.js";
import { reached } from "./kept.js";
import { farWords, nearest } from "./nearest.js";
import { featPicture } from "./pictures.js";
import { keepRecord, weekRecord } from "./records.js";

/** @typedef {import("../games/feats.js").Feat} Feat */

/** The headings of those that belong to no single game. @type {Record<string, string>} */
const HEADINGS = { any: "All games", run: "A run of Chess Storm", evening: "An evening of 5 Card", puzzle: "Puzzles" };

/** @param {Feat} feat @param {string} far whether it was reached, or how far one is */
const words = ({ title, what }, far) =>
  h("div", {}, h("h4", {}, title), h("p", {}, what), h("p", { class: "hint" }, far));

/** @param {Feat} feat @param {string | undefined} day */
const row = (feat, day) =>
  h(
    "li",
    { class: "feat", data: { feat: feat.id, got: String(day !== undefined) } },
    featPicture(feat.id, day !== undefined),
    words(feat, day ? `Reached ${dayWords(new Date(`${day}T12:00`))}` : farWords(feat.id) || "Not yet"),
  );

/** One that is within reach: it stands with its game, too. @param {Feat} feat */
const nearRow = (feat) => {
  const game = HEADINGS[feat.game] ?? gameInfo(/** @type {import("../engine").GameName} */ (feat.game)).title;
  return h("li", { class: "feat-near" }, featPicture(feat.id, false), words(feat, farWords(feat.id) || game));
};

/** The finished games that are kept are looked through. @param {() => void} changed */
function earlier(changed) {
  const games = endedKeys().length;
  if (!games) return null;
  const act = button(`Look through ${count(games, "finished game")}`, {
    class: "button small",
    "data-test": "feats-earlier",
    onclick: async () => {
      act.disabled = true;
      try {
        const fresh = await featsOfEarlier((done) => {
          act.textContent = `Game ${done} of ${games}`;
        });
        toast(fresh.length ? `${count(fresh.length, "new achievement")}.` : "Nothing new in these games.");
      } catch {
        toast("These games can't be looked through now.", "trouble");
      }
      changed();
    },
  });
  return act;
}

/** The achievements; they are all told beforehand. */
export function featPanel() {
  const root = h("section", { class: "panel you-feats", "aria-label": "Achievements" });
  const paint = () => {
    const days = reached();
    const got = feats.filter(({ id }) => days[id]).length;
    const near = nearest(days);
    const games = [...new Set(feats.map(({ game }) => game))];
    root.replaceChildren(
      h(
        "header",
        {},
        h("h2", {}, "Achievements"),
        h("p", { class: "hint", "data-test": "feats-got" }, `${got} of ${feats.length} reached`),
        earlier(paint) ?? "",
      ),
      ...(near.length ? [h("h3", {}, "Within reach"), h("ul", {}, near.map(nearRow))] : []),
      ...games.flatMap((game) => [
        h("h3", {}, HEADINGS[game] ?? gameInfo(/** @type {import("../engine").GameName} */ (game)).title),
        h(
          "ul",
          {},
          feats.filter((one) => one.game === game).map((one) => row(one, days[one.id])),
        ),
      ]),
    );
  };
  keepRecord("puzzle", weekRecord());
  paint();
  return root;
}
