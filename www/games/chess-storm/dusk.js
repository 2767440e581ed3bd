// The sun that sinks to the turn after which points decide, with both sums in the last turns, and what counts then; and
// the other's deck, where each player has one.
import { galleryDialog } from "../../cards/card-dialog.js";
import { armyName } from "../../pieces/looks.js";
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { count } from "../../ui/words.js";
import { stormCard, stormView } from "./cards.js";

/** Stations of the sun's way at most; where there are fewer turns, each has one. */
const MOST = 15;

/** @typedef {import("../../engine").StormView} StormView */

/** @typedef {import("../../match/match.js").Match} Match */

/** @param {number} left turns @param {boolean} yours whether one player alone reads it */
const leftWords = (left, yours) =>
  yours ? `${count(left, "turn")} of yours left` : `${count(left, "turn")} left each`;

/** The engine's words for what counts at dusk. @param {string} counts */
const explained = (counts) => dialog({ id: "dusk", title: "Dusk", size: "small", body: h("p", {}, counts) });

/**
 * The sun, the turns that are left, and the sums where they are shown.
 * @param {Match} match @param {StormView} view
 */
function sun({ people }, { sides, storm: { dusk = 0, counts = "", points, turns_left: left } }) {
  const me = people.length === 1 ? people[0] : null;
  const [mine, theirs] =
    me === "second" ? /** @type {const} */ (["second", "first"]) : /** @type {const} */ (["first", "second"]);
  const [one, other] = me ? ["you", "they"] : [armyName(sides[mine]), armyName(sides[theirs])];
  const turns = Math.ceil(dusk / 2);
  const steps = Math.min(MOST, turns);
  const gone = steps - Math.ceil(((left?.[mine] ?? 0) * steps) / turns);
  const sums = points && `Points: ${one} ${points[mine]}, ${other} ${points[theirs]}`;
  return [
    h(
      "span",
      { class: "sun-way", "aria-hidden": "true" },
      Array.from({ length: steps }, (_, at) => h("i", { data: { gone: at < gone } })),
    ),
    left &&
      button(left[mine] ? leftWords(left[mine], me !== null) : "Dusk", {
        class: "link sun-left",
        title: "What counts at dusk",
        onclick: () => explained(counts),
      }),
    sums && h("strong", {}, sums),
  ];
}

export class Dusk {
  root = h("div", { class: "sun", id: "sun", hidden: true });

  /** The signs before the sun, such as the hearts of a run. */
  before = h("span", { class: "sun-before" });

  /** @param {Match} match @param {import("../../engine").Seat} owner whose hand lies open */
  paint(match, owner) {
    const view = stormView(match);
    const { decks, dusk } = view.storm;
    this.root.hidden = !decks && !dusk;
    const { list = [] } = decks?.[owner === "first" ? "second" : "first"] ?? {};
    const read = () => galleryDialog(`Your opponent's deck: ${count(list.length, "card")}`, list.map(stormCard));
    const theirs = decks && button("Their deck", { class: "link", id: "their-deck", onclick: read });
    const parts = [this.before, dusk ? sun(match, view) : [], theirs ?? []].flat();
    this.root.replaceChildren(...parts.filter((node) => node !== undefined));
  }
}
