// The sun that sinks to the turn after which points decide, with both sums in the last turns; and the other's deck,
// where each player has one.
import { galleryDialog } from "../../cards/card-dialog.js";
import { button, h } from "../../ui/dom.js";
import { capital, count } from "../../ui/words.js";
import { stormCard } from "./cards.js";

/** Stations of the sun's way. */
const STEPS = 12;

/** @typedef {import("../../engine").StormView} StormView */

/** The sun, and the sums where they are shown. @param {StormView} view */
function sun({ turn, sides, storm: { dusk = 0, points } }) {
  const left = Math.max(dusk - turn.number, 0);
  const gone = Math.round(((turn.number - 1) * STEPS) / dusk);
  const sums = points && `${capital(sides.first)} ${points.first}, ${sides.second} ${points.second}`;
  return [
    h(
      "span",
      { class: "sun-way", "aria-hidden": "true" },
      Array.from({ length: STEPS }, (_, at) => h("i", { data: { gone: at < gone } })),
    ),
    h("span", {}, left ? `Dusk in ${count(left, "turn")}` : "Last turn before dusk"),
    sums && h("strong", {}, sums),
  ];
}

export class Dusk {
  root = h("div", { class: "sun", id: "sun", hidden: true });

  /** @param {StormView} view @param {import("../../engine").Seat} owner whose hand lies open */
  paint(view, owner) {
    const { decks, dusk } = view.storm;
    this.root.hidden = !decks && !dusk;
    const { list = [] } = decks?.[owner === "first" ? "second" : "first"] ?? {};
    const read = () => galleryDialog(`Your opponent's deck: ${count(list.length, "card")}`, list.map(stormCard));
    const theirs = decks && button("Their deck", { class: "link", id: "their-deck", onclick: read });
    this.root.replaceChildren(...[dusk ? sun(view) : [], theirs ?? []].flat().filter((node) => node !== undefined));
  }
}
