// The stack of declared cards as it lies: on top the one that is carried out next, and an arrow from each card to the
// one that it cancels, copies, takes or interrupts.
import { cardDialog } from "../../cards/card-dialog.js";
import { readable } from "../../cards/zoom.js";
import { h } from "../../ui/dom.js";
import { stormCard } from "./cards.js";

/** The words for a card that is done with or waits. @type {Partial<Record<Declared["fate"], string>>} */
const FATES = { waiting: "waits", cancelled: "cancelled", failed: "no effect" };

/** @typedef {import("../../engine").Declared} Declared */

/**
 * The title of a declared card, which opens the card.
 * @param {string} name @param {import("../../engine").SideName} side
 */
export function cardLink(name, side) {
  const card = stormCard(name);
  const read = () => cardDialog(card, side);
  const link = h(
    "button",
    { type: "button", class: "card-link", data: { card: card.name }, onclick: read },
    card.title,
  );
  return readable(link, card, side);
}

/**
 * @param {Declared[]} stack the last one on top
 * @param {(seat: import("../../engine").Seat) => { side: import("../../engine").SideName, words: string }} whose
 */
export function stackList(stack, whose) {
  const last = stack.length - 1;
  const rows = stack.map(({ card, seat, fate, copies, about, next }) => {
    const { side, words } = whose(seat);
    const other = about === null ? null : stormCard(stack[about].card).title;
    const state = next ? "next" : FATES[fate];
    return h(
      "li",
      { class: `pile-card ${fate}${next ? " next" : ""}`, data: { card } },
      h("span", { class: `army-dot ${side}`, "aria-hidden": "true" }),
      h("span", { class: "only-read" }, `${words}: `),
      cardLink(card, side),
      copies && h("span", { class: "pile-copies" }, ` as ${stormCard(copies).title}`),
      state && h("span", { class: "pile-state" }, " ", next && h("span", { class: "pile-long" }, "resolves "), state),
      other && h("span", { class: "only-read" }, `, in response to ${other}`),
    );
  });
  const arrows = stack.flatMap(({ about }, at) => {
    if (about === null) return [];
    const [from, to] = [last - at, last - about];
    const way = to > from ? "down" : "up";
    const style = `--from: ${Math.min(from, to)}; --rows: ${Math.abs(to - from)}`;
    return [h("span", { class: `pile-arrow ${way}`, "aria-hidden": "true", style })];
  });
  return [h("ol", { class: "pile-list", "aria-label": "Declared cards" }, rows.reverse()), ...arrows];
}
