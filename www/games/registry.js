// The games' own parts of the page, by the names of the catalogue.
import { chess } from "./chess/game.js";
import { chessStorm } from "./chess-storm/game.js";
import { deception } from "./deception/game.js";
import { doublecross } from "./doublecross/game.js";
import { fiveCard } from "./five-card/game.js";
import { fullDouble } from "./full-double/game.js";

/** @type {Record<string, import("./protocol").GamePart>} */
const games = {
  chess,
  "full-double": fullDouble,
  doublecross,
  "five-card": fiveCard,
  deception,
  "chess-storm": chessStorm,
};

/** A game that the page has nothing for is played as chess is. @param {string} name */
export const gamePart = (name) => games[name] ?? chess;
