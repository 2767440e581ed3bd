// The game whose cards are made in the workshop.
import { context } from "../context.js";

/** The game whose cards have pictures made of signs. */
export const cardGame = () =>
  context.catalog.games.find(({ cards }) => cards?.some(({ glyphs }) => glyphs !== undefined));

/** The title of a printed card. @param {string} name */
export const titleOf = (name) => cardGame()?.cards.find((card) => card.name === name)?.title ?? name;
