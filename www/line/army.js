// The name of an army, before the table of its game is loaded.
import { gamePart } from "../games/registry.js";
import { capital } from "../ui/words.js";

/** @param {string} game @param {boolean} white */
export const armyOf = (game, white) => capital(white ? (gamePart(game).livery?.white ?? "white") : "black");
