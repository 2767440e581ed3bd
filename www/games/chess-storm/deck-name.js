// The deck that is played, beside the title of the table.
import { gameInfo } from "../../context.js";
import { h } from "../../ui/dom.js";
import { GAME } from "./cards.js";
import { ownDecks } from "./decks/own.js";
import { isSame, readyDecks } from "./decks/ready.js";

/** The name of a deck. @param {Pick<import("./decks/ready.js").Deck, "value" | "cards">} played */
async function deckName(played) {
  const decks = [...readyDecks(gameInfo(GAME).cards), ...(await ownDecks())];
  return decks.find((deck) => isSame(deck, played))?.name ?? "A deck of its own";
}

/** @param {import("../../table/table.js").Table} table */
export async function nameDeck({ match, root, stop: { signal } }) {
  const { cards } = match.request;
  // If each has a deck, no deck is the one that is played.
  if (match.state.options.decks === "own") return;
  const name = await deckName({ value: String(match.state.options.deck ?? ""), cards });
  // The pieces and cards of a task are its own, and the day says more than the deck of its game.
  if (signal.aborted || root.querySelector(".task, .title-note")) return;
  root.querySelector(".table-title")?.append(" ", h("small", { class: "title-note deck-name" }, name));
  // The title has no room on a phone: there the name stands behind that of the player in the bar.
  root.style.setProperty("--deck", JSON.stringify(` · ${name}`));
}
