// The deck that is played, beside the title of the table.
import { gameInfo } from "../../context.js";
import { h } from "../../ui/dom.js";
import { GAME } from "./cards.js";
import { ownDecks } from "./decks/own.js";
import { readyDecks } from "./decks/ready.js";

/** The name of the deck that an option's value makes. @param {string} value */
async function deckName(value) {
  const decks = [...readyDecks(gameInfo(GAME).cards), ...(await ownDecks())];
  return decks.find((deck) => deck.value === value)?.name ?? "A deck of its own";
}

/** @param {import("../../table/table.js").Table} table */
export async function nameDeck({ match, root, stop: { signal } }) {
  const name = await deckName(String(match.state.options.deck ?? ""));
  // The pieces and cards of a task are its own, and the day says more than the deck of its game.
  if (signal.aborted || root.querySelector(".task, .title-note")) return;
  root.querySelector(".table-title")?.append(" ", h("small", { class: "title-note deck-name" }, name));
}
