// The games' parts of the set-up screen, the gallery and the rules: all that a running game does not need.
import { chess } from "./chess/set-up.js";
import { chessStorm } from "./chess-storm/set-up.js";
import { deception } from "./deception/set-up.js";
import { doublecross } from "./doublecross/set-up.js";
import { fiveCard } from "./five-card/set-up.js";
import { fullDouble } from "./full-double/set-up.js";

/** @type {Record<string, import("./protocol").SetUpPart>} */
const games = {
  "full-double": fullDouble,
  doublecross,
  "five-card": fiveCard,
  deception,
  "chess-storm": chessStorm,
  chess,
};

/** For a game that the page has nothing for. @type {import("./protocol").SetUpPart} */
const plain = {};

/** @param {string} name @returns {import("./protocol").SetUpPart} */
export const setUpPart = (name) => (Object.hasOwn(games, name) ? games[name] : plain);
