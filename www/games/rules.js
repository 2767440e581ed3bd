// The extra `rules`: what the dialog of the rules says of each game, as HTML, rendered when the page is built.

import chess from "./chess/rules.md";
import chessStorm from "./chess-storm/rules.md";
import deception from "./deception/rules.md";
import doublecross from "./doublecross/rules.md";
import fiveCard from "./five-card/rules.md";
import fullDouble from "./full-double/rules.md";

/** @type {Record<string, string>} */
const texts = {
  "full-double": fullDouble,
  doublecross,
  "five-card": fiveCard,
  deception,
  "chess-storm": chessStorm,
  chess,
};

/** The rules of a game. @param {string} name */
export const rulesOf = (name) =>
  Object.hasOwn(texts, name) ? texts[name] : "<p>This page has no rules of this game.</p>";
