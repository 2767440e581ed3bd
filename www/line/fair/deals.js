// The choice between one device that deals and nobody, where a game on two devices begins, with what each means.
import { h } from "../../ui/dom.js";
import { ownSettings } from "../../ui/settings.js";
import { fair } from "../words.js";

/** @typedef {import("../../games/protocol").MatchPart} MatchPart */

const own = ownSettings({ deals: "one" });

const NOT_YET = "Not in this game: its cards look into piles and hands, which needs a device that deals them.";
const HOLDS = "Your device holds the game; the other one checks it at the end.";

/** True if this game is to be played so that nobody deals. @param {MatchPart} part */
export const nobodyDeals = ({ nobody }) => own.settings.deals === "nobody" && nobody !== undefined;

/** The meaning of *nobody deals*, for whoever is invited. @param {MatchPart} part */
export const nobodyMeans = ({ nobody = "", deals }) => (deals ? `Nobody deals. ${nobody}` : nobody);

/** The choice, for a game. @param {MatchPart} part */
export function dealsField(part) {
  const { nobody, deals, hides } = part;
  /** @param {"one" | "nobody"} value @param {string} title @param {string} about */
  const way = (value, title, about) =>
    h(
      "label",
      { class: "line-deal" },
      h("input", {
        type: "radio",
        name: "line-deals",
        value,
        checked: (value === "nobody") === nobodyDeals(part),
        disabled: value === "nobody" && !nobody,
        onchange: () => own.change({ deals: value }),
      }),
      h("span", {}, h("b", {}, title), h("small", {}, about)),
    );
  const [asks, mine, none] = deals
    ? ["Who deals", "My device deals", "Nobody deals"]
    : ["Who holds the game", "My device", "Both devices"];
  return h(
    "div",
    { class: "field line-deals", role: "radiogroup", "aria-label": asks },
    h("span", { class: "field-label" }, asks),
    way("one", mine, deals || hides?.({}) ? fair("Your", deals) : HOLDS),
    way("nobody", none, nobody ?? NOT_YET),
  );
}
