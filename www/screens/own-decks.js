// The way of an own card into a deck of its game.
import { setUpPart } from "../games/set-ups.js";

/** @param {import("../engine").GameName} game @param {import("../cards/own.js").OwnInfo} card */
export const intoDeck = (game, card) => setUpPart(game).intoDeck?.(card);
