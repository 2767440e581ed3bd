// All tips by their names: those for all games, and those of each game.
import { tips as storm } from "../../www/games/chess-storm/tips.js";
import { tips as deception } from "../../www/games/deception/tips.js";
import { tips as doublecross } from "../../www/games/doublecross/tips.js";
import { tips as fiveCard } from "../../www/games/five-card/tips.js";
import { tips as fullDouble } from "../../www/games/full-double/tips.js";
import { TIPS as usual } from "../../www/table/coach/tips.js";

const OWN = { "chess-storm": storm, deception, doublecross, "five-card": fiveCard, "full-double": fullDouble };

/** @type {Record<string, string>} */
export const TIPS = {
  ...usual,
  ...Object.fromEntries(
    Object.entries(OWN).flatMap(([game, tips]) =>
      Object.entries(tips).map(([name, text]) => [`${game} ${name}`, text]),
    ),
  ),
};
