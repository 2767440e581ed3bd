// The extra `lessons`: the steps of each game's first game.
import { steps as chess } from "./chess/steps.js";
import { steps as chessStorm } from "./chess-storm/steps.js";
import { steps as deception } from "./deception/steps.js";
import { steps as doublecross } from "./doublecross/steps.js";
import { steps as fiveCard } from "./five-card/steps.js";
import { steps as fullDouble } from "./full-double/steps.js";

/** @type {Record<string, import("./protocol").Step[]>} */
const all = {
  "full-double": fullDouble,
  doublecross,
  "five-card": fiveCard,
  deception,
  "chess-storm": chessStorm,
  chess,
};

/** The steps of a game's first game; none for a game that the page has nothing for. @param {string} game */
export const stepsOf = (game) => (Object.hasOwn(all, game) ? all[game] : []);
