// The deck that is played, beside the title of the table.
import { quietly } from "../../extras/extra.js";
import { h } from "../../ui/dom.js";

/** @param {import("../../table/table.js").Table} table */
export async function nameDeck({ match, root, stop: { signal } }) {
  const screens = await quietly("screens", signal);
  const name = await screens?.deckName(String(match.state.options.deck ?? ""));
  // The pieces and cards of a task are its own.
  if (!name || signal.aborted || root.querySelector(".task")) return;
  root.querySelector(".table-title")?.append(" ", h("small", { class: "deck-name" }, name));
}
