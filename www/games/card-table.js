// A table at which there are cards: the code that shows cards comes with it.
import { extra } from "../extras/extra.js";

/** Loads what a game adds to its table. @param {"chessStorm" | "doublecross" | "fiveCard"} name of its extra */
export async function cardTable(name) {
  const [{ tablePart }] = await Promise.all([extra(name), extra("cards")]);
  return tablePart;
}
