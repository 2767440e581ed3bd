// The feats on the player's own page: two within reach with the way that is done, those that were reached in colour
// with their day, and all forty, which are told beforehand.
import { gameInfo } from "../context.js";
import { feats } from "../games/feats.js";
import { endedKeys } from "../match/ended.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { count, dayWords } from "../ui/words.js";
import { featsOfEarlier } from "./judged.js";
import { reached } from "./kept.js";
import { farOf, nearest } from "./nearest.js";
import { featPicture } from "./pictures.js";
import { keepRecord, weekRecord } from "./records.js";

/** @typedef {import("../games/feats.js").Feat} Feat */

/** The headings of those that belong to no single game. @type {Record<string, string>} */
const HEADINGS = { any: "All games", run: "A run of Chess Storm", evening: "An evening of 5 Card", puzzle: "Puzzles" };

/** The heading of a game. @param {string} game */
const heading = (game) => HEADINGS[game] ?? gameInfo(/** @type {import("../engine").GameName} */ (game)).title;

/** @param {Feat} feat @param {string} far whether it was reached, or how far one is @param {"h3" | "h4"} [tag] */
const words = ({ title, what }, far, tag = "h4") =>
  h("div", {}, h(tag, {}, title), h("p", {}, what), h("p", { class: "hint" }, far));

/** @param {string} day */
const dayIn = (day) => dayWords(new Date(`${day}T12:00`));

/** @param {Feat} feat @param {string | undefined} day */
const row = (feat, day) =>
  h(
    "li",
    { class: "feat", data: { feat: feat.id, got: String(day !== undefined) } },
    featPicture(feat.id, day !== undefined),
    words(feat, day ? `Reached ${dayIn(day)}` : farOf(feat.id)?.words || "Not yet"),
  );

/** One that is within reach, with its game or with the way that is done. @param {Feat} feat */
function nearRow(feat) {
  const far = farOf(feat.id);
  const game = feat.game === "any" ? "In any game" : heading(feat.game);
  const told = words(feat, far?.words ?? game, "h3");
  if (far) {
    const bar = h("span", { class: "feat-far", "aria-hidden": "true" }, h("span", {}));
    bar.style.setProperty("--far", `${(100 * far.done) / far.of}%`);
    told.append(bar);
  }
  return h("li", { class: "feat-near" }, featPicture(feat.id, false), told);
}

/** One that was reached, in colour. @param {Feat} feat @param {string} day */
const wonRow = (feat, day) =>
  h(
    "li",
    { class: "feat-won" },
    featPicture(feat.id),
    h("strong", {}, feat.title),
    h("span", { class: "hint" }, dayIn(day)),
  );

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

/** All of them by game, folded. @param {Record<string, string>} days @param {boolean} open */
const allOf = (days, open) =>
  h(
    "details",
    { class: "feats-all", open },
    h("summary", { "data-test": "feats-all" }, `All ${feats.length}, and what they ask for`),
    [...new Set(feats.map(({ game }) => game))].map((game) => [
      h("h3", {}, heading(game)),
      h(
        "ul",
        {},
        feats.filter((one) => one.game === game).map((one) => row(one, days[one.id])),
      ),
    ]),
  );

/** The two panels: what is within reach, and all that was reached with all that can be. */
export function featPanels() {
  const near = h("section", { class: "panel you-feats feats-near", "aria-label": "Within reach" });
  const all = h("section", { class: "panel you-feats", "aria-label": "Achievements" });
  const paint = () => {
    const days = reached();
    const got = feats.filter(({ id }) => days[id]).sort((one, other) => (days[one.id] < days[other.id] ? 1 : -1));
    const isOpen = all.querySelector("details")?.open ?? false;
    const close = nearest(days);
    near.hidden = !close.length;
    near.replaceChildren(h("h2", {}, "Within reach"), h("ul", {}, close.map(nearRow)));
    all.replaceChildren(
      h(
        "header",
        {},
        h("h2", {}, "Achievements"),
        h("p", { class: "hint", "data-test": "feats-got" }, `${got.length} of ${feats.length} reached`),
        earlier(paint) ?? "",
      ),
      got.length
        ? h(
            "ul",
            { class: "feats-won" },
            got.map((one) => wonRow(one, days[one.id])),
          )
        : "",
      allOf(days, isOpen),
    );
  };
  keepRecord("puzzle", weekRecord());
  paint();
  return { near, all };
}
