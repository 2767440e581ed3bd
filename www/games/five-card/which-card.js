// The choice of the card that pays for a move, made at the hand: the cards that can pay are raised, one is touched.
import { changed } from "../../ui/begun.js";
import { button, h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { handCard } from "./cards.js";

/** @typedef {import("../../engine").Offer} Offer */

/**
 * Resolves with the answers that the touched card pays for; null where it is called off, or the signal ends it.
 * @param {import("../../table/table.js").Table} table
 * @param {import("../../cards/hand.js").Hand} hand
 * @param {Offer[][]} groups the answers of each card
 * @param {AbortSignal} signal
 * @returns {Promise<Offer[] | null>}
 */
export const whichCard = (table, hand, groups, signal) =>
  new Promise((resolve) => {
    const { prompt, board } = table;
    const over = new AbortController();
    const before = document.activeElement;
    const asked = prompt.text.textContent;
    /** @param {string | undefined} card */
    const groupOf = (card) => groups.find((group) => group[0].card === card);
    const nodes = [...hand.list.querySelectorAll("button")].filter(({ dataset }) => groupOf(dataset.card));
    /** @param {Offer[] | null} group */
    const close = (group) => {
      if (over.signal.aborted) return;
      over.abort();
      choice.remove();
      hand.root.classList.remove("asks");
      for (const node of nodes) node.classList.remove("asked");
      prompt.text.textContent = asked;
      prompt.bar.classList.remove("asks-card");
      if (group === null && before instanceof HTMLElement) before.focus({ preventScroll: true });
      resolve(group);
    };
    const free = groups.find(([{ card }]) => card === null);
    const choice = h(
      "div",
      { id: "chooser", class: "which-card", role: "group", "aria-label": "Which card?" },
      free && button("No card", { data: { text: free[0].text }, onclick: () => close(free) }),
      button("Cancel", { data: { test: "no-card" }, onclick: () => close(null) }),
    );
    const words = "Which card pays for the move?";
    // A tip is about the question before this one.
    table.beyond.coach?.close();
    prompt.text.textContent = words;
    prompt.bar.classList.add("asks-card");
    prompt.actions.append(choice);
    hand.root.classList.add("asks");
    changed();
    for (const node of nodes) node.classList.add("asked");
    nodes[0]?.focus({ preventScroll: true });
    const titles = groups.map(([{ card }]) => (card ? handCard(card).title : "no card"));
    announce(`${words} ${titles.join(" or ")}.`, "assertive");
    const options = { signal: over.signal, capture: true };
    // No card is lifted or dragged meanwhile.
    hand.list.addEventListener("pointerdown", (event) => event.stopPropagation(), options);
    hand.list.addEventListener(
      "click",
      (event) => {
        event.stopPropagation();
        const node = event.target instanceof Element ? event.target.closest("button") : null;
        const group = groupOf(node?.dataset.card);
        if (group) close(group);
        else prompt.refuse("That card can't pay for this move.");
      },
      options,
    );
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close(null);
      },
      options,
    );
    board?.grid.element.addEventListener("click", () => close(null), options);
    signal.addEventListener("abort", () => close(null), { signal: over.signal });
  });
